// The page around the scenes in Chromium: links, keyboard, names, small and dark screens, and what it costs.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";

import { serve } from "../../serve.mjs";
import { pause } from "../browser.mjs";
import * as chromium from "../chromium.mjs";
import { folder, open, openPage, openScene, way } from "../opened.mjs";

let page;
const skip = !chromium.isInstalled() && "Chromium is not installed";

// Counts what wakes the page, and notes when it was ready; runs before the page's own scripts.
function observe() {
    globalThis.woken = 0;
    for (const name of ["requestAnimationFrame", "setTimeout", "setInterval", "requestIdleCallback"]) {
        const original = globalThis[name];
        globalThis[name] = (action, ...rest) => original((...values) => {
            globalThis.woken += 1;
            action(...values);
        }, ...rest);
    }
    new MutationObserver(() => { globalThis.readyAt ??= performance.now(); })
        .observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
}

before(async () => {
    if (skip) return;
    page = await openPage(chromium);
    await page.tab.set("Page.addScriptToEvaluateOnNewDocument", { source: `(${observe})()` });
});
after(async () => {
    await page?.end();
    assert.deepEqual(page?.tab.problems ?? [], [], "the page has no errors, and its security policy refused nothing");
});

test("it is ready soon, and reports when", { skip }, async (t) => {
    for (const fragment of ["", "#scene=photos"]) {
        const times = [];
        for (let turn = 0; turn < 3; turn += 1) {
            await open(page, fragment);
            times.push(await page.tab.evaluate(() => readyAt));
        }
        const median = times.sort((a, b) => a - b)[1];
        t.diagnostic(`${fragment || "the launcher"}: ready after ${Math.round(median)} ms`);
        assert.ok(median < 5000, `${median} ms`);
    }
});

for (const fragment of ["", "#scene=photos", "#scene=dots", "#scene=everything"]) {
    test(`nothing wakes the idle page (${fragment || "the launcher"})`, { skip }, async () => {
        await open(page, fragment);
        // A scene settles.
        let before;
        do {
            before = await page.tab.evaluate(() => woken);
            await pause(700);
        } while (await page.tab.evaluate(() => woken) !== before);
        await pause(2000);
        assert.equal(await page.tab.evaluate(() => woken) - before, 0);
    });
}

test("it opens without a network once it was open", { skip }, async () => {
    const other = await serve(folder);
    await page.tab.open(other.url);
    await page.tab.until(() => navigator.serviceWorker.ready.then(({ active }) => active?.state === "activated"));
    await other.close();
    await open({ tab: page.tab, url: other.url }, "#scene=photos");
    assert.equal(await page.tab.evaluate(() => touchstone.scene), "photos");
    assert.equal(await page.tab.evaluate(() => document.getElementById("message").hidden), true);
});

test("time goes back and forth with the same trace", { skip }, async () => {
    const scene = await openScene(page, "dragview");
    await scene.play(way([100, 100], [220, 160], 20).map((place) => ({ a: place })));
    await scene.untilTouches(0);
    const records = await page.tab.evaluate(() => {
        touchstone.session.pause();
        return touchstone.module.records(0);
    });
    // Not a sample of a rest, which is made later.
    const middle = records.filter((line) => / frame .*moved@/.test(line))[5];
    const at = Number(middle.split(" ")[0]);
    await page.tab.evaluate((at) => touchstone.session.seek(at), at);
    const back = await page.tab.evaluate(() => touchstone.module.records(0));
    assert.deepEqual(back, records.slice(0, back.length));
    assert.ok(back.includes(middle) && back.length < records.length);
    await page.tab.evaluate(() => touchstone.session.seek(touchstone.session.clock.latest));
    assert.deepEqual(await page.tab.evaluate(() => touchstone.module.records(0)), records);
});

// --- Names and keyboard

const controls = ["button", "link", "textbox", "searchbox", "slider", "combobox", "checkbox", "application", "image", "img", "DisclosureTriangle"];

