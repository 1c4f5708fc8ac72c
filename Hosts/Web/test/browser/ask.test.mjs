// The pages that `touchstone show --html` writes answer on the spot: clicks and keys in Chromium and Firefox.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

import * as chromium from "../chromium.mjs";
import * as firefox from "../firefox.mjs";
import { longTrace, manyFingers } from "../traces.mjs";

const command = process.env.TOUCHSTONE;
const root = fileURLToPath(new URL("../../../../", import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), "touchstone-ask."));
after(() => rmSync(folder, { recursive: true }));
const file = (name) => path.join(folder, name);
const touchstone = (...words) => execFileSync(command, words, { cwd: root, maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "pipe"] });

function write(name, trace) {
    if (trace) writeFileSync(file(`${name}.trace`), trace); else touchstone("--trace", file(`${name}.trace`));
    touchstone("show", file(`${name}.trace`), "--html", file(`${name}.html`));
}
before(() => {
    if (!command) return;
    write("bundled");
    write("many", manyFingers(117, 85));
    write("long", longTrace(100_000));
});

for (const [name, driver] of [["Chromium", chromium], ["Firefox", firefox]]) {
    const skip = driver.isInstalled() ? !command && "Scripts/page check builds the command" : `${name} is not installed`;
    test(name, { skip }, async (t) => {
        const browser = await driver.start();
        t.after(() => browser.end());
        const { page } = browser;
        await page.size(1280, 860, { mobile: false });
        const drawn = () => page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }).then(() => null));
        const open = async (trace) => {
            page.problems.length = 0;
            await page.open(pathToFileURL(file(`${trace}.html`)).href);
            await drawn();
        };
        const key = async (one) => {
            await page.key(one);
            await drawn();
        };
        const tap = async (place) => {
            await page.play([{ a: place }]);
            await drawn();
        };
        const text = (id) => page.evaluate((id) => document.getElementById(id).textContent, id);
        const isOpen = () => page.evaluate(() => !element("card").hidden);
        // The place of the mark of a lane, or of the name of its row.
        const mark = (lane, index) => page.evaluate((lane, index) => {
            const one = lanes.find(({ name, kind }) => name === lane && kind < 3);
            reveal(one);
            const { left, top } = element("chart").getBoundingClientRect();
            return [left + xOf(one.times[index]), top + middleOf(one.row)];
        }, lane, index);
        const label = (text) => page.evaluate((text) => {
            const { left, top, height } = Array.from(document.querySelectorAll("#labels li")).find((one) => one.firstChild.textContent === text).getBoundingClientRect();
            return [left + 20, top + height / 2];
        }, text);

        await t.test("every pair has why's answer", async () => {
            await open("bundled");
            const { touches } = JSON.parse(touchstone("why", file("bundled.trace"), "--json"));
            const shown = await page.evaluate(() => touches.map((_, touch) => Object.fromEntries(recognizerLanes.map((lane) => [lane.name, answer(lane, touch).text]))));
            assert.equal(shown.length, touches.length);
            let count = 0;
            touches.forEach(({ answers }, touch) => {
                for (const { recognizer, text } of answers) {
                    assert.equal(`${recognizer} ${shown[touch][recognizer]}`, text);
                    count += 1;
                }
            });
            assert.ok(count >= 5 * touches.length, `${count} answers`);
        });

        await t.test("a mark opens the card with the cause, the record and the rule", async () => {
            await tap(await mark("left double tap", 3));
            assert.equal(await isOpen(), true);
            assert.equal(await text("card-title"), "left double tap");
            assert.match(await text("card-text"), /^lost to pinch \d\.\d{3} s after finger \d came down: pinch recognized first and prevents it\.$/);
            assert.match(await text("card-record"), /^enter recognizer="left double tap" phase=failed cause=prevented:"pinch"/);
            assert.equal(await text("card-number"), "B-145");
            assert.match(await text("card-words"), /^Among interacting recognizers only one recognizes/);
            const marks = await page.evaluate(() => [[...marked.lanes].map(({ name }) => name), marked.time === now, [...marked.lanes].every(isShown)]);
            assert.deepEqual(marks, [["left double tap", "pinch"], true, true]);
            assert.deepEqual(await page.evaluate(() => Array.from(document.querySelectorAll("#labels .marked bdi"), (one) => one.textContent)), ["left double tap", "pinch"]);
            // The cause answers as well, and the other fingers do.
            await page.evaluate(() => element("card-causes").querySelector("button").click());
            assert.equal(await text("card-title"), "pinch");
            const before = await text("card-finger");
            await page.evaluate(() => element("card-before").click());
            assert.notEqual(await text("card-finger"), before);
            await key("Escape");
            assert.equal(await isOpen(), false);
            assert.equal(await page.evaluate(() => marked.lanes.size), 0);
        });

        await t.test("names of fingers, views and recognizers that were not asked open it", async () => {
            await page.evaluate(() => { area.scrollTop = 0; invalidate(); });
            await drawn();
            await tap(await label("finger 1"));
            assert.equal(await text("card-text"), "finger 1, down at 0.000 s on left");
            const list = await page.evaluate(() => Array.from(document.querySelectorAll("#card-list li"), (one) => one.textContent));
            assert.ok(list.some((one) => one.startsWith("right tap was not asked about finger 1: ")), list.join("\n"));
            assert.ok(list.some((one) => one.startsWith("left received finger 1")));
            await page.evaluate(() => Array.from(document.querySelectorAll("#card-list button")).find((one) => one.textContent.startsWith("right tap")).click());
            assert.equal(await text("card-title"), "right tap");
            assert.match(await text("card-text"), /^was not asked about finger 1: the location is outside of its view right\.$/);
            assert.equal(await text("card-number"), "B-021");
            await key("Escape");
            await tap(await mark("left", 0));
            assert.equal(await text("card-title"), "left");
            assert.match(await text("card-text"), /^received finger 1, and its cancellation: left tap took it/);
            await key("Escape");
        });

        await t.test("fingers and views on the screen open it", async () => {
            const place = (x, y) => page.evaluate((x, y) => {
                seek(50_000);
                drawPicture();
                const { left, top } = element("picture").getBoundingClientRect();
                return [left + shownAt.left + x * shownAt.scale, top + shownAt.top + y * shownAt.scale];
            }, x, y);
            const finger = await page.evaluate(() => { seek(50_000); return fingersNow()[0]; });
            await tap(await place(finger.x, finger.y));
            assert.equal(await text("card-title"), finger.name);
            await key("Escape");
            const corner = await page.evaluate(() => outlines.find(({ name }) => name === "right").corners[0].slice(0, 2).map((one) => one + 100));
            await tap(await place(...corner));
            assert.equal(await text("card-title"), "right");
            await key("Escape");
        });

        await t.test("keys alone ask, fold, pin and choose a range", async () => {
            await page.evaluate(() => { area.scrollTop = 0; active = -1; seek(START); area.focus(); });
            for (let step = 0; step < 2; step += 1) await key("ArrowDown");
            await key("Enter");
            assert.equal(await text("card-title"), "finger 1");
            await key("Escape");
            assert.equal(await page.evaluate(() => document.activeElement === area), true);
            await key("ArrowUp");
            await key("Enter");
            assert.equal(await page.evaluate(() => rows.some(({ lanes }) => lanes?.[0].name === "finger 1")), false);
            await key("Enter");
            assert.equal(await page.evaluate(() => rows.some(({ lanes }) => lanes?.[0].name === "finger 1")), true);
            await page.evaluate(() => openLane(recognizerLanes[0], START));
            await key("p");
            assert.equal(await page.evaluate(() => rows[1].isPinned && rows[1].lanes[0].name), "left double tap");
            await key("p");
            assert.equal(await page.evaluate(() => fixed), 0);
            await key("Escape");
            const all = await page.evaluate(() => {
                seek(decisionTimes[2]);
                return decisionTimes.length;
            });
            await key("[");
            await page.evaluate(() => seek(decisionTimes[5]));
            await key("]");
            const { inside, from, to } = await page.evaluate(() => ({ inside: Array.from(log.times), ...range }));
            assert.ok(inside.length > 0 && inside.length < all && inside.every((time) => time >= from && time <= to));
            assert.equal(await text("found"), `${inside.length} of ${all}`);
            assert.equal(await page.evaluate(() => element("range").hidden), false);
            await page.evaluate(() => document.activeElement.blur());
            await key("Escape");
            assert.equal(await text("found"), String(all));
            await page.evaluate(() => element("list").focus());
            await key("ArrowDown");
            await key("Enter");
            assert.equal(await isOpen(), true);
            assert.ok((await text("card-text")).length > 0);
            await key("Escape");
            const shares = await page.evaluate(() => element("screen").clientHeight);
            await page.evaluate(() => element("split-rows").focus());
            for (let step = 0; step < 5; step += 1) await key("ArrowDown");
            assert.ok(await page.evaluate(() => element("screen").clientHeight) > shares + 20);
        });

        await t.test("shows what the app showed under the fingers", async () => {
            await page.until(() => data.pictures.length > 0 && data.elements.length > 0 && latest?.isReady === true);
            assert.equal(await page.evaluate(() => latest.naturalWidth), await page.evaluate(() => data.screen[0] / 10));
            assert.deepEqual(page.problems, []);
        });

        await t.test("has targets of 44 points for fingers", async (t) => {
            if (!await page.evaluate(() => matchMedia("(pointer: coarse)").matches)) return t.skip("the browser has no fingers");
            await page.evaluate(() => openLane(recognizerLanes[0], START));
            const small = await page.evaluate(() => Array.from(document.querySelectorAll("button, select, input, summary, [role=option]"), (one) => [one, one.getBoundingClientRect()])
                .filter(([, { width, height }]) => width > 0 && (width < 44 || height < 44)).map(([one, { width, height }]) => `${one.id || one.textContent} ${width} ${height}`));
            assert.deepEqual(small, []);
            await key("Escape");
        });

        await t.test("is saved as a drawing, and printed", async () => {
            const drawing = await page.evaluate(() => new XMLSerializer().serializeToString(vector()));
            assert.match(drawing, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
            assert.ok(drawing.includes(">left double tap</text>") && !drawing.includes("NaN"));
            const printed = await page.evaluate(() => {
                dispatchEvent(new Event("beforeprint"));
                const { childElementCount, textContent } = document.querySelector("#paper ol");
                dispatchEvent(new Event("afterprint"));
                return [childElementCount, textContent.includes("left double tap: failed: no tap 2 within 0.35 s"), element("paper").childElementCount];
            });
            assert.deepEqual(printed, [await page.evaluate(() => decisionTimes.length), true, 0]);
        });

        await t.test("117 fingers share ten rows", async () => {
            await open("many");
            const shown = await page.evaluate(() => {
                look(...whole());
                layRows();
                const list = rows.filter(({ lanes }) => lanes && data.kinds[lanes[0].kind] === "fingers");
                const apart = list.every(({ lanes }) => lanes.every((lane, index) => index === 0 || lane.times[0] > lanes[index - 1].times.at(-1)));
                return [list.length, list.reduce((sum, { lanes }) => sum + lanes.length, 0), apart];
            });
            assert.deepEqual([shown[0] <= 10, shown[1], shown[2]], [true, 117, true]);
            await page.evaluate(() => { const lane = fingerLanes[60]; openLane(lane, lane.times[0]); });
            assert.equal(await text("card-title"), "finger 61");
            assert.equal(await page.evaluate(() => fingersNow().some(({ name }) => name === "finger 61")), true);
        });

        await t.test("has few nodes with a card of a long trace", async () => {
            await open("long");
            await page.evaluate(() => openLane(recognizerLanes[1], recognizerLanes[1].times[400]));
            await drawn();
            assert.equal(await text("card-title"), "tap");
            assert.match(await text("card-text"), /^lost to pan 0\.008 s after finger \d+ came down: pan recognized and prevents it\.$/);
            const count = await page.evaluate(() => document.querySelectorAll("*").length);
            assert.ok(count < 700, `${count} nodes`);
            assert.deepEqual(page.problems, []);
        });
    });
}
