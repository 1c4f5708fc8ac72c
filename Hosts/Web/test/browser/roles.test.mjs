// The elements of an app on the page, in Chromium and Firefox: with the keyboard alone, and as they change.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import * as chromium from "../chromium.mjs";
import * as firefox from "../firefox.mjs";
import { open, openPage } from "../opened.mjs";

const pages = [];
const drivers = [chromium, firefox].filter((driver) => driver.isInstalled());
const skip = drivers.length === 0 && "no browser is installed";
before(async () => {
    for (const driver of drivers) pages.push(await openPage(driver));
    // The window of a test is not in front: the focus moves without an event, and is not seen. Firefox has no way to change that.
    for (const { tab } of pages) await tab.set?.("Emulation.setFocusEmulationEnabled", { enabled: true });
});
after(async () => {
    for (const page of pages) await page.end();
    for (const page of pages) assert.deepEqual(page.tab.problems, [], "the page has no errors, and its security policy refused nothing");
});

const focused = () => {
    const { activeElement: node } = document;
    return [node.getAttribute("role"), node.getAttribute("aria-label")].join(" ");
};

// Presses Tab until an element has the keyboard.
async function tabTo(tab, isWanted) {
    for (let turn = 0; turn < 30; turn += 1) {
        await tab.key("Tab");
        const now = await tab.evaluate(focused);
        if (isWanted.test(now)) return now;
    }
    throw new Error(`Tab never gets there; it ends at ${await tab.evaluate(focused)}`);
}

test("a scene is used with the keyboard alone", { skip }, async () => {
    for (const page of pages) {
        const { tab } = page;
        await open(page, "#scene=controls-scrolling");
        const hasText = (text) => tab.until((text) => [...document.querySelectorAll("#screen div")].some(({ textContent }) => textContent === text), text);
        const label = (await tabTo(tab, /^button /)).slice("button ".length);
        await tab.key(" ");
        await hasText(`${label}: tapped`);
        // The title of the button has changed; the keyboard stays.
        assert.equal(await tab.evaluate(focused), `button ${label} ×1`);
        const toggle = (await tabTo(tab, /^switch /)).slice("switch ".length);
        await tab.key("Enter");
        await hasText(`${toggle}: on`);
        assert.equal(await tab.evaluate(() => document.activeElement.getAttribute("aria-checked")), "true");
        const slider = (await tabTo(tab, /^slider /)).slice("slider ".length);
        for (const key of ["ArrowRight", "ArrowUp", "ArrowLeft"]) await tab.key(key);
        await hasText(`${slider}: 60 %`);
        assert.equal(await tab.evaluate(() => document.activeElement.getAttribute("aria-valuetext")), "60%");
        const isSeen = await tab.evaluate(() => !document.hasFocus() || getComputedStyle(document.activeElement).outlineStyle === "solid");
        assert.ok(isSeen, "the focus is seen");
    }
});

test("an element lies over what it is for, and lets touches through", { skip }, async () => {
    for (const page of pages) {
        const { tab } = page;
        await open(page, "#scene=controls-scrolling");
        const [name, place, isCanvas] = await tab.until(() => {
            const node = document.querySelector("#screen [role=button]");
            if (!node) return undefined;
            const { left, top, width, height } = node.getBoundingClientRect();
            return [node.getAttribute("aria-label"), [left + width / 2, top + height / 2], document.elementsFromPoint(left + width / 2, top + height / 2).some(({ id }) => id === "scene")];
        });
        assert.ok(isCanvas);
        await tab.play([{ a: place }, { a: place }]);
        await tab.until((name) => document.querySelector("#screen [role=button]").getAttribute("aria-label") === `${name} ×1`, name);
    }
});

// Shows elements of our own over the scene's canvas.
async function showOwn({ tab }) {
    await tab.evaluate(async () => {
        const { Roles } = await import("./roles.mjs");
        touchstone.session.close();
        globalThis.asked = [];
        globalThis.own = new Roles(document.getElementById("scene"), { ask: (...what) => asked.push(what.join(" ")), host: touchstone.session.host });
        globalThis.showOwn = (elements, texts = [], goal = 0) => own.show({
            elements: elements.map((one) => ({ x: 0, y: 0, width: 50, height: 20, traits: 1, value: "", hint: "", kind: "view", actions: [], ...one })), texts, goal,
        }, { width: 100, height: 100 });
    });
}

