// The smallest changes of a scene that give what is wanted, and their trials: the same fingers without and with a change. A worker searches.

import { Asker } from "./asking.mjs";
import { element } from "./elements.mjs";
import { numbers } from "./files.mjs";
import { Module } from "./module.mjs";
import { Session } from "./session.mjs";
import { Words } from "./words.mjs";

/// The width of a replay, in points of the page.
const WIDTH = 160;

/// The two places where the same fingers are played, without and with a change; made once.
let stages, making;

async function makeStages() {
    const canvases = [0, 1].map(() => element("canvas", { role: "img", "aria-label": "The same fingers" }));
    try {
        stages = await Promise.all(canvases.map(async (canvas) => new Session(await Module.load("SceneAdvice.wasm", undefined, numbers()), canvas)));
    } finally {
        making = undefined;
    }
}

/// The advice below a card.
export class Advice {
    place = element("div", { role: "status" });

    /// - `worker`: the address of `worker.mjs`.
    /// - `card`: what is asked about: `name` and `touch`.
    constructor(worker, card) {
        Object.assign(this, { worker, card });
    }

    /// Searches for changes; `pack()` returns the packed trace.
    async search(pack, want) {
        this.end();
        const bar = element("progress", { "aria-label": `Trying changes: ${want}`, max: 1 });
        this.place.replaceChildren(bar, button(() => this.end(), {}, "Stop"));
        const asker = this.asker = new Asker(this.worker, (part) => { bar.value = part; });
        try {
            this.packed = pack();
            const { text, proposals } = await asker.ask("advice", "SceneAdvice.wasm", this.packed, want);
            this.place.replaceChildren(
                element("p", {}, text), element("ol", {}, ...proposals.map((proposal, index) => this.proposal(proposal, index))));
        } catch (error) {
            asker.end();
            this.place.replaceChildren(element("p", {}, `There is no advice: ${error.message}`));
        }
    }

    /// Ends a search, and forgets what was found.
    end() {
        this.asker?.end();
        this.asker = undefined;
        this.stop();
        this.place.replaceChildren();
    }

    proposal({ code, remarks }, index) {
        const outcome = element("div", { class: "outcomes", role: "status" });
        const tried = button(() => this.attempt(index, outcome), {}, "Try it");
        return element("li", {}, element("code", {}, code), ...remarks.map((remark) => element("p", {}, remark)), tried, outcome);
    }

    /// Plays the same fingers without and with a change, and shows what happens beside each other.
    async attempt(index, outcome) {
        outcome.replaceChildren("…");
        this.stop();
        try {
            const { runs: [before, after], memory } = await this.asker.ask("trial", index, this.card.name, this.card.touch ?? "");
            if (!stages) await (making ??= makeStages());
            // There is one pair of canvases.
            for (const shown of this.place.querySelectorAll(".outcomes")) if (shown !== outcome) shown.replaceChildren();
            const [one, other] = stages;
            const play = () => this.play(memory, index);
            outcome.replaceChildren(this.outcome("As it is", before, one.canvas), this.outcome("With the change", after, other.canvas), button(play, {}, "Play again"));
            outcome.scrollIntoView({ block: "start" });
            play();
        } catch (error) {
            outcome.replaceChildren(`It cannot be tried: ${error.message}`);
        }
    }

    /// Plays the same fingers without the change in the first place and with it in the second one. What has advised is in the memory.
    play(memory, index) {
        stages.forEach((session, place) => {
            session.close();
            session.module.adopt(memory);
            const { width, height } = session.module.unpack(this.packed);
            const scale = WIDTH / width;
            Object.assign(session.canvas.style, { width: `${WIDTH}px`, aspectRatio: `${width} / ${height}` });
            session.startReplay(this.packed, scale * devicePixelRatio, () => { if (place === 1) session.module.change(index); });
        });
    }

    /// Stops the replays.
    stop() {
        for (const session of stages ?? []) session.close();
    }

    outcome(title, { card, lines }, canvas) {
        const words = new Words();
        words.read(lines);
        const items = words.decisions.filter(({ subjects }) => subjects.includes(this.card.title))
            .map((decision) => element("li", { "data-state": decision.symbol }, element("time", {}, `${decision.at.toFixed(3)} s`), ` ${decision.text}`));
        return element("section", {}, element("h4", {}, title), canvas, element("p", {}, card.text), element("ul", {}, ...items));
    }
}

/// Returns a button that calls an action.
export function button(action, attributes, ...children) {
    const made = element("button", { type: "button", ...attributes }, ...children);
    made.addEventListener("click", action);
    return made;
}
