// Opens the page of an app in Chromium and drags a finger across it: it has to draw, and to cause no error.
//
//     node Hosts/Web/try.mjs FOLDER
//
// Exit code: 0 success or no Chromium, 1 failure.

import { serve } from "./serve.mjs";
import { pause } from "./test/browser.mjs";
import * as chromium from "./test/chromium.mjs";
import { way } from "./test/opened.mjs";

// Whether the launcher, or the canvas of the app, shows anything.
function isDrawn() {
    if (document.documentElement.dataset.ready !== undefined) return true;
    const canvas = document.querySelector("canvas[data-module]");
    if (!canvas || canvas.width === 0 || canvas.height === 0) return false;
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    return copy.getImageData(0, 0, canvas.width, canvas.height).data.some((byte) => byte !== 0);
}

async function attempt(folder) {
    const server = await serve(folder);
    const browser = await chromium.start();
    const { page } = browser;
    try {
        await page.size(390, 844);
        await page.open(server.url);
        // Why nothing is drawn is among the problems.
        await page.until(isDrawn).catch(() => page.problems.push("nothing was drawn for 5 s"));
        await pause(200);
        await page.play(way([195, 600], [195, 200], 20).map((place) => ({ a: place })));
        await pause(200);
        return page.problems;
    } finally {
        browser.end();
        await server.close();
    }
}

const [folder] = process.argv.slice(2);
if (!chromium.isInstalled()) {
    console.log("skipped: the app in a browser: Chromium is not installed");
} else {
    const problems = await attempt(folder);
    for (const problem of problems) console.error(`page: ${problem}`);
    if (problems.length > 0) process.exit(1);
    console.log("the app starts in Chromium, draws, and takes a finger without an error");
}
