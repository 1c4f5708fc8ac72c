// The drawer beside a scene: fingers, the recognizers that follow them, and the decisions as they are made, with their reasons.

import { element, elements } from "./elements.mjs";
import * as message from "./message.mjs";
import { readable } from "./words.mjs";

/// The number of decisions in the list; older ones are in the link.
const SHOWN = 200;
/// What became of a recognizer, for the marks of its decisions.
const OUTCOMES = { began: "began", ended: "ended", recognized: "recognized", failed: "failed", cancelled: "cancelled", waiting: "waits" };

/// The drawer of a session.
export class Drawer {
    /// `worker()` returns the address of `worker.mjs`.
    constructor(session, marks, worker) {
        Object.assign(this, { session, marks, worker, preview: [] });
        Object.assign(this, elements("drawer", "fingers", "pick", "recognizers", "unasked", "decisions", "nothing"));
        this.drawer.addEventListener("click", ({ target }) => this.askAt(target));
        this.decisions.addEventListener("keydown", (event) => this.goOn(event));
        this.unasked.addEventListener("toggle", () => this.update());
        // Lists above that grow take room from this one, but the last decision stays in sight.
        this.isAtEnd = true;
        this.decisions.addEventListener("scroll", ({ target }) => { this.isAtEnd = target.scrollTop + target.clientHeight >= target.scrollHeight - 40; });
        this.pick.addEventListener("click", () => { this.isPicking = !this.isPicking; });
        // While it asks, the marks are in front of the scene for fingers as well.
        marks.canvas.addEventListener("click", (event) => this.askThere(event));
        session.canvas.addEventListener("click", (event) => session.clock.isBehind && this.isOpen && this.askThere(event));
        this.restart();
    }

    get isOpen() {
        return !this.drawer.hidden;
    }

    /// Starts with another trace.
    restart() {
        this.shown = [];
        this.tree = [];
        this.outcomes = new Map();
        this.followed = {};
        this.fingersKey = this.recognizersKey = this.unaskedKey = "";
        for (const list of [this.fingers, this.recognizers, this.decisions]) list.replaceChildren();
        this.unasked.hidden = true;
        this.isPicking = false;
        this.card?.close();
        this.update();
    }

    /// A Boolean value that indicates whether a click on the scene asks about a view.
    get isPicking() {
        return this.pick.ariaPressed === "true";
    }

    set isPicking(isPicking) {
        this.pick.ariaPressed = String(isPicking);
        // The next event already finds the marks in front of the scene: Firefox looks for its target before it applies a new style.
        void this.marks.canvas.offsetWidth;
    }

    /// Shows where two fingers of a mouse would come down.
    showPreview(places) {
        if (places.length === 0 && this.preview.length === 0) return;
        this.preview = places;
        this.showMarks([]);
    }

    update() {
        if (!this.isOpen || !this.session.isOpen) return this.showMarks([]);
        const { session } = this;
        session.read();
        // The view that was hit: the module has none for a touch that was cancelled for it.
        const { hits } = session.words.state;
        const touches = session.module.touches().map(({ finger, x, y }) => ({ finger, x, y, view: hits[finger] ?? "" }));
        this.showRecognizers();
        this.showMarks(touches);
        this.showFingers(touches);
        this.showDecisions();
    }

    showMarks(touches) {
        const outlines = this.isOpen ? this.hitViews(touches) : [];
        const causes = this.isOpen && this.card?.isOpen ? this.card.outlines(this.tree) : [];
        this.marks.show(touches.length > 0 ? touches : this.preview, outlines, causes);
    }

    /// Returns the corners of the views that were hit.
    hitViews(touches) {
        if (touches.length === 0) return [];
        const names = new Set(touches.map(({ view }) => view));
        return this.tree.filter(({ name }) => names.has(name)).map(({ corners }) => corners);
    }

    showFingers(touches) {
        const lines = touches.map(({ finger, x, y, view }) => [`Finger ${finger}`, `${Math.round(x)}, ${Math.round(y)} on ${view}`]);
        const key = JSON.stringify(lines);
        if (key === this.fingersKey) return;
        this.fingersKey = key;
        this.fingers.replaceChildren(...lines.map(([name, text]) => element("li", {}, asking(name.toLowerCase(), element("b", {}, name), ` ${text}`))));
    }

    /// Shows the recognizers of the fingers since the first one came down, with their states or what became of them.
    showRecognizers() {
        const { decisions, state } = this.session.words;
        const rows = new Map();
        for (const [finger, names] of Object.entries(state.watchers)) {
            if (Number(finger) >= state.since.finger) for (const name of names) rows.set(name, "possible");
        }
        this.tree = decisions.length > 0 ? this.session.module.tree() : [];
        const states = new Map(this.tree.flatMap(({ recognizers }) => recognizers).map(({ name, state }) => [name, state]));
        this.followOutcomes(decisions, state.since.decision);
        for (const name of rows.keys()) rows.set(name, this.outcomes.get(readable(name)) ?? "possible");
        this.showUnasked([...states.keys()].filter((name) => !rows.has(name)));
        const lines = [...rows].map(([name, outcome]) => {
            const state = states.get(name) ?? "possible";
            return [name, state === "possible" ? outcome : state];
        });
        const key = JSON.stringify(lines);
        if (key === this.recognizersKey) return;
        this.recognizersKey = key;
        const items = lines.map(([name, state]) => element("li", { "data-state": state }, asking(name, element("span", {}, readable(name)), element("small", {}, OUTCOMES[state] ?? state))));
        this.recognizers.replaceChildren(...items);
        if (this.card?.isOpen) this.card.mark();
    }

