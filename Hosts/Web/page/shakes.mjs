// Shakes of a phone: reversals of a strong acceleration within two seconds, then rest.

/// The acceleration of a swing and of rest, in m/s², without gravity.
const SWING = 8;
const REST = 4;
/// The reversals of direction that make a movement a shake.
const REVERSALS = 3;
/// The rest after which a movement is over, and its longest duration, in milliseconds.
const QUIET = 300;
const LONGEST = 2000;

/// The detector of shakes.
export class Shakes {
    moving = undefined;

    constructor(frames) {
        this.frames = frames;
    }

    /// Asks the person, where the browser wants that; returns a Boolean value that indicates whether shakes will be reported.
    async allow(target = window) {
        const { DeviceMotionEvent } = target;
        if (!DeviceMotionEvent) return false;
        const answer = await DeviceMotionEvent.requestPermission?.();
        if (answer !== undefined && answer !== "granted") return false;
        this.listening ??= target.addEventListener("devicemotion", (event) => this.devicemotion(event)) ?? true;
        return true;
    }

    /// Reports a whole shake, for devices that cannot be shaken.
    perform(milliseconds) {
        for (const sample of ["began", "ended"]) this.frames.other(milliseconds, "motions", sample);
    }

    devicemotion({ acceleration, timeStamp }) {
        if (!acceleration || acceleration.x === null) return;
        const { x, y, z } = acceleration;
        const strength = Math.hypot(x, y, z);
        const moving = this.moving;
        if (!moving) {
            if (strength < SWING) return;
            this.moving = { began: timeStamp, active: timeStamp, swing: [x, y, z], reversals: 0, isOver: false };
            return this.report(timeStamp, "began");
        }
        if (strength >= REST) moving.active = timeStamp;
        if (strength >= SWING) {
            const [a, b, c] = moving.swing;
            if (a * x + b * y + c * z < 0) moving.reversals += 1;
            moving.swing = [x, y, z];
        }
        const isQuiet = timeStamp - moving.active >= QUIET;
        if (!moving.isOver && (isQuiet || timeStamp - moving.began >= LONGEST)) {
            moving.isOver = true;
            this.report(timeStamp, isQuiet && moving.reversals >= REVERSALS ? "ended" : "cancelled");
        }
        if (isQuiet) this.moving = undefined;
    }

    /// Cancels the movement in progress.
    cancel(milliseconds) {
        if (this.moving && !this.moving.isOver) this.report(milliseconds, "cancelled");
        this.moving = undefined;
    }

    report(milliseconds, sample) {
        this.frames.other(milliseconds, "motions", sample);
    }
}
