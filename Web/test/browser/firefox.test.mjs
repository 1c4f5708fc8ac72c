// The same hand in Firefox: the same decisions as in Chromium.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import * as chromium from "../chromium.mjs";
import * as firefox from "../firefox.mjs";
import { openPage, openScene, way } from "../opened.mjs";

const skip = (!chromium.isInstalled() && "Chromium is not installed") || (!firefox.isInstalled() && "Firefox is not installed");
const pages = [];
before(async () => { if (!skip) pages.push(await openPage(chromium), await openPage(firefox)); });
after(async () => {
    for (const page of pages) await page.end();
    for (const page of pages) assert.deepEqual(page.tab.problems, [], "the page has no errors");
});

const pinch = (from, to) => way(from[0], to[0], 24).map((place, index) => ({ a: place, b: way(from[1], to[1], 24)[index] }));
const hands = {
    "photos: two fingers pinch and turn": ["photos", pinch([[180, 130], [240, 170]], [[118, 160], [300, 120]])],
    "dragview: one finger drags": ["dragview", way([100, 100], [220, 170], 24).map((place) => ({ a: place }))],
    "nested-scrolling: one finger scrolls": ["nested-scrolling", way([150, 300], [150, 120], 24).map((place) => ({ a: place }))],
    "two-subviews: a finger in each": ["two-subviews", pinch([[100, 150], [300, 150]], [[160, 150], [240, 150]])],
    // One after the other: Firefox brings down, and lifts, all fingers of a moment at once, and Chromium never does.
    "everything: ten fingers": ["everything", [...way([1], [10], 10), ...way([9], [1], 9)].map(([count]) => (
        Object.fromEntries(Array.from({ length: count }, (_, index) => ["abcdefghij"[index], [35 + index * 34, 120]]))))],
};

// What was decided, without when and without the places between: the recognizers that entered a state for the first time in a row, and
// the views whose touches began, ended and were cancelled.
function decisions(records) {
    const kept = [];
    for (const line of records) {
        const entered = line.match(/ enter recognizer="([^"]*)" phase=(\w+)/);
        const delivered = line.match(/ deliver (.*)/);
        const decision = entered ? `${entered[1]} ${entered[2]}` : delivered && !/moved/.test(line) ? delivered[1].replace(/at=\S+|@\S+/g, "") : undefined;
        if (decision && decision !== kept.at(-1)) kept.push(decision);
    }
    return kept;
}

for (const [what, [name, hand]] of Object.entries(hands)) {
    test(what, { skip }, async () => {
        const found = [];
        for (const page of pages) {
            const scene = await openScene(page, name);
            await scene.play(hand, { step: 16 });
            await scene.untilTouches(0);
            found.push(decisions(await scene.records()));
        }
        assert.ok(found[0].length > 0, "something is decided");
        assert.deepEqual(found[1], found[0]);
    });
}

test("a link of Chromium has the same trace in Firefox", { skip }, async () => {
    const [there, here] = pages;
    const scene = await openScene(there, "photos");
    await scene.play(hands["photos: two fingers pinch and turn"][1]);
    await scene.untilTouches(0);
    const [records, link] = await there.tab.evaluate(() => {
        touchstone.session.pause();
        return [touchstone.module.records(0), touchstone.link()];
    });
    await here.tab.open(here.url + link.slice(link.indexOf("#")));
    await here.tab.until((count) => globalThis.touchstone?.module.recordCount >= count, records.length);
    assert.deepEqual(await here.tab.evaluate(() => touchstone.module.records(0)), records);
});
