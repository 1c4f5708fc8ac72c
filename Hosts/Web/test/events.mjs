// Stand-ins for a browser: a surface, a page and their events, without a document.

/// An element, window or document with listeners.
export class Target {
    listeners = {};
    addEventListener(name, listener) { (this.listeners[name] ??= []).push(listener); }
    /// Dispatches an event; returns it, with `isPrevented`.
    send(name, values = {}) {
        const event = { timeStamp: 0, clientX: 0, clientY: 0, cancelable: true, isPrevented: false, getModifierState: () => false, ...values };
        event.preventDefault = () => { event.isPrevented = true; };
        for (const listener of this.listeners[name] ?? []) listener(event);
        return event;
    }
}

/// A surface of 400 × 300 points at (10, 20) on a page, and the frames of its host.
export function makeSurface(Host, options = {}) {
    const page = new Target();
    page.document = new Target();
    page.clock = 0;
    page.performance = { now: () => page.clock };
    const messages = [];
    page.MessageChannel = class {
        port1 = {};
        port2 = { postMessage: () => messages.push(() => this.port1.onmessage()) };
    };
    const surface = Object.assign(new Target(), { style: {} });
    surface.ownerDocument = { defaultView: page };
    surface.getBoundingClientRect = () => ({ left: 10, top: 20, width: 400, height: 300 });
    surface.captured = [];
    surface.setPointerCapture = (id) => surface.captured.push(id);
    surface.focus = () => {};
    const frames = [];
    let wanted = 0;
    const host = new Host(surface, {
        size: () => ({ width: 400, height: 300 }),
        time: (milliseconds) => Math.round(milliseconds * 10) / 1e4,
        receive: (frame) => frames.push(frame),
        wantFrame: () => { wanted += 1; },
        ...options,
    });
    /// Ends the task: messages are handled.
    const settle = () => { for (const message of messages.splice(0)) message(); };
    const pointer = (name, pointerId, x, y, timeStamp, values = {}) =>
        surface.send(`pointer${name}`, {
            pointerType: "touch", pointerId, clientX: x + 10, clientY: y + 20, timeStamp, pressure: 0.5, width: 14, height: 18, button: 0, buttons: 1, ...values,
        });
    /// Returns the frames since the last call, each contact as `id phase x,y`.
    const received = () => {
        settle();
        return frames.splice(0).map(({ at, contacts }) => `${at}: ${contacts.map(({ id, phase, x, y }) => `${id} ${phase} ${x},${y}`).join(" ")}`);
    };
    return { host, page, surface, frames, settle, pointer, received, wanted: () => wanted };
}
