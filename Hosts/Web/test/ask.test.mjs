// Tests of the modules that answer questions and advise, in Node.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { readCard } from "../page/answers.mjs";
import { Reader } from "../page/files.mjs";
import { Module } from "../page/module.mjs";
import { storyOf } from "./stories.mjs";

const release = fileURLToPath(new URL("../../../.build-wasm/wasm32-unknown-none-wasm/release/", import.meta.url));
const [scenes, cards, advice] = ["ScenePage", "TraceCards", "SceneAdvice"].map((name) => readFileSync(path.join(release, `${name}.wasm`)));

/// Returns a module in which the touches of a puzzle were played.
async function played(name) {
    const module = await Module.load(scenes);
    const index = module.scenes.findIndex((scene) => scene.name === name);
    module.start(index, module.scenes[index]);
    const { moments, seconds } = storyOf(name);
    let down = {};
    for (const { at, fingers } of moments) {
        const of = ([id, [x, y]], phase) => ({ id: Number(id), phase, tool: "direct", x, y });
        const contacts = Object.entries(fingers).map((finger) => of(finger, down[finger[0]] ? "moved" : "began"));
        contacts.push(...Object.entries(down).filter(([id]) => !fingers[id]).map((finger) => of(finger, "ended")));
        module.receive({ at, contacts, modifiers: 0, buttons: 0 });
        down = fingers;
    }
    module.advance(seconds);
    return module;
}

test("a card has the answer, its cause and its rule", async () => {
    const module = await played("puzzle-10-sheet");
    const card = await readCard(cards, module.records(), { name: "content tap", recognizers: ["content tap"] });
    assert.equal(card.text, "was not asked about finger 1: the location is outside of sheet, which is around its view content.");
    assert.deepEqual(card.causes, [{ kind: "view", name: "sheet", title: "sheet" }]);
    assert.equal(card.rule[0], "B-021");
    assert.deepEqual(card.wants, ["content tap recognized with finger 1"]);
});

test("the same fingers are played with a change, also while they are watched", async () => {
    const module = await played("puzzle-10-sheet");
    const [records, packed] = [module.records(), module.pack()];
    const parts = [];
    const adviser = await Reader.load(advice, (part) => parts.push(part));
    adviser.exports.run();
    const { proposals, text } = JSON.parse(adviser.call("read", [packed, "content tap recognized with finger 1"]));
    assert.match(text, /^\d+ changes were tried; \d give what is wanted\.$/);
    assert.ok(parts.length > 1 && parts.every((part, index) => index === 0 || part > parts[index - 1]));
    assert.equal(proposals[0].code, "a frame of sheet that contains the location 100, 100 of the window");
    const [before, after] = JSON.parse(adviser.call("attempt", ["content tap", "finger 1"], 0));
    assert.deepEqual(before.lines, records);
    assert.match(after.card.text, /^recognized /);

    const watched = await Module.load(advice, undefined, { _swift_stdlib_strtod_clocale: assert.fail, webruntime_progress: assert.fail });
    for (const [change, lines] of [[0, after.lines], [-1, before.lines]]) {
        watched.adopt(adviser.exports.memory.buffer.slice(0));
        watched.isTracing = true;
        const info = watched.unpack(packed);
        watched.start(watched.scenes.findIndex(({ name }) => name === info.scene), info);
        watched.change(change);
        for (let at = 0; at < info.end; at += 0.01) watched.replay(at);
        watched.replay(info.end);
        assert.deepEqual(watched.records(), lines);
    }
});

test("what is not there, or damaged, has a sentence, and nothing is markup", async () => {
    const module = await played("puzzle-10-sheet");
    const ask = (name, records = module.records()) => readCard(cards, records, { name, recognizers: [] });
    assert.equal((await ask("no view")).text, "Nothing was decided here.");
    assert.equal((await ask("no view", [])).text, "No finger came down.");
    assert.equal((await ask("<b>&\u202e")).title, "<b>&?");
    await assert.rejects(ask("content tap", ["0.1 nonsense"]), /trace:2: /);
    const adviser = await Reader.load(advice);
    adviser.exports.run();
    const advise = (...parts) => () => adviser.call("read", parts);
    assert.throws(advise("nonsense", "tap recognized"), /trace/);
    assert.throws(advise(module.pack(), "tap"), /is no want/);
    assert.throws(advise(module.pack(), "no tap recognized"), /no recognizer is called 'no tap'/);
    assert.throws(() => adviser.call("attempt", ["tap", ""], 0), /nothing was advised/);
});
