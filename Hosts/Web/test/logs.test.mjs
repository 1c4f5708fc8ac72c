// Tests of the module that reads logs of the app recorder, in Node. With TOUCHSTONE, the path of the command, its answers and timelines are compared
// with those of the command, byte for byte but for the ends of lines.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { readLog } from "../page/answers.mjs";
import { isAppLog } from "../page/files.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const reader = readFileSync(path.join(root, ".build-wasm/wasm32-unknown-none-wasm/release/LogReader.wasm"));
const folder = mkdtempSync(path.join(os.tmpdir(), "touchstone-logs."));
after(() => { rmSync(folder, { recursive: true }); });
const command = process.env.TOUCHSTONE;
const skip = !command && "TOUCHSTONE names no command";

/// Runs the command in the folder.
function run(...words) {
    const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28, env: { ...process.env, LC_ALL: "C.UTF-8" } });
    return { status, stdout, stderr };
}

/// Writes the log of a story that is played with the app recorder.
function logOf(story) {
    const { status, stderr } = run("replay", path.join(root, "Tests/Data", `${story}.trace`), "--app-log", "app.log");
    assert.equal(status, 0, stderr);
    return readFileSync(path.join(folder, "app.log"));
}

const inOneLine = (text) => text.split(/\s+/).filter((word) => word).join(" ");
const head = '{"kind":"app","version":1,"device":"iPhone","system":"iOS 18","screen":[100,100],"scale":2,"rate":60}\n';
const touch = (phase, view = 1) => `{"kind":"event","at":0.1,"delivered":0.1,"touches":[{"id":1,"phase":"${phase}","window":1,"view":${view},"x":9,"y":9,"taps":1,"recognizers":[]}]}\n`;
const bytesOf = (text) => new TextEncoder().encode(text);

describe("a log tells on the page what it tells in the command", { skip }, () => {
    const stories = [
        "Puzzles/puzzle-05-pan-in-row", "Puzzles/puzzle-10-sheet", "Stories/controls-scrolling/a-pressed-control-keeps-its-finger", "Stories/dots-same-finger/a-dot-is-dragged",
        "Stories/drag-from-scroll/along-the-tray-and-out-of-it",
        "Stories/drawing/two-fingers-draw-and-one-is-still-down", "Stories/everything/a-double-tap-and-then-a-slow-drag", "Stories/nested-scrolling/a-row-and-the-feed",
        "Stories/photos/one-photo-is-turned-while-another-is-dragged", "Stories/sheet/a-switch-makes-room-and-the-form-scrolls",
    ];
    for (const story of stories) {
        test(story, async () => {
            const log = logOf(story);
            assert.ok(isAppLog(log));
            const { notes, paragraphs, touches, timeline } = await readLog(reader, log, "app.log");
            const told = [...paragraphs, ...touches.flatMap(({ title, answers }) => [title, ...answers])].join("\n");
            assert.equal(inOneLine(told), inOneLine(run("why", "app.log").stdout));
            assert.deepEqual(notes, []);
            assert.ok(touches.length > 0);
            run("show", "--html", "app.html", "app.log");
            assert.equal(timeline, readFileSync(path.join(folder, "app.html"), "utf8"));
        });
    }
    test("cut off in its last line", async () => {
        const log = logOf("Puzzles/puzzle-10-sheet").subarray(0, -20);
        writeFileSync(path.join(folder, "app.log"), log);
        const { notes } = await readLog(reader, log, "app.log");
        assert.equal(`${notes.join("\n")}\n`, run("why", "app.log").stderr);
        assert.equal(notes.length, 1);
    });
});

describe("a log that cannot be read gives the message of the command", { skip }, () => {
    const cases = {
        "of another version": head.replace('"version":1', '"version":9'),
        "without a version": '{"kind":"app"}\n',
        "with a line that is no JSON": `${head}{"kind":\n{"kind":"frame","at":1}\n`,
        "with a kind that is not known": `${head}{"kind":"dance","at":1}\n`,
        "with a view of no size": `${head}{"kind":"view","at":1,"id":1,"class":"UIView"}\n`,
    };
    for (const [what, text] of Object.entries(cases)) {
        test(what, async () => {
            writeFileSync(path.join(folder, "app.log"), text);
            const { status, stderr } = run("why", "app.log");
            assert.notEqual(status, 0);
            await assert.rejects(readLog(reader, bytesOf(text), "app.log"), (error) => `${error.message}\n` === stderr || assert.fail(`${error.message} / ${stderr}`));
        });
    }
});

test("a log of views that are too deep gives a message", async () => {
    const view = (index) => JSON.stringify({ kind: "view", at: 0, id: index + 1, class: "UIView", stock: index ? "UIView" : "UIWindow", in: index || undefined, bounds: [0, 0, 100, 100], center: [50, 50], z: 0 });
    const log = head + Array.from({ length: 1900 }, (_, index) => `${view(index)}\n`).join("") + touch("began", 1900);
    await assert.rejects(readLog(reader, bytesOf(log), "app.log"), /^Error: it is too large or too deep for the page/);
});

test("nothing of a log is markup", async () => {
    const mark = "<img src=x onerror=alert(1)></script>";
    const view = `{"kind":"view","at":0,"id":1,"class":${JSON.stringify(mark)},"stock":"UIWindow","bounds":[0,0,100,100],"center":[50,50],"z":0,"level":0,"key":true}\n`;
    const log = bytesOf(head.replace("iPhone", mark) + view + touch("began") + touch("ended"));
    const { paragraphs, timeline } = await readLog(reader, log, `${mark}.log`);
    assert.ok(paragraphs[0].includes(mark), "it is shown as text");
    assert.ok(!timeline.includes("<img") && timeline.split("</script>").length === 3);
});

test("a log is known by its beginning, in any layout and of any version", () => {
    for (const text of [head, `\uFEFF${head}`, ' {\n "kind": "app", "version": 9}']) assert.ok(isAppLog(bytesOf(text)), text);
    for (const text of ["", "touchstone-trace 2\n", '{"kind":"application"}', '{"kind":"event"}']) assert.ok(!isAppLog(bytesOf(text)), text);
});
