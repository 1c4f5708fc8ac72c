// Tests of Hosts/Web/page/module.mjs with the module of all scenes, in Node.
//
//     node --test Hosts/Web/test/module.test.mjs
//
// The module is the one that was built into .build-wasm, or the file that PAGE_MODULE names.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { Module } from "../page/module.mjs";
import { picture } from "../svg.mjs";
import { commandCount } from "./lists.mjs";

const built = new URL("../../../.build-wasm/wasm32-unknown-none-wasm/release/ScenePage.wasm", import.meta.url);
const bytes = readFileSync(process.env.PAGE_MODULE ?? built);
const load = () => Module.load(bytes);
const round = (at) => Math.round(at * 1e4) / 1e4;

// Starts a scene by its name in its own size.
function start(module, name) {
    const index = module.scenes.findIndex((scene) => scene.name === name);
    module.start(index, { ...module.scenes[index], scale: 2 });
    return module.scenes[index];
}

// A finger's tap and, after a rest, its drag through the middle, with frames of the display while they are wanted; from `at` on.
function touch(module, { width, height }, at = 0.016) {
    const feed = (phase, dx, dy) => {
        at = round(at + 0.016);
        module.receive({ at, contacts: [{ id: 1, phase, x: width / 2 + dx, y: height / 2 + dy }] });
        if (module.wantsFrames) module.displayFrame(at);
        if (module.needsDisplay) module.draw();
    };
    feed("began", 0, 0);
    feed("ended", 0, 0);
    at = round(at + 0.8);
    module.advance(at);
    feed("began", 0, 0);
    for (let step = 1; step <= 10; step++) feed("moved", step * 5, step * -4);
    feed("ended", 50, -40);
    for (let frame = 0; frame < 60 && module.wantsFrames; frame++) {
        at = round(at + 0.016);
        module.displayFrame(at);
    }
    return at;
}

describe("every scene", async () => {
    const module = await load();
    for (const [index, scene] of module.scenes.entries()) {
        test(scene.name, () => {
            assert.ok(scene.summary.length > 0 && scene.hint.length > 0 && scene.width > 0 && scene.height > 0);
            module.start(index, scene);
            assert.ok(module.needsDisplay, "a new scene is to be painted");
            assert.ok(commandCount(module.draw()) > 0);
            assert.equal(module.needsDisplay, false);
            const snapshot = module.snapshot();
            touch(module, scene);
            const records = module.records();
            // The puzzle about a window that takes no touches has the input only.
            assert.ok(records.length > (scene.name === "puzzle-14-nothing" ? 13 : 30), `${records.length} records`);
            const list = [...module.draw().ints];
            commandCount(module.draw());
            module.restore(snapshot);
            assert.equal(module.recordCount, snapshot.lineCount);
            touch(module, scene);
            assert.deepEqual(module.records(), records, "the records are the same after restoring");
            assert.deepEqual([...module.draw().ints], list, "the picture is the same after restoring");
        });
    }
});

