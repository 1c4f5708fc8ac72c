// The events of a browser on a surface, as input frames: no finger is lost to the browser.

import { Frames } from "./frames.mjs";
import { Keys, modifiers } from "./keys.mjs";
import { Pointers } from "./pointers.mjs";
import { Shakes } from "./shakes.mjs";
import { Wheels } from "./wheels.mjs";

const POINTER = ["pointerdown", "pointermove", "pointerup", "pointercancel", "lostpointercapture", "pointerleave"];
const TOUCH = ["touchstart", "touchmove", "touchend", "touchcancel"];
const WHEEL = ["wheel", "gesturestart", "gesturechange", "gestureend"];
/// What a browser makes of touches: menus, selections, drags.
const UNWANTED = ["contextmenu", "selectstart", "dragstart", "dblclick"];

/// No scrolling, zooming, selection or menu of the browser begins on a surface.
const STYLE = { touchAction: "none", userSelect: "none", webkitUserSelect: "none", webkitTouchCallout: "none", webkitTapHighlightColor: "transparent" };

/// The source of the frames of one surface.
export class Host {
    /// A Boolean value that indicates whether input is passed on.
    isEnabled = true;

    /// - `surface`: the element that is touched; `size()` returns the size of the scene, to which its rectangle is mapped.
    /// - `time(milliseconds)` returns the time of a frame in seconds, which `earliest()` limits; `receive(frame)` is called with each frame.
    /// - `wantFrame()` is called when moves are waiting for the next frame of the display, which calls `flush()`.
    constructor(surface, { size, time, earliest, receive, wantFrame, showPreview = () => {}, page = surface.ownerDocument.defaultView }) {
        Object.assign(this, { surface, size, page });
        const soon = new page.MessageChannel();
        soon.port1.onmessage = () => this.frames.flush();
        // Fingers that come down in one instant are reported in one task, and make one frame.
        const wait = (isUrgent) => (isUrgent ? soon.port2.postMessage(0) : wantFrame());
        this.frames = new Frames({ receive, wait, time, earliest });
        this.pointers = new Pointers(this.frames, { place: (event) => this.place(event), size, showPreview });
        this.keys = new Keys(this.frames);
        this.wheels = new Wheels(this.frames, (event) => this.place(event));
        this.shakes = new Shakes(this.frames);
        this.listen();
    }

    /// Passes on what was collected.
    flush() {
        this.frames.flush();
    }

    /// Cancels everything that is in progress: the page was hidden, or the scene is left.
    cancel(milliseconds = this.page.performance.now()) {
        for (const part of [this.pointers, this.keys, this.wheels, this.shakes]) part.cancel(milliseconds);
        this.flush();
    }

    /// Starts with another time line, without anything in progress.
    restart() {
        this.frames.restart();
    }

    listen() {
        const { surface, page } = this;
        Object.assign(surface.style, STYLE);
        const options = { passive: false };
        for (const name of POINTER) surface.addEventListener(name, (event) => this.pointer(name, event), options);
        for (const name of TOUCH) surface.addEventListener(name, (event) => this.touch(name, event), options);
        for (const name of WHEEL) surface.addEventListener(name, (event) => this.wheel(name, event), options);
        for (const name of UNWANTED) surface.addEventListener(name, (event) => event.preventDefault(), options);
        for (const name of ["keydown", "keyup"]) surface.addEventListener(name, (event) => this.key(name, event));
        surface.addEventListener("blur", () => this.keys.cancel(page.performance.now()));
        page.addEventListener("blur", () => this.cancel());
        page.addEventListener("pagehide", () => this.cancel());
        page.document.addEventListener("visibilitychange", () => page.document.hidden && this.cancel());
    }

    pointer(name, event) {
        if (!this.isEnabled) return;
        this.measure();
        if (name === "pointerdown") {
            capture(this.surface, event);
            // Selection and the mouse events that follow are not wanted, the focus is.
            event.preventDefault();
            this.surface.focus({ preventScroll: true });
        }
        // Alt and Shift are the second finger's, not the app's.
        this.frames.modifiers = this.pointers.isDouble(event) ? 0 : modifiers(event);
        this.pointers[name](event);
    }

    touch(name, event) {
        // Without touches the page neither scrolls, bounces nor zooms, and no menu of a long press appears.
        if (event.cancelable) event.preventDefault();
        if (!this.isEnabled) return;
        if (name === "touchstart") this.measure();
        this.pointers[name](event);
    }

    wheel(name, event) {
        event.preventDefault();
        // On a touch screen Safari reports the fingers as a gesture as well.
        if (!this.isEnabled || (name !== "wheel" && this.pointers.count > 0)) return;
        this.measure();
        this.frames.modifiers = modifiers(event);
        this.wheels[name](event);
    }

    key(name, event) {
        if (this.isEnabled) this.keys[name](event);
    }

    /// Reads the rectangle of the surface. During a gesture it is not read again for an event, for which the page would be laid out, but when
    /// the surface has got another place.
    measure(isElsewhere = false) {
        if (isElsewhere || this.pointers.count === 0 || !this.rect) this.rect = this.surface.getBoundingClientRect();
    }

    /// Returns the location of an event on the scene, in points.
    place(event) {
        const { left, top, width, height } = this.rect;
        const size = this.size();
        return { x: ((event.clientX - left) * size.width) / width, y: ((event.clientY - top) * size.height) / height };
    }
}

/// Captures a pointer, so that it is followed beyond the edges. The pointer may be gone already.
function capture(surface, event) {
    try {
        surface.setPointerCapture(event.pointerId);
    } catch {
        // It is followed on the surface.
    }
}
