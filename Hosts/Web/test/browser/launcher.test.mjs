// The launcher and the place of a scene in Chromium: what is read before the module is there, sizes, fingers while the screen turns, Escape.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { pause } from "../browser.mjs";
import * as chromium from "../chromium.mjs";
import { open, openPage, openScene } from "../opened.mjs";

let page;
const skip = !chromium.isInstalled() && "Chromium is not installed";
before(async () => { if (!skip) page = await openPage(chromium); });
after(async () => {
    await page?.end();
    assert.deepEqual(page?.tab.problems ?? [], [], "the page has no errors");
});

// --- Before the module is there

test("the cards are read without the module, and one that is chosen starts when it has come", { skip }, async () => {
    const { tab } = page;
    await tab.set("Network.setBypassServiceWorker", { bypass: true });
    await tab.set("Fetch.enable", { patterns: [{ urlPattern: "*/ScenePage.wasm" }] });
    const paused = [];
    const stop = tab.listen(({ method, params }) => { if (method === "Fetch.requestPaused") paused.push(params.requestId); });
    const opening = tab.open(page.url);
    while (paused.length === 0) await pause(20);
    const card = await tab.until(() => {
        const link = document.querySelector('#scenes a[href="#scene=dragview"]');
        return document.documentElement.dataset.view === "launcher" && link?.offsetHeight > 40 && link.textContent;
    });
    assert.match(card, /^Flowers to move and turnMove a flower with one finger/);
    const groups = await tab.evaluate(() => Array.from(document.querySelectorAll("#scenes h2"), (heading) => heading.textContent));
    assert.deepEqual(groups, ["Start here", "One idea each", "Broken on purpose: find out why", "Apps"]);
    assert.equal(await tab.evaluate(() => document.querySelectorAll("#scenes details a").length), 13 + 20);
    // The list is searched already.
    await tab.evaluate(() => { const search = document.getElementById("search"); search.value = "late"; search.dispatchEvent(new Event("input")); });
    assert.match(await tab.evaluate(() => document.getElementById("found").textContent), /^\d+ scenes?$/);
    await tab.evaluate(() => document.querySelector('#scenes a[href="#scene=dragview"]').click());
    await tab.until(() => document.documentElement.dataset.view === "waiting" && document.getElementById("waiting").textContent === "Flowers to move and turn");
    assert.equal(await tab.evaluate(() => document.getElementById("launcher").checkVisibility()), false);
    // Back to the list and to the scene again.
    await tab.evaluate(() => history.back());
    await tab.until(() => document.documentElement.dataset.view === "launcher");
    await tab.evaluate(() => history.forward());
    await tab.until(() => document.documentElement.dataset.view === "waiting");
    for (const requestId of paused) await tab.call("Fetch.continueRequest", { requestId });
    await opening;
    await tab.until(() => document.documentElement.dataset.ready === "dragview" && document.getElementById("loading").hidden);
    stop();
    await tab.set("Fetch.enable", { patterns: [{ urlPattern: "none" }] });
    await tab.set("Network.setBypassServiceWorker", { bypass: false });
});

test("the cards need four requests and 35 kB; pictures, the module and the roles of elements are not waited for", { skip }, async () => {
    await page.tab.set("Network.setBypassServiceWorker", { bypass: true });
    await page.tab.set("Network.setCacheDisabled", { cacheDisabled: true });
    await open(page);
    const needed = await page.tab.evaluate(() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
        .map(({ name, encodedBodySize }) => [new URL(name).pathname.slice(1), encodedBodySize]).filter(([name]) => !/^(picture-.*|.*\.wasm|roles\.mjs|manifest\.webmanifest)$/.test(name)));
    // Without a cache the icon of the window is asked for once more.
    assert.deepEqual([...new Set(needed.map(([name]) => name))].sort(), ["", "icon.svg", "page.css", "page.mjs"]);
    const bytes = needed.reduce((sum, [, size]) => sum + size, 0);
    assert.ok(bytes > 10_000 && bytes <= 35_000, `${bytes} bytes`);
    await page.tab.set("Network.setCacheDisabled", { cacheDisabled: false });
    await page.tab.set("Network.setBypassServiceWorker", { bypass: false });
});

test("the search finds the scenes behind one card, and opens it", { skip }, async () => {
    await open(page);
    const search = (text) => page.tab.evaluate((text) => {
        const field = document.getElementById("search");
        field.value = text;
        field.dispatchEvent(new Event("input"));
        return Array.from(document.querySelectorAll("#scenes a"), (link) => link.checkVisibility() && link.hash).filter((hash) => hash);
    }, text);
    assert.deepEqual(await search("why is my tap late"), ["#scene=puzzle-06-late"]);
    assert.deepEqual(await search("no such scene at all"), []);
    assert.ok((await search("thirteen ways")).length === 13);
    assert.ok((await search("")).length > 25);
});

test("every picture of a card is one", { skip }, async () => {
    await open(page);
    const broken = await page.tab.evaluate(async () => {
        const pictures = [...document.querySelectorAll("#scenes img")];
        for (const picture of pictures) picture.loading = "eager";
        await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
        return [pictures.length, pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)];
    });
    assert.ok(broken[0] > 25);
    assert.deepEqual(broken[1], []);
});

