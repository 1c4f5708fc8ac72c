// What crosses the border to the module: the functions that it imports, and words and texts in its memory.

/// The functions that the module imports: mathematics that WebAssembly lacks, and a character of a diagnostic.
export const imports = {
    env: {
        sin: Math.sin, cos: Math.cos, tan: Math.tan, atan2: Math.atan2, exp: Math.exp, log: Math.log, pow: Math.pow,
        putchar: (code) => code,
    },
};

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/// Returns a text in UTF-8.
export const encoded = (text) => encoder.encode(text);

/// Reads words in the order in which Swift wrote them.
export class Reader {
    constructor(memory, address, count) {
        this.ints = new Int32Array(memory.buffer, address, count);
        this.floats = new Float32Array(memory.buffer, address, count);
        this.bytes = new Uint8Array(memory.buffer, address, count * 4);
        this.at = 0;
    }

    int() { return this.ints[this.at++]; }

    float() { return this.floats[this.at++]; }

    double() {
        const value = new DataView(this.bytes.buffer).getFloat64(this.bytes.byteOffset + this.at * 4, true);
        this.at += 2;
        return value;
    }

    rawBytes() {
        const count = this.int();
        const start = this.at * 4;
        this.at += Math.ceil(count / 4);
        return this.bytes.subarray(start, start + count);
    }

    string() { return decoder.decode(this.rawBytes()); }

    strings() { return Array.from({ length: this.int() }, () => this.string()); }
}

/// Returns the rest of an answer that begins with 1; throws the message of one that begins with 0.
export function textOrError(reader) {
    if (reader.int() === 1) return reader;
    throw new Error(reader.string());
}
