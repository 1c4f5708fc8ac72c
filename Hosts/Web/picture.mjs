// Takes the picture of the page at the beginning of README.md, in Chromium: a pinch on the photos, with the reasons beside it.
//
//     node Hosts/Web/picture.mjs OUT.png
//
// Scripts/page picture builds the page first.

import { writeFileSync } from "node:fs";
import * as chromium from "./test/chromium.mjs";
import { openPage, openScene } from "./test/opened.mjs";

const [out] = process.argv.slice(2);
const page = await openPage(chromium);
await page.tab.size(1000, 520, { mobile: false });
const scene = await openScene(page, "photos");
const steps = 24;
const hand = Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps;
    return { a: [110 - 40 * part, 100 - 30 * part], b: [210 + 60 * part, 140 + 50 * part] };
});
await scene.play(hand);
await scene.untilTouches(0);
// The fingers are shown where they were: a picture moves those that are on the page.
await page.tab.evaluate(() => {
    const last = touchstone.module.records(0).findLast((line) => / action .*phase=changed/.test(line));
    touchstone.session.seek(parseFloat(last));
});
const png = await page.tab.picture({});
writeFileSync(out, png);
console.log(`${out}: ${png.length} bytes`);
await page.end();
