// The stories of the built page: every scene has one, which its module decides as it was recorded.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";

import { story } from "../ghosts.mjs";
import { Module } from "../page/module.mjs";
import { folder } from "./opened.mjs";

// Without names: those of views without one are other ones on the page.
const decisions = (lines) => lines.filter((line) => /^\d/.test(line) && !/^\S+ (frame|end\b)/.test(line)).map((line) => line.replace(/"[^"]*"/g, '""'));

test("every scene has a story of its size, with the decisions of the recorded one", async () => {
    const links = JSON.parse(readFileSync(path.join(folder, "ghosts.json"), "utf8"));
    const module = await Module.load(readFileSync(path.join(folder, "ScenePage.wasm")));
    assert.deepEqual(Object.keys(links), module.scenes.map(({ name }) => name));
    for (const [index, { name, width, height }] of module.scenes.entries()) {
        const screen = module.unpack(links[name]);
        assert.deepEqual([screen.scene, screen.width, screen.height], [name, width, height]);
        module.start(index, screen);
        module.replay(screen.end);
        assert.deepEqual(decisions(module.records(0)), decisions(readFileSync(story(name), "utf8").split("\n")), name);
    }
});
