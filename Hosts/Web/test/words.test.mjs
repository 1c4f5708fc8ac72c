// Tests of Hosts/Web/page/words.mjs. With TOUCHSTONE, the path of the command, its list is compared.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import test from "node:test";
import { parsed, readable, Words } from "../page/words.mjs";

const stories = new URL("../../../Tests/Data/Stories/", import.meta.url);

/// Returns the decisions of lines as text.
function decisions(lines) {
    const words = new Words();
    words.read(lines);
    return words.decisions.map(({ at, subjects, text }) => `${at} ${subjects.join(", ")}: ${text}`);
}

const story = (name) => readFileSync(new URL(`${name}.trace`, stories), "utf8").split("\n");

test("a line has an instant, a kind and fields", () => {
    assert.deepEqual(parsed('0.025 begin recognizer="a \\"b\\"" allowed=true prevents=["x y","z"] prevented-by=[] refused-by=view:"c d"'), {
        at: 0.025,
        kind: "begin",
        fields: { recognizer: '"a \\"b\\""', allowed: "true", prevents: '["x y","z"]', "prevented-by": "[]", "refused-by": 'view:"c d"' },
        rest: 'recognizer="a \\"b\\"" allowed=true prevents=["x y","z"] prevented-by=[] refused-by=view:"c d"',
    });
    assert.equal(parsed("touchstone-trace 2"), undefined);
    assert.equal(parsed(""), undefined);
});

test("names without a name of their own are readable", () => {
    assert.equal(readable("UITapGestureRecognizer#3 waits for recognizer#2 and CircleRecognizer#1"), "Tap 3 waits for recognizer#2 and Circle 1");
    assert.equal(readable("Card#2"), "Card#2");
});

test("a pinch that takes the touches of two views", () => {
    assert.deepEqual(decisions(story("photos/a-pinch-that-zooms-everything")), [
        "0 finger 1: touches sun",
        "0 finger 2: touches board",
        "0.016666666 board transform: begins",
        "0.016666666 sun double tap, sun transform: failed: board transform recognized first and prevents it",
        "0.016666666 sun: receives touchesCancelled for finger 1: board transform begins",
        "0.016666666 board: receives touchesCancelled for finger 2: board transform begins",
        "0.299999988 board transform: ends",
    ]);
});

test("waiting, a refusal, a limit and a late beginning", () => {
    const lines = decisions(story("drag-from-scroll/along-the-tray-and-out-of-it"));
    for (const expected of [
        "0 yellow: does not receive finger 1 yet: tray delay may still recognize",
        "tray pan: would recognize, but waits: yellow drag must fail first",
        "yellow drag: failed: shouldBegin of its delegate returned false",
        "tray pan: begins, now that yellow drag has failed",
        "yellow: never receives finger 1: tray pan begins",
        "yellow press: failed: moved 10.32 pt, more than 10",
        "tray delay: failed: down for 0.15 s",
        "blue: receives touchesBegan late for finger 3",
        "blue drag, tray pan: failed: blue press recognized first and prevents it",
    ]) assert.ok(lines.some((line) => line.endsWith(expected)), expected);
});

