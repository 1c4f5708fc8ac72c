// The list of all scenes, with their pictures.

import { element, elements } from "./elements.mjs";
import { Painter } from "./painter.mjs";

/// The scenes with which to begin; the others follow by name.
const FIRST = ["photos", "dots", "drawing", "controls-scrolling", "everything", "nested-scrolling", "sheet", "checkmark", "motion"];

/// Returns the name of a scene as a title: `photos-eager` as `Photos eager`.
export const title = (name) => name[0].toUpperCase() + name.slice(1).replaceAll("-", " ");

const rank = (name) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/// Returns a phrase as a sentence.
const sentence = (text) => (text ? text[0].toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".") : "");

const idle = globalThis.requestIdleCallback ?? ((action) => setTimeout(action, 50));

/// The launcher of a module's scenes.
export class Launcher {
    /// The scenes whose pictures are due: those that were scrolled into view.
    due = [];

    constructor(module) {
        Object.assign(this, { module }, elements("launcher", "scenes", "search", "found"));
        this.cards = module.scenes.map((scene, index) => this.card(scene, index));
        const order = this.cards.map((_, index) => index).sort((a, b) => rank(module.scenes[a].name) - rank(module.scenes[b].name));
        this.scenes.replaceChildren(...order.map((index) => this.cards[index]));
        this.search.addEventListener("input", () => this.filter());
        this.observer = new IntersectionObserver((entries) => this.reveal(entries), { rootMargin: "200px" });
        for (const card of this.cards) this.observer.observe(card);
    }

    get isShown() {
        return !this.launcher.hidden;
    }

    get isFocused() {
        return this.launcher.contains(document.activeElement);
    }

    /// Gives a scene's card the keyboard.
    focus(index) {
        this.cards[index].querySelector("a").focus();
    }

    show(isShown) {
        this.launcher.hidden = !isShown;
        if (isShown) this.paintLater();
    }

    card({ name, summary, hint, width, height }, index) {
        const picture = element("canvas", { width, height, "aria-hidden": "true" });
        const link = element("a", { href: `#scene=${encodeURIComponent(name)}`, "data-index": index },
            element("span", { class: "picture" }, picture),
            element("h2", {}, title(name)), element("p", {}, sentence(summary)), hint ? element("p", { class: "hint" }, sentence(hint)) : "");
        return element("li", {}, link);
    }

    filter() {
        const words = this.search.value.toLowerCase().split(/\s+/).filter((word) => word);
        let count = 0;
        for (const card of this.cards) {
            const text = card.textContent.toLowerCase();
            card.hidden = !words.every((word) => text.includes(word));
            if (!card.hidden) count += 1;
        }
        this.found.textContent = words.length === 0 ? "" : count === 0 ? "No scene matches." : `${count} ${count === 1 ? "scene" : "scenes"}`;
    }

    reveal(entries) {
        for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            this.observer.unobserve(target);
            this.due.push(this.cards.indexOf(target));
        }
        this.paintLater();
    }

    /// Paints the pictures one by one while the page is idle and no scene runs: the module has one scene at a time.
    paintLater() {
        if (this.isWaiting || this.due.length === 0 || !this.isShown) return;
        this.isWaiting = true;
        idle(() => {
            this.isWaiting = false;
            if (!this.isShown) return;
            this.paint(this.due.shift());
            this.paintLater();
        });
    }

    paint(index) {
        const { module, cards } = this;
        const { width, height } = module.scenes[index];
        const canvas = cards[index].querySelector("canvas");
        const scale = Math.min(canvas.clientWidth / width || 1, canvas.clientHeight / height || 1) * Math.min(2, devicePixelRatio);
        try {
            module.start(index, { width, height, scale });
            const painter = new Painter(canvas, (image) => module.image(image));
            painter.resize({ width, height }, scale);
            painter.paint(module.draw());
            cards[index].dataset.painted = "";
        } catch (error) {
            // A scene without a picture can still be opened, and says then what is wrong.
            console.warn(error);
        }
    }
}