for (const fragment of ["", "#scene=dots"]) {
    test(`every control has a name (${fragment || "the launcher"})`, { skip }, async () => {
        await open(page, fragment);
        await page.tab.evaluate(() => { for (const details of document.querySelectorAll("details")) details.open = true; });
        await page.tab.call("Accessibility.enable");
        const { nodes } = await page.tab.call("Accessibility.getFullAXTree");
        const found = nodes.filter((node) => !node.ignored && controls.includes(node.role?.value));
        assert.ok(found.length > 5, `${found.length} controls`);
        const nameless = found.filter((node) => !node.name?.value?.trim());
        assert.deepEqual(nameless.map((node) => [node.role.value, node.backendDOMNodeId]), []);
    });
}

test("the launcher and a scene are used with the keyboard alone", { skip }, async () => {
    await open(page);
    const focused = () => page.tab.evaluate(() => {
        const { tagName, id, href } = document.activeElement;
        return { tagName, id, hash: href && new URL(href).hash };
    });
    const tabTo = async (isWanted) => {
        for (let turn = 0; turn < 30; turn += 1) {
            await page.tab.key("Tab");
            const now = await focused();
            if (isWanted(now)) return now;
        }
        throw new Error(`Tab never gets there; it ends at ${JSON.stringify(await focused())}`);
    };
    const { hash } = await tabTo((now) => now.hash?.startsWith("#scene="));
    await page.tab.key("Enter");
    await page.tab.until((name) => document.documentElement.dataset.ready === name, decodeURIComponent(hash.slice("#scene=".length)));
    // The keyboard goes along.
    assert.equal((await focused()).id, "scene");
    // The scene does not keep the keyboard: Tab leaves it.
    await tabTo((now) => now.id === "play");
    await page.tab.key("Enter");
    assert.ok(await page.tab.evaluate(() => touchstone.session.clock.isPaused), "Enter on Pause pauses");
    await tabTo((now) => now.id === "back");
    await page.tab.key("Enter");
    await page.tab.until(() => document.documentElement.dataset.ready === "launcher");
    assert.equal((await focused()).hash, hash);
});

// --- Small and dark screens

// Runs in an empty page: the number of colors of a picture, and the lightness of the commonest one from 0 to 1.
async function colors(png) {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext("2d");
    context.drawImage(image, 0, 0);
    const counts = new Map();
    for (const pixel of new Uint32Array(context.getImageData(0, 0, image.naturalWidth, image.naturalHeight).data.buffer)) {
        counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    }
    const [commonest] = [...counts].sort((a, b) => b[1] - a[1])[0];
    return { count: counts.size, lightness: [0, 8, 16].reduce((sum, shift) => sum + ((commonest >> shift) & 255), 0) / 765 };
}

