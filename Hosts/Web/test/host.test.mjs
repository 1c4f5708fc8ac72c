import assert from "node:assert/strict";
import test from "node:test";
import { Host } from "../page/host.mjs";
import { usage } from "../page/keys.mjs";
import { angles } from "../page/pointers.mjs";
import { makeSurface } from "./events.mjs";

test("two fingers that come down in one instant are one frame", () => {
    const { pointer, received } = makeSurface(Host);
    pointer("down", 7, 100, 90, 16);
    pointer("down", 9, 200, 90, 16);
    assert.deepEqual(received(), ["0.016: 1 began 100,90 2 began 200,90"]);
});

test("a finger that is down when the surface moves stays where it is seen", () => {
    const { host, surface, pointer, received } = makeSurface(Host);
    pointer("down", 7, 100, 90, 16);
    received();
    surface.getBoundingClientRect = () => ({ left: 110, top: 70, width: 200, height: 150 });
    host.measure(true);
    pointer("move", 7, 200, 100, 24);
    host.flush();
    assert.deepEqual(received(), ["0.024: 1 moved 200,100"]);
});

test("two fingers that come down one after the other are two frames", () => {
    const { pointer, received } = makeSurface(Host);
    pointer("down", 7, 100, 90, 16);
    pointer("down", 9, 200, 90, 17);
    assert.deepEqual(received(), ["0.016: 1 began 100,90", "0.017: 2 began 200,90"]);
});

test("moves wait for the frame of the display, and are one frame with earlier readings", () => {
    const { pointer, host, frames, received, wanted } = makeSurface(Host);
    pointer("down", 7, 100, 90, 16);
    pointer("down", 9, 200, 90, 16);
    received();
    pointer("move", 7, 104, 90, 24, {
        getCoalescedEvents: () => [
            { clientX: 112, clientY: 110, timeStamp: 20 },
            { clientX: 114, clientY: 110, timeStamp: 24 },
        ],
    });
    pointer("move", 9, 204, 90, 24);
    assert.equal(frames.length, 0);
    assert.equal(wanted(), 3);
    host.flush();
    assert.deepEqual(frames[0].earlier.map(({ id, at, x, y }) => ({ id, at, x, y })), [{ id: 1, at: 0.02, x: 102, y: 90 }]);
    assert.deepEqual(received(), ["0.024: 1 moved 104,90 2 moved 204,90"]);
});

test("the readings of two fingers keep their own times", () => {
    const { pointer, host, frames } = makeSurface(Host);
    pointer("down", 1, 0, 0, 10);
    pointer("down", 2, 9, 0, 10);
    host.flush();
    frames.length = 0;
    const readings = (...times) => ({ getCoalescedEvents: () => times.map((timeStamp) => ({ clientX: timeStamp, clientY: 20, timeStamp })) });
    pointer("move", 1, 0, 0, 16, readings(12, 16));
    pointer("move", 2, 9, 0, 16, readings(12, 16));
    host.flush();
    assert.deepEqual(frames[0].earlier.map(({ id, at }) => [id, at]), [[1, 0.012], [2, 0.012]]);
    assert.equal(frames[0].at, 0.016);
});

test("a lift is reported after the moves before it", () => {
    const { pointer, received } = makeSurface(Host);
    pointer("down", 7, 100, 90, 16);
    received();
    pointer("move", 7, 110, 90, 24);
    pointer("up", 7, 111, 90, 30);
    assert.deepEqual(received(), ["0.024: 1 moved 110,90", "0.03: 1 ended 111,90"]);
});

test("locations are rounded to 1/16 point and times never go back", () => {
    const { pointer, host, received } = makeSurface(Host);
    pointer("down", 7, 100.01, 90.333, 16);
    host.flush();
    pointer("move", 7, 101, 90, 9);
    host.flush();
    assert.deepEqual(received(), ["0.016: 1 began 100,90.3125", "0.016: 1 moved 101,90"]);
});

test("numbers of contacts are used again", () => {
    const { pointer, received } = makeSurface(Host);
    pointer("down", 70, 1, 1, 10);
    pointer("up", 70, 1, 1, 20);
    pointer("down", 71, 2, 2, 30);
    assert.deepEqual(received(), ["0.01: 1 began 1,1", "0.02: 1 ended 1,1", "0.03: 1 began 2,2"]);
});

