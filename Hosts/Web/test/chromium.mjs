// Chromium, driven by its debugging protocol over a pipe.

import { Calls, installed, launch, pause, source } from "./browser.mjs";

const names = ["chromium", "chromium-browser", "google-chrome"];
export const isInstalled = () => installed(names) !== undefined;

// Starts Chromium without a window; `page` is a page in it, `end` ends it. Without `motion` the person wants none, and no hand plays to the page.
export async function start({ motion = false } = {}) {
    const browser = launch(names, ["ignore", "ignore", "ignore", "pipe", "pipe"], (profile) => [
        "--headless=new", "--remote-debugging-pipe", `--user-data-dir=${profile}`, "--touch-events=enabled", "--disable-gpu",
        "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
        // The sandbox does not start for the root of a container; the tests open pages of this folder only.
        ...(process.getuid?.() === 0 ? ["--no-sandbox", "--disable-dev-shm-usage"] : []),
        ...(motion ? [] : ["--force-prefers-reduced-motion"]),
        "about:blank",
    ]);
    const [, , , out, input] = browser.child.stdio;
    const calls = new Calls((message) => out.write(`${JSON.stringify(message)}\0`));
    out.on("error", () => {});
    let text = "";
    input.setEncoding("utf8").on("data", (part) => {
        const messages = (text + part).split("\0");
        text = messages.pop();
        for (const message of messages) calls.receive(JSON.parse(message));
    });
    browser.child.on("exit", () => calls.fail("Chromium has ended"));
    return { page: new Page(calls), end: () => browser.end() };
}

export class Page {
    // Errors of the page: exceptions, console errors, failed requests and what the content security policy refused.
    problems = [];
    #calls;
    #target;
    #session;
    #settings = new Map();
    #down = new Map();

