// The ghost hand in Chromium and Firefox: the story of a scene is played as it was recorded, and nothing of it is left in the person's session.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";

import { story } from "../../ghosts.mjs";
import { pause } from "../browser.mjs";
import * as chromium from "../chromium.mjs";
import * as firefox from "../firefox.mjs";
import { open, openPage, openScene, sceneOn, way } from "../opened.mjs";

const isWatching = () => touchstone.session.clock.isWatching;
const label = () => document.querySelector("#screen > p[data-ghost]")?.textContent ?? "";
const canvases = () => document.querySelectorAll("canvas[data-ghost]").length;
const isPast = () => touchstone.session.clock.replayEnd > 0;
const loaded = () => performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1)).filter((name) => name.startsWith("ghost"));
// The frames of a session, and those of its link.
const received = () => {
    const frames = touchstone.module.records(0).filter((line) => / frame .*@/.test(line));
    return { frames, linked: touchstone.module.unpack(touchstone.module.pack()).frames };
};

for (const [name, driver] of [["Chromium", chromium], ["Firefox", firefox]]) {
    const skip = !driver.isInstalled() && `${name} is not installed`;
    let page;
    before(async () => { if (!skip) page = await openPage(driver, { motion: true }); });
    after(async () => {
        await page?.end();
        assert.deepEqual(page?.tab.problems ?? [], [], "the page has no errors");
    });

    for (const scene of ["photos", "motion", "puzzle-06-late"]) {
        test(`${name}: ${scene} opens with its story, decided as it was recorded, then starts anew`, { skip }, async () => {
            await open(page, `#scene=${scene}`);
            const { tab } = page;
            // At its end, before it starts anew.
            const records = await tab.until(() => touchstone.session.clock.replayEnd > 0 && !touchstone.session.clock.isBehind && touchstone.module.records(0));
            const lines = readFileSync(story(scene), "utf8").split("\n").filter((line) => /^\d/.test(line) && !/ end$/.test(line));
            const decisions = (lines) => lines.filter((line) => !/^\S+ frame /.test(line));
            assert.ok(decisions(lines).length > 10);
            assert.deepEqual(decisions(records).slice(0, decisions(lines).length), decisions(lines));
            assert.equal(await tab.evaluate(label), "Watch");
            await tab.until(() => document.querySelector("#screen > p[data-ghost]")?.textContent === "Now you");
            assert.deepEqual(await tab.evaluate(received), { frames: [], linked: 0 });
            assert.equal(await tab.evaluate(canvases), 0);
            await tab.until(() => !document.querySelector("[data-ghost]"));
        });
    }

    test(`${name}: the first touch ends it at once, and is the first of the scene`, { skip }, async () => {
        const scene = await openScene(page, "nested-scrolling");
        await page.tab.until(isWatching);
        await scene.play(way([160, 300], [160, 200], 8).map((place) => ({ a: place })));
        await page.tab.until(() => touchstone.module.records(0).some((line) => line.includes(":ended@")));
        const { frames } = await page.tab.evaluate(received);
        assert.match(frames[0], /^0\.\d+ frame \d+:began@160,300/);
        assert.ok(frames.every((line) => line.includes("@160,")), frames.join("\n"));
        assert.deepEqual(await page.tab.evaluate(() => [document.querySelectorAll("[data-ghost]").length, touchstone.session.clock.replayEnd]), [0, 0]);
    });

    test(`${name}: a key or a click ends it, and what is copied has no touch`, { skip }, async () => {
        await open(page, "#scene=nested-scrolling");
        await page.tab.until(isWatching);
        await page.tab.key("Tab");
        assert.equal(await page.tab.evaluate(isPast), false);
        await open(page, "#scene=edges");
        await page.tab.until(isWatching);
        await page.tab.evaluate(() => document.getElementById("copy").click());
        assert.equal(await page.tab.evaluate(isPast), false);
        assert.deepEqual(await page.tab.evaluate(received), { frames: [], linked: 0 });
    });

    test(`${name}: a scene that is left takes its hand along`, { skip }, async () => {
        await open(page, "#scene=photos");
        await page.tab.until(isWatching);
        const replay = await page.tab.evaluate(async () => {
            location.hash = "scene=edges";
            await new Promise((resolve) => { setTimeout(resolve); });
            const left = [touchstone.session.clock.replayEnd, document.querySelectorAll("[data-ghost]").length];
            const packed = touchstone.module.pack();
            location.hash = `t=${packed}`;
            await new Promise((resolve) => { setTimeout(resolve, 800); });
            return { left, scene: touchstone.scene, hands: document.querySelectorAll("[data-ghost]").length };
        });
        assert.deepEqual(replay, { left: [0, 0], scene: "edges", hands: 0 });
    });

    test(`${name}: cards in sight play once, one after another; that under the pointer again; then nothing moves`, { skip }, async () => {
        await open(page);
        const { tab } = page;
        const playing = () => document.querySelector("#scenes canvas")?.closest("li").querySelector("a").hash;
        assert.equal(await tab.until(playing), "#scene=photos");
        assert.equal(await tab.evaluate(() => document.querySelectorAll("#scenes canvas").length), 2);
        await tab.until(() => document.querySelector("#scenes canvas")?.closest("li").querySelector("a").hash === "#scene=taps");
        // Those that are in sight no more have no turn.
        await tab.evaluate(() => document.getElementById("search").focus());
        await tab.evaluate(() => { const search = document.getElementById("search"); search.value = "photos"; search.dispatchEvent(new Event("input")); });
        await tab.evaluate(() => document.querySelector('a[href="#scene=photos"]').dispatchEvent(new PointerEvent("pointerover", { bubbles: true })));
        await tab.until(() => document.querySelector("#scenes canvas")?.closest("li").querySelector("a").hash === "#scene=photos");
        await tab.key("Escape");
        assert.equal(await tab.evaluate(canvases), 0);
        const frames = await tab.evaluate(async () => {
            let count = 0;
            const { requestAnimationFrame } = globalThis;
            globalThis.requestAnimationFrame = (action) => { count += 1; return requestAnimationFrame(action); };
            await new Promise((resolve) => { setTimeout(resolve, 1500); });
            return count;
        });
        assert.equal(frames, 0);
        await tab.evaluate(() => { location.hash = "scene=photos"; });
        await tab.until(isWatching);
    });
}

test("who wants no motion has none, and nothing of it is loaded", { skip: !chromium.isInstalled() && "Chromium is not installed" }, async () => {
    const page = await openPage(chromium);
    for (const fragment of ["", "#scene=photos"]) {
        await open(page, fragment);
        await pause(1500);
        assert.deepEqual(await page.tab.evaluate(loaded), []);
        assert.equal(await page.tab.evaluate(canvases), 0);
    }
    assert.deepEqual(await page.tab.evaluate(received), { frames: [], linked: 0 });
    await page.end();
});
