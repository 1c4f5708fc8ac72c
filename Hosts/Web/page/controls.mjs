// The controls of a running scene: time, options, the link.

import { elements } from "./elements.mjs";
import { copied, linkTo } from "./link.mjs";
import * as message from "./message.mjs";

const IDS = ["play", "step", "speed", "position", "clock", "past", "continue", "now", "copy", "options", "mouse", "fill", "shake", "sensor", "restart", "why", "drawer", "running"];

/// The controls of a session.
export class Controls {
    /// `restart()` starts the scene again, `layOut()` is called when the place of the scene may have changed.
    constructor(session, { restart, layOut }) {
        Object.assign(this, { session }, elements(...IDS));
        const on = (name, action, event = "click") => this[name].addEventListener(event, action);
        on("play", () => this.playOrPause());
        on("step", () => session.step());
        on("speed", () => session.setSpeed(Number(this.speed.value)), "change");
        on("position", () => session.seek(this.position.valueAsNumber), "input");
        on("continue", () => session.takeOver());
        on("now", () => session.seek(Infinity));
        on("copy", () => this.copyLink());
        on("mouse", () => { session.host.pointers.mouse = this.mouse.value; }, "change");
        on("fill", () => {
            this.fill.setAttribute("aria-pressed", String(!this.isFilled));
            restart();
        });
        on("shake", () => session.host.isEnabled && session.host.shakes.perform(performance.now()));
        on("sensor", () => this.allowShakes());
        on("restart", () => {
            this.options.open = false;
            restart();
        });
        on("why", () => {
            this.drawer.hidden = !this.drawer.hidden;
            this.running.toggleAttribute("data-why", !this.drawer.hidden);
            this.why.setAttribute("aria-expanded", String(!this.drawer.hidden));
            layOut();
        });
        // A menu closes when something else is used.
        document.addEventListener("pointerdown", ({ target }) => {
            if (!this.options.contains(target)) this.options.open = false;
        }, true);
        this.options.addEventListener("keydown", (event) => {
            if (event.key !== "Escape" || !this.options.open) return;
            event.stopPropagation();
            this.options.open = false;
            this.options.querySelector("summary").focus();
        });
    }

    /// A Boolean value that indicates whether the scene fills its place.
    get isFilled() {
        return this.fill.getAttribute("aria-pressed") === "true";
    }

    playOrPause() {
        const { session } = this;
        if (session.clock.rate === 0) session.run();
        else session.pause();
    }

    /// Shows the time; called with each frame in which something happened.
    update() {
        const { clock } = this.session;
        const isStill = clock.rate === 0;
        this.play.classList.toggle("still", isStill);
        this.play.setAttribute("aria-label", isStill ? "Run" : "Pause");
        this.position.min = clock.earliest;
        this.position.max = Math.max(clock.end, 0.001);
        this.position.value = clock.position;
        // Nothing wakes the page while nothing happens: the time of a clock that runs would stand still.
        this.clock.textContent = isStill || clock.isBehind ? `${clock.position.toFixed(1)} s` : "now";
        const hadFocus = !clock.isBehind && this.past.contains(document.activeElement);
        this.past.hidden = !clock.isBehind;
        if (hadFocus) this.play.focus();
    }

    async copyLink() {
        let packed;
        try {
            packed = this.session.module.pack();
        } catch (error) {
            return message.show(`There is no link: ${error.message}`);
        }
        const link = linkTo(packed);
        if (await copied(link)) message.show(`The link is copied: ${kilobytes(link)}, with everything that was touched.`);
        else message.show("The browser does not let the page copy. Here is the link:", { link });
    }

    async allowShakes() {
        const isAllowed = await this.session.host.shakes.allow().catch(() => false);
        message.show(isAllowed ? "Shake the device." : "This browser does not report shakes, or they were not allowed. “Shake” does it for you.");
    }
}

const kilobytes = (text) => `${(text.length / 1000).toFixed(1)} kB`;