// --- Where things are

test("a small scene is shown larger, in whole steps", { skip }, async () => {
    await page.tab.size(1280, 800, { mobile: false });
    const scene = await openScene(page, "two-subviews");
    assert.equal(scene.area.scale, 2);
    await scene.play([{ a: [110, 150] }]);
    await scene.untilRecord("began@110,150");
    await page.tab.size(1280, 900, { mobile: false });
});

test("a finger that is down while the screen turns stays where it is seen", { skip }, async () => {
    await page.tab.size(390, 844);
    const scene = await openScene(page, "capture");
    await scene.fingers({ a: [200, 150] });
    await scene.untilTouches(1);
    await page.tab.size(844, 390);
    await pause(300);
    const turned = new (scene.constructor)(page.tab, await page.tab.evaluate(() => {
        const { left, top, width } = document.getElementById("scene").getBoundingClientRect();
        return { left, top, scale: width / 400 };
    }));
    await turned.fingers({ a: [200, 150.5] });
    await turned.untilRecord("moved@");
    const [{ x, y }] = await turned.touches();
    assert.ok(Math.abs(x - 200) < 1 && Math.abs(y - 150.5) < 1, `${x}, ${y}`);
    await turned.fingers({});
    await page.tab.size(1280, 900, { mobile: false });
});

test("Escape closes the menu, the message, and then the scene", { skip }, async () => {
    const { tab } = page;
    await openScene(page, "drawing");
    await tab.evaluate(() => { document.querySelector("#options summary").focus(); document.getElementById("options").open = true; });
    await tab.key("Escape");
    assert.deepEqual(await tab.evaluate(() => [document.getElementById("options").open, touchstone.scene]), [false, "drawing"]);
    await tab.evaluate(() => document.getElementById("sensor").click());
    await tab.until(() => !document.getElementById("message").hidden);
    await tab.key("Escape");
    assert.deepEqual(await tab.evaluate(() => [document.getElementById("message").hidden, touchstone.scene]), [true, "drawing"]);
    await tab.evaluate(() => document.getElementById("scene").focus());
    await tab.key("Escape");
    await tab.until(() => document.documentElement.dataset.ready === "launcher");
    assert.equal(await tab.evaluate(() => document.activeElement.hash), "#scene=drawing");
    await tab.key("Escape");
    assert.equal(await tab.evaluate(() => document.documentElement.dataset.ready), "launcher");
});

test("on a phone the drawer shows all fingers and recognizers, and says when there are none", { skip }, async () => {
    await page.tab.size(390, 844);
    const scene = await openScene(page, "everything");
    const words = (id) => page.tab.evaluate((id) => getComputedStyle(document.getElementById(id), "::after").content, id);
    assert.deepEqual([await words("fingers"), await words("recognizers")], ['"No finger is down."', '"None follows a finger yet."']);
    await scene.fingers({ a: [100, 100], b: [220, 160] });
    await scene.untilTouches(2);
    await page.tab.until(() => document.querySelectorAll("#fingers li").length === 2);
    const hidden = await page.tab.evaluate(() => ["fingers", "recognizers"].flatMap((id) => {
        const list = document.getElementById(id), frame = list.getBoundingClientRect();
        const isScrolled = list.scrollHeight > list.clientHeight && getComputedStyle(list).overflowY === "auto";
        return [...list.children].map((item) => item.getBoundingClientRect())
            .filter((rect) => rect.left < frame.left - 1 || rect.right > frame.right + 1 || (!isScrolled && rect.bottom > frame.bottom + 1)).map(() => id);
    }));
    assert.deepEqual(hidden, []);
    await scene.fingers({});
    await page.tab.size(1280, 900, { mobile: false });
});

for (const scheme of ["light", "dark"]) {
    test(`controls are 44 points large, with edges that are seen (${scheme})`, { skip }, async () => {
        await page.tab.set("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
        await page.tab.size(390, 844);
        for (const fragment of ["", "#scene=photos"]) {
            await open(page, fragment);
            const poor = await page.tab.evaluate(() => {
                for (const details of document.querySelectorAll("#options")) details.open = true;
                const numbers = (color) => color.match(/[\d.]+/g).map(Number);
                const light = (color) => {
                    const [red, green, blue] = numbers(color).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
                    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
                };
                const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
                const behind = (element) => { for (let one = element; one; one = one.parentElement) { const color = getComputedStyle(one).backgroundColor; if (numbers(color)[3] !== 0) return color; } };
                return [...document.querySelectorAll("#launcher :is(input:not([type=file]), summary), #scenes a, #running :is(button, select, summary, a, input)")]
                    .filter((one) => one.checkVisibility()).flatMap((one) => {
                        const { width, height } = one.getBoundingClientRect();
                        const edge = getComputedStyle(one).borderTopColor;
                        const isEdged = one.matches("button, select, #search") && ratio(edge, behind(one.parentElement)) < 3;
                        return width < 43.9 || height < 43.9 || isEdged ? [`${one.id || one.textContent}: ${width} × ${height}, ${edge}`] : [];
                    });
            });
            assert.deepEqual(poor, []);
        }
        await page.tab.set("Emulation.setEmulatedMedia", { features: [] });
        await page.tab.size(1280, 900, { mobile: false });
    });
}
