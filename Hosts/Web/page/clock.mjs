// Virtual time of a running scene: slow motion, pause, single steps, and the way back through the last minute.
//
//     snapshots   ●──────────●──────────●──────────●─────┐
//     calls        | ||||| || |    ||||| ||||||||| |||   │ end
//                              ▲ position: behind the end, or at it
//
// Going back restores the snapshot before the position and repeats the calls since then: a module is deterministic.

/// The length of one display frame in a single step, in seconds.
const STEP = 1 / 60;
/// How far back one can go, in seconds.
const REACH = 60;
/// The age in seconds up to which there is a snapshot for each second. Older ones are `SPARSE` seconds apart: each is as large as the
/// memory of the module.
const DENSE = 10;
const SPARSE = 5;
/// The number of snapshots of a long replay.
const REPLAY_SNAPSHOTS = 30;

/// Returns seconds rounded to a tenth of a millisecond, the resolution of links.
export const rounded = (seconds) => Math.round(seconds * 1e4) / 1e4;

/// The clock of one scene.
///
///     live ──seek──▶ behind ──watch──▶ … ──▶ live, at the end
///                       └──takeOver──▶ live, from there
///
/// The `machine` has `perform(call)`, where a call has its time as `at`; `replay(until)`, for input of its own; `snapshot()` and `restore(snapshot)`.
export class Clock {
    /// The rate of virtual time while it runs.
    speed = 1;
    isPaused = false;

    constructor(machine, realNow = () => performance.now()) {
        this.machine = machine;
        this.realNow = realNow;
    }

    /// Starts again at 0 s. With a `replayEnd`, the end of an input that the machine replays, this is watched first.
    begin(replayEnd = 0) {
        this.replayEnd = replayEnd;
        this.position = 0;
        this.end = replayEnd;
        /// A Boolean value that indicates whether the position is before the end, where nothing can be touched.
        this.isBehind = replayEnd > 0;
        /// A Boolean value that indicates whether time runs from there to the end.
        this.isWatching = this.isBehind;
        this.isPaused = false;
        this.calls = [];
        /// The number of calls that are not kept any more, and of all calls up to the position.
        this.forgotten = 0;
        this.done = 0;
        this.snapshots = [{ at: 0, calls: 0, state: this.machine.snapshot() }];
        this.anchor(0);
    }

    /// The rate of virtual time; 0 while it stands still.
    get rate() {
        return (this.isBehind ? this.isWatching : !this.isPaused) ? this.speed : 0;
    }

    /// The earliest position that one can return to, in seconds.
    get earliest() {
        return this.snapshots[0].at;
    }

    /// Returns the virtual time, in seconds.
    now() {
        return this.at(this.realNow());
    }

    /// Returns the virtual time of a real one, in milliseconds.
    at(milliseconds) {
        const elapsed = Math.max(0, milliseconds - this.anchored.real) / 1000;
        return rounded(this.anchored.virtual + elapsed * this.rate);
    }

    setSpeed(speed) {
        this.anchor(this.now());
        this.speed = speed;
    }

    /// Stands still. The machine goes to the present first, which is the position that is shown.
    pause() {
        const now = this.now();
        this.anchor(now);
        if (this.isBehind) this.isWatching = false;
        else {
            this.isPaused = true;
            if (now > this.position) this.perform({ kind: "advance", at: now });
        }
    }

    /// Runs on; behind the end, by showing again what happened.
    run() {
        this.anchor(this.now());
        if (this.isBehind) this.isWatching = true;
        else this.isPaused = false;
    }

    /// Runs on from a position behind the end: everything after it is forgotten.
    takeOver() {
        const now = this.isBehind ? this.position : this.now();
        this.forgetFuture();
        this.isPaused = false;
        this.anchor(now);
    }

