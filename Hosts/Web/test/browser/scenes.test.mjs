// Every scene under the fingers of its story, injected in Chromium: the same hand gives the same trace on the page and natively, and the canvas
// shows what the command draws as SVG.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";

import * as chromium from "../chromium.mjs";
import { compare, tolerance } from "../compare.mjs";
import { goToScene, open, openPage } from "../opened.mjs";
import { storyOf } from "../stories.mjs";

const skip = !chromium.isInstalled() && "Chromium is not installed";
const folder = mkdtempSync(path.join(os.tmpdir(), "touchstone-scenes."));
let page;
before(async () => { if (!skip) page = await openPage(chromium); });
after(async () => {
    await page?.end();
    rmSync(folder, { recursive: true });
    assert.deepEqual(page?.tab.problems ?? [], [], "the page has no errors");
});

// What a story did on the page.
async function played(scene) {
    await page.tab.evaluate(() => {
        const { module } = touchstone;
        globalThis.feeding = [];
        delete module.receive;
        const { receive } = module;
        module.receive = (frame) => {
            const began = performance.now();
            receive.call(module, frame);
            globalThis.feeding.push(performance.now() - began);
        };
    });
    await scene.playStory(storyOf(await page.tab.evaluate(() => touchstone.scene)));
    await scene.untilTouches(0);
    return page.tab.evaluate(async () => {
        const { module, session } = touchstone;
        // Stands still where the link ends: a pause goes on to the present first, of which there is no record.
        session.host.flush();
        session.clock.anchor(session.clock.position);
        session.clock.isPaused = true;
        session.show();
        await new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
        const records = module.records(0);
        const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
        const timed = (action) => Array.from({ length: 7 }, () => {
            const began = performance.now();
            action();
            return performance.now() - began;
        });
        const canvas = document.getElementById("scene");
        // Painting is complete when a pixel is read, of a copy: reading the canvas itself changes how it is painted.
        const copy = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
        const picture = canvas.toDataURL("image/png");
        const link = touchstone.link();
        const costs = {
            feed: median(globalThis.feeding),
            draw: median(timed(() => module.draw())),
            paint: median(timed(() => {
                session.painter.last = new Int32Array(0);
                session.painter.paint(module.draw());
                copy.drawImage(canvas, 0, 0);
                copy.getImageData(0, 0, 1, 1);
            })),
        };
        return { records, picture, link, costs };
    });
}

// Runs a program with a text for its input; returns what it prints.
const run = (program, values, input = "") => new Promise((resolve, reject) => {
    const options = { encoding: "utf8", maxBuffer: 1 << 26 };
    execFile(program, values, options, (error, printed) => { if (error) reject(error); else resolve(printed); }).stdin.end(input);
});

// Replays a link natively: the records with the names that the page gives, and the command's final picture.
async function replayed(name, link) {
    const svg = path.join(folder, `${name}.svg`);
    const text = link.slice(link.indexOf("#t=") + 3);
    const records = (await run(process.env.SCENE_PAGE_NATIVELY, [], text)).trimEnd().split("\n");
    await run(process.env.TOUCHSTONE, ["replay", link, "--svg", svg]);
    return { records, svg: readFileSync(svg, "utf8") };
}

test("every scene", { skip }, async (t) => {
    await open(page);
    const names = await page.tab.evaluate(() => touchstone.module.scenes.map((scene) => scene.name));
    assert.ok(names.length > 40);
    const results = new Map();
    // While the next story is played.
    const replays = new Map();
    for (const name of names) {
        await t.test(`fingers on ${name}`, async () => {
            const scene = await goToScene(page, name);
            const result = await played(scene);
            // The puzzle about a window that takes no touches.
            const isDead = name === "puzzle-14-nothing";
            assert.equal(result.records.some((line) => / hit /.test(line)), !isDead, "a finger hits a view");
            assert.ok(isDead || result.records.some((line) => / (action|deliver) /.test(line)), "a view or a target is called");
            results.set(name, result);
            const replay = replayed(name, result.link);
            replay.catch(() => {});  // The test below reports it.
            replays.set(name, replay);
        });
    }
    const line = (name, { feed, draw, paint }) => `${name.padEnd(26)}${[feed, draw, paint].map((cost) => cost.toFixed(1).padStart(7)).join("")}`;
    t.diagnostic(`milliseconds${" ".repeat(17)}feed   draw  paint`);
    for (const [name, { costs }] of results) t.diagnostic(line(name, costs));

    await t.test("nothing of a scene is an error of the page", () => { assert.deepEqual(page.tab.problems, []); });
    const native = new Map();
    for (const [name, { records }] of results) {
        await t.test(`the link of ${name} has the same trace natively`, async () => {
            native.set(name, await replays.get(name));
            assert.deepEqual(native.get(name).records, records);
        });
    }
    await page.tab.open("about:blank");
    for (const [name, { picture }] of results) {
        await t.test(`the canvas of ${name} equals the SVG`, async () => {
            const { differing, drawn } = await compare(page.tab, picture, native.get(name).svg);
            t.diagnostic(`${name.padEnd(26)}${(differing * 100).toFixed(3).padStart(8)} % of the pixels differ`);
            // Some puzzles are one view of one color.
            assert.ok(name.startsWith("puzzle-") || drawn > 2 * tolerance, `only ${drawn * 100} % of the pixels are drawn on`);
            assert.ok(differing <= tolerance, `${(differing * 100).toFixed(3)} % of the pixels differ`);
        });
    }
    await t.test("another picture is not equal", async () => {
        const { differing } = await compare(page.tab, results.get("photos").picture, native.get("photos-touches").svg);
        assert.ok(differing > tolerance);
    });
});
