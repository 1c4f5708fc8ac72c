// Fingers, pencils, wheels and keys of Chromium on the page: what the module receives.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import * as chromium from "../chromium.mjs";
import { pause } from "../browser.mjs";
import { openPage, openScene, way } from "../opened.mjs";

let page;
const skip = !chromium.isInstalled() && "Chromium is not installed";
before(async () => { if (!skip) page = await openPage(chromium); });
after(async () => {
    await page?.end();
    assert.deepEqual(page?.tab.problems ?? [], [], "the page has no errors");
});

const names = (count) => Array.from({ length: count }, (_, index) => String.fromCharCode(97 + index));
const count = (records, pattern) => records.filter((line) => pattern.test(line)).length;
const length = ([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const angle = ([a, b]) => Math.atan2(b[1] - a[1], b[0] - a[0]);

for (const fingers of [1, 2, 3, 10]) {
    test(`${fingers} at once`, { skip }, async () => {
        const scene = await openScene(page, "everything");
        const moment = (dy) => Object.fromEntries(names(fingers).map((name, index) => [name, [35 + index * 34, 120 + dy]]));
        await scene.fingers(moment(0));
        await scene.untilTouches(fingers);
        await scene.fingers(moment(20));
        await scene.fingers({});
        await scene.untilTouches(0);
        const began = (await scene.records()).flatMap((line) => line.match(/(\d+):began@/g) ?? []);
        assert.equal(new Set(began).size, fingers);
        const contacts = (await scene.records()).filter((line) => / frame /.test(line)).join(" ");
        assert.equal(contacts.match(/:ended@/g).length, fingers);
    });
}

test("a pinch on the photos scales and turns them as the fingers do, to 1 %", { skip }, async () => {
    const scene = await openScene(page, "photos");
    const edge = async () => (await scene.corners("board")).slice(0, 2);
    const before = await edge();
    const [a, b] = [way([180, 130], [118, 160], 30), way([240, 170], [300, 120], 30)];
    await scene.play(a.map((place, index) => ({ a: place, b: b[index] })));
    await scene.untilTouches(0);
    const after = await edge();
    const fingers = [[a[0], b[0]], [a.at(-1), b.at(-1)]];
    const scale = length(fingers[1]) / length(fingers[0]);
    const turn = angle(fingers[1]) - angle(fingers[0]);
    assert.ok(Math.abs(length(after) / length(before) / scale - 1) < 0.01, `${length(after) / length(before)} for ${scale}`);
    assert.ok(Math.abs((angle(after) - angle(before)) / turn - 1) < 0.01, `${angle(after) - angle(before)} for ${turn}`);
});

test("when the system takes the fingers away, all touches are cancelled and there is no action", { skip }, async () => {
    const scene = await openScene(page, "everything");
    await scene.fingers({ a: [100, 100], b: [200, 150], c: [250, 200] });
    await scene.untilTouches(3);
    await scene.tab.cancelFingers();
    await scene.untilTouches(0);
    // Longer than any recognizer waits.
    await scene.tab.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 800); }));
    const records = await scene.records();
    const input = records.filter((line) => / frame /.test(line)).join(" ");
    assert.deepEqual([input.match(/:cancelled@/g)?.length, input.match(/:ended@/g)?.length], [3, undefined]);
    assert.ok(count(records, / deliver .*cancelled/) > 0, "a view receives touchesCancelled");
    assert.equal(count(records, / deliver .*ended/), 0);
    assert.equal(count(records, / action /), 0);
});

test("a pencil has force and angles, and its contact is one of a pencil", { skip }, async () => {
    const scene = await openScene(page, "drawing");
    const pencil = { pointerType: "pen", force: 0.6, tiltX: 30, tiltY: 0 };
    await scene.tab.mouse("mousePressed", ...scene.place([100, 100]), pencil);
    for (const [x, y] of way([110, 100], [200, 140], 8)) {
        await scene.tab.mouse("mouseMoved", ...scene.place([x, y]), { ...pencil, button: "left", buttons: 1 });
    }
    await scene.tab.mouse("mouseReleased", ...scene.place([200, 140]), pencil);
    await scene.untilRecord(":ended@");
    const began = (await scene.records()).find((line) => line.includes(":began@"));
    assert.match(began, /:began@100,100;pencil;/);
    assert.ok(Math.abs(Number(began.match(/force=([0-9.]+)/)[1]) - 2.5) < 0.01, began);
    assert.ok(Math.abs(Number(began.match(/altitude=([0-9.]+)/)[1]) - Math.PI / 3) < 0.01, began);
});

test("a wheel scrolls, and a trackpad's pinch transforms", { skip }, async () => {
    const scene = await openScene(page, "nested-scrolling");
    await scene.tab.wheel(...scene.place([150, 200]), 0, 60);
    assert.match(await scene.untilRecord("scroll="), /scroll=tick;0,-60@/);
    const other = await openScene(page, "everything");
    const control = 2;
    for (let turn = 0; turn < 5; turn += 1) await other.tab.wheel(...other.place([200, 150]), 0, -20, control);
    await other.untilRecord('action recognizer="pinch" phase=ended');
    assert.equal(await other.tab.evaluate(() => visualViewport.scale), 1, "the browser does not zoom the page");
});

