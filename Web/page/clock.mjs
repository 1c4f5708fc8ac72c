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
/// The number of snapshots of a whole replay.
const REPLAY_SNAPSHOTS = 30;

/// Returns seconds rounded to a tenth of a millisecond, the resolution of links.
export const rounded = (seconds) => Math.round(seconds * 1e4) / 1e4;

/// The clock of one scene.
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

    /// Starts again at 0 s. `replayEnd` is the end of an input that the machine replays.
    begin(replayEnd = 0) {
        this.replayEnd = replayEnd;
        this.position = 0;
        this.end = 0;
        this.isBehind = false;
        this.calls = [];
        /// The number of calls that are not kept any more.
        this.forgotten = 0;
        this.snapshots = [{ at: 0, calls: 0, state: this.machine.snapshot() }];
        this.anchor(0);
    }

    /// The rate of virtual time; 0 while it stands still.
    get rate() {
        return this.isPaused || this.isBehind ? 0 : this.speed;
    }

    /// A Boolean value that indicates whether the machine has input left to replay.
    get isReplaying() {
        return this.position < this.replayEnd;
    }

    /// The earliest position that one can return to, in seconds.
    get earliest() {
        return this.snapshots[0].at;
    }

    /// The latest position, in seconds.
    get latest() {
        return Math.max(this.end, this.replayEnd);
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

    pause() {
        this.anchor(this.now());
        this.isPaused = true;
    }

    /// Runs on. From a position behind the end, everything after it is forgotten first.
    resume() {
        this.forgetFuture();
        this.anchor(this.now());
        this.isPaused = false;
    }

    /// Advances by one display frame and stands still there.
    step() {
        if (this.isBehind) return this.seek(this.position + STEP);
        this.pause();
        this.anchor(rounded(this.anchored.virtual + STEP));
        if (this.isReplaying) this.replay();
        else this.perform({ kind: "displayFrame", at: this.now() });
    }

    /// Calls the machine and remembers the call.
    perform(call) {
        this.forgetFuture();
        this.keepSnapshot();
        this.calls.push(call);
        this.moveTo(call.at);
        this.machine.perform(call);
    }

    /// Replays the input of the machine up to the present.
    replay() {
        this.replayTo(Math.min(this.now(), this.replayEnd));
    }

    /// Goes to a position, back or forth, and stands still there; at the end time runs on, unless it is paused.
    seek(wanted) {
        if (!this.isBehind) this.anchor(this.now());
        const position = Math.min(Math.max(wanted, this.earliest), this.latest);
        const snapshot = this.snapshots.findLast((snapshot) => snapshot.at <= position);
        this.machine.restore(snapshot.state);
        this.position = snapshot.at;
        this.replayTo(Math.min(position, this.replayEnd));
        for (const call of this.calls.slice(snapshot.calls - this.forgotten)) {
            if (call.at > position) break;
            this.machine.perform(call);
        }
        this.position = position;
        this.isBehind = position < this.latest;
        // Time went on at the end while one looked at the past: it continues where it stood.
        this.anchor(this.isBehind ? position : Math.max(this.anchored.virtual, position));
    }

    /// Ends the replay at the position: the rest of its input is not played.
    endReplay() {
        this.replayEnd = Math.min(this.replayEnd, this.position);
    }

    anchor(virtual) {
        this.anchored = { virtual, real: this.realNow() };
    }

    moveTo(at) {
        this.position = Math.max(this.position, at);
        this.end = Math.max(this.end, this.position);
    }

    replayTo(target) {
        // In parts, so that there are snapshots to return to.
        while (this.position < target) {
            this.keepSnapshot();
            this.moveTo(Math.min(target, this.position + this.spacing));
            this.machine.replay(this.position);
        }
    }

    /// The time between two new snapshots, in seconds.
    get spacing() {
        return Math.max(1, this.isReplaying ? this.replayEnd / REPLAY_SNAPSHOTS : 0);
    }

    /// Takes a snapshot if the last one is old. Without input nothing is called, and nothing is kept.
    keepSnapshot() {
        const last = this.snapshots[this.snapshots.length - 1];
        if (this.position < last.at + this.spacing) return;
        const calls = this.forgotten + this.calls.length;
        this.snapshots.push({ at: this.position, calls, state: this.machine.snapshot() });
        if (!this.isReplaying) this.thin();
    }

    /// Drops snapshots that are out of reach or denser than needed, and the calls before the first one.
    thin() {
        const age = ({ at }) => this.position - at;
        let kept = [];
        for (const snapshot of this.snapshots) {
            const before = kept[kept.length - 1];
            const isNeeded = !before || age(snapshot) <= DENSE || snapshot.at - before.at >= SPARSE;
            if (isNeeded) kept.push(snapshot);
        }
        while (kept.length > 1 && age(kept[1]) >= REACH && kept[1].at > this.replayEnd) kept.shift();
        this.snapshots = kept;
        this.calls.splice(0, kept[0].calls - this.forgotten);
        this.forgotten = kept[0].calls;
    }

    forgetFuture() {
        if (!this.isBehind) return;
        this.isBehind = false;
        this.endReplay();
        this.end = this.position;
        const next = this.calls.findIndex((call) => call.at > this.position);
        if (next >= 0) this.calls.length = next;
        this.snapshots = this.snapshots.filter((snapshot) => snapshot.at <= this.position);
        this.anchor(this.position);
    }
}
