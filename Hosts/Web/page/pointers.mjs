// Pointer events, or touch events where only these come, as samples of contacts and hovers.

/// The greatest force of a pencil, in multiples of an average touch.
const PENCIL_FORCE = 25 / 6;
/// The pressures that browsers report for a digitizer without a sensor of force.
const UNKNOWN_PRESSURES = [0, 0.5, 1];
/// Returns a value rounded to a fraction: what sensors report beyond that is noise, which would make links longer.
const rounded = (value, fraction) => Math.round(value * fraction) / fraction;

/// Returns the altitude and azimuth of a pencil, in radians, from those of the event or from its tilt in degrees.
export function angles(event) {
    if (event.altitudeAngle !== undefined && event.azimuthAngle !== undefined) {
        return { altitude: event.altitudeAngle, azimuth: event.azimuthAngle };
    }
    const across = Math.tan(((event.tiltX ?? 0) * Math.PI) / 180);
    const along = Math.tan(((event.tiltY ?? 0) * Math.PI) / 180);
    const azimuth = Math.atan2(along, across);
    return { altitude: Math.atan(1 / Math.hypot(across, along)), azimuth: azimuth < 0 ? azimuth + 2 * Math.PI : azimuth };
}

/// Fingers, pencils and the mouse on a surface.
export class Pointers {
    /// The use of a mouse: `finger`, `fingers` (two of them) or `pointer`.
    mouse = "finger";
    /// The contacts that are down, by `pointer ID` or `touch identifier`.
    down = new Map();
    /// The pointers that hover.
    hovering = new Map();
    /// The distance of the second finger of a mouse from the first.
    spread = { x: 0, y: 0 };

    /// `place(event)` returns the location on the scene, `size()` its size; `showPreview(places)` is called with the places at which two
    /// fingers of a mouse would come down.
    constructor(frames, { place, size, showPreview }) {
        Object.assign(this, { frames, place, size, showPreview });
    }

    /// The number of fingers and pencils that are down.
    get count() {
        return this.down.size;
    }

    pointerdown(event) {
        const isMouse = event.pointerType === "mouse";
        if (isMouse && this.mouse !== "pointer" && event.button !== 0) return;
        this.frames.buttons = isMouse && this.mouse === "pointer" ? event.buttons : 0;
        this.leave(event);
        const contact = { id: this.freeID(), tool: this.tool(event) };
        contact.knowsForce = contact.tool === "pencil" || (!isMouse && !UNKNOWN_PRESSURES.includes(event.pressure));
        this.down.set(event.pointerId, contact);
        if (this.isDouble(event)) {
            this.follow(event);
            contact.second = this.freeID(contact.id);
            this.showPreview([]);
        }
        this.report(event, contact, "began", event.timeStamp);
    }

    pointermove(event) {
        const contact = this.down.get(event.pointerId);
        if (!contact) return this.hover(event);
        // A second button of a mouse that is down already comes as a move.
        this.frames.buttons = contact.tool === "indirectPointer" ? event.buttons : 0;
        if (contact.second !== undefined) this.follow(event);
        const readings = event.getCoalescedEvents?.() ?? [];
        for (const reading of readings.length > 0 ? readings : [event]) {
            // A reading is never later than its event; some browsers give it no time at all.
            const milliseconds = reading.timeStamp > 0 ? Math.min(reading.timeStamp, event.timeStamp) : event.timeStamp;
            this.report(reading, contact, "moved", milliseconds);
        }
    }

    pointerup(event) {
        this.lift(event.pointerId, event, "ended", event.timeStamp);
    }

    pointercancel(event) {
        this.lift(event.pointerId, event, "cancelled", event.timeStamp);
        this.hovering.delete(event.pointerId);
    }

    /// Firefox reports only one of several fingers that are lifted together as `pointerup`; the others lose the pointer.
    lostpointercapture(event) {
        this.pointerup(event);
    }

    pointerleave(event) {
        if (!this.down.has(event.pointerId)) this.leave(event);
        this.showPreview([]);
    }

    // A finger for which the browser sends no pointer events: they would come before its touch events, at the same place.
    touchstart(event) {
        this.eachTouch(event, (touch, id) => {
            const isReported = [...this.down.values()].some(({ latest }) => Math.hypot(latest.clientX - touch.clientX, latest.clientY - touch.clientY) < 1);
            if (isReported || this.down.has(id)) return;
            const contact = { id: this.freeID(), tool: touch.touchType === "stylus" ? "pencil" : "direct" };
            contact.knowsForce = contact.tool === "pencil" || !UNKNOWN_PRESSURES.includes(touch.force ?? 0);
            this.down.set(id, contact);
            this.report(touch, contact, "began", event.timeStamp);
        });
    }

    touchmove(event) {
        this.eachTouch(event, (touch, id) => {
            const contact = this.down.get(id);
            if (contact) this.report(touch, contact, "moved", event.timeStamp);
        });
    }

