// What is shown until the module is there: how much of it has arrived, and the scene that waits for it.

import { elements } from "./elements.mjs";
import { parsedFragment } from "./link.mjs";

const parts = elements("loading", "waiting");
const root = document.documentElement;

/// The ring of a module that is loaded.
export class Loading {
    constructor(launcher) {
        this.follow = () => {
            const { scene, trace } = parsedFragment(location.hash);
            root.dataset.view = scene === undefined && trace === undefined ? "launcher" : "waiting";
            parts.waiting.textContent = launcher.title(scene) ?? "";
        };
        addEventListener("hashchange", this.follow);
        this.follow();
    }

    /// Shows the number of bytes that have arrived.
    show(bytes) {
        const percent = Math.min(100, Math.floor((bytes * 100) / parts.loading.dataset.bytes));
        parts.loading.style.setProperty("--part", `${percent}%`);
        parts.loading.setAttribute("aria-valuenow", percent);
    }

    end() {
        removeEventListener("hashchange", this.follow);
        parts.loading.hidden = true;
        root.dataset.view = "launcher";
    }
}
