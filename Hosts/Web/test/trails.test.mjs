// What drawn fingers read of a trace, and how long they show it.

import assert from "node:assert/strict";
import test from "node:test";

import { Trails, contacts } from "../page/trails.mjs";

test("contacts are read of input only", () => {
    assert.deepEqual(contacts("0.1 frame 6:began@100,90 1:moved@-2.5,0"), [{ id: "6", phase: "began", x: 100, y: 90 }, { id: "1", phase: "moved", x: -2.5, y: 0 }]);
    assert.deepEqual(contacts("0.1 frame display"), []);
    assert.deepEqual(contacts('0.1 hit finger=1 view="frame 6:began@1,2"'), []);
});

test("a way fades behind a finger, which stays while it is down and leaves a ring", () => {
    globalThis.document = {};
    globalThis.getComputedStyle = () => ({ getPropertyValue: () => "red" });
    let drawn, now = 0;
    const context = new Proxy({}, { get: (_, name) => (...numbers) => drawn.push([name, ...numbers]), set: () => true });
    const lines = [];
    const module = { records: (from) => lines.slice(from), get recordCount() { return lines.length; } };
    const trails = new Trails({ getContext: () => context }, () => now);
    const show = (...more) => {
        lines.push(...more);
        drawn = [];
        trails.show(module, { canvas: { width: 9, height: 9 }, scale: 1 });
        return drawn.filter(([name]) => name === "lineTo" || name === "arc").map(([name, x, y, radius = 0]) => [name, x, y, radius]);
    };
    assert.deepEqual(show("0 frame 1:began@1,2", "0.01 frame 1:moved@5,2"), [["lineTo", 5, 2, 0], ["arc", 5, 2, 22]]);
    now = 5000;
    assert.deepEqual(show(), [["arc", 5, 2, 22]]);
    assert.deepEqual(show("5 frame 1:moved@6,2", "5.01 frame 1:ended@5,2"), [["lineTo", 5, 2, 0], ["arc", 5, 2, 22]]);
    now += 350;
    assert.deepEqual(show(), [["lineTo", 5, 2, 0], ["arc", 5, 2, 22 * 1.3]]);
    now += 400;
    assert.deepEqual(show(), []);
});
