// Firefox, driven by WebDriver BiDi.

import { writeFileSync } from "node:fs";
import path from "node:path";

import { Calls, installed, launch, pause, source } from "./browser.mjs";
import { Socket } from "./socket.mjs";

const names = ["firefox-esr", "firefox"];
export const isInstalled = () => installed(names) !== undefined;

// Starts Firefox without a window; `page` is its only tab, `end` ends it. Without `motion` the person wants none, and no hand plays to the page.
export async function start({ motion = false } = {}) {
    const browser = launch(names, ["ignore", "pipe", "pipe"], (profile) => {
        const preferences = { "dom.w3c_touch_events.enabled": 1, "remote.active-protocols": 1, "browser.shell.checkDefaultBrowser": false, "ui.prefersReducedMotion": motion ? 0 : 1 };
        const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`);
        writeFileSync(path.join(profile, "user.js"), lines.join(""));
        return ["--headless", "--remote-debugging-port=0", "--profile", profile, "--no-remote", "about:blank"];
    });
    const url = await new Promise((resolve, reject) => {
        let text = "";
        const read = (part) => {
            text += part;
            const found = text.match(/WebDriver BiDi listening on (ws:\/\/\S+)/);
            if (found) resolve(`${found[1]}/session`);
        };
        browser.child.stderr.on("data", read);
        browser.child.stdout.on("data", read);
        browser.child.on("exit", () => reject(new Error(`Firefox has ended: ${text.slice(-400)}`)));
    });
    const socket = await Socket.connect(url);
    const calls = new Calls((message) => socket.send(JSON.stringify(message)));
    socket.onmessage = (text) => calls.receive(JSON.parse(text));
    socket.onclose = () => calls.fail("Firefox has ended");
    const { capabilities } = await calls.call("session.new", { capabilities: {} });
    await calls.call("session.subscribe", { events: ["log.entryAdded"] });
    const { contexts } = await calls.call("browsingContext.getTree");
    return { version: capabilities.browserVersion, page: new Page(calls, contexts[0].context), end: () => browser.end() };
}

export class Page {
    // Errors of the page: exceptions and console errors.
    problems = [];
    #calls;
    #context;

    constructor(calls, context) {
        this.#calls = calls;
        this.#context = context;
        calls.listen(({ method, params }) => {
            if (method === "log.entryAdded" && ["error", "warn"].includes(params.level)) this.problems.push(params.text);
        });
    }

    call(method, params = {}) { return this.#calls.call(method, { context: this.#context, ...params }); }

    async size(width, height) { await this.call("browsingContext.setViewport", { viewport: { width, height } }); }

    async open(url) {
        await this.call("browsingContext.navigate", { url: "about:blank", wait: "complete" });
        await this.call("browsingContext.navigate", { url, wait: "complete" });
    }

    // The value of an expression, or of a function called in the page with these arguments.
    async evaluate(action, ...values) {
        // The protocol has a notation of its own for objects; text needs none.
        const { result, exceptionDetails } = await this.#calls.call("script.evaluate", {
            expression: `(async () => JSON.stringify(await (${source(action, values)})))()`,
            target: { context: this.#context },
            awaitPromise: true,
            userActivation: true,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return result.value === undefined ? undefined : JSON.parse(result.value);
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

    // Presses and releases a key, `Tab` or `a`.
    async key(key) {
        const value = { Tab: "\uE004", Enter: "\uE006", Escape: "\uE00C", ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015" }[key] ?? key;
        await this.call("input.performActions", { actions: [{ type: "key", id: "keyboard", actions: [{ type: "keyDown", value }, { type: "keyUp", value }] }] });
    }

    // Plays a hand, as Chromium's `play` does: a list of moments with the place of every finger that is down then.
    async play(hand, { step = 8 } = {}) {
        const moments = [...hand, {}];
        const fingers = [...new Set(moments.flatMap((moment) => Object.keys(moment)))];
        const actions = fingers.map((name) => ({
            type: "pointer",
            id: `finger ${name}`,
            parameters: { pointerType: "touch" },
            // Two ticks a moment: the place, then down or up.
            actions: moments.flatMap((moment, index) => {
                const [before, now] = [moments[index - 1]?.[name], moment[name]];
                const rest = { type: "pause", duration: 0 };
                const move = now ? { type: "pointerMove", x: now[0], y: now[1], duration: before ? step : 0 } : { type: "pause", duration: step };
                if (now && !before) return [move, { type: "pointerDown", button: 0, width: 14, height: 18, pressure: 0.5 }];
                if (!now && before) return [move, { type: "pointerUp", button: 0 }];
                return [move, rest];
            }),
        }));
        await this.call("input.performActions", { actions });
    }
}