for (const scheme of ["light", "dark"]) {
    for (const [width, height] of [[320, 568], [390, 844], [1280, 900]]) {
        test(`${width} × ${height}, ${scheme}: nothing is blank or out of reach`, { skip }, async () => {
            await page.tab.set("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
            await page.tab.size(width, height, { mobile: width < 800 });
            const pictures = [];
            for (const fragment of ["", "#scene=photos", "#scene=dots"]) {
                await open(page, fragment);
                const [wide, most] = await page.tab.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
                assert.ok(wide <= most, `${fragment}: ${wide} of ${most} points`);
                const picture = async () => (await page.tab.picture()).toString("base64");
                const whole = await picture();
                // A scene has colors of its own.
                await page.tab.evaluate(() => { document.getElementById("screen").style.visibility = "hidden"; });
                pictures.push([whole, await picture()]);
            }
            await page.tab.open("about:blank");
            for (const [whole, around] of pictures) {
                const { count } = await page.tab.evaluate(colors, whole);
                const { lightness } = await page.tab.evaluate(colors, around);
                assert.ok(count > 20, `${count} colors`);
                assert.equal(lightness > 0.5, scheme === "light", `the lightness is ${lightness}`);
            }
        });
    }
}

// Drags two photos with three fingers, and waits for what was decided.
async function dragPhotos() {
    const scene = await openScene(page, "photos");
    await scene.play(way([0, 0], [40, 30], 20).map(([x, y], step) => ({ a: [100 + x, 110 + y], ...(step > 5 ? { b: [290 + x, 90], c: [320 + x, 90 + y] } : {}) })));
    await scene.untilTouches(0);
    await scene.untilRecord('recognizer="hills transform" phase=ended');
}

test("a phone shows recognizers and the last decision", { skip }, async () => {
    await page.tab.size(390, 844);
    await dragPhotos();
    const [whole, rest, low] = await page.tab.evaluate(() => {
        const [list, decisions] = [document.getElementById("recognizers"), document.getElementById("decisions")];
        const { bottom } = list.getBoundingClientRect();
        return [Array.from(list.children).filter((one) => one.getBoundingClientRect().bottom <= bottom + 1).length, decisions.scrollHeight - decisions.scrollTop - decisions.clientHeight,
            Math.min(...Array.from(decisions.children, (one) => one.clientHeight))];
    });
    assert.ok(whole >= 4, `${whole} recognizers`);
    assert.ok(rest < 1, `${rest} points below`);
    assert.ok(low >= 44, `a decision of ${low} points`);
});

test("a page at twice its size has room for the scene, its decisions and a card", { skip }, async () => {
    await page.tab.size(640, 400, { mobile: false });
    await dragPhotos();
    const cut = () => page.tab.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    assert.equal(await cut(), 0);
    const [scene, log] = await page.tab.evaluate(() => [document.getElementById("scene").getBoundingClientRect().width, document.querySelector(".log").clientHeight]);
    assert.ok(scene >= 300 && log >= 120, `${scene} × ${log}`);
    const hint = await page.tab.evaluate(() => {
        const { top, bottom, height } = document.getElementById("hint").getBoundingClientRect();
        return { top, bottom, height, scene: document.getElementById("scene").getBoundingClientRect().bottom, time: document.getElementById("time").getBoundingClientRect().top };
    });
    assert.ok(hint.height >= 15 && hint.top >= hint.scene - 1 && hint.bottom <= hint.time + 1, JSON.stringify(hint));
    await page.tab.evaluate(() => document.querySelector("#decisions [data-state=failed]").click());
    await page.tab.until(() => document.getElementById("card")?.hidden === false);
    assert.equal(await cut(), 0);
    const [card, drawer] = await page.tab.evaluate(() => ["card", "drawer"].map((id) => document.getElementById(id).getBoundingClientRect().height));
    assert.ok(card >= drawer - 2, `${card} of ${drawer}`);
});

test("a clock that runs shows no time that stands still, a paused one the present", { skip }, async () => {
    await page.tab.size(1280, 900, { mobile: false });
    const scene = await openScene(page, "photos");
    await scene.play([{ a: [100, 100] }]);
    await scene.untilTouches(0);
    const shown = () => page.tab.evaluate(() => [document.getElementById("clock").textContent, touchstone.session.clock.position]);
    const click = (name) => page.tab.evaluate((name) => document.getElementById(name).click(), name);
    assert.equal((await shown())[0], "now");
    await pause(600);
    await click("play");
    const [text, paused] = await shown();
    assert.equal(text, `${paused.toFixed(1)} s`);
    assert.ok(paused > 0.6, `${paused}`);
    await click("step");
    const [, stepped] = await shown();
    assert.ok(stepped > paused && stepped < paused + 0.05, `${paused}, then ${stepped}`);
    await click("play");
    await page.tab.until(() => document.getElementById("clock").textContent === "now");
});

// --- Links

test("a link opens on the page with the same trace", { skip }, async () => {
    await page.tab.size(1280, 900, { mobile: false });
    await page.tab.set("Emulation.setEmulatedMedia", { features: [] });
    const scene = await openScene(page, "dragview");
    await scene.play(way([100, 100], [220, 160], 20).map((place) => ({ a: place })));
    await scene.untilTouches(0);
    const [records, link] = await page.tab.evaluate(() => {
        touchstone.session.pause();
        return [touchstone.module.records(0), touchstone.link()];
    });
    assert.ok(records.length > 20);
    await page.tab.open(link);
    await page.tab.until((count) => globalThis.touchstone?.module.recordCount >= count, records.length);
    assert.deepEqual(await page.tab.evaluate(() => touchstone.module.records(0)), records);
});

test("a link of an untouched scene opens it, whatever scene was open", { skip }, async () => {
    for (const before of ["", "#scene=dots"]) {
        await openScene(page, "photos");
        const [link, size] = await page.tab.evaluate(() => [touchstone.link(), touchstone.session.size]);
        await open(page, before);
        await page.tab.evaluate((link) => { location.hash = new URL(link).hash; }, link);
        await page.tab.until(() => document.documentElement.dataset.ready === "photos");
        assert.equal(await page.tab.evaluate(() => document.getElementById("message").hidden), true);
        assert.deepEqual(await page.tab.evaluate(() => touchstone.session.size), size);
        assert.equal(await page.tab.evaluate(() => touchstone.module.records(0).filter((line) => / screen /.test(line)).length), 0);
    }
});

test("a scene that fills a window of hardly any height can still be linked", { skip }, async () => {
    await openScene(page, "photos");
    await page.tab.evaluate(() => document.getElementById("fill").click());
    await page.tab.size(400, 130, { mobile: false });
    await pause(200);
    await page.tab.size(1280, 900, { mobile: false });
    await pause(200);
    assert.match(await page.tab.evaluate(() => touchstone.link()), /#t=./);
});

const markup = `<img src=x onerror="globalThis.hacked=1"><svg onload="globalThis.hacked=1"></svg>`;
// A link of a trace whose scene has a hostile name, made by the command.
function linkOf(sceneName) {
    const folder = mkdtempSync(path.join(os.tmpdir(), "touchstone-link."));
    const trace = path.join(folder, "hostile.trace");
    writeFileSync(trace, `touchstone-trace 2\nscene=${JSON.stringify(sceneName)}\nwidth="400"\nheight="300"\n0.000000 frame 1:began@1,1\n`);
    const link = execFileSync(process.env.TOUCHSTONE, ["link", trace], { encoding: "utf8" }).trim();
    rmSync(folder, { recursive: true });
    return link.slice(link.indexOf("#"));
}
const hostile = {
    "a link without anything": () => "#t=",
    "a link that is no link": () => "#t=not%20a%20link",
    "a link with markup": () => `#t=${encodeURIComponent(markup)}`,
    "a link cut short": async () => (await validLink()).slice(0, -9),
    "a link with a changed letter": async () => (await validLink()).replace(/(?<=#t=.{20})./, (letter) => (letter === "A" ? "B" : "A")),
    "a very long link": () => `#t=${"A".repeat(200_000)}`,
    "a scene with markup for a name": () => `#scene=${encodeURIComponent(markup)}`,
    "a scene that does not exist": () => "#scene=constructor",
    "a packed scene with markup for a name": () => linkOf(markup),
};

async function validLink() {
    const scene = await openScene(page, "photos");
    await scene.play(way([100, 80], [160, 120], 10).map((place) => ({ a: place })));
    await scene.untilTouches(0);
    const link = await page.tab.evaluate(() => touchstone.link());
    return link.slice(link.indexOf("#"));
}

for (const [what, fragment] of Object.entries(hostile)) {
    test(`${what} gives a message`, { skip }, async () => {
        await open(page, await fragment());
        const text = await page.tab.until(() => !document.getElementById("message").hidden && document.getElementById("message-text").textContent);
        assert.match(text, /^(This link cannot be opened: .+|There is no scene .+)$/s);
        assert.ok(text.length < 400, "the message is short");
        assert.equal(await page.tab.evaluate(() => document.querySelectorAll("#message-text *, #title *, #hint *, #decisions img, #decisions svg").length), 0);
        assert.equal(await page.tab.evaluate(() => typeof globalThis.hacked), "undefined");
        // It goes on: the launcher's scenes open.
        await page.tab.evaluate(() => { location.hash = "scene=taps"; });
        await page.tab.until(() => document.documentElement.dataset.ready === "taps");
    });
}

// --- Files

// Drops a file onto the page.
const drop = (name, bytes) => page.tab.evaluate((name, bytes) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(bytes)], name));
    for (const type of ["dragover", "drop"]) {
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
}, name, [...bytes]);
const drag = readFileSync(new URL("../../../../Examples/drag.csv", import.meta.url));
const messageText = () => page.tab.until(() => !document.getElementById("message").hidden && document.getElementById("message-text").textContent);

test("a file that is dropped is played: from the launcher to everything, from a scene to this", { skip }, async () => {
    for (const [from, to] of [["", "everything"], ["#scene=photos", "photos"]]) {
        await open(page, from);
        await drop("drag.csv", drag);
        await page.tab.until((name) => location.hash === "#file" && document.documentElement.dataset.ready === name, to);
        await page.tab.until(() => touchstone.module.records(0).some((line) => / frame 0:(ended|cancelled)/.test(line)));
    }
    await page.tab.evaluate(() => history.back());
    await page.tab.until(() => location.hash === "#scene=photos" && touchstone.module.recordCount === 0);
});

test("a file that is chosen is played, also a second time", { skip }, async () => {
    await open(page);
    for (let turn = 0; turn < 2; turn += 1) {
        await page.tab.evaluate((bytes) => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([new Uint8Array(bytes)], "drag.csv"));
            const input = document.getElementById("file");
            input.files = transfer.files;
            input.dispatchEvent(new Event("change"));
        }, [...drag]);
        await page.tab.until(() => document.documentElement.dataset.ready === "everything");
        await page.tab.evaluate(() => history.back());
        await page.tab.until(() => document.documentElement.dataset.ready === "launcher");
    }
});