    /// Shows the recognizers that follow no finger, for which people ask as well.
    showUnasked(names) {
        this.unasked.hidden = names.length === 0;
        const key = JSON.stringify(this.unasked.open ? names : []);
        if (key === this.unaskedKey) return;
        this.unaskedKey = key;
        const items = this.unasked.open ? names.slice(0, SHOWN).map((name) => element("li", {}, asking(name, element("span", {}, readable(name))))) : [];
        this.unasked.querySelector("ul").replaceChildren(...items);
        if (this.card?.isOpen) this.card.mark();
    }

    /// Notes what became of each recognizer in the decisions since the first finger came down. Those of the last instant are read
    /// again, as they may have got subjects.
    followOutcomes(decisions, since) {
        let { from, first } = this.followed;
        // After a return to the past the decisions are others.
        if (this.followed.since !== since || decisions[from] !== first) {
            from = since;
            this.outcomes.clear();
        }
        for (const { subjects, symbol } of decisions.slice(from)) {
            if (OUTCOMES[symbol]) for (const subject of subjects) this.outcomes.set(subject, symbol);
        }
        from = decisions.length;
        while (from > since && decisions[from - 1].at === decisions.at(-1).at) from -= 1;
        this.followed = { since, from, first: decisions[from] };
    }

    showDecisions() {
        const { decisions } = this.session.words;
        // Entries of the last instant may have got subjects since they were shown; after a return to the past, they may be others.
        let kept = Math.min(this.shown.length, decisions.length);
        while (kept > 0 && !this.isShown(kept - 1, decisions[kept - 1])) kept -= 1;
        const list = this.decisions;
        const first = Math.max(0, decisions.length - SHOWN);
        if (kept === this.shown.length && kept === decisions.length) return;
        for (const { item } of this.shown.splice(kept)) item?.remove();
        for (const { item } of this.shown.slice(0, first)) item?.remove();
        for (let index = kept; index < decisions.length; index++) {
            const decision = decisions[index];
            const item = index < first ? undefined : this.item(decision, decisions[index - 1]);
            if (item) list.append(item);
            this.shown.push({ decision, count: decision.subjects.length, item });
        }
        this.nothing.hidden = decisions.length > 0;
        if (this.card?.isOpen) this.card.mark();
        if (this.isAtEnd) list.scrollTop = list.scrollHeight;
    }

    isShown(index, { at, text, symbol, subjects }) {
        const { decision, count } = this.shown[index];
        return decision.at === at && decision.text === text && decision.symbol === symbol && count === subjects.length && decision.subjects[0] === subjects[0];
    }

    item(decision, before) {
        const { at, subjects, symbol, text } = decision;
        const time = before?.at === at ? "" : `${at.toFixed(3)} s`;
        const names = subjects.flatMap((name, index) => [...(index > 0 ? [", "] : []), element("b", { "data-ask": name }, name)]);
        return element("li", { "data-state": symbol, "data-ask": subjects[0], "data-at": String(at), role: "option", tabindex: -1 },
            element("time", {}, time), element("span", {}, ...names, `: ${text}`));
    }

    // MARK: Questions

    /// Asks for what was clicked.
    askAt(target) {
        const name = target.closest("[data-ask]")?.dataset.ask;
        if (name === undefined) return;
        this.ask({ name, at: target.closest("[data-at]")?.dataset.at });
    }

    /// Goes through the decisions with the keyboard, and asks for one.
    goOn(event) {
        const item = document.activeElement.closest("#decisions li");
        if (["Enter", " "].includes(event.key) && item) this.askAt(item);
        else if (event.key === "ArrowDown") (item ? item.nextElementSibling : this.decisions.firstElementChild)?.focus();
        else if (event.key === "ArrowUp") (item ? item.previousElementSibling : this.decisions.lastElementChild)?.focus();
        else return;
        event.preventDefault();
    }

    /// Asks about the view at the place of a click.
    askThere(event) {
        this.isPicking = false;
        const { host } = this.session;
        host.measure(true);
        this.ask({ place: host.place(event) });
    }

    /// Opens the card about a recognizer, view or touch by its name in the trace; `touch`, the name of a touch, or `at`, a time in seconds, chooses one of
    /// several. Without a name it is about the view at a place, in points.
    async ask(question) {
        const cards = await import("./card.mjs").catch((error) => message.show(`There is no answer: ${error.message}`));
        if (!cards) return;
        this.card ??= new cards.Card(this, this.worker());
        await this.card.open(question);
    }
}

/// Returns a button that asks for what has this name in the trace.
const asking = (name, ...children) => element("button", { type: "button", "data-ask": name, "aria-haspopup": "dialog" }, ...children);
