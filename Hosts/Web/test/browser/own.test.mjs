// An app outside of this repository: the commands of Documentation/Page.md make its page from nothing.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";

import { serve } from "../../serve.mjs";
import { installed } from "../browser.mjs";
import * as chromium from "../chromium.mjs";
import { countApp, differences, file, read } from "../measured.mjs";
import { openScene, way } from "../opened.mjs";
import { commands, root, run as runIn } from "../ownApp.mjs";

const skip = !chromium.isInstalled() && "Chromium is not installed";
let folder;

const run = (text) => runIn(folder, text);

before(() => { folder = mkdtempSync(path.join(os.tmpdir(), "touchstone-own.")); });

after(() => { rmSync(folder, { recursive: true, force: true }); });

test("the commands of the documentation build and check a page from nothing", () => {
    const { status, output } = run(commands.replace(/^.* serve .*\n/m, ""));
    assert.equal(status, 0, output);
    assert.match(output, skip ? /^skipped: the app/m : /^the app starts in Chromium/m);
});

test("its page has the bytes of the table", { skip: skip || (!installed(["wasm-opt"]) && "without wasm-opt modules are larger") }, async () => {
    const { start: { "an-app": row } } = read(readFileSync(file, "utf8"));
    assert.deepEqual(differences("start", await countApp(path.join(folder, "cards/.build/page")), { "an-app": row }), []);
});

test("a finger moves the card", { skip }, async () => {
    const server = await serve(path.join(folder, "cards/.build/page"));
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
        assert.equal(await page.evaluate(() => document.title), "Cards");
        assert.deepEqual(page.problems, []);
    } finally {
        browser.end();
        await server.close();
    }
});

test("a page that is too large is refused", () => {
    const { status, output } = run(`${root}/Scripts/page build --package cards --product Cards --most 1000`);
    assert.equal(status, 1);
    assert.match(output, /the page starts with \d+ bytes, more than 1000/);
});

test("an app has the launcher, the reasons and the links of the scenes", () => {
    const { status, output } = run(`sed -i 's/.product(name: "TouchWeb", package: "Web")/&, .product(name: "WebTraces", package: "Web")/' cards/Package.swift
sed -i 's/card.backgroundColor = .orange/&; card.accessibilityIdentifier = "card"/; s/let pan = .*/&; pan.name = "pan"/' cards/Sources/Cards/main.swift
${root}/Scripts/page check --package cards --product Cards --launcher`);
    assert.equal(status, 0, output);
    assert.match(output, skip ? /^skipped: the app/m : /^the app starts in Chromium/m);
});

test("an app has advice from a product of its own, without which its module stays as it is", { skip }, async () => {
    const page = path.join(folder, "cards/.build/page");
    const before = readFileSync(path.join(page, "ScenePage.wasm"));
    const { status, output } = run(`mkdir cards/Sources/CardsAdvice
ln -s ../Cards/main.swift cards/Sources/CardsAdvice/main.swift
sed -i 's/^    targets: \\[/&\\n.executableTarget(name: "CardsAdvice", dependencies: [.product(name: "Touchstone", package: "touchstone"), .product(name: "TouchWeb", package: "Web"), .product(name: "WebAdvice", package: "Web")]),/' cards/Package.swift
${root}/Scripts/page check --package cards --product Cards --launcher --advice CardsAdvice`);
    assert.equal(status, 0, output);
    assert.deepEqual(readFileSync(path.join(page, "ScenePage.wasm")), before);
    const server = await serve(page);
    const browser = await chromium.start();
    const { page: tab } = browser;
    try {
        await tab.size(1280, 900, { mobile: false });
        const opened = await openScene({ tab, url: server.url }, "app");
        await opened.play(way([100, 120], [250, 400], 20).map((place) => ({ a: place })));
        await opened.untilTouches(0);
        const click = (selector) => tab.until((selector) => document.querySelector(selector)?.click() === undefined && document.querySelector(selector) !== null, selector);
        for (const selector of ["#decisions b[data-ask=card]", "#card .advice .causes button", "#card .advice li button"]) await click(selector);
        const texts = await tab.until(() => {
            const texts = [...document.querySelectorAll("#card .outcomes section p")].map(({ textContent }) => textContent);
            return texts.length > 1 && texts;
        });
        assert.match(texts[0], /^received finger 1, and its cancellation: pan took it /);
        assert.equal(texts[1], "received finger 1 and its end.");
        assert.deepEqual(tab.problems, []);
    } finally {
        browser.end();
        await server.close();
    }
});
