// Measures the first second of a page in Chromium, as on a slow phone: 1.6 Mbit/s with 150 ms of latency, and a quarter of the processor.
//
//     node Hosts/Web/measure.mjs [FOLDER | URL] [--runs N]
//
// Prints a table in Markdown: the median times since the address was opened, and the number of requests and bytes until then. The page is .build-page by default.
// Each run has a browser and a cache of its own. Times depend on the computer; bytes and requests do not.

import { parseArgs } from "node:util";

import { serve } from "./serve.mjs";
import { pause } from "./test/browser.mjs";
import * as chromium from "./test/chromium.mjs";
import { folder } from "./test/opened.mjs";

const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const processor = { rate: 4 };

// Runs before the page's own scripts: notes when it shows its first card, and its first scene.
function observe() {
    globalThis.shownAt = {};
    const note = (name) => {
        if (name in globalThis.shownAt) return;
        globalThis.shownAt[name] = undefined;
        // What has changed is on the screen with the frame after the next one.
        requestAnimationFrame(() => requestAnimationFrame(() => { globalThis.shownAt[name] = performance.now(); }));
    };
    const look = () => {
        if (document.querySelector("#scenes a")?.offsetHeight > 0) note("card");
        const { ready } = document.documentElement.dataset;
        if (ready !== undefined && ready !== "launcher") note("scene");
    };
    new MutationObserver(look).observe(document, { attributes: true, subtree: true, childList: true });
}

// Opens a fragment and waits for something to be shown; returns the times in seconds, and what was loaded.
async function run(url, fragment, awaited) {
    const browser = await chromium.start();
    const { page } = browser;
    try {
        await page.size(390, 844);
        await page.set("Page.addScriptToEvaluateOnNewDocument", { source: `(${observe})()` });
        await page.set("Network.emulateNetworkConditions", network);
        await page.set("Emulation.setCPUThrottlingRate", processor);
        let [bytes, requests] = [0, 0];
        page.listen(({ method, params }) => {
            if (method === "Network.requestWillBeSent") requests += 1;
            if (method === "Network.dataReceived") bytes += params.encodedDataLength;
        });
        await page.open(`${url}${fragment}`);
        for (let turn = 0; turn < 600 && !(await page.evaluate((name) => shownAt[name], awaited)); turn += 1) await pause(50);
        const { shown, paint } = await page.evaluate(() => ({ shown: shownAt, paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime }));
        if (!shown[awaited]) throw new Error(`no ${awaited} in 30 s: ${page.problems.join("; ")}`);
        return { paint, ...shown, bytes, requests };
    } finally {
        browser.end();
    }
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

async function main() {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: "string", default: "3" } } });
    const [place = folder] = positionals;
    if (!chromium.isInstalled()) throw new Error("Chromium is not installed");
    const server = /^https?:/.test(place) ? undefined : await serve(place);
    const url = server?.url ?? place;
    console.log("| Opened | first paint | first card | first scene | requests | bytes |\n| --- | ---: | ---: | ---: | ---: | ---: |");
    for (const [name, fragment, awaited] of [["the launcher", "", "card"], ["a scene", "#scene=photos", "scene"]]) {
        const runs = [];
        for (let count = Number(values.runs); count > 0; count -= 1) runs.push(await run(url, fragment, awaited));
        const time = (key) => (runs.every((one) => one[key]) ? `${(median(runs.map((one) => one[key])) / 1000).toFixed(1)} s` : "–");
        const count = (key) => grouped(median(runs.map((one) => one[key])));
        console.log(`| ${name} | ${time("paint")} | ${time("card")} | ${awaited === "scene" ? time("scene") : "–"} | ${count("requests")} | ${count("bytes")} |`);
    }
    await server?.close();
}

main().catch((error) => {
    console.error(`measure: ${error.message}`);
    process.exit(1);
});