test("the texts of labels are light in the dark", async () => {
    const module = await load();
    const texts = (isDark) => {
        module.style(isDark);
        const svg = picture(module, start(module, "taps"));
        return [...new Set(Array.from(svg.matchAll(/<text[^>]* fill="([^"]*)"/g), ([, color]) => color))];
    };
    assert.deepEqual([texts(false), texts(true)], [["#000"], ["#fff"]]);
});

test("a tap and a drag are recognized, and objects have readable names", async () => {
    const module = await load();
    const scene = start(module, "everything");
    touch(module, scene);
    const actions = module.records().filter((line) => line.includes(" action "));
    assert.ok(actions.some((line) => /recognizer="tap".* phase=ended/.test(line)), "the tap is recognized");
    const card = start(module, "photos");
    touch(module, card);
    assert.ok(module.records().some((line) => / action .*phase=changed/.test(line)), "the drag is recognized");
    for (const view of module.tree()) {
        assert.doesNotMatch(view.name, /#/);
        assert.equal(view.corners.length, 8);
        for (const recognizer of view.recognizers) assert.match(recognizer.name, /^[\w ()-]+$/);
    }
});

test("touches are listed with their views and recognizers while they are down", async () => {
    const module = await load();
    const { width, height } = start(module, "two-subviews");
    module.receive({
        at: 0.1, contacts: [
            { id: 7, phase: "began", x: width / 4, y: height / 2 },
            { id: 8, phase: "began", x: width * 3 / 4, y: height / 2 },
        ],
    });
    const touches = module.touches();
    assert.deepEqual(touches.map(({ finger, phase, x, view }) => ({ finger, phase, x, view })), [
        { finger: 1, phase: "began", x: width / 4, view: "left" },
        { finger: 2, phase: "began", x: width * 3 / 4, view: "right" },
    ]);
    assert.ok(touches.every((touch) => touch.recognizers.includes("pinch")));
    const board = module.tree().find((view) => view.name === "board");
    assert.deepEqual(board.recognizers.map(({ kind, state, touches }) => ({ kind, state, touches })), [
        { kind: "pinch", state: "possible", touches: 2 },
    ]);
    module.receive({ at: 0.2, contacts: [{ id: 7, phase: "cancelled", x: 1, y: 1 }, { id: 8, phase: "cancelled", x: 1, y: 1 }] });
    assert.deepEqual(module.touches(), []);
});

test("timers fire when time advances to wakeAt", async () => {
    const module = await load();
    const { width, height } = start(module, "everything");
    module.receive({ at: 1, contacts: [{ id: 1, phase: "began", x: width / 2, y: height / 2 }] });
    assert.ok(module.wakeAt > 1 && module.wakeAt < 2, `wakeAt is ${module.wakeAt}`);
    while (module.wakeAt < 2) module.advance(module.wakeAt);
    assert.ok(module.records().some((line) => line.includes('action recognizer="long press"')));
});

test("a finger that rests wakes the page twice, is told to no view, and is not flung; a link of it plays the same records", async () => {
    const module = await load();
    const scene = start(module, "nested-scrolling");
    const feed = (at, phase, y) => module.receive({ at: round(at), contacts: [{ id: 1, phase, x: 6, y }] });
    feed(1, "began", 300);
    for (let step = 1; step <= 8; step++) feed(1 + step * 0.016, "moved", 300 - step * 10);
    const before = module.recordCount;
    let wakes = 0;
    for (; module.wakeAt < Infinity && wakes < 50; wakes++) module.advance(round(module.wakeAt));
    assert.ok(wakes <= 3, `${wakes} wake-ups, one of them for a finger that content may receive late`);
    const rested = module.records(before);
    assert.equal(rested.filter((line) => / frame 1:stationary/.test(line)).length, 2);
    assert.equal(rested.filter((line) => / (feed|deliver|action) /.test(line)).length, 0);
    module.resize({ width: scene.width, height: scene.height - 1, scale: 2 });
    feed(2, "ended", 220);
    const top = () => module.tree().find((view) => view.name === "block 1").corners[1];
    const released = top();
    module.displayFrame(2.1);
    module.displayFrame(2.5);
    assert.equal(top(), released);
    assert.equal(module.wakeAt, Infinity);
    const other = await load();
    const unpacked = other.unpack(module.pack());
    start(other, "nested-scrolling");
    other.replay(unpacked.end);
    assert.deepEqual(other.records(), module.records());
});

test("all kinds of input arrive as they were given", async () => {
    const module = await load();
    const scene = start(module, "everything");
    const [x, y] = [scene.width / 2, scene.height / 2];
    const frames = (frame) => {
        const before = module.recordCount;
        module.receive(frame);
        return module.records(before).filter((line) => line.split(" ")[1] === "frame").join("\n");
    };
    assert.match(frames({ at: 0.1, hovers: [{ phase: "entered", x, y }] }), /hover/);
    assert.match(frames({ at: 0.2, scrolls: [{ step: "tick", x, y, dx: 0, dy: 10 }] }), /scroll/);
    assert.match(frames({ at: 0.3, transforms: [{ step: "began", x, y }] }), /transform/);
    assert.match(frames({ at: 0.4, transforms: [{ step: "changed", x, y, scale: 1.5, rotation: 0.25 }] }), /1\.5.*0\.25/);
    assert.match(frames({ at: 0.5, transforms: [{ step: "ended", x, y }] }), /transform/);
    assert.match(frames({ at: 0.6, presses: [{ id: 1, phase: "began", code: 4, characters: "Ä", charactersIgnoringModifiers: "a" }] }), /Ä/);
    assert.match(frames({ at: 0.7, motions: ["began"] }), /motion/);
    assert.match(frames({ at: 0.8, remoteCommands: ["pause"] }), /remote-command=1/);
    const pencil = { id: 9, phase: "began", tool: "pencil", x, y, force: 0.5, maximumForce: 4, altitude: 0.7, azimuth: 1.25, radius: 2 };
    const line = frames({ at: 0.9, contacts: [pencil], modifiers: ["shift"], buttons: ["primary"] });
    for (const part of [/pencil/, /0\.5/, /0\.7/, /1\.25/]) assert.match(line, part);
    const moved = frames({ at: 1, contacts: [{ ...pencil, phase: "moved" }], earlier: [{ id: 9, at: 0.95, x: x + 1, y }] });
    assert.match(moved, /0\.95/);
    const malformed = { at: 2, contacts: [{ id: 1, phase: "began", x, y }, { id: 2, phase: "begun", x, y }] };
    assert.throws(() => module.receive(malformed), /“begun” is none of began/);
    assert.equal(frames({ at: 2 }).split("\n").at(-1), "2.000000 frame", "nothing of a malformed frame is left");
});

test("a packed trace plays the same records again", async () => {
    const module = await load();
    const scene = start(module, "photos");
    const end = touch(module, scene);
    module.resize({ width: scene.height, height: scene.width, scale: 2 });
    const second = touch(module, { width: scene.height, height: scene.width }, end + 1);
    const records = module.records();
    const text = module.pack();
    assert.match(text, /^[\w-]+$/);

    const other = await load();
    const unpacked = other.unpack(text);
    assert.equal(unpacked.scene, "photos");
    assert.deepEqual([unpacked.width, unpacked.height, unpacked.scale], [scene.width, scene.height, 2]);
    assert.ok(Math.abs(unpacked.end - second) < 1e-9);
    start(other, "photos");
    other.replay(0.5);
    assert.ok(other.recordCount < records.length);
    other.replay(unpacked.end);
    assert.deepEqual(other.records(), records);
    assert.equal(other.pack(), text);
});

test("ten seconds of two fingers that tremble are at most 4 kB of link", async () => {
    const module = await load();
    start(module, "photos");
    let seed = 20261123;
    const tremor = () => {
        seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
        return (seed / 2 ** 32 - 0.5) * 0.6;
    };
    const point = (value) => Math.round(value * 16) / 16;
    const [frames, interval] = [600, 1 / 60];
    for (let index = 0; index <= frames; index++) {
        const phase = index === 0 ? "began" : index === frames ? "ended" : "moved";
        const place = (id, time) => {
            const side = id === 0 ? 1 : -1;
            return {
                id, x: point(200 + side * (60 + 40 * Math.sin(time * 1.3)) + tremor()), y: point(150 + side * 50 * Math.cos(time * 1.7) + tremor()),
                radius: Math.round(10 + 2 * tremor()),
            };
        };
        const at = 0.1 + index * interval;
        module.receive({ at: round(at + tremor() * 1e-3), contacts: [0, 1].map((id) => ({ ...place(id, at), phase })) });
    }
    const { length } = module.pack();
    assert.ok(length <= 4000, `seed 20261123: ${length} characters`);
});

test("a button is used by a tap, which a link has; a slider without one", async () => {
    const module = await load();
    start(module, "controls-scrolling");
    const find = (kind) => module.elements().elements.findIndex((one) => one.kind === kind);
    const button = find("button");
    const { number, traits, label, width } = module.elements().elements[button];
    assert.deepEqual([traits & 1, width > 44, module.elements().elements[button].number], [1, true, number]);
    module.assist({ at: 1, index: button, action: 0 });
    assert.equal(module.elements().elements[button].label, `${label} ×1`);
    const other = await load();
    const unpacked = other.unpack(module.pack());
    start(other, "controls-scrolling");
    other.replay(unpacked.end);
    assert.deepEqual(other.records(), module.records());
    const before = module.snapshot();
    const slider = find("slider");
    for (const action of [1, 1, 2, 9]) module.assist({ at: 2, index: slider, action });
    assert.equal(module.elements().elements[slider].value, "60%");
    assert.throws(() => module.pack(), /without a touch/);
    module.restore(before);
    assert.equal(module.elements().elements[slider].value, "50%");
    assert.ok(module.pack().length > 0);
    // The last button of the form is scrolled out of sight.
    const hidden = module.elements().elements.findIndex(({ label }) => label === "form 5");
    const count = module.recordCount;
    for (const index of [hidden, 1000]) module.assist({ at: 3, index, action: 0 });
    module.assist({ at: 3, index: hidden, action: 3 });
    assert.equal(module.records(count).filter((line) => line.includes(" frame ")).length, 0);
    assert.ok(hidden > 0 && module.pack().length > 0);
    assert.equal(module.hasPosted, false);
});

test("snapshots share the memory that has not changed, and each is exact", async () => {
    const module = await load();
    start(module, "drawing");
    const snapshots = [];
    for (let step = 0; step < 600; step++) {
        const at = round(0.016 * (step + 1));
        module.receive({ at, contacts: [{ id: 1, phase: step === 0 ? "began" : "moved", x: 60 + (step % 200), y: 80 + (step % 70) }] });
        module.draw();
        if (step % 60 === 59) snapshots.push({ ...module.snapshot(), tree: module.tree(), list: module.draw().ints.slice() });
    }
    const parts = snapshots.flatMap(({ memory }) => memory);
    assert.ok(new Set(parts).size < parts.length / 2, `${new Set(parts).size} of ${parts.length} parts`);
    for (const snapshot of [snapshots[2], snapshots[8], snapshots[0], snapshots[9]]) {
        module.restore(snapshot);
        assert.deepEqual(module.tree(), snapshot.tree);
        assert.deepEqual(module.draw().ints, snapshot.list);
    }
});

test("a broken link gives a message", async () => {
    const module = await load();
    const scene = start(module, "photos");
    touch(module, scene);
    const text = module.pack();
    for (const broken of ["", "%", "A", text.slice(0, -5), text.replace(/.(.{8})$/, (all, rest) => (all[0] === "A" ? "B" : "A") + rest)]) {
        assert.throws(() => module.unpack(broken), (error) => error instanceof Error && error.message.length > 10);
    }
});

test("a moving finger allocates nothing while records are not kept", async () => {
    const module = await load();
    const found = {};
    for (const [index, scene] of module.scenes.entries()) {
        module.start(index, scene);
        module.isTracing = false;
        let at = 0.1;
        const [x, y] = [scene.width / 2, scene.height / 2];
        module.receive({ at, contacts: [{ id: 1, phase: "began", x, y }] });
        const move = (step) => {
            at = round(at + 0.016);
            module.receive({ at, contacts: [{ id: 1, phase: "moved", x: x + step, y: y + step / 2 }] });
        };
        for (let step = 0; step < 150; step++) move(step % 80);
        const before = module.memoryUse.allocations;
        for (let step = 20; step < 60; step++) move(step);
        const count = (module.memoryUse.allocations - before) / 40;
        if (count > 0) found[scene.name] = count;
        module.isTracing = true;
    }
    assert.deepEqual(found, {});
});
