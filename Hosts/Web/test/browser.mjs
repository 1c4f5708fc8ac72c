// A browser for a test: found by name, started without a window and with a profile of its own, and ended with the test whatever happens.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const running = new Set();
process.on("exit", () => { for (const browser of running) browser.end(); });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));

// The first of these programs that is installed, or undefined.
export function installed(names) {
    return names.find((name) => spawnSync("sh", ["-c", 'command -v "$0"', name]).status === 0);
}

// A browser's process with `profile`, its folder. `prepare` receives the folder before the start and returns the arguments.
export function launch(names, stdio, prepare) {
    const program = installed(names);
    if (!program) throw new Error(`none of these is installed: ${names.join(", ")}`);
    const profile = mkdtempSync(path.join(os.tmpdir(), "touchstone-browser."));
    // A group of its own, so that the browser's helpers end with it.
    const child = spawn(program, prepare(profile), { stdio, detached: true, env: { ...process.env, HOME: profile } });
    const browser = {
        child,
        profile,
        end() {
            if (!running.delete(browser)) return;
            try {
                process.kill(-child.pid, "SIGKILL");
            } catch {
                // It has ended already.
            }
            rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
        },
    };
    running.add(browser);
    child.on("error", () => browser.end());
    return browser;
}

// Numbered requests over a connection, and their answers. `send` takes an object.
export class Calls {
    #send;
    #last = 0;
    #waiting = new Map();
    #listeners = new Set();

    constructor(send) { this.#send = send; }

    call(method, params = {}, more = {}) {
        const id = ++this.#last;
        return new Promise((resolve, reject) => {
            const late = setTimeout(() => this.#settle(id, (one) => one.reject(new Error(`${method}: no answer in 30 s`))), 30_000);
            this.#waiting.set(id, { method, resolve, reject, late });
            this.#send({ id, method, params, ...more });
        });
    }

    // `listener` receives every message that is no answer, until the returned function is called.
    listen(listener) {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }

    receive(message) {
        if (message.id === undefined || message.id === null) {
            for (const listener of this.#listeners) listener(message);
        } else {
            const failure = message.error && (message.error.message ?? `${message.error}: ${message.message}`);
            this.#settle(message.id, (one) =>
                failure ? one.reject(new Error(`${one.method}: ${failure}`)) : one.resolve(message.result));
        }
    }

    // The connection is gone: no answer will come.
    fail(reason) {
        for (const id of [...this.#waiting.keys()]) this.#settle(id, (one) => one.reject(new Error(`${one.method}: ${reason}`)));
    }

    #settle(id, action) {
        const one = this.#waiting.get(id);
        if (!one) return;
        this.#waiting.delete(id);
        clearTimeout(one.late);
        action(one);
    }
}

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// The source of a call of `action` in the page, with these arguments.
export const source = (action, values) =>
    typeof action === "string" ? action : `(${action})(...${JSON.stringify(values)})`;
