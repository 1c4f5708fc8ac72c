// Wheels and trackpads: scrolls, and the pinch and rotation of two fingers on a trackpad.

/// The points of a line and of a page, for wheels that count in these.
const UNITS = [1, 16, 400];
/// The distance of a wheel with Control that scales by e, in points: what browsers report for a trackpad's pinch.
const PINCH = 100;
/// The largest distance of one event: a notch of a mouse wheel is not a pinch by a factor of three.
const LARGEST_PINCH = 25;
/// The time without an event after which a pinch is over, in milliseconds: a wheel reports no end.
const SILENCE = 200;

/// The scrolls and transforms of a trackpad.
export class Wheels {
    /// The scale and rotation of the transform in progress; `undefined` without one.
    transform = undefined;

    constructor(frames, place, { setTimer = (...values) => setTimeout(...values), clearTimer = (timer) => clearTimeout(timer), now = () => performance.now() } = {}) {
        Object.assign(this, { frames, place, setTimer, clearTimer, now });
    }

    wheel(event) {
        if (event.ctrlKey) return this.pinch(event);
        const unit = UNITS[event.deltaMode] ?? 1;
        // A wheel moves the view, a finger the content: the opposite direction.
        const step = { step: "tick", dx: -event.deltaX * unit || 0, dy: -event.deltaY * unit || 0 };
        this.frames.other(event.timeStamp, "scrolls", { ...this.place(event), ...step });
    }

    /// Browsers report a trackpad's pinch as a wheel with Control.
    pinch(event) {
        if (!this.transform) this.begin(event);
        const distance = Math.max(-LARGEST_PINCH, Math.min(LARGEST_PINCH, event.deltaY));
        this.change(event, this.transform.scale * Math.exp(-distance / PINCH), 0);
        this.clearTimer(this.timer);
        this.timer = this.setTimer(() => this.end(this.now(), "ended"), SILENCE);
    }

    // Safari's own events have the scale and the rotation, in degrees, since the beginning.
    gesturestart(event) {
        this.begin(event);
    }

    gesturechange(event) {
        if (this.transform) this.change(event, event.scale, (event.rotation * Math.PI) / 180);
    }

    gestureend(event) {
        this.end(event.timeStamp, "ended");
    }

    /// Cancels the transform in progress.
    cancel(milliseconds) {
        this.end(milliseconds, "cancelled");
    }

    begin(event) {
        this.transform = { scale: 1, rotation: 0, place: this.place(event) };
        this.report(event.timeStamp, { step: "began" });
    }

    change(event, scale, rotation) {
        const since = { scale: scale / this.transform.scale, rotation: rotation - this.transform.rotation };
        this.transform = { scale, rotation, place: this.place(event) };
        this.report(event.timeStamp, { step: "changed", ...since });
    }

    end(milliseconds, step) {
        if (!this.transform) return;
        this.clearTimer(this.timer);
        this.report(milliseconds, { step });
        this.transform = undefined;
    }

    report(milliseconds, step) {
        this.frames.other(milliseconds, "transforms", { ...this.transform.place, ...step });
    }
}