test("an element keeps the keyboard while others come and go; the next one gets it when it is gone", { skip }, async () => {
    for (const page of pages) {
        await open(page, "#scene=photos");
        await showOwn(page);
        const names = await page.tab.evaluate(() => {
            const [a, b, c] = ["a", "b", "c"].map((label, index) => ({ number: index + 1, label }));
            const now = () => document.activeElement.getAttribute("aria-label");
            showOwn([a, b, c]);
            own.shown.get(2).node.focus();
            const after = [[c, b, a], [b], [{ ...b, label: "B" }], [a, b, c], [a, c], [a], [a, c]].map((elements) => {
                showOwn(elements);
                return now();
            });
            const order = [...document.querySelectorAll("#screen [aria-label]")].map((node) => node.getAttribute("aria-label"));
            showOwn([]);
            return [...after, order.slice(order.indexOf("a")).join(""), document.activeElement.id];
        });
        assert.deepEqual(names, ["b", "b", "B", "b", "c", "a", "a", "ac", "scene"]);
    }
});

test("markup in a label, an action and an announcement is text", { skip }, async () => {
    for (const page of pages) {
        await open(page, "#scene=photos");
        await showOwn(page);
        const bad = "<img src=x onerror=alert(1)>\" onfocus=\"alert(2)";
        const [count, label, texts] = await page.tab.evaluate((bad) => {
            showOwn([{ number: 1, label: bad, value: bad, hint: bad, actions: [bad] }, { number: 2, label: bad, traits: 16 }], [bad]);
            const { node, menu } = own.shown.get(1);
            return [document.querySelectorAll("img[src=x]").length, node.getAttribute("aria-label"), [menu, own.shown.get(2).node, own.status].map((node) => node.textContent)];
        }, bad);
        assert.deepEqual([count, label, texts], [0, `${bad}, ${bad}`, [bad, bad, bad]]);
    }
});

test("own actions are reached by the menu key, and seen then; what is off does nothing", { skip }, async () => {
    for (const page of pages) {
        const { tab } = page;
        await open(page, "#scene=photos");
        await showOwn(page);
        await tab.evaluate(() => {
            showOwn([{ number: 1, label: "Row", actions: ["Open", "Delete"] }, { number: 2, label: "Off", traits: 1 + 64 }]);
            own.shown.get(1).node.focus();
        });
        const openMenu = () => tab.evaluate(() => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "ContextMenu", bubbles: true, cancelable: true })));
        const opacity = () => tab.evaluate(() => own.shown.get(1).menu.style.opacity);
        assert.equal(await opacity(), "0");
        await openMenu();
        assert.equal(await tab.evaluate(() => document.activeElement.textContent), "Open");
        assert.equal(await opacity(), (await tab.evaluate(() => document.hasFocus())) ? "1" : "0");
        await tab.key("ArrowUp");
        await tab.key("Enter");
        assert.equal(await tab.evaluate(focused), "button Row");
        assert.equal(await opacity(), "0");
        await openMenu();
        await tab.key("Escape");
        await tab.key("Enter");
        await tab.evaluate(() => own.shown.get(2).node.click());
        assert.deepEqual(await tab.evaluate(() => asked), ["1 4", "1 0"]);
    }
});

test("an announcement is a status, and a screen that changed gives the keyboard to its element", { skip }, async () => {
    for (const page of pages) {
        await open(page, "#scene=photos");
        await showOwn(page);
        const found = await page.tab.evaluate(() => {
            const list = [{ number: 1, label: "a" }, { number: 2, label: "b" }];
            const now = () => document.activeElement.getAttribute("aria-label");
            showOwn(list, ["Saved"], 2);
            const before = now();
            own.shown.get(1).node.focus();
            showOwn(list, [], 2);
            const found = [own.status.getAttribute("role"), own.status.textContent, before === "b", now()];
            showOwn([...list, { number: 3, label: "Heading", traits: 32 }], [], 3);
            found.push(document.activeElement.textContent);
            own.clear();
            return [...found, own.status.textContent];
        });
        assert.deepEqual(found, ["status", "Saved", false, "b", "Heading", ""]);
    }
});
