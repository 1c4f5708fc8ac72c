// A class around the exports of a module with scenes: those of TouchWeb, WebTraces and WebAdvice in Hosts/Web/Sources. files.mjs has the modules
// that only answer.
//
// Times are seconds, coordinates points. An instance of WebAssembly has one scene at a time.

import { Reader, encoded, imports, textOrError } from "./border.mjs";
import { description, flags } from "./description.mjs";

// The bytes of a part of memory that snapshots share, and of a page by which memory grows.
const PART = 4096;
const PAGE = 65536;
const touchPhases = ["began", "moved", "stationary", "ended", "cancelled", "regionEntered", "regionMoved", "regionExited"];
const states = ["possible", "began", "changed", "ended", "cancelled", "failed"];

export class Module {
    #compiled;
    #imported;
    #exports;
    #hasTrapped = false;
    // The lines of the trace that were taken from the module.
    #lines = [];
    // What was started, and what it received since: frames of input and changes of the screen. A link is packed from it.
    #started;
    #recording = [];
    // The latest time that the module received.
    #now = 0;
    // The memory of the latest snapshot, in parts.
    #parts = [];

    /// The scenes: name, title, summary, hint, group, family, width, height.
    scenes;
    /// Changes when the numbers of images get another meaning: forget what was kept of `image`.
    imageVersion = 0;

    /// Loads a module, which is compiled while it arrives.
    /// - source: a URL, or the bytes.
    /// - progress: called with the number of bytes that have arrived.
    /// - others: functions that the module imports besides those of `border.mjs`.
    static async load(source, progress = () => {}, others = {}) {
        const all = { env: { ...imports.env, ...others } };
        const isHere = source instanceof ArrayBuffer || ArrayBuffer.isView(source);
        const { module, instance } = await (isHere ? WebAssembly.instantiate(source, all) : WebAssembly.instantiateStreaming(counted(await fetch(source), progress), all));
        return new Module(module, instance, all);
    }

    constructor(compiled, instance, imported = imports) {
        this.#compiled = compiled;
        this.#imported = imported;
        this.#exports = instance.exports;
        this.#call("run");
        this.scenes = Array.from({ length: this.#call("scene_count") }, (_, index) => {
            const reader = this.#read("scene", index);
            const name = reader.string();
            return {
                name, title: reader.string() || inWords(name), summary: reader.string(), hint: reader.string(), group: reader.string(), family: reader.string(),
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

    /// Sets the style of the interface, of the scene and of those that start later.
    style(isDark) { this.#call("style", isDark ? 1 : 0); }

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

    // MARK: Assistive technologies

    /// Whether something was posted to assistive technologies since `elements`.
    get hasPosted() { return (this.#call("wants") & 4) !== 0; }

    /// The elements of the app in their order, the texts that were posted, and the number of the element to go to, 0 for none.
    elements() {
        const reader = this.#read("elements");
        const elements = [];
        while (reader.ints.length > 0 && reader.int() === 1) {
            elements.push({
                number: reader.int(), x: reader.float(), y: reader.float(), width: reader.float(), height: reader.float(), traits: reader.int(),
                label: reader.string(), value: reader.string(), hint: reader.string(), kind: reader.string(), actions: reader.strings(),
            });
        }
        return { elements, texts: reader.strings(), goal: reader.int() };
    }

    /// Performs what is asked of an element by its place in the list: 0 activates, 1 increases, 2 decreases, from 3 on its own actions. What the
    /// app leaves to a finger is a tap, which is input.
    assist({ at, index, action }) {
        this.#pass(at);
        const reader = this.#read("assist", at, index, action);
        const outcome = reader.int();
        const contact = outcome === 2 && { id: 2 ** 31 - 1, x: reader.double(), y: reader.double() };
        this.#takeLines();
        if (outcome === 1) this.#recording.push({ at, isAssisted: true });
        if (!contact) return;
        for (const phase of ["began", "ended"]) this.receive({ at, contacts: [{ ...contact, phase }] });
    }

    /// Whether the records of the trace are kept. They are by default, in a module that can.
    set isTracing(isTracing) { if (this.#exports.trace) this.#call("trace", isTracing ? 1 : 0); }

    // MARK: Links

    /// The packed trace of all input since the start, as text for the fragment of a URL.
    pack() {
        if (!this.#started) throw new Error("no scene was started");
        if (this.#recording.some(({ isAssisted }) => isAssisted)) throw new Error("an element was used without a touch, and links have touches only");
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

    /// The whole state: a copy of the memory that is in use, and how much was recorded. Parts that have not changed since the snapshot before are
    /// shared with it.
    snapshot() {
        return { memory: this.#copyMemory(), ...this.#recorded };
    }

    /// The state besides the memory.
    get #recorded() {
        return {
            started: this.#started, now: this.#now,
            lines: this.#lines, lineCount: this.#lines.length,
            recording: this.#recording, stepCount: this.#recording.length,
        };
    }

    /// Goes back to a snapshot. Exact: the same calls give the same records again.
    restore(snapshot) {
        // A trap leaves the stack pointer, which is not in the memory, where it was.
        if (this.#hasTrapped) {
            this.#exports = new WebAssembly.Instance(this.#compiled, this.#imported).exports;
            this.#hasTrapped = false;
        }
        const memory = this.#exports.memory;
        const missing = snapshot.memory.length * PART - memory.buffer.byteLength;
        if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
        const words = new Int32Array(memory.buffer);
        snapshot.memory.forEach((part, index) => words.set(part, (index * PART) / 4));
        this.#parts = snapshot.memory;
        this.#started = snapshot.started;
        this.#now = snapshot.now;
        this.#lines = snapshot.lines.slice(0, snapshot.lineCount);
        this.#recording = snapshot.recording.slice(0, snapshot.stepCount);
        this.imageVersion++;
    }

    /// Takes the memory of another instance of the same module.
    adopt(buffer) {
        const memory = Array.from({ length: buffer.byteLength / PART }, (_, index) => new Int32Array(buffer, index * PART, PART / 4));
        this.restore({ ...this.#recorded, memory });
    }

    /// Makes the edits of a proposal in the started scene while a link is replayed: only in a module that has advised.
    change(index) { this.#call("change", index); }

    #copyMemory() {
        const { buffer } = this.#exports.memory;
        const before = this.#parts;
        this.#parts = Array.from({ length: Math.ceil(this.#call("used_bytes") / PART) }, (_, index) => {
            const words = new Int32Array(buffer, index * PART, PART / 4);
            return before[index] && isSame(before[index], words) ? before[index] : words.slice();
        });
        return this.#parts;
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

// Returns a response whose bytes are counted while they are read. It is a module whatever type the server gives it.
function counted(response, progress) {
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
    let count = 0;
    const transform = (bytes, controller) => {
        progress(count += bytes.length);
        controller.enqueue(bytes);
    };
    return new Response(response.body.pipeThrough(new TransformStream({ transform })), { headers: { "content-type": "application/wasm" } });
}

function isSame(some, others) {
    for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
    return true;
}

// The name of a scene in words: `my-app` as `My app`.
const inWords = (name) => name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll("-", " ");

// Whether a line of the trace is input; the others are decisions.
function isInput(line) { return line.startsWith("frame", line.indexOf(" ") + 1); }
