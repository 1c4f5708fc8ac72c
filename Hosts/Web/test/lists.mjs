// Draw lists as words, and a context that records the calls it receives.

import assert from "node:assert/strict";

/// Returns the words of a list: integers as they are, floats as `{ f: number }`, texts as strings.
export function list(...parts) {
    const bytes = new DataView(new ArrayBuffer(16384));
    let at = 0;
    const encoder = new TextEncoder();
    for (const part of parts.flat(Infinity)) {
        if (typeof part === "string") {
            const text = encoder.encode(part);
            bytes.setInt32(at, text.length, true);
            text.forEach((byte, index) => bytes.setUint8(at + 4 + index, byte));
            at += 4 + 4 * Math.ceil(text.length / 4);
        } else if (typeof part === "object") {
            bytes.setFloat32(at, part.f, true);
            at += 4;
        } else {
            bytes.setInt32(at, part, true);
            at += 4;
        }
    }
    const buffer = bytes.buffer.slice(0, at);
    return { ints: new Int32Array(buffer), floats: new Float32Array(buffer), bytes: new Uint8Array(buffer) };
}

export const f = (...numbers) => numbers.map((number) => ({ f: number }));
export const BLACK = 255 << 24;
/// A rectangle as a path.
export const rect = (x, y, width, height) => [5, 0, f(x, y), 1, f(x + width, y), 1, f(x + width, y + height), 1, f(x, y + height), 4];

/// A canvas whose context records its calls into a shared log, with the number of the canvas.
export function makeCanvases() {
    const log = [];
    const canvases = [];
    const make = () => {
        const number = canvases.length;
        const canvas = { width: 300, height: 150, number };
        let map = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
        const stack = [];
        const own = {
            canvas,
            save: () => stack.push(map),
            restore: () => { map = stack.pop() ?? map; },
            getTransform: () => map,
            setTransform: (a, b, c, d, e, f) => { map = { a, b, c, d, e, f }; },
            transform: (a, b, c, d, e, f) => {
                const m = map;
                map = {
                    a: m.a * a + m.c * b, b: m.b * a + m.d * b, c: m.a * c + m.c * d, d: m.b * c + m.d * d,
                    e: m.a * e + m.c * f + m.e, f: m.b * e + m.d * f + m.f,
                };
            },
            // Each character is as wide as half the size of the font.
            measureText: (text) => ({ width: (Array.from(text).length * parseFloat(/([\d.]+)px/.exec(own.font)[1])) / 2 }),
        };
        const context = new Proxy(own, {
            get: (target, name) =>
                name in target ? target[name] : (...values) => log.push([`${number} ${name}`, ...values.map((value) => value?.number !== undefined ? `canvas ${value.number}` : value)].join(" ")),
            set: (target, name, value) => {
                target[name] = value;
                return true;
            },
            has: () => true,
        });
        own.reset = () => { map = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }; };
        canvas.getContext = () => context;
        canvases.push(canvas);
        return canvas;
    };
    return { log, canvases, make };
}

/// Reads a draw list; returns the number of its commands. It throws if the words do not add up.
export function commandCount({ ints }) {
    let at = 0;
    const path = () => {
        for (let count = ints[at++]; count > 0; count--) at += [2, 2, 4, 6, 0][ints[at]] + 1;
    };
    const string = () => { at += 1 + Math.ceil(ints[at] / 4); };
    for (let count = 0; ; count++) {
        switch (ints[at++]) {
        case 0:
            assert.equal(at, ints.length, "the list ends where its words end");
            return count;
        case 1: case 2: case 6: break;
        case 3: at += 6; break;
        case 4: at += 1; path(); break;
        case 5: at += ints[at + 1] === 1 ? 6 : 2; break;
        case 7: at += 2; path(); break;
        case 8: at += 7 + ints[at + 6]; path(); break;
        case 9: at += 4; path(); break;
        case 10: at += 6; break;
        case 11: at += 12; string(); string(); break;
        default: assert.fail(`unknown command ${ints[at - 1]}`);
        }
    }
}
