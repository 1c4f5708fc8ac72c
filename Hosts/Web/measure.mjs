// Measures the built page in Chromium, as on a slow phone: 1.6 Mbit/s with 150 ms of latency, and a quarter of the processor.
//
//     node Hosts/Web/measure.mjs [FOLDER] [--runs N] [--write [--sizes TABLE]]
//
// Prints the tables of Hosts/Web/measured.txt: the files and bytes of a start, and the median seconds until something is shown; for each scene what
// test/measured.mjs counts, the milliseconds of a frame of its story, and the heap of the page after 10,000 moves. With --write they are written
// there, and a summary into Documentation/Page.md, with a table of sizes. The page is .build-page by default; the app of Documentation/Page.md is
// built. Each start has a browser and a cache of its own. Times depend on the computer, counts and bytes do not.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { serve } from "./serve.mjs";
import { pause } from "./test/browser.mjs";
import * as chromium from "./test/chromium.mjs";
import { countApp, countScenes, countStarts, file, tables, written } from "./test/measured.mjs";
import { folder, open } from "./test/opened.mjs";
import { commands, run } from "./test/ownApp.mjs";
import { playStory, playStrokes, STROKES } from "./test/played.mjs";
import { storyOf } from "./test/stories.mjs";

const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const processor = { rate: 4 };
/// The bytes below which Documentation/Page.md does not list a part of the page.
const SMALL = 5000;
const article = new URL("../../Documentation/Page.md", import.meta.url);

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

// --- Starts

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
    new PerformanceObserver((list) => {
        const paint = list.getEntriesByName("first-contentful-paint")[0];
        if (paint) globalThis.shownAt.paint = paint.startTime;
    }).observe({ type: "paint", buffered: true });
}

// Opens an address and waits for these to be shown; returns their times in seconds.
async function timeStart(url, awaited) {
    const browser = await chromium.start();
    const { page } = browser;
    try {
        await page.size(390, 844);
        await page.set("Page.addScriptToEvaluateOnNewDocument", { source: `(${observe})()` });
        await page.set("Network.emulateNetworkConditions", network);
        await page.set("Emulation.setCPUThrottlingRate", processor);
        await page.open(url);
        let shown = {};
        for (let turn = 0; turn < 600 && !awaited.every((name) => shown[name]); turn += 1) {
            await pause(50);
            shown = await page.evaluate(() => shownAt);
        }
        if (!awaited.every((name) => shown[name])) throw new Error(`no ${awaited.join(" and ")} in 30 s: ${page.problems.join("; ")}`);
        return awaited.map((name) => shown[name] / 1000);
    } finally {
        browser.end();
    }
}

// The medians of several starts by what is awaited.
async function timeStarts(place, fragment, awaited, runs) {
    const server = await serve(place);
    const times = [];
    for (let count = 0; count < runs; count += 1) times.push(await timeStart(`${server.url}${fragment}`, awaited));
    await server.close();
    return Object.fromEntries(awaited.map((name, index) => [name, median(times.map((one) => one[index]))]));
}

async function measureStarts(place, runs) {
    const rows = await countStarts(place);
    Object.assign(rows.launcher, await timeStarts(place, "", ["paint", "card"], runs));
    Object.assign(rows["a-scene"], await timeStarts(place, "#scene=photos", ["paint", "scene"], runs));
    const own = mkdtempSync(path.join(os.tmpdir(), "touchstone-own."));
    try {
        const { status, output } = run(own, commands.replace(/^.* serve .*\n/m, "").replace(/ check (.*) --most \d+/, " build $1"));
        if (status !== 0) throw new Error(output);
        const app = path.join(own, "cards/.build/page");
        Object.assign(rows, await countApp(app));
        Object.assign(rows["an-app"], await timeStarts(app, "", ["paint"], runs));
    } finally {
        rmSync(own, { recursive: true, force: true });
    }
    return rows;
}

// --- Scenes

// Plays a story twice to the scene that the page shows; returns the milliseconds of each frame that draws the second time, until a pixel can be read.
function timeFrames(story) {
    const { module, session, index } = touchstone;
    session.close();
    const canvas = document.getElementById("scene");
    const copy = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    let times;
    for (let turn = 0; turn < 2; turn += 1) {
        times = [];
        module.start(index, session.screen());
        session.painter.forgetImages();
        scenes.playStory(module, story, (frame) => {
            const began = performance.now();
            const list = frame();
            if (!list) return;
            session.painter.paint(list);
            // Painting is complete when a pixel is read, of a copy: reading the canvas itself changes how it is painted.
            copy.drawImage(canvas, 0, 0);
            copy.getImageData(0, 0, 1, 1);
            times.push(performance.now() - began);
        });
    }
    return times;
}