    /// Advances by one display frame and stands still there.
    step() {
        if (this.isBehind) return this.seek(this.position + STEP);
        this.anchor(rounded(this.now() + STEP));
        this.isPaused = true;
        this.perform({ kind: "displayFrame", at: this.now() });
    }

    /// Calls the machine and remembers the call.
    perform(call) {
        this.forgetFuture();
        this.keepSnapshot();
        this.calls.push(call);
        this.done += 1;
        this.position = Math.max(this.position, call.at);
        this.end = Math.max(this.end, this.position);
        this.machine.perform(call);
    }

    /// Repeats what happened up to the present, while one watches.
    watch() {
        const now = this.now();
        this.forward(Math.min(now, this.end));
        if (now >= this.end) this.arrive();
    }

    /// Goes to a position, back or forth, and stands still there; at the end time runs on, unless it was paused.
    seek(wanted) {
        if (!this.isBehind) this.anchor(this.now());
        // Time stood at the end while one looked at the past.
        if (!this.isBehind) this.stood = this.anchored.virtual;
        const position = Math.min(Math.max(wanted, this.earliest), this.end);
        if (position < this.position) {
            const snapshot = this.snapshots.findLast((snapshot) => snapshot.at <= position);
            this.machine.restore(snapshot.state);
            this.position = snapshot.at;
            this.done = snapshot.calls;
        }
        this.forward(position);
        this.isBehind = true;
        this.isWatching = false;
        this.anchor(position);
        if (position === this.end) this.arrive();
    }

    // MARK: Internals

    anchor(virtual) {
        this.anchored = { virtual, real: this.realNow() };
    }

    /// Repeats the calls from the position on.
    forward(position) {
        // In parts, so that there are snapshots to return to.
        while (this.position < Math.min(position, this.replayEnd)) {
            this.keepSnapshot();
            this.position = Math.min(position, this.replayEnd, this.position + this.spacing);
            this.machine.replay(this.position);
        }
        while (this.done - this.forgotten < this.calls.length) {
            const call = this.calls[this.done - this.forgotten];
            if (call.at > position) break;
            this.done += 1;
            this.machine.perform(call);
        }
        this.position = Math.max(this.position, position);
    }

    arrive() {
        this.isBehind = false;
        this.isWatching = false;
        this.anchor(Math.max(this.stood ?? 0, this.end));
        this.stood = undefined;
    }

    /// The time between two new snapshots, in seconds.
    get spacing() {
        return Math.max(1, this.position < this.replayEnd ? this.replayEnd / REPLAY_SNAPSHOTS : 0);
    }

    /// Takes a snapshot if the last one is old. Without input nothing is called, and nothing is kept.
    keepSnapshot() {
        if (this.position < this.snapshots.at(-1).at + this.spacing) return;
        this.snapshots.push({ at: this.position, calls: this.done, state: this.machine.snapshot() });
        if (this.position >= this.replayEnd) this.thin();
    }

    /// Drops snapshots that are out of reach or denser than needed, and the calls before the first one.
    thin() {
        const age = ({ at }) => this.position - at;
        const kept = [];
        for (const snapshot of this.snapshots) {
            const isFar = kept.length === 0 || snapshot.at - kept.at(-1).at >= SPARSE;
            if (isFar || age(snapshot) <= DENSE) kept.push(snapshot);
        }
        while (kept.length > 1 && age(kept[1]) >= REACH && kept[1].at > this.replayEnd) kept.shift();
        this.snapshots = kept;
        this.calls.splice(0, kept[0].calls - this.forgotten);
        this.forgotten = kept[0].calls;
    }

    forgetFuture() {
        if (!this.isBehind) return;
        this.isBehind = false;
        this.isWatching = false;
        this.stood = undefined;
        this.replayEnd = Math.min(this.replayEnd, this.position);
        this.end = this.position;
        this.calls.length = this.done - this.forgotten;
        this.snapshots = this.snapshots.filter((snapshot) => snapshot.at <= this.position);
    }
}