    touchend(event) {
        this.eachTouch(event, (touch, id) => this.lift(id, touch, "ended", event.timeStamp));
    }

    touchcancel(event) {
        this.eachTouch(event, (touch, id) => this.lift(id, touch, "cancelled", event.timeStamp));
    }

    /// Cancels everything that is down, and ends the hovering.
    cancel(milliseconds) {
        for (const [id, contact] of this.down) this.lift(id, contact.latest, "cancelled", milliseconds);
        for (const sample of this.hovering.values()) this.frames.other(milliseconds, "hovers", { ...sample, phase: "exited" });
        this.hovering.clear();
        this.frames.buttons = 0;
        this.showPreview([]);
    }

    eachTouch(event, body) {
        for (const touch of event.changedTouches) body(touch, `touch ${touch.identifier}`);
    }

    lift(id, event, phase, milliseconds) {
        const contact = this.down.get(id);
        if (!contact) return;
        this.frames.buttons = 0;
        this.report(event, contact, phase, milliseconds);
        this.down.delete(id);
    }

    /// Reports a sample of a contact, and of its second finger.
    report(event, contact, phase, milliseconds) {
        contact.latest = event;
        const sample = { id: contact.id, phase, tool: contact.tool, ...this.place(event), ...this.details(event, contact) };
        this.frames.contact(milliseconds, sample);
        if (contact.second === undefined) return;
        const second = { ...sample, id: contact.second, x: sample.x + this.spread.x, y: sample.y + this.spread.y };
        this.frames.contact(milliseconds, second);
    }

    details(event, contact) {
        const isPencil = contact.tool === "pencil";
        const pressure = contact.knowsForce ? (event.pressure ?? event.force ?? 0) : 0;
        const most = isPencil ? PENCIL_FORCE : 2;
        // 1 × 1 is the size of what has none, also of a finger's move in Firefox.
        const isSized = contact.tool === "direct" && (event.width > 1 || event.height > 1 || event.radiusX > 1);
        if (isSized) contact.radius = rounded(Math.max(event.width / 2 || event.radiusX, event.height / 2 || event.radiusY), 1);
        const { altitude, azimuth } = isPencil ? angles(event) : { altitude: Math.PI / 2, azimuth: 0 };
        return {
            radius: contact.radius ?? 0,
            force: rounded(pressure * most, 1024),
            maximumForce: contact.knowsForce ? most : 0,
            altitude: isPencil ? rounded(altitude, 1024) : altitude,
            azimuth: rounded(azimuth, 1024),
        };
    }

    // MARK: Hovering

    hover(event) {
        if (event.pointerType === "touch") return;
        if (event.pointerType === "mouse" && this.mouse !== "pointer") return this.preview(event);
        const phase = this.hovering.has(event.pointerId) ? "moved" : "entered";
        const details = event.pointerType === "pen" ? angles(event) : {};
        const sample = { id: event.pointerId, tool: this.tool(event), ...this.place(event), distance: 0, ...details };
        this.hovering.set(event.pointerId, sample);
        this.frames.buttons = 0;
        this.frames.other(event.timeStamp, "hovers", { ...sample, phase });
    }

    /// Ends the hovering of a pointer, which has left or touches now.
    leave(event) {
        const sample = this.hovering.get(event.pointerId);
        if (!sample) return;
        this.hovering.delete(event.pointerId);
        this.frames.other(event.timeStamp, "hovers", { ...sample, phase: "exited" });
    }

    // MARK: Two fingers of a mouse

    /// Returns a Boolean value that indicates whether a mouse stands for two fingers. Alt is left alone by browsers while a button is down.
    isDouble(event) {
        return event.pointerType === "mouse" && (this.mouse === "fingers" || (this.mouse === "finger" && event.altKey));
    }

    /// Places the second finger: opposite of the first one around the middle of the scene, or, with Shift, where it is beside the first.
    follow(event) {
        if (event.shiftKey) return;
        const { x, y } = this.place(event);
        const { width, height } = this.size();
        this.spread = { x: width - 2 * x, y: height - 2 * y };
    }

    preview(event) {
        if (!this.isDouble(event)) return this.showPreview([]);
        this.follow(event);
        const { x, y } = this.place(event);
        this.showPreview([{ x, y }, { x: x + this.spread.x, y: y + this.spread.y }]);
    }

    tool(event) {
        if (event.pointerType === "pen") return "pencil";
        return event.pointerType === "mouse" && this.mouse === "pointer" ? "indirectPointer" : "direct";
    }

    /// Returns the lowest number that no contact has.
    freeID(taken) {
        const used = new Set([taken, ...[...this.down.values()].flatMap((contact) => [contact.id, contact.second])]);
        let id = 1;
        while (used.has(id)) id += 1;
        return id;
    }
}
