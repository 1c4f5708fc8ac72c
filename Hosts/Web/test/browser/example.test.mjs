// An app of its own on a page of its own: Hosts/Web/Sources/ExampleApp and Hosts/Web/example/index.html, as Documentation/Page.md shows them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { serve } from "../../serve.mjs";
import * as chromium from "../chromium.mjs";
import { way } from "../opened.mjs";

const folder = process.env.EXAMPLE;
const skip = chromium.isInstalled() ? !folder && "Scripts/page check builds the example" : "Chromium is not installed";

test("the documentation shows the example", () => {
    const [text, swift, html] = ["Documentation/Page.md", "Hosts/Web/Sources/ExampleApp/main.swift", "Hosts/Web/example/index.html"].map((name) => (
        readFileSync(new URL(`../../../../${name}`, import.meta.url), "utf8")));
    assert.ok(text.includes(swift));
    for (const line of html.split("\n").filter((line) => /^<(canvas|script)/.test(line))) assert.ok(text.includes(line), line);
});

test("a finger moves the card", { skip }, async () => {
    const server = await serve(folder);
    const browser = await chromium.start();
    const { page } = browser;
    try {
        await page.size(390, 844);
        await page.open(server.url);
        const isCard = (x, y) => {
            const copy = new OffscreenCanvas(1, 1).getContext("2d");
            copy.drawImage(document.getElementById("app"), -x, -y);
            const [red, green, blue] = copy.getImageData(0, 0, 1, 1).data;
            return red > 200 && green > 100 && green < 200 && blue < 60;
        };
        await page.until(isCard, 100, 120);
        await page.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 200); }));
        await page.play(way([100, 120], [250, 500], 20).map((place) => ({ a: place })));
        await page.until(isCard, 250, 500);
        assert.equal(await page.evaluate(isCard, 100, 120), false);
        assert.deepEqual(page.problems, []);
    } finally {
        browser.end();
        await server.close();
    }
});
