// Collects what the devices report into input frames.
//
// Events of one instant are one frame. Moves are collected until the next frame of the display; a change of the set of contacts
// is passed on at once, after the moves before it.

/// Returns a coordinate rounded to 1/16 point: finer than a pixel, and with a short link even for fingers that tremble.
const point = (value) => Math.round(value * 16) / 16;

/// The frame under construction.
export class Frames {
    /// The modifier keys and the buttons of the pointer that are down, as bits.
    modifiers = 0;
    buttons = 0;
    /// The time of the last frame, in seconds.
    latest = 0;

    /// `receive(frame)` is called with each complete frame, `wait(isUrgent)` when there is one to be flushed. `time(milliseconds)` returns
    /// the time of a frame in seconds, `earliest()` the time of the last call of the app: a timer may have fired since the hardware reported.
    constructor({ receive, wait, time, earliest = () => 0 }) {
        Object.assign(this, { receive, wait, time, earliest });
        this.clear();
    }

    get isEmpty() {
        return this.contacts.size === 0 && Object.keys(this.others).length === 0;
    }

    /// Adds the state of a contact at a time of the hardware, in milliseconds.
    contact(milliseconds, sample) {
        const isMove = sample.phase === "moved";
        const at = this.guarded(milliseconds);
        const isAnother = at !== this.at && (!isMove || this.isUrgent);
        const isRepeated = this.contacts.has(sample.id) && !(isMove && this.contacts.get(sample.id).phase === "moved");
        if (isAnother || isRepeated || Object.keys(this.others).length > 0) this.flush();
        const previous = this.contacts.get(sample.id);
        const latest = { ...sample, ...placed(sample), at: Math.max(at, previous?.at ?? 0) };
        // Some browsers send an event for each finger, with all of them in it.
        const isRepetition = previous && previous.at === latest.at && previous.x === latest.x && previous.y === latest.y;
        if (previous && !isRepetition) this.earlier.push(previous);
        this.contacts.set(sample.id, latest);
        this.add(at, !isMove);
    }

    /// Adds other input: `hovers`, `scrolls`, `transforms`, `presses` or `motions`.
    other(milliseconds, kind, sample) {
        const at = this.guarded(milliseconds);
        const isMove = sample.phase === "moved";
        // Only the last place of a hovering pointer counts.
        const replaces = isMove && this.others[kind]?.[0].phase === "moved";
        if (!replaces) this.flush();
        this.others[kind] = [typeof sample === "string" ? sample : { ...sample, ...placed(sample) }];
        this.add(at, !isMove && kind !== "scrolls");
    }

    /// Passes on what was collected.
    flush() {
        if (this.isEmpty) return;
        const contacts = [...this.contacts.values()].map(({ at, ...sample }) => sample);
        const earlier = this.earlier.map(({ phase, tool, ...sample }) => sample);
        const at = Math.max(this.at, this.earliest());
        const frame = { at, contacts, earlier, ...this.others, ...this.held };
        this.latest = at;
        this.clear();
        this.receive(frame);
    }

    /// Starts with another time line: times may be earlier than those before.
    restart() {
        this.clear();
        this.latest = 0;
    }

    clear() {
        this.contacts = new Map();
        this.earlier = [];
        this.others = {};
        this.at = 0;
        this.isUrgent = false;
    }

    add(at, isUrgent) {
        this.at = Math.max(this.at, at);
        this.held = { modifiers: this.modifiers, buttons: this.buttons };
        this.isUrgent ||= isUrgent;
        this.wait(isUrgent);
    }

    /// Returns a time that is not earlier than the last frame, whichever times the browser reports.
    guarded(milliseconds) {
        return Math.max(this.latest, this.time(milliseconds));
    }
}

function placed({ x, y }) {
    return x === undefined ? {} : { x: point(x), y: point(y) };
}