test("a cancelled pointer, a hidden page and lost focus cancel", () => {
    const { pointer, received, page } = makeSurface(Host);
    pointer("down", 1, 10, 10, 10);
    pointer("down", 2, 20, 20, 10);
    pointer("cancel", 1, 0, 0, 20);
    assert.deepEqual(received(), ["0.01: 1 began 10,10 2 began 20,20", "0.02: 1 cancelled 0,0"]);
    page.clock = 40;
    page.document.hidden = true;
    page.document.send("visibilitychange");
    assert.deepEqual(received(), ["0.04: 2 cancelled 20,20"]);
    pointer("down", 3, 30, 30, 50);
    received();
    page.clock = 60;
    page.send("blur");
    assert.deepEqual(received(), ["0.06: 1 cancelled 30,30"]);
    pointer("move", 3, 31, 30, 70);
    assert.deepEqual(received(), []);
});

test("nothing is left to the browser", () => {
    const { surface, pointer } = makeSurface(Host);
    for (const name of ["touchstart", "touchmove", "contextmenu", "selectstart", "dblclick", "wheel", "gesturestart"]) {
        assert.equal(surface.send(name, { changedTouches: [] }).isPrevented, true, name);
    }
    assert.equal(pointer("down", 5, 1, 1, 1).isPrevented, true);
    assert.equal(surface.style.touchAction, "none");
    assert.deepEqual(surface.captured, [5]);
});

test("touch events are taken where no pointer events come", () => {
    const { surface, received, host } = makeSurface(Host);
    const touches = (timeStamp, ...places) => ({
        timeStamp, changedTouches: places.map(([identifier, x, y]) => ({ identifier, clientX: x + 10, clientY: y + 20, radiusX: 5, radiusY: 8, force: 1 })),
    });
    surface.send("touchstart", touches(10, [0, 1, 2], [1, 3, 4]));
    // Firefox sends it for each of the two.
    surface.send("touchstart", touches(10, [0, 1, 2], [1, 3, 4]));
    surface.send("touchmove", touches(20, [0, 5, 6]));
    host.flush();
    surface.send("touchend", touches(30, [0, 5, 6]));
    surface.send("touchcancel", touches(40, [1, 3, 4]));
    assert.deepEqual(received(), ["0.01: 1 began 1,2 2 began 3,4", "0.02: 1 moved 5,6", "0.03: 1 ended 5,6", "0.04: 2 cancelled 3,4"]);
});

test("touch events are ignored where pointer events come", () => {
    const { surface, pointer, received } = makeSurface(Host);
    pointer("down", 5, 1, 2, 10);
    surface.send("touchstart", { timeStamp: 10, changedTouches: [{ identifier: 0, clientX: 11, clientY: 22 }] });
    assert.deepEqual(received(), ["0.01: 1 began 1,2"]);
});

test("a finger without pointer events beside one with them is a second finger", () => {
    const { surface, pointer, received, host, frames } = makeSurface(Host);
    const touch = (identifier, x) => ({ identifier, clientX: x + 10, clientY: 22, radiusX: 5, radiusY: 8 });
    pointer("down", 5, 1, 2, 10);
    surface.send("touchstart", { timeStamp: 10, changedTouches: [touch(5, 1), touch(6, 9)] });
    pointer("move", 5, 3, 2, 20);
    for (let time = 0; time < 2; time++) surface.send("touchmove", { timeStamp: 20, changedTouches: [touch(5, 3), touch(6, 8)] });
    host.flush();
    assert.deepEqual(frames.at(-1).earlier, []);
    assert.deepEqual(received(), ["0.01: 1 began 1,2 2 began 9,2", "0.02: 1 moved 3,2 2 moved 8,2"]);
});

