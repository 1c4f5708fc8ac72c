// Turns the lines of a trace into decisions in plain English. The grammar is in Documentation/Traces.md.
//
// Decisions are hit tests, refusals, waiting, recognitions and failures, and what views do not receive.

import { follow } from "./lasting.mjs";
import { CAUSES, SKIPPED, VETOES } from "./reasons.mjs";

/// The lines that may be decisions: most lines of a finger that moves are not.
const DECISIVE = /^\S+ (?:frame|skip|hit|missed|watch|pass|target|decline|hold|begin|enter(?!.* phase=changed)|undo|reset|feed(?=.* step=cancelled)|veto|deliver(?!.* step=moved)|withhold|silence|diagnostic) /;
const FIELD = /([\w-]+)=(\[(?:"(?:[^"\\]|\\.)*",?)*\]|[\w-]*:?"(?:[^"\\]|\\.)*"|\S*)/g;
const QUOTED = /"((?:[^"\\]|\\.)*)"/g;
const CONTACT = /(?:^| )(-?\d+):(began|ended|cancelled)@/g;
/// Views that take no touches unless the app wants it: that the hit test passed over them is no news.
const PASSIVE = /^(?:UILabel#|UIImageView#|label in |image view in )/;

/// The number of fingers, presses and cancellations that are remembered.
const KEPT = 20;

const unescaped = (text) => text.replace(/\\(.)/g, (_, letter) => ({ n: "\n", r: "\r" })[letter] ?? letter);
const listed = (names) => (names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? ""));
const numbers = (text) => (text ? text.split(",").map(Number) : []);
const plural = (count, word) => (count === 1 ? word : word.endsWith("s") ? `${word}es` : `${word}s`);
const seconds = (value) => `${value.toFixed(2)} s`;

