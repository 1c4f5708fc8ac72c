// Files that are dropped onto the page: traces, recordings of all formats that the library reads, and logs of the app recorder. Modules of their own
// read them.

import { imports } from "./border.mjs";

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/// The greatest length of a file, in bytes: what a link can hold is far shorter.
const MOST_BYTES = 64 << 20;

/// Returns the packed trace of a file, to be played as that of a link, and notes about what is odd about the file, for people.
/// - `source`: the address of the module, or its bytes.
/// - `scene`: the scene to which it is played; by default the one that the file names.
///
/// Throws an Error with a message for people.
export async function readFile(source, bytes, name, scene = "") {
    const [trace, ...notes] = (await read(source, bytes, name, scene)).split("\n");
    return { trace, notes };
}

/// Returns a Boolean value that indicates whether a file begins as a log of the app recorder does, of any version.
export const isAppLog = (bytes) => decoder.decode(bytes.subarray(0, 256)).replace(/[\0-\x20]+/g, "").startsWith("{\"kind\":\"app\"");

/// Returns the answer of a module to the parts of a file, texts or bytes. Each file has an instance of its own: after a trap the next one is read as usual.
export const read = async (source, ...parts) => (await Reader.load(source)).call("read", parts);

/// An instance of a module that reads.
export class Reader {
    /// - `source`: the address of the module, or its bytes.
    /// - `progress(part)`: called with the completed part of a long call, from 0 to 1.
    static async load(source, progress) {
        const module = ArrayBuffer.isView(source) ? source : await bytesAt(source);
        const reader = new Reader();
        const env = { ...imports.env, ...numbers(() => reader.exports.memory, progress) };
        reader.exports = (await WebAssembly.instantiate(module, { env })).instance.exports;
        return reader;
    }

    /// Calls a function of the module with parts, texts or bytes, and numbers; returns the text of the answer.
    ///
    /// Throws an Error with a message for people.
    call(name, parts, ...numbers) {
        const { exports } = this;
        const all = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
        let address = exports.room(all.reduce((sum, part) => sum + part.length, 0));
        for (const part of all) {
            new Uint8Array(exports.memory.buffer, address, part.length).set(part);
            address += part.length;
        }
        let count;
        try {
            count = exports[name](...all.map((part) => part.length), ...numbers);
        } catch {
            throw new Error("it is too large or too deep for the page; the command touchstone may read it");
        }
        const answer = new Uint8Array(exports.memory.buffer, exports.answer(), count);
        const text = decoder.decode(answer.subarray(1));
        if (answer[0] !== 1) throw new Error(text);
        return text;
    }
}

async function bytesAt(address) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} is not on this page`);
    return response.arrayBuffer();
}

/// The functions that these modules import besides those of `border.mjs`.
/// - `memory`: returns the memory of the module.
export const numbers = (memory, progress = () => {}) => ({
    _swift_stdlib_strtod_clocale: (...addresses) => parseNumber(memory(), ...addresses),
    webruntime_progress: progress,
});

/// Reads the number at the beginning of a C string, as the C function `strtod` does; returns the address of its end, 0 for none.
function parseNumber({ buffer }, address, result) {
    const bytes = new Uint8Array(buffer, address);
    const text = decoder.decode(bytes.subarray(0, bytes.indexOf(0)));
    const [number] = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i.exec(text) ?? [];
    if (number === undefined) return 0;
    new DataView(buffer).setFloat64(result, Number(number), true);
    return address + number.length;
}

/// Returns the bytes of a file. Throws an Error with a message for people if it is too long, or no file.
export async function bytesOf(file) {
    if (file.size > MOST_BYTES) throw new Error(`it has more than ${MOST_BYTES >> 20} MB`);
    try {
        return new Uint8Array(await file.arrayBuffer());
    } catch {
        throw new Error("the browser cannot read it; it may be a folder");
    }
}

/// Calls `open(file)` for a file that is dropped onto the page, or chosen with `input`.
export function acceptFiles(target, input, open) {
    input.addEventListener("change", () => {
        const [file] = input.files;
        if (file) open(file);
        // The same file may be chosen again.
        input.value = "";
    });
    const hasFiles = (event) => event.dataTransfer?.types.includes("Files");
    target.addEventListener("dragover", (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        target.dataset.dropping = "";
    });
    target.addEventListener("dragleave", (event) => {
        if (!event.relatedTarget) delete target.dataset.dropping;
    });
    target.addEventListener("drop", (event) => {
        delete target.dataset.dropping;
        if (!hasFiles(event)) return;
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) open(file);
    });
}