test("a finger that only loses its capture is lifted, once", () => {
    const { pointer, surface, received } = makeSurface(Host);
    pointer("down", 1, 10, 10, 10);
    pointer("down", 2, 20, 20, 10);
    received();
    const lost = (pointerId, x, timeStamp) => surface.send("lostpointercapture", { pointerType: "touch", pointerId, clientX: x + 10, clientY: x + 20, timeStamp });
    pointer("up", 1, 10, 10, 20);
    lost(1, 10, 20);
    lost(2, 20, 20);
    assert.deepEqual(received(), ["0.02: 1 ended 10,10 2 ended 20,20"]);
});

test("radius, force and angles are rounded to what a link packs well", () => {
    const { pointer, frames, settle } = makeSurface(Host);
    pointer("down", 1, 10, 10, 10, { width: 21.3, height: 20, pressure: 0.3 });
    settle();
    pointer("down", 2, 10, 10, 20, { pointerType: "pen", pressure: 0.3, altitudeAngle: 0.7, azimuthAngle: 1.1 });
    settle();
    assert.equal(frames[0].contacts[0].radius, 11);
    for (const { force, altitude, azimuth } of frames[1].contacts.slice(-1)) {
        for (const value of [force, altitude, azimuth]) assert.equal(value * 1024, Math.round(value * 1024));
    }
    assert.equal(frames[0].contacts[0].altitude, Math.PI / 2);
});

test("a move without a size keeps the radius of its finger", () => {
    const { pointer, host, frames } = makeSurface(Host);
    pointer("down", 5, 1, 2, 10);
    host.flush();
    pointer("move", 5, 3, 2, 20, { width: 1, height: 1 });
    host.flush();
    assert.deepEqual(frames.map(({ contacts }) => contacts[0].radius), [9, 9]);
});

test("a pencil has force and angles, a finger a radius", () => {
    const { pointer, frames, settle } = makeSurface(Host);
    pointer("down", 1, 1, 1, 10, { pointerType: "pen", pressure: 0.24, altitudeAngle: 1, azimuthAngle: 2 });
    pointer("down", 2, 1, 1, 10);
    settle();
    const [pencil, finger] = frames[0].contacts;
    assert.deepEqual([pencil.tool, pencil.force, pencil.maximumForce, pencil.altitude, pencil.azimuth, pencil.radius], ["pencil", 1, 25 / 6, 1, 2, 0]);
    assert.deepEqual([finger.tool, finger.force, finger.maximumForce, finger.radius], ["direct", 0, 0, 9]);
});

test("the tilt of a pencil gives its angles", () => {
    const close = (actual, expected) => assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);
    close(angles({ tiltX: 0, tiltY: 0 }).altitude, Math.PI / 2);
    close(angles({ tiltX: 45, tiltY: 0 }).altitude, Math.PI / 4);
    close(angles({ tiltX: 45, tiltY: 0 }).azimuth, 0);
    close(angles({ tiltX: 0, tiltY: -30 }).azimuth, 1.5 * Math.PI);
});

test("a mouse is a finger, and with Alt two; with Shift both move together", () => {
    const { pointer, received, host } = makeSurface(Host);
    const mouse = { pointerType: "mouse", altKey: true };
    pointer("down", 1, 150, 150, 10, mouse);
    pointer("move", 1, 100, 140, 20, mouse);
    host.flush();
    pointer("move", 1, 110, 140, 30, { ...mouse, shiftKey: true });
    host.flush();
    pointer("up", 1, 110, 140, 40, mouse);
    assert.deepEqual(received(), [
        "0.01: 1 began 150,150 2 began 250,150",
        "0.02: 1 moved 100,140 2 moved 300,160",
        "0.03: 1 moved 110,140 2 moved 310,160",
        "0.04: 1 ended 110,140 2 ended 310,160",
    ]);
});

test("a mouse as a pointer hovers and has buttons", () => {
    const { pointer, frames, settle, host } = makeSurface(Host);
    host.pointers.mouse = "pointer";
    const mouse = { pointerType: "mouse", buttons: 0 };
    pointer("move", 1, 5, 5, 10, mouse);
    pointer("move", 1, 6, 5, 20, mouse);
    pointer("move", 1, 7, 5, 24, mouse);
    pointer("down", 1, 7, 5, 30, { ...mouse, button: 2, buttons: 2 });
    pointer("up", 1, 7, 5, 40, mouse);
    pointer("leave", 1, 7, 5, 50, mouse);
    settle();
    const lines = frames.map(({ at, hovers = [], contacts, buttons }) =>
        [at, ...hovers.map(({ phase, x }) => `${phase} ${x}`), ...contacts.map(({ phase, tool }) => `${phase} ${tool}`), buttons].join(" "));
    assert.deepEqual(lines, ["0.01 entered 5 0", "0.024 moved 7 0", "0.03 exited 7 2", "0.03 began indirectPointer 2", "0.04 ended indirectPointer 0"]);
});

