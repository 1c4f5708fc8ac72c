// The list of all scenes, which is in the page before the module is there.

import { elements } from "./elements.mjs";
import { parsedFragment } from "./link.mjs";

/// The launcher.
export class Launcher {
    /// The texts that are searched beside those of the cards, by the name of the scene.
    summaries = new Map();

    constructor() {
        Object.assign(this, elements("launcher", "scenes", "search", "found"));
        this.links = new Map(Array.from(this.scenes.querySelectorAll("a"), (link) => [parsedFragment(link.hash).scene, link]));
        this.search.addEventListener("input", () => this.filter());
    }

    get isFocused() {
        return this.launcher.contains(document.activeElement);
    }

    /// Gives a scene's card the keyboard.
    focus(name) {
        const link = this.links.get(name);
        const family = link?.closest("details");
        if (family) family.open = true;
        link?.focus();
    }

    show(isShown) {
        this.launcher.hidden = !isShown;
    }

    /// Returns the title of a scene; `undefined` if there is no such scene.
    title(name) {
        return this.links.get(name)?.querySelector("h3, span").textContent;
    }

    filter() {
        const words = this.search.value.toLowerCase().split(/\s+/).filter((word) => word);
        let count = 0;
        for (const [name, link] of this.links) {
            const family = link.closest("details")?.querySelector("summary").textContent;
            const text = [link.textContent, family, this.summaries.get(name)].join(" ").toLowerCase();
            link.parentElement.hidden = !words.every((word) => text.includes(word));
            if (!link.parentElement.hidden) count += 1;
        }
        const isEmpty = (part) => !part.querySelector("li:not([hidden]) > a");
        for (const family of this.scenes.querySelectorAll("details")) {
            family.parentElement.hidden = isEmpty(family);
            family.open = words.length > 0;
        }
        for (const group of this.scenes.children) group.hidden = isEmpty(group);
        this.found.textContent = words.length === 0 ? "" : count === 0 ? "No scene matches." : `${count} ${count === 1 ? "scene" : "scenes"}`;
    }
}