    constructor(calls) {
        this.#calls = calls;
        this.listen((message) => this.#notice(message));
        this.#settings.set("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 10 });
    }

    // Goes to a new tab: Chromium sends the fingers of a tab to the document on which there were two before, even after another was opened.
    async #enterTab() {
        const before = this.#target;
        this.#target = (await this.#calls.call("Target.createTarget", { url: "about:blank" })).targetId;
        this.#session = (await this.#calls.call("Target.attachToTarget", { targetId: this.#target, flatten: true })).sessionId;
        if (before) await this.#calls.call("Target.closeTarget", { targetId: before });
        for (const domain of ["Page", "Runtime", "Log", "Network"]) await this.call(`${domain}.enable`);
        await this.call("Page.setLifecycleEventsEnabled", { enabled: true });
        for (const [method, params] of this.#settings) await this.call(method, params);
    }

    call(method, params = {}) { return this.#calls.call(method, params, { sessionId: this.#session }); }

    // `listener` receives the page's events until the returned function is called.
    listen(listener) {
        return this.#calls.listen((message) => { if (message.sessionId === this.#session) listener(message); });
    }

    // Calls a method now and for pages that are opened later: a property of the device, a script that runs before those of the page.
    async set(method, params) {
        this.#settings.set(method, params);
        if (this.#session) await this.call(method, params);
    }

    #notice({ method, params }) {
        if (method === "Runtime.exceptionThrown") {
            this.problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
        } else if (method === "Runtime.consoleAPICalled" && ["error", "warning", "assert"].includes(params.type)) {
            this.problems.push(`console.${params.type}: ${params.args.map((one) => one.value ?? one.description).join(" ")}`);
        } else if (method === "Log.entryAdded" && ["error", "warning"].includes(params.entry.level)) {
            this.problems.push(`${params.entry.source}: ${params.entry.text} ${params.entry.url ?? ""}`);
        }
    }

    // Sets the size of the page in points, and if it is a phone's.
    async size(width, height, { scale = 1, mobile = true } = {}) {
        await this.set("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile });
    }

    // Opens an address and waits until the page has loaded.
    async open(url) {
        this.#down.clear();
        await this.#enterTab();
        const loaded = new Set();
        let check = () => {};
        const stop = this.listen(({ method, params }) => {
            if (method === "Page.lifecycleEvent" && params.name === "load") check(loaded.add(params.loaderId));
        });
        const { loaderId, errorText } = await this.call("Page.navigate", { url });
        if (errorText) throw new Error(`${url}: ${errorText}`);
        await new Promise((resolve, reject) => {
            const late = setTimeout(() => reject(new Error(`${url} did not load in 20 s`)), 20_000);
            check = () => {
                if (!loaded.has(loaderId)) return;
                clearTimeout(late);
                resolve();
            };
            check();
        });
        stop();
    }

    // The value of an expression, or of a function called in the page with these arguments.
    async evaluate(action, ...values) {
        const { result, exceptionDetails } = await this.call("Runtime.evaluate", {
            expression: source(action, values), returnByValue: true, awaitPromise: true, userGesture: true,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
    }

    // Waits until the expression or function has a true value, which it returns.
    async until(action, ...values) {
        for (let turn = 0; turn < 200; turn += 1) {
            const value = await this.evaluate(action, ...values);
            if (value) return value;
            await pause(25);
        }
        throw new Error(`never came true: ${action}`);
    }

    // --- Fingers

    // Plays a hand: a list of moments, each an object with the place of every finger that is down then, `{ a: [x, y], b: [x, y] }`.
    // A finger that is not in the next moment is lifted. Moments are `step` milliseconds apart.
    async play(hand, { step = 8 } = {}) {
        for (const moment of [...hand, {}]) {
            await this.fingers(moment);
            await pause(step);
        }
    }

    // One moment of a hand.
    async fingers(moment) {
        const identifier = (name) => name.codePointAt(0);
        const points = (fingers) => [...fingers].map(([name, [x, y]]) => (
            { x, y, id: identifier(name), radiusX: 7, radiusY: 9, force: 0.5 }));
        // Each event lists the fingers that it is about, and an end none with the last one.
        const wanted = new Map(Object.entries(moment));
        for (const [name, place] of [...this.#down]) {
            if (wanted.has(name)) continue;
            this.#down.delete(name);
            await this.#touch("touchEnd", this.#down.size > 0 ? points([[name, place]]) : []);
        }
        const isElsewhere = ([name, [x, y]]) => this.#down.has(name) && (this.#down.get(name)[0] !== x || this.#down.get(name)[1] !== y);
        const moved = [...wanted].filter(isElsewhere);
        for (const [name, place] of moved) this.#down.set(name, place);
        if (moved.length > 0) await this.#touch("touchMove", points(moved));
        for (const [name, place] of wanted) {
            if (this.#down.has(name)) continue;
            this.#down.set(name, place);
            await this.#touch("touchStart", points([[name, place]]));
        }
    }

    // The system takes all fingers away.
    async cancelFingers() {
        this.#down.clear();
        await this.#touch("touchCancel", []);
    }

    #touch(type, touchPoints) { return this.call("Input.dispatchTouchEvent", { type, touchPoints }); }

    // The mouse, or with `{ pointerType: "pen", force, tiltX, tiltY }` a pencil.
    async mouse(type, x, y, more = {}) {
        const pressed = type === "mouseMoved" ? {} : { button: "left", clickCount: 1 };
        await this.call("Input.dispatchMouseEvent", { type, x, y, ...pressed, ...more });
    }

    async wheel(x, y, deltaX, deltaY, modifiers = 0) {
        await this.call("Input.dispatchMouseEvent", { type: "mouseWheel", x, y, deltaX, deltaY, modifiers });
    }

    // Presses and releases a key, `Tab` or `a`.
    async key(key, { down = true, up = true, code, modifiers = 0 } = {}) {
        const number = { Tab: 9, Enter: 13, Escape: 27, " ": 32, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 }[key]
            ?? key.toUpperCase().codePointAt(0);
        const text = key === "Enter" ? "\r" : [...key].length === 1 ? key : undefined;
        const about = { key, code: code ?? (/^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key === " " ? "Space" : key), modifiers, windowsVirtualKeyCode: number };
        if (down) await this.call("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", text, ...about });
        if (up) await this.call("Input.dispatchKeyEvent", { type: "keyUp", ...about });
    }

    // A picture of the page as PNG. Only without fingers on the page: taking it moves those that are down.
    async picture(more = {}) {
        if (this.#down.size > 0) throw new Error("a picture while fingers are down moves them");
        return Buffer.from((await this.call("Page.captureScreenshot", { format: "png", ...more })).data, "base64");
    }
}