test("a wheel scrolls in the direction of a finger, with Control it pinches", () => {
    const timers = [];
    const { surface, frames, host, page } = makeSurface(Host);
    host.wheels.setTimer = (action) => timers.push(action);
    surface.send("wheel", { clientX: 110, clientY: 120, deltaX: 0, deltaY: 3, deltaMode: 1, timeStamp: 10 });
    host.flush();
    assert.deepEqual(frames.splice(0)[0].scrolls, [{ x: 100, y: 100, step: "tick", dx: 0, dy: -48 }]);
    surface.send("wheel", { clientX: 110, clientY: 120, deltaY: -10, deltaMode: 0, ctrlKey: true, timeStamp: 20 });
    host.flush();
    page.clock = 220;
    timers.at(-1)();
    host.flush();
    const steps = frames.flatMap(({ transforms }) => transforms);
    assert.deepEqual(steps.map(({ step }) => step), ["began", "changed", "ended"]);
    assert.ok(Math.abs(steps[1].scale - Math.exp(0.1)) < 1e-12);
});

test("Safari's gesture is a transform since the previous event", () => {
    const { surface, frames, host } = makeSurface(Host);
    const gesture = (name, scale, rotation, timeStamp) => surface.send(`gesture${name}`, { clientX: 110, clientY: 120, scale, rotation, timeStamp });
    gesture("start", 1, 0, 10);
    gesture("change", 2, 90, 20);
    gesture("change", 3, 90, 30);
    gesture("end", 3, 90, 40);
    host.flush();
    const steps = frames.flatMap(({ transforms }) => transforms);
    assert.deepEqual(steps.map(({ step, scale, rotation }) => [step, scale, rotation]), [
        ["began", undefined, undefined], ["changed", 2, Math.PI / 2], ["changed", 1.5, 0], ["ended", undefined, undefined],
    ]);
});

test("keys have their usages, and keys that are down are cancelled with the focus", () => {
    assert.deepEqual(["KeyA", "KeyZ", "Digit1", "Digit0", "Enter", "F12", "ArrowUp", "Numpad1", "NumpadDecimal", "MetaRight", "Tab"].map(usage), [4, 29, 30, 39, 40, 69, 82, 89, 99, 231, 43]);
    const { surface, frames, host } = makeSurface(Host);
    surface.send("keydown", { code: "KeyA", key: "A", shiftKey: true, timeStamp: 10 });
    surface.send("keydown", { code: "KeyA", key: "A", shiftKey: true, timeStamp: 20, repeat: true });
    surface.send("blur");
    host.flush();
    assert.deepEqual(frames.map(({ presses, modifiers }) => [presses[0].phase, presses[0].code, presses[0].characters, modifiers]), [
        ["began", 4, "A", 1 << 17], ["cancelled", 4, "A", 0],
    ]);
    assert.equal(surface.send("keydown", { code: "Tab", key: "Tab" }).isPrevented, false);
    assert.equal(surface.send("keydown", { code: "KeyR", key: "r", ctrlKey: true }).isPrevented, false);
});

test("a shake is reversals and rest, anything else is cancelled", () => {
    const { host, frames } = makeSurface(Host);
    const swing = (timeStamp, x) => host.shakes.devicemotion({ timeStamp, acceleration: { x, y: 0, z: 0 } });
    [12, -12, 12, -12].forEach((x, index) => swing(index * 80, x));
    swing(700, 0);
    swing(1000, 12);
    swing(1400, 0);
    host.flush();
    assert.deepEqual(frames.flatMap(({ motions }) => motions), ["began", "ended", "began", "cancelled"]);
});
