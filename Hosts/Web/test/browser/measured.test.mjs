// The files and bytes of a start, in Chromium, are those of Hosts/Web/measured.txt.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { installed } from "../browser.mjs";
import * as chromium from "../chromium.mjs";
import { countStarts, differences, file, read } from "../measured.mjs";
import { folder } from "../opened.mjs";

const skip = (!chromium.isInstalled() && "Chromium is not installed") || (!installed(["wasm-opt"]) && "without wasm-opt modules are larger");

test("a start asks for the files and bytes of the table", { skip }, async () => {
    const { start: { "an-app": _, ...rows } } = read(readFileSync(file, "utf8"));
    assert.deepEqual(differences("start", await countStarts(folder), rows), []);
});
