// The only file that touches WebAssembly: a class around the exports of Hosts/Web/Sources/TouchWeb/Exports.swift.
//
// Times are seconds, coordinates points. An instance of WebAssembly has one scene at a time.

import { Reader, encoded, imports, textOrError } from "./border.mjs";
import { description, flags } from "./description.mjs";

const touchPhases = ["began", "moved", "stationary", "ended", "cancelled", "regionEntered", "regionMoved", "regionExited"];
const states = ["possible", "began", "changed", "ended", "cancelled", "failed"];

export class Module {
    #compiled;
    #exports;
    #hasTrapped = false;
    // The lines of the trace that were taken from the module.
    #lines = [];
    // What was started, and what it received since: frames of input and changes of the screen. A link is packed from it.
    #started;
    #recording = [];
    // The latest time that the module received.
    #now = 0;

    /// The scenes: name, summary, hint, width, height.
    scenes;
    /// Changes when the numbers of images get another meaning: forget what was kept of `image`.
    imageVersion = 0;

    /// Loads a module.
    /// - source: a URL, a Response, or the bytes.
    static async load(source) {
        const response = typeof source === "string" || source instanceof URL ? await fetch(source) : source;
        const bytes = response instanceof ArrayBuffer || ArrayBuffer.isView(response) ? response : await response.arrayBuffer();
        const compiled = await WebAssembly.compile(bytes);
        return new Module(compiled, await WebAssembly.instantiate(compiled, imports));
    }

    constructor(compiled, instance) {
        this.#compiled = compiled;
        this.#exports = instance.exports;
        this.#call("run");
        this.scenes = Array.from({ length: this.#call("scene_count") }, (_, index) => {
            const reader = this.#read("scene", index);
            return {
                name: reader.string(), summary: reader.string(), hint: reader.string(),
                width: reader.float(), height: reader.float(),
            };
        });
        this.isTracing = true;
    }

    // MARK: The life of a scene

    /// Starts a scene at 0 s; the one before ends.
    start(index, { width, height, scale = 1 }) {
        if (!this.scenes[index]) throw new Error(`there is no scene ${index}`);
        this.#lines = [];
        this.#started = { index, width, height, scale };
        this.#recording = [];
        this.#now = 0;
        this.imageVersion++;
        this.#call("start", index, width, height, scale);
        this.#takeLines();
    }

    /// Changes the size of the screen.
    resize({ width, height, scale = 1 }) {
        this.#recording.push({ at: this.#now, screen: { width, height, scale } });
        this.#call("resize", width, height, scale);
        this.#takeLines();
    }

    /// Feeds one frame of input.
    receive(frame) {
        this.#feed({ ...frame });
    }

    /// Advances time, firing the timers that are due.
    advance(at) {
        this.#pass(at);
        this.#call("advance", at);
        this.#takeLines();
    }

    /// Shows a frame of the display.
    displayFrame(at) {
        this.#feed({ at, display: true });
    }

