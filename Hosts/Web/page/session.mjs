// A running app: its module, clock, painter and host, and the frames of the display while they are wanted.

import { Clock, rounded } from "./clock.mjs";
import { Host } from "./host.mjs";
import { cancellation } from "./lasting.mjs";
import { Painter } from "./painter.mjs";
import { Words } from "./words.mjs";

/// The time between two readings of the elements while something moves, in milliseconds.
const READING = 500;

/// The wish of the person for a dark interface, where a browser knows it.
const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)");

/// The session of one canvas.
export class Session {
    words = new Words();
    size = { width: 0, height: 0 };
    isOpen = false;
    frame = 0;
    timer = 0;
    /// The time and rate for which the timer is set.
    timerKey = undefined;
    /// A Boolean value that indicates whether the picture has changed since the elements were read, and the time of that reading.
    isShownAnew = false;
    elementsAt = -Infinity;

    /// `changed()` is called after the app changed, at most once a frame; `failed(error)` when the module has stopped.
    constructor(module, canvas, { changed = () => {}, failed = console.error, showPreview } = {}) {
        Object.assign(this, { module, canvas, changed, failed });
        /// The module before its first scene, to return to after an error.
        this.fresh = module.snapshot();
        this.painter = new Painter(canvas, (index) => module.image(index));
        this.clock = new Clock(this);
        this.clock.begin();
        this.host = new Host(canvas, {
            size: () => this.size,
            time: (milliseconds) => this.clock.at(milliseconds),
            earliest: () => this.clock.position,
            // The past cannot be touched.
            receive: (frame) => this.clock.isBehind || this.call({ kind: "receive", at: frame.at, frame }),
            wantFrame: () => this.want(),
            showPreview,
        });
        this.host.isEnabled = false;
        dark?.addEventListener("change", () => this.isOpen && this.attempt(() => this.adoptStyle()) && this.want());
    }

    // MARK: Opening

    /// Starts a scene at 0 s.
    start(index, size, scale) {
        this.close();
        this.fit(size, scale);
        this.begin(() => this.module.start(index, this.screen()));
    }

    /// Starts the replay of a link's text; returns the index of its scene. `started()` is called when the scene is there.
    startReplay(text, scale, started = () => {}) {
        this.close();
        const info = this.module.unpack(text);
        const index = this.module.scenes.findIndex(({ name }) => name === info.scene);
        if (index < 0) throw new Error(`its scene, “${info.scene}”, is not on this page`);
        this.fit(info, scale);
        this.begin(() => {
            this.module.start(index, info);
            started();
        }, info.end);
        return index;
    }

    begin(start, replayEnd) {
        this.words.restart();
        this.host.restart();
        if (!this.attempt(() => { this.adoptStyle(); start(); })) return;
        this.clock.begin(replayEnd);
        this.isOpen = true;
        this.show();
    }

    /// Ends what is in progress; the module keeps its state until the next start.
    close() {
        if (this.isOpen) this.host.cancel();
        this.isOpen = false;
        this.host.isEnabled = false;
        cancelAnimationFrame(this.frame);
        clearTimeout(this.timer);
        Object.assign(this, { frame: 0, timer: 0, timerKey: undefined });
        this.roles?.clear();
    }

    // MARK: The screen

    /// Shows the app in another size on the page: `scale` pixels for a point.
    fit({ width, height }, scale) {
        this.size = { width, height };
        this.painter.resize(this.size, scale);
        this.host.measure(true);
        this.roles?.fit();
        if (this.isOpen) this.draw(true);
    }

    /// Changes the size of the app's screen: a rotation, or another window.
    resize(size, scale) {
        const isSame = size.width === this.size.width && size.height === this.size.height;
        this.fit(size, scale);
        if (!isSame && !this.clock.isBehind) this.call({ kind: "resize", at: this.clock.now(), screen: this.screen() });
    }

    /// Shows the app in the style that the person wants now, also in the past: it is no part of what happened.
    adoptStyle() {
        this.module.style(dark?.matches ?? false);
    }

    screen() {
        return { ...this.size, scale: this.painter.scale };
    }

    /// A Boolean value that indicates whether the running app has received anything from outside.
    get isTouched() {
        return this.isOpen && this.clock.calls.some(({ kind }) => kind === "receive" || kind === "assist");
    }

    // MARK: Calls, of which the clock keeps a record

    call(call) {
        if (!this.isOpen) return;
        this.attempt(() => this.clock.perform(call));
        // The marks and the drawer change even if the picture does not.
        this.want();
        this.schedule();
    }

    perform(call) {
        switch (call.kind) {
            case "receive": return this.module.receive(call.frame);
            case "advance": return this.module.advance(call.at);
            case "displayFrame": return this.module.displayFrame(call.at);
            case "assist": return this.module.assist(call);
            case "resize":
                this.size = { width: call.screen.width, height: call.screen.height };
                return this.module.resize(call.screen);
        }
    }

    replay(until) {
        this.size = this.module.replay(until);
    }

    snapshot() {
        return { module: this.module.snapshot(), words: this.words.snapshot(), size: this.size };
    }

    restore({ module, words, size }) {
        this.size = size;
        this.module.restore(module);
        this.adoptStyle();
        this.words.restore(words);
        // Numbers may be those of other elements now.
        this.roles?.clear();
    }

    /// Reads the new lines of the trace.
    read() {
        if (this.words.count < this.module.recordCount) this.words.read(this.module.records(this.words.count));
    }

