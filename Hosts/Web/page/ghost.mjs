// A ghost hand: drawn fingers play the story of a scene that is opened, until the first touch or key, and on the launcher those of the cards in sight.

import { element, elements } from "./elements.mjs";
import { parsedFragment } from "./link.mjs";
import { Session } from "./session.mjs";
import { Trails } from "./trails.mjs";

/// The times before a story begins and after it ends, in milliseconds.
const BEFORE = 500;
const AFTER = 1200;
/// What a person does first.
const FIRST = ["pointerdown", "touchstart", "wheel", "keydown", "click"];
/// The part of a card's picture that is in sight when its story is played.
const SEEN = 0.8;

const wait = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });
const frame = () => new Promise((resolve) => { requestAnimationFrame(resolve); });
const overlay = (style) => {
    const canvas = element("canvas", { "aria-hidden": "true", "data-ghost": true });
    Object.assign(canvas.style, { pointerEvents: "none", ...style });
    return canvas;
};

/// The stories as links, by scene.
let stories;
const storyOf = async (name) => {
    stories ??= fetch("ghosts.json").then((response) => response.json());
    return (await stories)[name];
};

/// Begins to play what fits to the page; the result's `end()` ends it.
export function play(page) {
    const hand = page.scene === undefined ? new CardHands(page) : new SceneHand(page);
    hand.play().catch((error) => {
        // Without its stories the page is as good.
        console.info(error);
        stories = undefined;
        hand.end();
    });
    return hand;
}

/// Shows the fingers of a session until its story is over; `isOn()` returns whether it goes on.
async function follow(session, canvas, isOn) {
    const trails = new Trails(canvas);
    let end = Infinity;
    while (isOn() && performance.now() < end) {
        // The past is watched, then it is the present.
        if (end === Infinity && !session.clock.isBehind) end = performance.now() + AFTER;
        trails.show(session.module, session.painter);
        await frame();
    }
}

/// The hand on an open scene. It plays in a session of its own: the scene starts anew for the person.
class SceneHand {
    isOn = true;

    constructor(page) {
        Object.assign(this, { page }, elements("screen", "past"));
        this.canvas = overlay();
        this.label = element("p", { role: "status", "data-ghost": true });
        Object.assign(this.label.style, {
            position: "absolute", left: "50%", bottom: "0.75rem", padding: "0.3rem 0.9rem", borderRadius: "1rem", background: "var(--ink)", color: "var(--paper)",
            font: "600 0.9rem system-ui, sans-serif", whiteSpace: "nowrap", pointerEvents: "none", opacity: 0.9, transform: "translateX(-50%)", zIndex: 1,
        });
        this.first = () => this.end(true);
        for (const name of FIRST) addEventListener(name, this.first, { capture: true, passive: true });
    }

    async play() {
        const { page, canvas, label } = this, { session } = page;
        const link = await storyOf(page.scene);
        if (!this.isOn) return;
        if (!link) return this.end();
        this.screen.append(canvas, label);
        label.textContent = "Watch";
        // One can neither go on from here nor back.
        this.past.style.display = "none";
        await wait(BEFORE);
        if (!this.isOn) return;
        this.isPlaying = true;
        // Nothing is read out, and no element is offered, of what the person has not done.
        session.showElements = () => {};
        page.openTrace(link);
        await follow(session, canvas, () => this.isOn && session.isOpen);
        if (!this.isOn) return;
        this.end(true);
        this.screen.append(label);
        label.textContent = "Now you";
        await label.animate([{ opacity: 0.9, offset: 0.8 }, { opacity: 0 }], 2500).finished;
        label.remove();
    }

    /// Ends the story. If the scene stays, it starts for the person.
    end(stays = false) {
        this.canvas.remove();
        this.label.remove();
        if (!this.isOn) return;
        this.isOn = false;
        this.past.style.display = "";
        for (const name of FIRST) removeEventListener(name, this.first, { capture: true });
        if (!this.isPlaying) return;
        delete this.page.session.showElements;
        this.page.replayed = undefined;
        // A scene that has stopped shows why.
        if (stays && this.page.session.isOpen) this.page.restart();
    }
}

/// A session of a card, which assistive technologies do not see.
class CardSession extends Session {
    showElements() {}
}

/// The session of the cards, and its canvas.
let stage;
/// The cards whose story was played.
const played = new Set();

/// The hands on the cards in sight, one after another, each once; on the card under the pointer, again.
class CardHands {
    isOn = true;
    seen = new Set();

    constructor({ module, launcher }) {
        this.launcher = launcher;
        stage ??= new CardSession(module, overlay({ background: "var(--behind)" }), { failed: console.info });
        this.trails = overlay();
        this.observer = new IntersectionObserver((entries) => {
            for (const { target, isIntersecting } of entries) this.seen[isIntersecting ? "add" : "delete"](target);
            this.wake?.();
        }, { threshold: SEEN });
        for (const picture of launcher.scenes.querySelectorAll("img")) this.observer.observe(picture);
        this.over = ({ target }) => {
            const picture = target.closest("a, summary")?.querySelector("img");
            if (picture && picture !== this.picture) this.wanted = picture;
            this.wake?.();
        };
        this.leave = ({ key }) => { if (key === "Escape") this.end(); };
        for (const name of ["pointerover", "focusin"]) launcher.scenes.addEventListener(name, this.over);
        addEventListener("keydown", this.leave);
    }

    async play() {
        while (this.isOn) {
            const next = this.wanted ?? [...this.launcher.scenes.querySelectorAll("img")].find((picture) => this.seen.has(picture) && !played.has(picture));
            this.wanted = undefined;
            if (next) await this.show(next);
            else await new Promise((resolve) => { this.wake = resolve; });
        }
    }

    async show(picture) {
        played.add(picture);
        const card = picture.parentElement;
        const { hash } = card.closest("li").querySelector("a");
        const link = await storyOf(parsedFragment(hash).scene);
        await wait(BEFORE);
        if (!this.isOn || !this.seen.has(picture) || !link) return;
        const scale = this.cover(picture, card);
        this.picture = picture;
        stage.startReplay(link, scale * devicePixelRatio);
        await follow(stage, this.trails, () => this.isOn && stage.isOpen && !this.wanted && this.seen.has(picture));
        this.clear();
    }

    /// Lays the canvases over the picture of a card; returns the number of points of the page for one of the scene.
    cover(picture, card) {
        const width = Number(picture.getAttribute("width")), height = Number(picture.getAttribute("height"));
        const scale = Math.min(picture.clientWidth / width, picture.clientHeight / height);
        card.style.position = "relative";
        for (const canvas of [stage.canvas, this.trails]) {
            Object.assign(canvas.style, {
                position: "absolute", width: `${width * scale}px`, height: `${height * scale}px`,
                left: `${picture.offsetLeft + picture.clientLeft + (picture.clientWidth - width * scale) / 2}px`,
                top: `${picture.offsetTop + picture.clientTop + (picture.clientHeight - height * scale) / 2}px`,
            });
            card.append(canvas);
        }
        return scale;
    }

    clear() {
        this.picture = undefined;
        if (!this.isOn) return;
        stage.close();
        stage.canvas.remove();
        this.trails.remove();
    }

    end() {
        this.clear();
        this.isOn = false;
        this.wake?.();
        this.observer.disconnect();
        for (const name of ["pointerover", "focusin"]) this.launcher.scenes.removeEventListener(name, this.over);
        removeEventListener("keydown", this.leave);
    }
}