test("a file that cannot be played gives a message, and nothing of it is markup", { skip }, async () => {
    await open(page);
    await drop(`${markup}.csv`, new TextEncoder().encode(markup));
    assert.match(await messageText(), /^<img .* cannot be opened: .*:1: error: /);
    assert.equal(await page.tab.evaluate(() => document.querySelectorAll("#message-text *").length), 0);
    assert.equal(await page.tab.evaluate(() => typeof globalThis.hacked), "undefined");
    await drop("drag.csv", drag);
    await page.tab.until(() => document.documentElement.dataset.ready === "everything");
});

test("a log of the app recorder is explained, and nothing of it is markup", { skip }, async () => {
    const log = (device) => new TextEncoder().encode(`${JSON.stringify({ kind: "app", version: 1, device, system: "iOS 18", screen: [100, 100], scale: 2, rate: 60 })}\n`
        + '{"kind":"view","at":0,"id":1,"class":"UIWindow","stock":"UIWindow","bounds":[0,0,100,100],"center":[50,50],"z":0,"level":0,"key":true}\n'
        + ["began", "ended"].map((phase) => `{"kind":"event","at":0.1,"delivered":0.1,"touches":[{"id":1,"phase":"${phase}","window":1,"view":1,"x":9,"y":9,"taps":1,"recognizers":[]}]}\n`).join(""));
    for (const from of ["", "#scene=photos"]) {
        await open(page, from);
        await drop("app.log", log(markup));
        await page.tab.until(() => document.documentElement.dataset.ready === "log");
        const shown = await page.tab.evaluate(() => ({
            text: document.getElementById("log").innerText, images: document.querySelectorAll("#log img").length, heads: document.querySelectorAll("#log h2").length,
            hidden: ["launcher", "running", "message"].every((id) => document.getElementById(id).hidden),
        }));
        assert.ok(shown.text.includes(`app.log: a log of ${markup}`), shown.text);
        assert.deepEqual([shown.images, shown.heads, shown.hidden], [0, 1, true]);
        const timeline = await page.tab.evaluate(async () => {
            const link = document.querySelector("#log [download]");
            return { name: link.download, begins: (await link.getAttribute("href")).startsWith("blob:") };
        });
        assert.deepEqual(timeline, { name: "app.log.html", begins: true });
        assert.equal(await page.tab.evaluate(() => typeof globalThis.hacked), "undefined");
    }
    await page.tab.evaluate(() => history.back());
    await page.tab.until(() => document.documentElement.dataset.ready === "photos" && document.getElementById("log").hidden);
    await drop("app.log", new TextEncoder().encode('{"kind":"app","version":9}\n'));
    await page.tab.until(() => document.getElementById("message-text").textContent.startsWith("app.log cannot be opened: app.log:1: error: "));
});
