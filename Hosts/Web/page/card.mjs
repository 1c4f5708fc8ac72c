// The card that a click or Enter opens: the answer of `why`, its cause in the scene and in the lists, the number and the rule; and what would change
// it. Every word of an answer comes from a module.

import { Advice, button } from "./advice.mjs";
import { Asker } from "./asking.mjs";
import { style } from "./cardStyle.mjs";
import { element } from "./elements.mjs";
import { ruleIn } from "./link.mjs";

/// The difference below which two times are one, in seconds.
const MOMENT = 1e-6;

/// The number of the finger that comes down where one asks.
const ASKING_FINGER = 2 ** 31 - 2;

/// Returns the records of a session and a question about them as `readCard` takes it. About a place, a finger comes down there in a copy.
function asked({ module, clock }, { place, ...question }) {
    const [tree, lines] = [module.tree(), module.records()];
    if (!place) return [lines, { ...question, recognizers: tree.flatMap((view) => view.recognizers).map(({ name }) => name) }];
    const state = module.snapshot();
    try {
        module.receive({ at: clock.position, contacts: [{ id: ASKING_FINGER, phase: "began", ...place }] });
        const added = module.records(lines.length);
        return [[...lines, ...added], { name: "", touch: added.length, recognizers: tree.filter((view) => contains(view, place)).map(({ name }) => name) }];
    } finally {
        module.restore(state);
    }
}

