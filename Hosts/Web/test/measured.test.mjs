// Hosts/Web/measured.txt, and the counts of the scenes that it has, in Node.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { countScenes, differences, file, read, written } from "./measured.mjs";

const built = new URL("../../../.build-wasm/wasm32-unknown-none-wasm/release/ScenePage.wasm", import.meta.url);
const small = { start: { launcher: { files: 20, bytes: 1000, paint: 0.9 } }, scene: { dots: { frames: 15, commands: 240, bytes: 960, pages: 11, heap: 9, median: 1, worst: 2 } } };

test("what is written is read again", () => {
    assert.deepEqual(read(written(small)), small);
    assert.equal(written(read(readFileSync(file, "utf8"))), readFileSync(file, "utf8"));
});

test("counts are compared, times and heaps are not", () => {
    const [row] = Object.values(small.scene);
    const lag = (now) => differences("scene", { dots: { ...row, ...now } }, small.scene).slice(0, -1);
    assert.deepEqual(lag({ heap: 1, median: 9, worst: 9, pages: 12 }), []);
    assert.deepEqual(lag({ commands: 241, pages: 13 }), ["dots: 241 commands, not 240", "dots: 13 pages, not 11"]);
    assert.deepEqual(lag({ frames: undefined }), ["dots: undefined frames, not 15"]);
});

test("bytes of a start are compared within a hundredth, and a lag says how to renew the file", () => {
    const lag = (bytes) => differences("start", { launcher: { files: 20, bytes } }, small.start);
    assert.deepEqual([lag(1010), lag(990)], [[], []]);
    assert.match(lag(1011).join("\n"), /^launcher: 1011 bytes, not 1000\n.*run Scripts\/page measure/);
    assert.deepEqual(differences("start", { other: {} }, small.start).slice(0, -1), ["launcher is in the file only", "other is not in the file"]);
});

test("the counts of every scene are those of the file", async () => {
    const counted = await countScenes(readFileSync(process.env.PAGE_MODULE ?? built));
    assert.deepEqual(differences("scene", counted, read(readFileSync(file, "utf8")).scene), []);
});
