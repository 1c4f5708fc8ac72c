// Hosts/Web/measured.txt: how the page starts and what its scenes cost, and what in it is the same on every computer.

import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { imports } from "../page/border.mjs";
import { Module } from "../page/module.mjs";
import { serve } from "../serve.mjs";
import { pause } from "./browser.mjs";
import * as chromium from "./chromium.mjs";
import { commandCount } from "./lists.mjs";
import { open, openScene } from "./opened.mjs";
import { playStory, playStrokes, STROKES } from "./played.mjs";
import { storyOf } from "./stories.mjs";

/// The file, and the command that writes it.
export const file = new URL("../measured.txt", import.meta.url);
const renewal = "Scripts/page measure";

/// The columns of the two tables, after the name. Those that are compared have a margin: a part of the number, or a number. Times have digits.
export const tables = {
    start: { files: { margin: 0 }, bytes: { part: 0.01 }, paint: { digits: 1 }, card: { digits: 1 }, scene: { digits: 1 } },
    scene: {
        frames: { margin: 0 }, commands: { margin: 0 }, bytes: { margin: 0 }, pages: { margin: 1 }, heap: {}, median: { digits: 1 }, worst: { digits: 1 },
    },
};
const head = `# How the page starts, and what its scenes cost. Written by ${renewal}; Documentation/Page.md explains the columns. Tests compare files,
# bytes (of a start within 1 %), frames, commands and pages (within one). Seconds, milliseconds and the heap, in kB, depend on the computer.
`;

/// Returns the tables as text. Each is an object with a row for each name.
export function written(measured) {
    const lines = Object.entries(tables).map(([kind, columns]) => {
        const cell = (row, [column, { digits = 0 }]) => row[column]?.toFixed(digits) ?? "-";
        const rows = Object.entries(measured[kind]).map(([name, row]) => [name, ...Object.entries(columns).map((column) => cell(row, column))]);
        return [[kind, ...Object.keys(columns)], ...rows].map(([name, ...cells]) => name.padEnd(26) + cells.map((cell) => cell.padStart(10)).join("")).join("\n");
    });
    return `${head}\n${lines.join("\n\n")}\n`;
}

/// Reads the tables of a text.
export function read(text) {
    const measured = {};
    let kind, columns;
    for (const line of text.split("\n")) {
        const [name, ...cells] = line.split(/ +/);
        if (line === "" || name === "#") continue;
        if (name in tables && !(name in measured)) {
            [kind, columns] = [name, cells];
            measured[kind] = {};
        } else {
            measured[kind][name] = Object.fromEntries(cells.flatMap((cell, index) => (cell === "-" ? [] : [[columns[index], Number(cell)]])));
        }
    }
    return measured;
}

/// Returns what differs between rows that were counted now and those of the file, as lines; nothing if the file is true.
export function differences(kind, counted, rows) {
    const found = [];
    for (const name of new Set([...Object.keys(rows), ...Object.keys(counted)])) {
        if (!rows[name] || !counted[name]) {
            found.push(`${name} is ${rows[name] ? "in the file only" : "not in the file"}`);
            continue;
        }
        for (const [column, { margin, part }] of Object.entries(tables[kind])) {
            const [now, was] = [counted[name][column], rows[name][column]];
            if (margin === undefined && part === undefined) continue;
            if (!(Math.abs(now - was) <= (margin ?? part * was))) found.push(`${name}: ${now} ${column}, not ${was}`);
        }
    }
    if (found.length === 0) return [];
    return [...found, `Hosts/Web/measured.txt lags: if the change is wanted, run ${renewal}, at a quiet moment, and commit what it writes`];
}

// --- Scenes

/// Plays a module's scenes: returns for each how many frames its story has with another picture, the most commands and bytes of a draw list, and the
/// pages of memory after 10,000 moves. Each scene has an instance of its own.
export async function countScenes(bytes) {
    const compiled = await WebAssembly.compile(bytes);
    const load = async () => new Module(compiled, await WebAssembly.instantiate(compiled, imports));
    const rows = {};
    for (const [index, scene] of (await load()).scenes.entries()) {
        const row = rows[scene.name] = { frames: 0, commands: 0, bytes: 0 };
        let module = await load();
        module.start(index, { ...scene, scale: 2 });
        playStory(module, storyOf(scene.name), (frame) => {
            const list = frame();
            if (!list) return;
            row.frames += 1;
            row.commands = Math.max(row.commands, commandCount(list));
            row.bytes = Math.max(row.bytes, list.bytes.length);
        });
        module = await load();
        module.start(index, { ...scene, scale: 2 });
        module.isTracing = false;
        let frames = 0;
        playStrokes(scene, [0, STROKES], {
            receive: (frame) => module.receive(frame),
            show: (at) => {
                while (module.wakeAt <= at) module.advance(module.wakeAt);
                if (module.wantsFrames) module.displayFrame(at);
                // Records and every picture take seven times as long, and no more memory.
                if (frames++ % 10 === 0 && module.needsDisplay) module.draw();
            },
        });
        row.pages = module.memoryUse.memoryBytes / 65536;
    }
    return rows;
}

// --- Starts

/// Opens built pages in Chromium and returns the files that are asked for, and their bytes after brotli: of the launcher; of a scene, without pictures
/// of the launcher; and what the first card and the first advice add to it. Nothing is kept for use without a network meanwhile.
export async function countStarts(folder) {
    const rows = await counted(folder, async (tab, url, note) => {
        await open({ tab, url });
        await note("launcher", "ScenePage.wasm");
    });
    return Object.assign(rows, await counted(folder, async (tab, url, note) => {
        const scene = await openScene({ tab, url }, "puzzle-06-late");
        await note("a-scene", "roles.mjs");
        await scene.playStory(storyOf("puzzle-06-late"));
        const press = (selector) => tab.until((selector) => {
            const found = document.querySelector(selector);
            found?.click();
            return found !== null;
        }, selector);
        await press("#recognizers button");
        await tab.until(() => document.getElementById("card")?.hidden === false);
        await note("a-card");
        await press("#card .advice .causes button");
        await note("an-advice", "SceneAdvice.wasm");
    }));
}

/// Returns the files and bytes of an app's page.
export function countApp(folder) {
    return counted(folder, async (tab, url, note) => {
        await tab.open(url);
        await note("an-app");
    });
}

// Calls `open` with a tab, the address, and a function that ends the row of a name, after a file that it waits for, and begins the next.
async function counted(folder, open) {
    const asked = new Set();
    const known = new Set();
    const rows = {};
    const server = await serve(folder, { answered: (file) => asked.add(file) });
    const size = (file) => statSync([`${file}.br`, file].map((one) => path.join(folder, one)).find(existsSync)).size;
    const note = async (name, last) => {
        for (let turn = 0; last && !asked.has(last) && turn < 200; turn += 1) await pause(100);
        // Files that others ask for come last.
        for (let count = -1; count !== asked.size; await pause(600)) count = asked.size;
        // How many pictures of the launcher are asked for before a scene hides it is a matter of time.
        const files = [...asked].filter((file) => !known.has(file) && (name === "launcher" || !file.startsWith("picture-")));
        for (const file of files) known.add(file);
        rows[name] = { files: files.length, bytes: files.reduce((sum, file) => sum + size(file), 0) };
    };
    const browser = await chromium.start();
    try {
        const tab = browser.page;
        await tab.size(390, 844);
        await tab.set("Page.addScriptToEvaluateOnNewDocument", { source: 'Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });' });
        await open(tab, server.url, note);
    } finally {
        browser.end();
        await server.close();
    }
    return rows;
}