/// Returns a Boolean value that indicates whether a view is shown at a place: it is on the same side of all edges.
function contains({ corners }, { x, y }) {
    const sides = [0, 2, 4, 6].map((at) => {
        const [left, top, right, bottom] = [0, 1, 2, 3].map((next) => corners[(at + next) % 8]);
        return (right - left) * (y - top) - (bottom - top) * (x - left);
    });
    return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/// The card of a drawer.
export class Card {
    /// The names that are marked in the lists.
    marked = new Set();

    /// - `worker`: the address of `worker.mjs`.
    constructor(drawer, worker) {
        Object.assign(this, { drawer, worker });
        this.box = element("section", { id: "card", role: "dialog", "aria-labelledby": "card-title", "aria-describedby": "card-text", tabindex: -1, hidden: true });
        drawer.drawer.prepend(this.box);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(style);
        document.adoptedStyleSheets.push(sheet);
    }

    get isOpen() {
        return !this.box.hidden;
    }

    /// Asks a question and shows the answer; of several questions, the last one counts.
    async open(question) {
        this.asker?.end();
        const asker = this.asker = new Asker(this.worker);
        if (!this.isOpen) this.before = document.activeElement;
        let answer, lines;
        try {
            const [records, about] = asked(this.drawer.session, question);
            lines = records;
            answer = await asker.ask("card", "TraceCards.wasm", records, about);
        } catch (error) {
            answer = { title: question.name ?? "", text: `There is no answer: ${error.message}`, causes: [], wants: [], list: [] };
        }
        asker.end();
        this.advice?.end();
        Object.assign(this, { answer, lines });
        this.box.replaceChildren(...this.parts(answer));
        this.box.hidden = false;
        this.marked = new Set([answer, ...answer.causes].map(({ name }) => name));
        this.mark(true);
        this.drawer.update();
        this.box.focus({ preventScroll: true });
    }

    close() {
        this.asker?.end();
        this.advice?.end();
        if (!this.isOpen) return;
        this.box.hidden = true;
        this.marked.clear();
        this.mark();
        this.drawer.update();
        if (this.before?.isConnected) this.before.focus({ preventScroll: true });
    }

    parts({ kind, name, title, touch, before, after, at, text, record, causes, wants, measure, rule, list }) {
        const isAboutTouch = touch === name;
        const step = (touch, label, sign) => this.button(isAboutTouch ? { name: touch } : { name, touch }, { "aria-label": label, disabled: !touch }, sign);
        // A view that was passed over at a place need not have met the same finger.
        const next = (one) => (kind === "view" && one.kind === kind ? { name: one.name } : { name: one.name, touch });
        return [
            element("div", { class: "head" }, element("h3", { id: "card-title" }, title), element("time", {}, typeof at === "number" ? `${at.toFixed(3)} s` : ""), this.closing()),
            element("p", { id: "card-text" }, text),
            measure && measure[0] !== null && bar(...measure),
            causes.length > 0 && element("p", { class: "causes" }, "Cause: ", ...causes.map((cause) => this.button({ name: cause.name, touch }, {}, cause.title))),
            wants.length > 0 && this.drawer.drawer.hasAttribute("data-advice") && this.asking(),
            list.length > 0 && element("ul", {}, ...list.map((one) => element("li", {}, this.button(next(one), {}, element("b", {}, one.title), ` ${one.text}`)))),
            record && element("code", {}, this.lines[record - 1]),
            rule && element("details", {}, element("summary", {}, "Rule ", element("b", {}, rule[0])), element("blockquote", {}, rule[1]), this.place(rule[2])),
            (before || after) && element("p", { class: "touch" }, step(before, "Previous finger", "‹"),
                isAboutTouch ? element("output", {}, touch) : this.button({ name: touch }, {}, touch), step(after, "Next finger", "›")),
        ].filter((part) => part);
    }

    /// Returns the place of a rule: a link to the book of the site that the page is in, or else the file.
    place(file) {
        const { book } = this.drawer.drawer.dataset;
        return book ? element("a", { href: ruleIn(new URL(book, location.href), file), target: "_blank" }, "Behavior book") : element("code", {}, file);
    }

    /// Returns a button that asks the next question.
    button(question, attributes, ...children) {
        return button(() => this.drawer.ask(question), attributes, ...children);
    }

    /// Returns what could happen instead, for which changes are searched.
    asking() {
        const { drawer, worker, answer } = this;
        const advice = this.advice = new Advice(worker, answer);
        const buttons = answer.wants.map((want) => button(() => advice.search(() => drawer.session.module.pack(), want), {}, want));
        return element("div", { class: "advice" }, element("p", { class: "causes" }, `${answer.asking} `, ...buttons), advice.place);
    }

    closing() {
        return button(() => this.close(), { id: "card-close", "aria-label": "Close", "aria-keyshortcuts": "Escape" }, "✕");
    }

    /// Marks in the lists of the drawer what the card is about and its cause: recognizers, and decisions of the moment.
    mark(isShown = false) {
        for (const button of this.drawer.drawer.querySelectorAll("button[data-ask]")) button.toggleAttribute("data-marked", this.marked.has(button.dataset.ask));
        let last;
        for (const item of this.drawer.decisions.children) {
            const isMarked = Math.abs(Number(item.dataset.at) - this.answer?.at) < MOMENT && [...item.querySelectorAll("b")].some(({ dataset }) => this.marked.has(dataset.ask));
            item.toggleAttribute("data-marked", isMarked);
            if (isMarked) last = item;
        }
        if (isShown) last?.scrollIntoView({ block: "nearest" });
    }

    /// Returns the corners of the views that are the cause, or of the one that the card is about.
    outlines(tree) {
        const { causes, kind, name } = this.answer;
        const names = new Set(causes.length > 0 ? causes.map(({ name }) => name) : kind === "touch" ? [] : [name]);
        return tree.filter((view) => names.has(view.name) || view.recognizers.some(({ name }) => names.has(name))).map(({ corners }) => corners);
    }
}

/// Returns a bar for the number that was measured, with a line at its limit. Scripts may set styles, markup of the page may not have them.
function bar(value, limit) {
    const most = Math.max(value, limit) * 1.15 || 1;
    const [filled, line] = [element("span", { class: "bar-value" }), element("span", { class: "bar-limit" })];
    filled.style.width = `${(value / most) * 100}%`;
    line.style.left = `${(limit / most) * 100}%`;
    return element("div", { class: "measure" }, element("div", {}, filled, line),
        element("small", {}, "measured ", element("b", {}, String(value)), ", limit ", element("b", {}, String(limit))));
}
