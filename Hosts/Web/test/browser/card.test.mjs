// The puzzles on the page, in Chromium and Firefox: fingers play them, a tap asks, the card tells the cause that the command tells, and the first change
// that it proposes is tried and gives what is wanted.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import * as chromium from "../chromium.mjs";
import * as firefox from "../firefox.mjs";
import { goToScene, open, openPage, openScene } from "../opened.mjs";
import { storyOf } from "../stories.mjs";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
/// The answers of `touchstone why`, in the order of the puzzles.
const answers = [...readFileSync(path.join(root, "Tests/Tools/Command/TouchPuzzles/PuzzleAnswerTests.swift"), "utf8").matchAll(/^ {8}"(.*)",$/gm)].map(([, text]) => text);
/// What is asked about, and the finger if it is not the last one.
const subjects = [
    "parent tap", "row", "label tap", "link tap", "row", "single", "list pan", "old pan", "card/finger 1", "content tap", "card tap/finger 2", "view", "below", "tap", "list pan", "list pan",
    "parent tap", "parent tap", "canvas/finger 2", "row swipe",
].map((text) => text.split("/"));
/// What is wanted instead, and what happens then.
const wanted = { recognized: / (recognized|began) /, "not recognized": / (was not asked|failed|lost|is not)/, began: / received /, ended: / received .* and its end\./ };
const untimed = (text) => text.replace(/\d+\.\d{3} s/g, "… s");

/// A place of the story at a step of 8 ms each.
function handOf({ moments, seconds }) {
    return Array.from({ length: Math.ceil(seconds / 0.008) }, (_, step) => moments.findLast(({ at }) => at <= step * 0.008 + 1e-9)?.fingers ?? {});
}