    /// Calls the module; returns whether it goes on. After a trap, it is as before its first scene.
    attempt(action) {
        try {
            action();
            return true;
        } catch (error) {
            this.isOpen = false;
            // No finger is on the app any more.
            this.host.cancel();
            this.close();
            this.module.restore(this.fresh);
            this.failed(error);
            return false;
        }
    }

    // MARK: Time

    pause() {
        this.host.flush();
        this.attempt(() => this.clock.pause());
        this.show();
    }

    run() {
        this.clock.run();
        this.show();
    }

    /// Runs on from the past. What was in progress there is cancelled: the fingers are not on the screen now.
    takeOver() {
        this.clock.takeOver();
        this.host.restart();
        this.cancelInput();
        this.show();
    }

    step() {
        this.attempt(() => this.clock.step());
        this.show();
    }

    seek(position) {
        this.host.cancel();
        this.host.restart();
        this.attempt(() => {
            this.clock.seek(position);
            // What was posted on the way is not read out.
            this.module.elements();
        });
        this.draw(true);
        this.show();
    }

    setSpeed(speed) {
        this.clock.setSpeed(speed);
        this.schedule();
    }

    /// Cancels everything that is in progress in the app.
    cancelInput() {
        this.read();
        const touches = this.module.touches();
        const contacts = Object.entries(this.words.state.fingers).map(([id, name]) => {
            const { x = 0, y = 0 } = touches.find(({ finger }) => `finger ${finger}` === name) ?? {};
            return { id: Number(id), phase: "cancelled", tool: "direct", x, y };
        });
        const at = this.clock.now();
        const others = cancellation(this.words.state.open);
        if (contacts.length === 0 && Object.keys(others).length === 0) return;
        this.call({ kind: "receive", at, frame: { at, contacts, ...others, modifiers: 0, buttons: 0 } });
    }

    // MARK: The display

    /// Asks for the next frame of the display.
    want() {
        this.frame ||= requestAnimationFrame((milliseconds) => {
            this.frame = 0;
            this.show(milliseconds);
        });
    }

    /// Shows a frame of the display, of which `milliseconds` is the time.
    show(milliseconds = performance.now()) {
        if (!this.isOpen) return;
        this.host.flush();
        this.attempt(() => {
            const { clock, module } = this;
            if (clock.isWatching) clock.watch();
            else if (clock.rate > 0 && module.wantsFrames) clock.perform({ kind: "displayFrame", at: Math.max(clock.at(milliseconds), clock.position) });
        });
        if (!this.isOpen) return;
        this.host.isEnabled = !this.clock.isBehind;
        this.draw();
        this.showElements(milliseconds);
        this.changed();
        this.schedule();
    }

    draw(isNew = false) {
        const { module, painter } = this;
        if (!isNew && !module.needsDisplay) return;
        if (this.imageVersion !== module.imageVersion) painter.forgetImages();
        this.imageVersion = module.imageVersion;
        painter.paint(module.draw());
        this.isShownAnew = true;
    }

    /// Shows the app's elements to assistive technologies if the picture has changed or something was posted: not while a finger is down, and seldom while
    /// something moves.
    showElements(milliseconds) {
        if (!this.isShownAnew && !this.module.hasPosted) return;
        if (this.host.pointers.count > 0 || (this.runs && milliseconds < this.elementsAt + READING)) return;
        if (!this.roles) return void this.loadRoles();
        this.elementsAt = milliseconds;
        this.isShownAnew = false;
        this.readElements();
    }

    /// Loads what shows elements, after the first picture.
    async loadRoles() {
        this.loading ??= import("./roles.mjs");
        try {
            const { Roles } = await this.loading;
            this.roles ??= new Roles(this.canvas, { ask: (number, action) => this.assist(number, action), host: this.host });
            this.want();
        } catch (error) {
            // With the next picture it is tried again.
            console.warn(error);
            this.loading = undefined;
        }
    }

    readElements() {
        this.attempt(() => this.roles.show(this.module.elements(), this.size));
    }

    /// Performs what is asked of an element; see `Module.assist`.
    assist(number, action) {
        if (!this.host.isEnabled) return;
        this.host.flush();
        // It may be gone by then, or elsewhere.
        const at = Math.max(this.clock.now(), this.clock.position);
        this.call({ kind: "advance", at });
        this.readElements();
        const index = this.roles.indexOf(number);
        if (index < 0) return;
        this.isShownAnew = true;
        this.call({ kind: "assist", at, index, action });
    }

    /// A Boolean value that indicates whether each frame of the display is wanted.
    get runs() {
        const { clock, module } = this;
        return clock.isWatching || (clock.rate > 0 && module.wantsFrames);
    }

    /// Wakes the page for the next frame while frames are wanted, and for the next timer; otherwise not at all.
    schedule() {
        const { clock, module } = this;
        if (!this.isOpen) return;
        if (this.runs || module.needsDisplay) this.want();
        const at = clock.rate > 0 && !clock.isBehind ? module.wakeAt : Infinity;
        const key = `${at} ${clock.rate}`;
        if (key === this.timerKey) return;
        clearTimeout(this.timer);
        this.timerKey = key;
        if (at === Infinity) return;
        const wake = () => {
            this.timerKey = undefined;
            this.call({ kind: "advance", at: Math.max(clock.now(), clock.position, rounded(at)) });
        };
        this.timer = setTimeout(wake, Math.max(0, ((at - clock.now()) / clock.rate) * 1000));
    }
}