test("every cause, subject and reason has words", () => {
    const head = ["0 frame 1:began@1,1", '0 hit finger=1 view="v" window="w"', '0 watch recognizer="a" finger=1'];
    const end = (cause, phase = "failed") => decisions([...head, `1 enter recognizer="a" phase=${phase} cause=${cause}`]).at(-1).slice(2);
    assert.equal(end('own:"moved 12 pt, more than 10"'), "a: failed: moved 12 pt, more than 10");
    assert.equal(end('own:""'), "a: failed: its own decision, for which its class gave no reason");
    assert.equal(end('prevented:"$&"'), "a: failed: $& recognized and prevents it");
    assert.equal(end('prevented:"b" rule=one-sided'), "a: failed: both were ready, and only b prevents the other one");
    assert.equal(end('recognized:"b"'), "a: failed: it required the failure of b, which recognized");
    assert.equal(end("refused"), "a: failed: shouldBegin returned false");
    assert.equal(end("deadlock"), "a: failed: failure requirements form a cycle");
    assert.equal(end("disabled"), "a: failed: it was disabled");
    assert.equal(end("removed"), "a: failed: it was removed from its view, or the view from the window");
    assert.equal(end("touches-lost"), "a: failed: no touch or timer was left to decide it");
    assert.equal(end("system-cancelled", "cancelled"), "a: cancelled: the system cancelled its touches");
    const last = (...lines) => decisions([...head, ...lines]).at(-1).slice(2);
    assert.equal(
        last('1 begin recognizer="a" allowed=false prevents=[] prevented-by=[] refused-by=view:"b c"', '1 enter recognizer="a" phase=failed cause=refused'),
        "a: failed: shouldBegin of b c returned false");
    assert.equal(last("1 frame 1:cancelled@1,1"), "finger 1: cancelled by the system");
    assert.equal(last('1 pass recognizer="a" finger=1 reason="disabled"'), "a: does not receive finger 1: disabled");
    assert.equal(last('1 undo recognizer="a" cause=prevented:"b" rule=first'), "a: withdrawn before its targets were called: b recognized first and prevents it");
    assert.equal(last('1 diagnostic text="<b>odd</b> \\"thing\\""'), 'attention: <b>odd</b> "thing"');
    assert.equal(last('1 missed finger=4 reason="no window"'), "contact 4: is not delivered: no window");
    // The contact that is refused is not the finger that hits next.
    for (const refusal of ['missed finger=2 reason="no view is hit"', 'diagnostic text="odd" rejects=2']) {
        const lines = ["1 frame 2:began@1,1 3:began@2,2", `1 ${refusal}`, '1 hit finger=2 view="v" window="w"', "2 frame 3:cancelled@2,2"];
        assert.equal(last(...lines), "finger 2: cancelled by the system", refusal);
    }
    assert.equal(last('1 withhold view="v" step=ended finger=1 because=["a"]'), "v: does not receive touchesEnded for finger 1 yet: a may still recognize");
    assert.equal(last('1 veto finger=1 because=one-touch', '1 silence view="v" finger=1'), "v: never receives finger 1: it takes one touch at a time");
    assert.equal(last('1 veto finger=1 because=exclusive:"b"', '1 silence view="v" finger=1'), "v: never receives finger 1: b is touched exclusively");
    assert.equal(last('1 skip contact=2 view="b" because=hidden by="c"', '1 hit finger=2 view="v" window="w"'), "finger 2: touches v (not b: c is around it, and it is hidden)");
    const inside = ["a", "b", "d"].map((view) => `1 skip contact=2 view="${view}" because=hidden by="c"`);
    assert.equal(
        last(...inside, '1 skip contact=2 view="c" because=hidden by="c"', '1 hit finger=2 view="v" window="w"'),
        "finger 2: touches v (not a and 2 more: c is around them, and it is hidden; not c: it is hidden)");
    assert.equal(last('1 frame 1:ended@1,1', '1.5 deliver view="v" step=ended fingers=1 late'), "5 v: receives touchesEnded for finger 1 0.50 s after the lift: nothing waits any more");
});

const command = process.env.TOUCHSTONE;
test("the decisions of every story have the words of the command, which are those of the window and of timelines", { skip: !command && "TOUCHSTONE names no command" }, () => {
    const folder = fileURLToPath(stories);
    const traces = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".trace"));
    assert.ok(traces.length > 50);
    for (const name of traces) {
        const shown = JSON.parse(execFileSync(command, ["show", "--json", "--all", folder + name], { encoding: "utf8", maxBuffer: 1 << 26 }));
        const words = new Words();
        words.read(readFileSync(folder + name, "utf8").split("\n"));
        // The page lists what was touched, and the end of a gesture; the command, whom the hit test passed over.
        const line = (at, subjects, text) => `${at.toFixed(6)} ${subjects.map(readable).sort().join(", ")}: ${readable(text)}`;
        assert.deepEqual(
            words.decisions.filter(({ symbol, text }) => symbol !== "down" && text !== "ends").map(({ at, subjects, text }) => line(at, subjects, text)),
            shown.decisions.filter(({ text }) => !text.startsWith("is not asked ")).map(({ seconds, subjects, text }) => line(seconds, subjects, text)), name);
    }
});

test("a snapshot returns to the same words", () => {
    const lines = story("controls-scrolling/a-fast-drag-and-a-finger-that-rests");
    const whole = new Words();
    whole.read(lines);
    const words = new Words();
    words.read(lines.slice(0, 40));
    const snapshot = words.snapshot();
    words.read(lines.slice(40));
    words.restore(snapshot);
    assert.equal(words.count, 40);
    words.read(lines.slice(40));
    assert.deepEqual(words.decisions, whole.decisions);
});

test("no line of a file breaks the reader", () => {
    const words = new Words();
    words.read(["1 enter", "1 hit", "1 frame", "1 deliver view= step=", "1 skip x", "1 hold recognizer=", "1 withhold", "1 begin", "1 target", "1 undo", "1 deliver", "x", "1 silence", "1 feed step=cancelled fingers=a", "1 decline", "1 missed", "1 diagnostic"]);
    assert.equal(words.count, 17);
});