for (const [name, driver] of [["Chromium", chromium], ["Firefox", firefox]]) {
    test(name, { skip: !driver.isInstalled() && `${name} is not installed` }, async (t) => {
        const page = await openPage(driver);
        t.after(() => page.end());
        const { tab } = page;

        /// Taps an element of the page, which is there after a while.
        const tap = async (selector, value = "") => {
            const place = await tab.until((selector, value) => {
                const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility() && (!value || one.dataset.ask === value || one.querySelector("b")?.textContent === value));
                if (!found) return undefined;
                found.scrollIntoView({ block: "nearest" });
                const { left, top, width, height } = found.getBoundingClientRect();
                return [left + Math.min(width / 2, 60), top + height / 2];
            }, selector, value);
            await tab.play([{ a: place }]);
        };
        const has = (selector, value) => tab.evaluate((selector, value) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility() && one.dataset.ask === value), selector, value);
        const card = () => tab.until(() => {
            const box = document.getElementById("card");
            return box && !box.hidden && { title: document.getElementById("card-title").textContent, text: document.getElementById("card-text").textContent };
        });
        const cardAbout = (title, finger) => tab.until((title, finger) => {
            const box = document.getElementById("card");
            const about = box?.querySelector(".touch > :nth-child(2)")?.textContent;
            return box && !box.hidden && document.getElementById("card-title").textContent === title && (!finger || about === finger) && document.getElementById("card-text").textContent;
        }, title, finger);

        await open(page);
        const scenes = await tab.evaluate(() => touchstone.module.scenes.map(({ name }) => name));
        for (const [index, [subject, finger]] of subjects.entries()) {
            await t.test(answers[index], async () => {
                const scene = scenes.find((name) => name.startsWith(`puzzle-${String(index + 1).padStart(2, "0")}`));
                const opened = await openScene(page, scene);
                await opened.play(handOf(storyOf(scene)));
                await opened.untilTouches(0);
                // Nothing is decided any more.
                await tab.until(() => touchstone.module.wakeAt === Infinity);
                await tab.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }).then(() => null));
                if (await tab.evaluate(() => !document.getElementById("unasked").hidden && !document.getElementById("unasked").open)) {
                    await tap("#unasked summary");
                    await tab.until(() => document.querySelector("#unasked li"));
                }
                if (await has("#recognizers button, #unasked button", subject)) {
                    await tap("#recognizers button, #unasked button", subject);
                } else {
                    // It is in no list of recognizers: a decision has it, or the answers about the finger.
                    await tap("#decisions li b", (await has("#decisions li b", subject)) ? subject : finger ?? "finger 1");
                    const { title } = await card();
                    if (title !== subject) await tap("#card li button", subject);
                }
                await cardAbout(subject);
                if (finger && (await tab.evaluate(() => document.querySelector("#card .touch"))) && !(await tab.evaluate((finger) => document.querySelector("#card .touch > :nth-child(2)").textContent === finger, finger))) {
                    await tap(`#card [aria-label="${finger === "finger 1" ? "Previous" : "Next"} finger"]`);
                }
                assert.equal(untimed(`${subject} ${await cardAbout(subject, finger)}`), untimed(answers[index]));
                // What the card proposes first is tried, and fires.
                await tap("#card .advice .causes button");
                await tap("#card .advice li button");
                const outcomes = await tab.until(() => {
                    const sections = [...document.querySelectorAll("#card .outcomes section p")].map(({ textContent }) => textContent);
                    return sections.length === 2 && { sections, want: document.querySelector("#card .advice .causes button").textContent };
                });
                assert.equal(outcomes.sections[0], await cardAbout(subject, finger));
                const [, want] = outcomes.want.match(/ (not recognized|recognized|began|ended)( within| with|$)/);
                assert.match(` ${outcomes.sections[1]}`, wanted[want]);
                // The replays have the shape of the scene.
                const shapes = await tab.evaluate(() => [...document.querySelectorAll("#card .outcomes canvas")].map((one) => one.clientWidth / one.clientHeight));
                assert.ok(shapes.length === 2 && shapes.every((shape) => Math.abs(shape / (opened.area.width / opened.area.height) - 1) < 0.03), `${shapes}`);
                // The cause is marked in the scene.
                assert.ok(await tab.evaluate(() => touchstone.drawer.card.outlines(touchstone.module.tree()).length > 0) || index === 10);
            });
        }

        await t.test("keys ask and close", async () => {
            const opened = await openScene(page, "puzzle-06-late");
            await opened.play(handOf(storyOf("puzzle-06-late")));
            await opened.untilRecord("phase=ended");
            await tab.evaluate(() => document.getElementById("decisions").focus());
            await tab.key("ArrowUp");
            await tab.key("Enter");
            await tab.until(() => document.activeElement.id === "card");
            assert.ok(await tab.evaluate(() => document.querySelectorAll("#decisions [data-marked]").length) > 0);
            await tab.key("Escape");
            assert.deepEqual(await tab.evaluate(() => [document.getElementById("card").hidden, document.activeElement.role, touchstone.scene]), [true, "option", "puzzle-06-late"]);
        });
        await t.test("a click on a view asks, and is no touch", async () => {
            const opened = await openScene(page, "puzzle-13-overlap");
            await opened.play(handOf(storyOf("puzzle-13-overlap")));
            await opened.untilRecord("phase=ended");
            await opened.untilTouches(0);
            const records = await opened.records();
            const isAsking = () => tab.evaluate(() => document.getElementById("pick").getAttribute("aria-pressed"));
            await tap("#pick");
            await tab.key("Escape");
            assert.equal(await isAsking(), "false");
            await tap("#pick");
            assert.equal(await isAsking(), "true");
            await tab.play([{ a: opened.place([100, 100]) }]);
            assert.equal(untimed(await cardAbout("upper")), "received finger 1, and its cancellation: above took it … s after it came down.");
            assert.equal(await isAsking(), "false");
            assert.deepEqual(await opened.records(), records);
            const list = await tab.evaluate(() => [...document.querySelectorAll("#card > ul li")].map(({ textContent }) => textContent));
            assert.match(list[0], /^above recognized /);
            assert.ok(list.includes("lower is passed over there: upper, in front of it, was hit."), list.join("\n"));
            await tap("#card > ul button", "lower");
            assert.equal(await cardAbout("lower"), "was not hit by finger 1: upper, in front of it, was hit.");
            await tap("#card .advice .causes button");
            await tap("#card .advice li button");
            const after = await tab.until(() => document.querySelectorAll("#card .outcomes section p")[1]?.textContent);
            assert.match(after, /^received finger 1/);
            // The scene has its touches again.
            await tab.key("Escape");
            await opened.play([{ a: [100, 100] }]);
            await tab.until((count) => touchstone.module.records(count).some((line) => line.includes(":ended@")), records.length);
            // In the past, which takes none, a click alone asks.
            await tab.evaluate(([x, y]) => {
                touchstone.session.seek(0);
                document.getElementById("scene").dispatchEvent(new MouseEvent("click", { clientX: x, clientY: y }));
            }, opened.place([100, 100]));
            assert.equal(await cardAbout("upper"), "No finger came down.");
            assert.equal(await tab.evaluate(() => document.querySelector("#card > ul li").textContent), "above would receive a finger there.");
        });
        await t.test("in the site the rule is a link to the book, elsewhere its file", async () => {
            const rule = async (book) => {
                await open(page);
                if (book) await tab.evaluate((book) => { document.getElementById("drawer").dataset.book = book; }, book);
                const opened = await goToScene(page, "puzzle-06-late");
                await opened.play(handOf(storyOf("puzzle-06-late")));
                await opened.untilRecord("phase=ended");
                await tap("#decisions li b", "finger 1");
                await tap("#card li button");
                return tab.until(() => document.querySelector("#card details > :last-child") && [document.querySelector("#card details a")?.href, document.querySelector("#card details code")?.textContent]);
            };
            const [, file] = await rule();
            assert.match(file, /^Documentation\/Behavior\w+\.md#b-\d+$/);
            assert.deepEqual(await rule("book/behavior.html"), [`${page.url}book/${file.slice(14).replace(".md", ".html").toLowerCase()}`, null]);
        });
        assert.deepEqual(tab.problems, [], "the page has no errors");
    });
}
