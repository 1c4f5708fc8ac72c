import assert from "node:assert/strict";
import test from "node:test";
import { cancellation, follow } from "../page/lasting.mjs";

/// What is open after these inputs of frames.
function opened(...inputs) {
    const open = {};
    for (const input of inputs) follow(input, open);
    return open;
}

test("what has begun and not ended is cancelled", () => {
    const open = opened(
        'press=1:began;key=4;"a b";"a";force=1', "hover=7:entered@3,4;pencil;distance=0.5", "scroll=began;0,3@10,-20.5 modifiers=shift", "transform=began@1,2",
        "motion=began");
    assert.deepEqual(cancellation(open), {
        presses: [{ id: 1, phase: "cancelled", code: 4 }], hovers: [{ id: 7, phase: "exited", tool: "pencil", x: 3, y: 4 }],
        scrolls: [{ step: "cancelled", x: 10, y: -20.5 }], transforms: [{ step: "cancelled", x: 1, y: 2 }], motions: ["cancelled"],
    });
});

test("what has ended, and a tick of a wheel, is not", () => {
    const open = opened(
        'press=1:began;key=4;"a";"a";force=1 press=2:began;key=5;"b";"b";force=1', 'press=1:ended;key=4;"a";"a";force=1', "scroll=began;0,0@1,2",
        "scroll=cancelled@1,2", "scroll=tick;0,9@1,2");
    assert.deepEqual(cancellation(open), { presses: [{ id: 2, phase: "cancelled", code: 5 }] });
    assert.deepEqual(cancellation(opened("hover=0:entered@1,2;pointer", "hover=0:exited@1,2;pointer")), {});
});

test("a text of a key is not taken for input", () => {
    assert.deepEqual(Object.keys(opened('press=1:began;key=4;" motion=began ";"\\" scroll=began@1,2";force=1')), ["press=1:"]);
});
