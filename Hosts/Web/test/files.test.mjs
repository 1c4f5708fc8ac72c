// Tests of Hosts/Web/page/files.mjs with the module that reads files and that of all scenes, in Node. With TOUCHSTONE, the path of the command, what
// a file gives on the page is compared with what it gives in the command.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { bytesOf, readFile } from "../page/files.mjs";
import { Module } from "../page/module.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const built = (name) => readFileSync(path.join(root, `.build-wasm/wasm32-unknown-none-wasm/release/${name}.wasm`));
const [reader, scenes] = ["FileReader", "ScenePage"].map(built);
const data = path.join(root, "../shared/data/evemu-devices/touchscreens");

/// What the recognizers did in the lines of a trace.
const actions = (lines) => lines.filter((line) => / action /.test(line)).map((line) => /recognizer="[^"]*".* phase=\w+/.exec(line)?.[0]);

/// Plays a file on the page.
async function played(file, scene) {
    const module = await Module.load(scenes);
    const { trace } = await readFile(reader, readFileSync(file), path.basename(file), scene);
    const info = module.unpack(trace);
    module.start(module.scenes.findIndex(({ name }) => name === info.scene), info);
    module.replay(info.end);
    return { info, lines: module.records() };
}

/// Plays a file in the command.
function playedByCommand(file, scene) {
    const folder = mkdtempSync(path.join(os.tmpdir(), "touchstone-files."));
    const trace = path.join(folder, "out.trace");
    execFileSync(process.env.TOUCHSTONE, ["replay", file, "--scene", scene, "--trace", trace], { stdio: ["ignore", "ignore", "pipe"] });
    const lines = readFileSync(trace, "utf8").trimEnd().split("\n");
    rmSync(folder, { recursive: true });
    return lines;
}

describe("a file is played as the command plays it", { skip: !process.env.TOUCHSTONE && "TOUCHSTONE names no command" }, () => {
    const recordings = existsSync(data) ? ["Atmel_maXTouch_Touchscreen.1-finger-drag-up-down", "ELAN_CANDO_Windows7.1-finger-drag-up-down"] : [];
    for (const file of [path.join(root, "Examples/drag.csv"), ...recordings.map((name) => path.join(data, `${name}.events`))]) {
        test(path.basename(file), async () => {
            const { lines } = await played(file, "photos");
            assert.deepEqual(actions(lines), actions(playedByCommand(file, "photos")));
            assert.ok(actions(lines).length > 0);
        });
    }
});

test("a recording is played to everything, in a window that suits it", async () => {
    const { info, lines } = await played(path.join(root, "Examples/drag.csv"));
    assert.deepEqual([info.scene, info.width, info.height], ["everything", 400, 300]);
    assert.ok(lines.some((line) => / frame 0:began@60,80/.test(line)));
});

test("a row that cannot be read is left out, and noted with its line", async () => {
    const rows = "time,id,phase,x,y\n0,1,began,60,80\n1,1,jumped,1,1\n2,1,ended,60,80\n";
    const { notes } = await readFile(reader, new TextEncoder().encode(rows), "odd.csv");
    assert.ok(notes.some((note) => /^odd\.csv:3: .*jumped/.test(note)), notes.join("\n"));
});

describe("a file that cannot be played gives a message with its name", () => {
    const cases = {
        "nothing.csv": ["", /^nothing\.csv/],
        "words.md": ["# Words\n\nThese are not touches.\n", /^words\.md:1: error: /],
        "broken.trace": ["touchstone-trace 2\nscene=\"photos\"\n0 frame 1:began@1\n", /^broken\.trace:3: error: /],
        "no-input.trace": ["touchstone-trace 2\nscene=\"photos\"\nwidth=\"4\"\nheight=\"3\"\n", /^no-input\.trace:1: error: it holds no input$/],
        "binary.bin": [Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) & 255), /^binary\.bin/],
    };
    for (const [name, [content, message]] of Object.entries(cases)) {
        test(name, async () => {
            const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
            await assert.rejects(readFile(reader, bytes, name), (error) => message.test(error.message) || assert.fail(error.message));
        });
    }
    test("one that is too long is not read", async () => {
        await assert.rejects(bytesOf({ size: 65 << 20 }), /more than 64 MB/);
    });
    test("a folder gives a message", async () => {
        await assert.rejects(bytesOf({ size: 4096, arrayBuffer: () => Promise.reject(new Error("NotFoundError")) }), /it may be a folder/);
    });
});
