import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { parsed, predicate, readable, Words } from "../page/words.mjs";

const stories = new URL("../../../Tests/Data/Stories/", import.meta.url);

/// Returns the decisions of lines as text.
function decisions(lines) {
    const words = new Words();
    words.read(lines);
    return words.decisions.map((decision) => `${decision.at} ${decision.subjects.join(", ")} ${predicate(decision)}`);
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
        "0 finger 1 touches sun",
        "0 finger 2 touches board",
        "0.016666666 board transform begins",
        "0.016666666 sun double tap, sun transform fail: prevented by board transform",
        "0.016666666 sun receives touchesCancelled for finger 1: board transform begins",
        "0.016666666 board receives touchesCancelled for finger 2: board transform begins",
        "0.299999988 board transform ends",
    ]);
});

test("waiting, a refusal, a limit and a late beginning", () => {
    const lines = decisions(story("drag-from-scroll/along-the-tray-and-out-of-it"));
    for (const expected of [
        "0 yellow does not receive the beginning of finger 1 yet while tray delay may still recognize",
        "tray pan would recognize, but waits: yellow drag must fail first",
        "yellow drag fails: its delegate does not allow it to begin",
        "tray pan begins, now that yellow drag has failed",
        "yellow never receives finger 1: tray pan begins",
        "yellow press fails: moved 10.32 pt, more than 10",
        "tray delay fails: down for 0.15 s",
        "blue receives touchesBegan late for finger 3",
        "blue drag, tray pan fail: prevented by blue press",
    ]) assert.ok(lines.some((line) => line.endsWith(expected)), expected);
});

test("every cause, subject and reason has words", () => {
    const head = ["0 frame 1:began@1,1", '0 hit finger=1 view="v" window="w"', '0 watch recognizer="a" finger=1'];
    const end = (cause, phase = "failed") => decisions([...head, `1 enter recognizer="a" phase=${phase} cause=${cause}`]).at(-1).slice(2);
    assert.equal(end('own:"moved 12 pt, more than 10"'), "a fails: moved 12 pt, more than 10");
    assert.equal(end('own:""'), "a fails: by its own decision");
    assert.equal(end('prevented:"b"'), "a fails: prevented by b");
    assert.equal(end('recognized:"b"'), "a fails: b recognized, whose failure it required");
    assert.equal(end("refused"), "a fails: it is not allowed to begin");
    assert.equal(end("deadlock"), "a fails: recognizers required each other's failure in a cycle");
    assert.equal(end("disabled"), "a fails: it was disabled");
    assert.equal(end("removed"), "a fails: it was removed");
    assert.equal(end("touches-lost"), "a fails: nothing was left that could decide it");
    assert.equal(end("system-cancelled", "cancelled"), "a is cancelled: the system cancelled its touches");
    const last = (...lines) => decisions([...head, ...lines]).at(-1).slice(2);
    assert.equal(last("1 frame 1:cancelled@1,1"), "finger 1 was cancelled by the system");
    assert.equal(last('1 pass recognizer="a" finger=1 reason="disabled"'), "a does not receive finger 1: disabled");
    assert.equal(last('1 undo recognizer="a" cause=prevented:"b"'), "a withdrawn before its targets were called: prevented by b");
    assert.equal(last('1 diagnostic text="<b>odd</b> \\"thing\\""'), 'attention <b>odd</b> "thing"');
    assert.equal(last('1 missed finger=4 reason="no window"'), "contact 4 is not delivered: no window");
    // The contact that is refused is not the finger that hits next.
    for (const refusal of ['missed finger=2 reason="no view is hit"', 'diagnostic text="odd" rejects=2']) {
        const lines = ["1 frame 2:began@1,1 3:began@2,2", `1 ${refusal}`, '1 hit finger=2 view="v" window="w"', "2 frame 3:cancelled@2,2"];
        assert.equal(last(...lines), "finger 2 was cancelled by the system", refusal);
    }
    assert.equal(last('1 veto finger=1 because=one-touch', '1 silence view="v" finger=1'), "v never receives finger 1: it takes one touch at a time");
    assert.equal(last('1 skip contact=2 view="b" because=hidden by="c"', '1 hit finger=2 view="v" window="w"'), "finger 2 touches v (not b: c is around it, and it is hidden)");
    const inside = ["a", "b", "d"].map((view) => `1 skip contact=2 view="${view}" because=hidden by="c"`);
    assert.equal(
        last(...inside, '1 skip contact=2 view="c" because=hidden by="c"', '1 hit finger=2 view="v" window="w"'),
        "finger 2 touches v (not a and 2 more: c is around them, and it is hidden; not c: it is hidden)");
    assert.equal(last('1 frame 1:ended@1,1', '1.5 deliver view="v" step=ended fingers=1 late'), "5 v receives touchesEnded for finger 1 0.50 s after the lift: nothing waits any more");
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
