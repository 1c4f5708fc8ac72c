// The built page for a test: served, open in a browser, with a scene and the fingers on it.

import path from "node:path";
import { fileURLToPath } from "node:url";

import { serve } from "../serve.mjs";
import { pause } from "./browser.mjs";

// The built page.
export const folder = process.env.PAGE ?? path.join(path.dirname(fileURLToPath(import.meta.url)), "../../../.build-page");

// The page in a browser, which `driver.start` starts with these options. `end` ends both.
export async function openPage(driver, options) {
    const server = await serve(folder);
    const browser = await driver.start(options);
    // Room for every scene in its own size, beside the drawer.
    await browser.page.size(1280, 900, { mobile: false });
    return {
        browser,
        tab: browser.page,
        url: server.url,
        end: async () => {
            browser.end();
            await server.close();
        },
    };
}

// Opens the page with a fragment, and waits until it is drawn.
export async function open({ tab, url }, fragment = "") {
    await tab.open(`${url}${fragment}`);
    await tab.until(() => document.documentElement.dataset.ready !== undefined);
    // A browser drops the input of a page whose first picture is not on the screen.
    await tab.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
    await pause(100);
}

// Opens a scene in a new tab.
export async function openScene(page, name) {
    await open(page, `#scene=${name}`);
    return sceneOn(page.tab);
}

// Goes to another scene in the same tab.
export async function goToScene({ tab }, name) {
    await tab.evaluate((name) => { location.hash = `scene=${name}`; }, name);
    await tab.until((name) => document.documentElement.dataset.ready === name, name);
    return sceneOn(tab);
}

// The scene that is open in a tab.
export async function sceneOn(tab) {
    return new OpenScene(tab, await tab.evaluate(() => {
        const rect = document.getElementById("scene").getBoundingClientRect();
        const [, , width, , , height] = touchstone.module.tree()[0].corners;
        return { left: rect.left, top: rect.top, scale: rect.width / width, width, height };
    }));
}

class OpenScene {
    constructor(tab, area) { Object.assign(this, { tab, area }); }

    // The place of a point of the scene on the page.
    place([x, y]) {
        const { left, top, scale } = this.area;
        return [left + x * scale, top + y * scale];
    }

    // A moment of a hand, whose places are points of the scene.
    moment(fingers) { return Object.fromEntries(Object.entries(fingers).map(([name, point]) => [name, this.place(point)])); }

    // Plays a hand, `[{ a: [x, y] }, …]`, in points of the scene; at its end the fingers are lifted.
    play(hand, options) { return this.tab.play(hand.map((fingers) => this.moment(fingers)), options); }

    fingers(fingers) { return this.tab.fingers(this.moment(fingers)); }

    // Plays a story at its times.
    async playStory(story) {
        const began = performance.now();
        const until = (seconds) => pause(Math.max(0, began + seconds * 1000 - performance.now()));
        for (const { at, fingers, isCancel } of story.moments) {
            await until(at);
            if (isCancel) await this.tab.cancelFingers();
            else await this.fingers(fingers);
        }
        await until(story.seconds);
        await this.fingers({});
    }

    records() { return this.tab.evaluate(() => touchstone.module.records(0)); }
    touches() { return this.tab.evaluate(() => touchstone.module.touches()); }
    link() { return this.tab.evaluate(() => touchstone.module.pack()); }

    // Waits until this many fingers are down.
    untilTouches(count) { return this.tab.until((count) => touchstone.module.touches().length === count, count); }
    // Waits until a record contains this text.
    untilRecord(text) {
        return this.tab.until((text) => touchstone.module.records(0).find((line) => line.includes(text)), text);
    }

    // The corners of a view on the screen, in points, as four places.
    async corners(name) {
        const corners = await this.tab.evaluate((name) => touchstone.module.tree().find((view) => view.name === name)?.corners, name);
        return [0, 2, 4, 6].map((at) => [corners[at], corners[at + 1]]);
    }
}

// `count` places on the way from one place to another, with both.
export function way(from, to, count) {
    return Array.from({ length: count }, (_, index) => from.map((start, axis) => start + ((to[axis] - start) * index) / (count - 1)));
}