    #feed(frame) {
        const [calls, numbers] = [description(frame), flags(frame)];
        this.#describe(calls);
        this.#call("receive", frame.at, ...numbers);
        this.#recording.push(frame);
        this.#pass(frame.at);
        this.#takeLines();
    }

    #pass(at) { this.#now = Math.max(this.#now, at); }

    #describe(calls) {
        for (const { name, numbers, text } of calls) {
            if (text) this.#writeText(text);
            this.#call(name, ...numbers);
        }
    }

    /// When to call `advance`, in seconds; Infinity for never.
    get wakeAt() { return this.#call("wake_at"); }

    /// Whether `displayFrame` is wanted for each frame of the display.
    get wantsFrames() { return (this.#call("wants") & 1) !== 0; }

    /// Whether the picture has changed since `draw`.
    get needsDisplay() { return (this.#call("wants") & 2) !== 0; }

    // MARK: The picture

    /// The draw list as words: the same memory as integers, floats and bytes, valid until the next call. See DrawListWriter.swift.
    draw() {
        const { ints, floats, bytes } = this.#read("draw");
        return { ints, floats, bytes };
    }

    /// An image of the draw list by its number; `null` for an unknown one.
    image(index) {
        const reader = this.#read("image", index);
        if (reader.ints.length === 0) return null;
        const [width, height] = [reader.int(), reader.int()];
        return { width, height, pixels: new Uint8ClampedArray(reader.rawBytes()) };
    }

    // MARK: The trace and the objects

    /// The number of records since the start.
    get recordCount() { return this.#lines.length; }

    /// The lines of the trace from this record on.
    records(from = 0) { return this.#lines.slice(from); }

    /// The views, each before its subviews.
    tree() {
        const reader = this.#read("tree");
        const views = [];
        while (reader.ints.length > 0 && reader.int() === 1) {
            const view = {
                depth: reader.int(), isHidden: reader.int() === 1, isInteractive: reader.int() === 1,
                corners: Array.from({ length: 8 }, () => reader.float()), name: reader.string(), kind: reader.string(),
            };
            view.recognizers = Array.from({ length: reader.int() }, () => ({
                name: reader.string(), kind: reader.string(), state: states[reader.int()], isEnabled: reader.int() === 1,
                touches: reader.int(),
            }));
            views.push(view);
        }
        return views;
    }

    /// The touches that are down, oldest first.
    touches() {
        const reader = this.#read("touches");
        if (reader.ints.length === 0) return [];
        return Array.from({ length: reader.int() }, () => ({
            finger: reader.int(), phase: touchPhases[reader.int()], x: reader.float(), y: reader.float(),
            view: reader.string(), recognizers: reader.strings(),
        }));
    }

    /// Whether the records of the trace are kept. They are by default, in a module that can.
    set isTracing(isTracing) { if (this.#exports.trace) this.#call("trace", isTracing ? 1 : 0); }

    // MARK: Links

    /// The packed trace of all input since the start, as text for the fragment of a URL.
    pack() {
        if (!this.#started) throw new Error("no scene was started");
        const { index, width, height, scale } = this.#started;
        this.#call("pack_begin", this.#writeText(encoded(this.scenes[index].name)), width, height, scale);
        for (const step of this.#recording) {
            if (step.screen) {
                this.#call("pack_screen", step.screen.width, step.screen.height, step.screen.scale, step.at);
            } else {
                this.#describe(description(step));
                this.#call("pack_frame", step.at, ...flags(step));
            }
        }
        for (const line of this.#lines) {
            if (!isInput(line)) this.#call("pack_line", this.#writeText(encoded(line)));
        }
        return textOrError(this.#read("pack_end", this.#now)).string();
    }

    /// Reads a packed trace; throws an Error with a message for people. It is played by `start` with this screen and `replay`.
    unpack(text) {
        const reader = textOrError(this.#read("unpack", this.#writeText(encoded(text))));
        return {
            scene: reader.string(), width: reader.float(), height: reader.float(), scale: reader.float(), end: reader.double(),
            frames: reader.int(),
        };
    }

    /// Plays the unpacked trace to the started scene, up to this time; returns the size of the screen then.
    replay(until) {
        this.#pass(until);
        const reader = this.#read("replay", until);
        const size = { width: reader.float(), height: reader.float() };
        this.#takeLines();
        return size;
    }

    // MARK: Time travel

    /// The whole state: a copy of the memory that is in use, and how much was recorded.
    snapshot() {
        return {
            memory: this.#exports.memory.buffer.slice(0, this.#call("used_bytes")), started: this.#started, now: this.#now,
            lines: this.#lines, lineCount: this.#lines.length,
            recording: this.#recording, stepCount: this.#recording.length,
        };
    }

    /// Goes back to a snapshot. Exact: the same calls give the same records again.
    restore(snapshot) {
        // A trap leaves the stack pointer, which is not in the memory, where it was.
        if (this.#hasTrapped) {
            this.#exports = new WebAssembly.Instance(this.#compiled, imports).exports;
            this.#hasTrapped = false;
        }
        const memory = this.#exports.memory;
        const missing = snapshot.memory.byteLength - memory.buffer.byteLength;
        if (missing > 0) memory.grow(Math.ceil(missing / 65536));
        new Uint8Array(memory.buffer).set(new Uint8Array(snapshot.memory));
        this.#started = snapshot.started;
        this.#now = snapshot.now;
        this.#lines = snapshot.lines.slice(0, snapshot.lineCount);
        this.#recording = snapshot.recording.slice(0, snapshot.stepCount);
        this.imageVersion++;
    }

    // MARK: Measures

    /// Allocations since the module was loaded, bytes in use now, and bytes of memory.
    get memoryUse() {
        return {
            allocations: this.#call("allocations"), liveBytes: this.#call("live_bytes"),
            usedBytes: this.#call("used_bytes"), memoryBytes: this.#exports.memory.buffer.byteLength,
        };
    }

    // MARK: The border

    #call(name, ...numbers) {
        if (this.#hasTrapped) throw new Error("the module has stopped after an error; restore a snapshot or load it again");
        try {
            return this.#exports[name](...numbers);
        } catch (error) {
            this.#hasTrapped = true;
            throw error;
        }
    }

    // Calls a function that writes words; a view is made for each call, since the memory may have grown.
    #read(name, ...numbers) {
        const count = this.#call(name, ...numbers);
        return new Reader(this.#exports.memory, this.#call("output"), count);
    }

    // Writes bytes where the module reads text; returns their number.
    #writeText(bytes) {
        const address = this.#call("text_room", bytes.length);
        new Uint8Array(this.#exports.memory.buffer, address, bytes.length).set(bytes);
        return bytes.length;
    }

    // Takes the new lines, so that the module does not grow with the trace.
    #takeLines() {
        const count = this.#exports.line_count ? this.#call("line_count") : 0;
        if (count === 0) return;
        const reader = new Reader(this.#exports.memory, this.#call("lines"), this.#call("line_words"));
        for (let index = 0; index < count; index++) this.#lines.push(reader.string());
        this.#call("clear_lines");
    }
}

// Whether a line of the trace is input; the others are decisions.
function isInput(line) { return line.startsWith("frame", line.indexOf(" ") + 1); }