/// Returns `UITapGestureRecognizer#3` as `Tap 3`; the name that an app gave stays as it is.
export const readable = (name) => name.replace(/\b(?:UI)?(\w*?)(?:Gesture)?Recognizer#(\d+)/g, (_, kind, number) => `${kind || "Recognizer"} ${number}`);

/// Returns the quoted texts of a value.
const names = (value = "") => Array.from(value.matchAll(QUOTED), (match) => unescaped(match[1]));

/// Returns the instant, kind, fields and rest of a line; `undefined` for one that is none.
export function parsed(line) {
    const head = /^(\S+) ([a-z-]+) ?(.*)$/s.exec(line);
    if (!head) return undefined;
    const fields = {};
    for (const [, key, value] of head[3].matchAll(FIELD)) fields[key] = value;
    return { at: Number(head[1]), kind: head[2], fields, rest: head[3] };
}

/// Returns a reason in the words of the engine, in which `$` stands for the name in the value.
/// - detail: what completes the key: the rule by which a recognizer was prevented.
function because(reasons, value, detail) {
    const [name] = names(value);
    const [kind] = /^[a-z-]*/.exec(value ?? "");
    if (kind === "own" && name) return name;
    return reasons[detail ? `${kind}-${detail}` : kind]?.replace("$", () => name);
}

/// The decisions of a trace, as its lines are read.
export class Words {
    constructor() {
        this.restart();
    }

    /// Starts with another trace.
    restart() {
        /// `at`, in seconds; `subjects`, the names that share it; `symbol`, the kind of its mark; `text`.
        this.decisions = [];
        /// The number of lines that were read.
        this.count = 0;
        this.state = {
            arriving: [], fingers: {}, lifts: {}, cancelled: [], awaited: new Map(), refusers: new Map(), watchers: {}, going: [], latest: [], vetoes: {}, presses: [], skipped: [], hits: {}, open: {},
            // The first finger since none was down, and the number of decisions before it.
            since: { finger: 0, decision: 0 },
        };
    }

    /// Returns a copy of the state, which does not grow with the trace.
    snapshot() {
        const at = this.decisions.at(-1)?.at;
        const first = this.decisions.findIndex((decision) => decision.at === at);
        const length = Math.max(0, first);
        return structuredClone({ length, tail: this.decisions.slice(length), count: this.count, state: this.state });
    }

    /// Goes back to a snapshot of the same trace.
    restore(snapshot) {
        const { length, tail, count, state } = structuredClone(snapshot);
        this.decisions = [...this.decisions.slice(0, length), ...tail];
        Object.assign(this, { count, state });
    }

    /// Reads the lines that follow.
    read(lines) {
        for (const line of lines) {
            this.count += 1;
            if (DECISIVE.test(line)) this.take(parsed(line));
        }
    }

    take({ at, kind, fields, rest }) {
        const { state } = this;
        const recognizer = names(fields.recognizer)[0];
        const [view] = names(fields.view);
        const add = (subject, symbol, text) => this.decide(at, subject, symbol, text);
        switch (kind) {
            case "frame": return this.frame(rest, at);
            case "skip":
                if (SKIPPED[fields.because] && !(fields.because === "no-interaction" && PASSIVE.test(view))) state.skipped.push([view, names(fields.by)[0], fields.because]);
                return;
            case "hit": {
                const contact = state.arriving.shift();
                if (Object.keys(state.fingers).length === 0) state.since = { finger: Number(fields.finger), decision: this.decisions.length };
                if (contact !== undefined) state.fingers[contact] = `finger ${fields.finger}`;
                state.hits[fields.finger] = view;
                for (const known of [state.hits, state.watchers, state.lifts, state.vetoes]) delete known[fields.finger - KEPT];
                return add(`finger ${fields.finger}`, "down", `touches ${view}${this.passedOver()}`);
            }
            case "missed":
                this.refuse(fields.finger);
                return add(`contact ${fields.finger}`, "failed", `is not delivered: ${names(fields.reason)[0] ?? fields.reason}${this.passedOver()}`);
            case "watch":
                (state.watchers[fields.finger] ??= []).push(recognizer);
                return;
            case "pass": return add(recognizer, "", `does not receive finger ${fields.finger}: ${names(fields.reason)[0]}`);
            case "target": {
                const [input] = names(fields.input);
                const press = /^press (\d+)$/.exec(input ?? fields.input);
                if (press) state.presses = [...state.presses.slice(-KEPT), Number(press[1])];
                return add(input ?? rest.slice(6).split(" view=")[0], "down", `goes to ${view}`);
            }
            case "decline": return add(recognizer ?? fields.recognizer, "", `does not receive ${names(fields.input)[0] ?? fields.input}: ${names(fields.reason)[0]}`);
            case "hold":
                state.awaited.set(recognizer, names(fields.for));
                return add(recognizer, "waiting", `would recognize, but waits: ${listed(names(fields.for))} must fail first`);
            case "begin":
                state.refusers.set(recognizer, fields["refused-by"]);
                return;
            case "enter": return this.enter(at, recognizer, fields);
            case "undo":
                state.latest = state.latest.filter((entry) => entry[0] !== recognizer || entry[1] !== at);
                this.leave(recognizer);
                return add(recognizer, "failed", `withdrawn before its targets were called: ${this.cause(recognizer, fields)}`);
            case "reset":
                state.awaited.delete(recognizer);
                this.leave(recognizer);
                return;
            case "feed":
                return this.cancelled(at, numbers(fields.fingers));
            case "veto":
                state.vetoes[fields.finger] = because(VETOES, fields.because);
                return;
            case "deliver": return this.deliver(at, view, fields.step, numbers(fields.fingers), / late(?: |$)/.test(rest));
            case "withhold": {
                const others = names(fields.because);
                const what = /began$/.test(fields.step) ? "" : `${/^press/.test(fields.step) ? "presses" : "touches"}Ended for `;
                const why = others.length > 0 ? `: ${listed(others)} may still recognize` : "";
                return add(view, "waiting", `does not receive ${what}${this.named([Number(fields.finger)])} yet${why}`);
            }
            case "silence": {
                const fingers = [Number(fields.finger)];
                return add(view, "cancelled", `never receives ${this.named(fingers)}: ${this.taker(at, fingers)}`);
            }
            case "diagnostic":
                this.refuse(fields.rejects);
                return add("attention", "failed", names(fields.text)[0] ?? "");
        }
    }

    /// Forgets a contact that came down and is no finger: the next one that hits a view is another.
    refuse(contact) {
        this.state.arriving = this.state.arriving.filter((id) => id !== Number(contact));
    }

    frame(rest, at) {
        const { state } = this;
        state.arriving = [];
        state.skipped = [];
        follow(rest, state.open);
        for (const [, id, phase] of rest.replace(QUOTED, "").matchAll(CONTACT)) {
            if (phase === "began") {
                state.arriving.push(Number(id));
                continue;
            }
            const finger = state.fingers[id];
            if (!finger) continue;
            delete state.fingers[id];
            const number = Number(finger.slice(7));
            state.lifts[number] = at;
            if (phase === "cancelled") this.cancelled(at, [number]);
        }
    }

    cancelled(at, fingers) {
        for (const finger of fingers) {
            if (this.state.cancelled.includes(finger)) continue;
            this.state.cancelled = [...this.state.cancelled.slice(-KEPT), finger];
            this.decide(at, `finger ${finger}`, "cancelled", "cancelled by the system");
        }
    }

    /// Returns why views in front were not hit, and forgets it. Views for which the same view around them is the reason share one clause:
    /// a pane that takes no touches may have hundreds of views in it.
    passedOver() {
        const around = new Map();
        for (const [view, by, reason] of this.state.skipped) {
            const key = by === view ? `${view} itself ${reason}` : `${by} around ${reason}`;
            if (!around.has(key)) around.set(key, { views: [], by, reason });
            around.get(key).views.push(view);
        }
        this.state.skipped = [];
        const texts = [...around.values()].map(({ views, by, reason }) => {
            const [view] = views;
            if (by === view) return `${view}: ${SKIPPED[reason]}`;
            if (views.length === 1) return `${view}: ${by} is around it, and ${SKIPPED[reason]}`;
            return `${view} and ${views.length - 1} more: ${by} is around them, and ${SKIPPED[reason]}`;
        });
        return texts.length > 0 ? ` (not ${texts.join("; not ")})` : "";
    }

    cause(recognizer, { cause, rule }) {
        const refuser = this.state.refusers.get(recognizer);
        return because(CAUSES, cause === "refused" && refuser ? `refused-by-${refuser}` : cause, rule);
    }

    enter(at, recognizer, fields) {
        const { state } = this;
        const { phase } = fields;
        const isGoing = state.going.includes(recognizer);
        const awaited = state.awaited.get(recognizer) ?? [];
        const after = awaited.length > 0 ? `, now that ${listed(awaited)} ${awaited.length === 1 ? "has" : "have"} failed` : "";
        state.awaited.delete(recognizer);
        switch (phase) {
            case "began":
                state.going.push(recognizer);
                return this.recognize(at, recognizer, "began", `begins${after}`);
            case "ended":
                this.leave(recognizer);
                return isGoing ? this.decide(at, recognizer, "ended", "ends") : this.recognize(at, recognizer, "recognized", `recognized${after}`);
            default: {
                this.leave(recognizer);
                const why = this.cause(recognizer, fields);
                this.decide(at, recognizer, phase, `${phase}${why ? `: ${why}` : ""}`);
            }
        }
    }

    recognize(at, recognizer, symbol, text) {
        this.state.latest = [...this.state.latest.filter((entry) => entry[1] === at), [recognizer, at]];
        this.decide(at, recognizer, symbol, text);
    }

    leave(recognizer) {
        this.state.going = this.state.going.filter((name) => name !== recognizer);
    }

    deliver(at, view, step = "", fingers = [], isLate = false) {
        const add = (symbol, text) => this.decide(at, view, symbol, text);
        const method = `${step.startsWith("press-") ? "presses" : "touches"}${step.replace("press-", "").replace(/^./, (letter) => letter.toUpperCase())}`;
        switch (step) {
            case "cancelled":
            case "press-cancelled": return add("cancelled", `receives ${method} for ${this.named(fingers)}: ${this.taker(at, fingers)}`);
            case "began":
            case "press-began": return isLate ? add("late", `receives ${method} late for ${this.named(fingers)}`) : undefined;
            case "ended":
            case "press-ended": {
                if (!isLate) return;
                const wait = Math.max(0, ...fingers.map((finger) => at - (this.state.lifts[finger] ?? at)));
                return add("late", `receives ${method} for ${this.named(fingers)} ${seconds(wait)} after the lift: nothing waits any more`);
            }
            case "motion-ended": return add("ended", "receives motionEnded: the device was shaken");
            case "motion-cancelled": return add("cancelled", "receives motionCancelled: it was no shake, or was interrupted");
            case "remote-control": return add("", "receives remoteControlReceived");
        }
    }

    /// Returns what took fingers from their view.
    taker(at, fingers) {
        const { state } = this;
        const watchers = fingers.flatMap((finger) => state.watchers[finger] ?? []);
        const [now] = state.latest.findLast(([name, instant]) => instant === at && watchers.includes(name)) ?? [];
        if (now) return `${now} ${state.going.includes(now) ? "begins" : "recognized"}`;
        const active = watchers.find((name) => state.going.includes(name));
        if (active) return `${active} has begun`;
        const isPress = fingers.some((finger) => state.presses.includes(finger));
        const veto = fingers.map((finger) => state.vetoes[finger]).find((text) => text);
        if (veto && !isPress) return veto;
        if (fingers.some((finger) => state.cancelled.includes(finger))) return `the system cancelled the ${isPress ? "press" : "touch"}`;
        return isPress ? "the responder left the window" : "it takes one touch at a time, left the window, or a view around it refused the touch";
    }

    named(fingers) {
        const word = fingers.some((finger) => this.state.presses.includes(finger)) ? "press" : "finger";
        return `${plural(fingers.length, word)} ${listed(fingers.map(String))}`;
    }

    /// Adds a decision; equal decisions of one instant share an entry.
    decide(at, subject, symbol, text) {
        const shown = readable(text);
        const name = readable(subject ?? "");
        for (let index = this.decisions.length - 1; this.decisions[index]?.at === at; index--) {
            const decision = this.decisions[index];
            if (decision.symbol !== symbol || decision.text !== shown) continue;
            if (!decision.subjects.includes(name)) decision.subjects.push(name);
            return;
        }
        this.decisions.push({ at, subjects: [name], symbol, text: shown });
    }
}
