// The same hand in Firefox: the same decisions as in Chromium, and as in the window systems of Linux.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { pause } from "../browser.mjs";
import * as chromium from "../chromium.mjs";
import * as firefox from "../firefox.mjs";
import { open, openPage, openScene, sceneOn, way } from "../opened.mjs";

const skip = (!chromium.isInstalled() && "Chromium is not installed") || (!firefox.isInstalled() && "Firefox is not installed");
const pages = [];
before(async () => { if (!skip) pages.push(await openPage(chromium), await openPage(firefox)); });
after(async () => {
    for (const page of pages) await page.end();
    for (const page of pages) assert.deepEqual(page.tab.problems, [], "the page has no errors");
});

// Hands that are also injected into the window systems of Linux, with what they decide: `Hosts/Linux/test-windows`. Their screen is as large as here.
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../../..");
const screen = { width: 1280, height: 800 };

// The moments of a hand, a step of 16 ms each: the fingers that are down, with their places. Those that rest stay for several.
function handOf(name) {
    const down = {};
    return readFileSync(path.join(root, `Tests/Data/SameHands/${name}.hand`), "utf8").trim().split("\n").flatMap((line, index, lines) => {
        const [at, verb, finger, ...point] = line.split(" ");
        if (verb === "up") delete down["abcdefghij"[finger]];
        else down["abcdefghij"[finger]] = point.map(Number);
        const next = lines[index + 1]?.split(" ")[0] ?? at;
        return Array.from({ length: Math.max(1, Math.round((next - at) / 16)) }, () => ({ ...down }));
    });
}

// What was decided, as the tests of the window systems define it.
const decisions = (records) => execFileSync("python3", ["-B", path.join(root, "Hosts/Linux/Tests/Windows/traces.py")], { input: records.join("\n"), encoding: "utf8" });

// Makes the window so large that a scene that fills it has the screen of the hands.
async function fill({ tab }) {
    await tab.evaluate(() => { const fill = document.getElementById("fill"); if (fill.ariaPressed !== "true") fill.click(); });
    const [width, height] = await tab.evaluate(() => {
        const { width, height } = touchstone.session.size;
        return [innerWidth - width, innerHeight - height];
    });
    await tab.size(screen.width + width, screen.height + height, { mobile: false });
    await tab.until(({ width, height }) => touchstone.session.size.width === width && touchstone.session.size.height === height, screen);
}

for (const name of ["photos", "dragview", "nested-scrolling", "nested-scrolling-rest", "two-subviews", "everything"]) {
    test(`the hand on ${name} decides in both as in the window systems of Linux`, { skip }, async () => {
        const expected = readFileSync(path.join(root, `Tests/Data/SameHands/${name}.decisions`), "utf8");
        for (const page of pages) {
            await open(page, `#scene=${name.replace("-rest", "")}`);
            await fill(page);
            const opened = await sceneOn(page.tab);
            await opened.play(handOf(name), { step: 16 });
            await opened.untilTouches(0);
            await pause(1000);
            assert.equal(decisions(await opened.records()), expected);
        }
    });
}

test("a link of Chromium has the same trace in Firefox", { skip }, async () => {
    const [there, here] = pages;
    const scene = await openScene(there, "photos");
    const [a, b] = [way([180, 130], [240, 170], 24), way([118, 160], [300, 120], 24)];
    await scene.play(a.map((place, index) => ({ a: place, b: b[index] })));
    await scene.untilTouches(0);
    const [records, link] = await there.tab.evaluate(() => {
        touchstone.session.pause();
        return [touchstone.module.records(0), touchstone.link()];
    });
    await here.tab.open(here.url + link.slice(link.indexOf("#")));
    await here.tab.until((count) => globalThis.touchstone?.module.recordCount >= count, records.length);
    assert.deepEqual(await here.tab.evaluate(() => touchstone.module.records(0)), records);
});