// Plays strokes to the page, with what it keeps of them, in a time of their own: no frame or timer of the browser comes between them.
function stroke(first, end) {
    const { session, module, index } = touchstone;
    if (first === 0) {
        globalThis.requestAnimationFrame = globalThis.setTimeout = () => 1;
        session.clock.realNow = () => globalThis.playedTo * 1000;
        globalThis.playedTo = 0;
        touchstone.restart();
    }
    scenes.playStrokes(module.scenes[index], [first, end], {
        receive: (frame) => {
            globalThis.playedTo = frame.at;
            session.call({ kind: "receive", at: frame.at, frame });
        },
        show: (at) => {
            globalThis.playedTo = at;
            while (module.wakeAt <= at) session.call({ kind: "advance", at: Math.max(module.wakeAt, session.clock.position) });
            if (module.wantsFrames) session.call({ kind: "displayFrame", at });
            // Every picture takes much longer, and no more memory.
            if (Math.round(at * 60) % 10 === 0) session.show(at * 1000);
        },
    });
}

// The memory of the page's scripts and of what they keep of the past, in kB.
async function heapOf(page) {
    await page.call("HeapProfiler.enable");
    await page.call("HeapProfiler.collectGarbage");
    const { usedSize, backingStorageSize } = await page.call("Runtime.getHeapUsage");
    return Math.round((usedSize + backingStorageSize) / 1000);
}

async function measureScenes(place) {
    const rows = await countScenes(readFileSync(path.join(place, "ScenePage.wasm")));
    const server = await serve(place);
    const browser = await chromium.start();
    const { page } = browser;
    try {
        await page.size(390, 844);
        await page.set("Page.addScriptToEvaluateOnNewDocument", { source: `globalThis.scenes = { playStory: ${playStory}, playStrokes: ${playStrokes} };` });
        for (const name of Object.keys(rows)) {
            await open({ tab: page, url: server.url }, `#scene=${name}`);
            await page.call("Emulation.setCPUThrottlingRate", processor);
            const times = await page.evaluate(timeFrames, storyOf(name));
            await page.call("Emulation.setCPUThrottlingRate", { rate: 1 });
            for (let first = 0; first < STROKES; first += 10) await page.evaluate(stroke, first, first + 10);
            Object.assign(rows[name], { heap: await heapOf(page), median: median(times), worst: Math.max(...times) });
        }
        if (page.problems.length > 0) throw new Error(page.problems.join("; "));
    } finally {
        browser.end();
        await server.close();
    }
    return rows;
}

// --- The article

// The summary of the tables in Markdown.
function summary({ start, scene }) {
    const names = { launcher: "the launcher", "a-scene": "a scene", "a-card": "then a card", "an-advice": "then an advice", "an-app": "an app with a pan" };
    const time = (seconds) => (seconds === undefined ? "–" : `${seconds.toFixed(1)} s`);
    const starts = Object.entries(start).map(([name, { files, bytes, paint, card, scene }]) =>
        `| ${names[name]} | ${files} | ${grouped(bytes)} | ${time(paint)} | ${time(card ?? scene)} |`);
    const all = Object.entries(scene);
    const line = (title, column) => {
        const numbers = all.map(([, row]) => row[column]);
        const most = Math.max(...numbers);
        const shown = (number) => grouped(number.toFixed(tables.scene[column].digits ?? 0));
        return `| ${title} | ${shown(median(numbers))} | ${shown(most)} | ${all[numbers.indexOf(most)][0]} |`;
    };
    return [
        "| Start | files | brotli | first paint | card or scene |", "| --- | ---: | ---: | ---: | ---: |", ...starts, "",
        `| Of ${all.length} scenes | median | most | in |`, "| --- | ---: | ---: | --- |", line("median frame, ms", "median"), line("worst frame, ms", "worst"),
        line("commands", "commands"), line("module, pages", "pages"), line("heap, kB", "heap"),
    ].join("\n");
}

// A table of sizes without the rows of what is small.
function short(sizes) {
    return sizes.split("\n").filter((line) => !(Number(line.split("|").at(-2)?.replaceAll(",", "")) < SMALL)).join("\n");
}

// Replaces what is between two marks of a page.
function replaced(text, name, lines) {
    const mark = (name) => `<!-- ${name} -->`;
    const [before, after] = [text.indexOf(mark(name)), text.indexOf(mark(`end of ${name}`))];
    if (before < 0 || after < before) throw new Error(`Documentation/Page.md has no ${mark(name)} with its end`);
    return `${text.slice(0, before)}${mark(name)}\n${lines.trim()}\n${text.slice(after)}`;
}

async function main() {
    const options = { runs: { type: "string", default: "3" }, sizes: { type: "string" }, write: { type: "boolean", default: false } };
    const { values, positionals: [place = folder] } = parseArgs({ allowPositionals: true, options });
    if (!chromium.isInstalled()) throw new Error("Chromium is not installed");
    const measured = { start: await measureStarts(place, Number(values.runs)), scene: await measureScenes(place) };
    console.log(written(measured));
    if (!values.write) return;
    let text = replaced(readFileSync(article, "utf8"), "measured", summary(measured));
    if (values.sizes) text = replaced(text, "sizes", short(values.sizes));
    writeFileSync(article, text);
    writeFileSync(file, written(measured));
}

main().catch((error) => {
    console.error(`measure: ${error.message}`);
    process.exit(1);
});