test("a mouse is a finger, and with Alt two", { skip }, async () => {
    const scene = await openScene(page, "everything");
    const [alt, center] = [1, [scene.area.width / 2, scene.area.height / 2]];
    await scene.tab.mouse("mousePressed", ...scene.place([100, 100]));
    await scene.untilTouches(1);
    await scene.tab.mouse("mouseReleased", ...scene.place([100, 100]));
    await scene.untilTouches(0);
    await scene.tab.mouse("mousePressed", ...scene.place([100, 100]), { modifiers: alt });
    await scene.untilTouches(2);
    const [first, second] = await scene.touches();
    for (const [axis, name] of ["x", "y"].entries()) assert.ok(Math.abs((first[name] + second[name]) / 2 - center[axis]) < 0.1);
    await scene.tab.mouse("mouseReleased", ...scene.place([100, 100]), { modifiers: alt });
    await scene.untilTouches(0);
});

// Browsers report nothing of a finger or a mouse that does not move.
for (const device of ["finger", "mouse"]) {
    test(`drag, stop, let go: what the ${device} scrolled stays where it was`, { skip }, async () => {
        const scene = await openScene(page, "nested-scrolling");
        const top = async () => (await scene.corners("block 1"))[0][1];
        const start = await top();
        const places = way([6, 300], [6, 220], 9);
        const button = { button: "left", buttons: 1 };
        if (device === "mouse") await scene.tab.mouse("mousePressed", ...scene.place(places[0]));
        for (const place of places) {
            if (device === "mouse") await scene.tab.mouse("mouseMoved", ...scene.place(place), button);
            else await scene.fingers({ a: place });
            await pause(8);
        }
        await pause(1000);
        if (device === "mouse") await scene.tab.mouse("mouseReleased", ...scene.place(places.at(-1)));
        else await scene.fingers({});
        await scene.untilTouches(0);
        const released = await top();
        assert.ok(start - released > 40, `${start - released} pt were scrolled`);
        await pause(500);
        assert.equal(await top(), released, "it is not flung");
        const records = await scene.records();
        const input = records.filter((line) => / frame /.test(line) && /1:/.test(line));
        assert.deepEqual(input.slice(-3).map((line) => line.match(/1:(\w+)@/)[1]), ["stationary", "stationary", "ended"]);
        assert.ok(await scene.tab.evaluate(() => touchstone.module.wakeAt === Infinity), "nothing wakes the page");
    });
}

test("a shake of the options is a motion", { skip }, async () => {
    const scene = await openScene(page, "motion");
    await scene.tab.evaluate(() => document.getElementById("shake").click());
    assert.match(await scene.untilRecord("motion=ended"), / frame /);
});

test("keys are presses, with modifiers", { skip }, async () => {
    const scene = await openScene(page, "everything");
    await scene.tab.evaluate(() => document.getElementById("scene").focus());
    await scene.tab.key("a");
    assert.match(await scene.untilRecord("press"), / frame /);
});

test("a page that is hidden in mid-gesture cancels it", { skip }, async () => {
    const scene = await openScene(page, "photos");
    await scene.fingers({ a: [180, 130], b: [240, 170] });
    await scene.fingers({ a: [160, 130], b: [260, 170] });
    await scene.untilTouches(2);
    await scene.tab.call("Page.setWebLifecycleState", { state: "frozen" });
    await scene.tab.call("Page.setWebLifecycleState", { state: "active" });
    await scene.untilTouches(0);
    const records = await scene.records();
    assert.equal(records.join(" ").match(/:cancelled@/g)?.length, 2);
});

test("fingers that the browser takes for itself are cancelled", { skip }, async () => {
    const scene = await openScene(page, "photos");
    // What the page forbids is allowed for once: the browser scrolls.
    await scene.tab.evaluate(() => {
        for (let element = document.getElementById("scene"); element; element = element.parentElement) element.style.touchAction = "auto";
        addEventListener("touchstart", (event) => event.stopImmediatePropagation(), true);
        addEventListener("touchmove", (event) => event.stopImmediatePropagation(), true);
        document.documentElement.style.overflow = document.body.style.overflow = "auto";
        document.body.style.height = "4000px";
        globalThis.lost = 0;
        addEventListener("pointercancel", () => { globalThis.lost += 1; }, true);
    });
    await scene.fingers({ a: [200, 250] });
    await scene.untilTouches(1);
    for (const place of way([200, 240], [200, 60], 20)) await scene.fingers({ a: place });
    await scene.tab.until(() => globalThis.lost === 1);
    await scene.untilTouches(0);
    assert.equal(count(await scene.records(), /:cancelled@/), 1);
    await scene.fingers({});
});
