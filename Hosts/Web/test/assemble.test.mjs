// What assemble.mjs refuses: pages that would be dead.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const script = path.join(path.dirname(fileURLToPath(import.meta.url)), "../assemble.mjs");
const folder = mkdtempSync(path.join(os.tmpdir(), "touchstone-assemble."));
after(() => { rmSync(folder, { recursive: true, force: true }); });

// A module that imports functions and exports one that does nothing, by their names.
function module(file, { imported = [], exported = [] }) {
    const vector = (parts) => [parts.length, ...parts.flat()];
    const name = (text) => vector([...Buffer.from(text)]);
    const section = (number, bytes) => [number, ...vector(bytes)];
    writeFileSync(path.join(folder, file), Buffer.from([
        0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...section(1, vector([[0x60, 0, 0]])),
        ...section(2, vector(imported.map((text) => [...name("env"), ...name(text), 0, 0]))), ...section(3, vector([0])),
        ...section(7, vector(exported.map((text) => [...name(text), 0, imported.length]))), ...section(10, vector([[2, 0, 0x0b]])),
    ]));
    return file;
}

function assemble(...words) {
    const { status, stdout, stderr } = spawnSync("node", [script, ...words], { cwd: folder, encoding: "utf8" });
    return { status, output: stdout + stderr };
}

const app = module("App.wasm", {});
const scenes = module("Scenes.wasm", { imported: ["sin"], exported: ["unpack"] });
const reader = module("Reader.wasm", { imported: ["_swift_stdlib_strtod_clocale"] });

test("every module imports only what the page has for it", () => {
    assert.equal(assemble(scenes, reader, "whole").status, 0);
    const other = module("Other.wasm", { imported: ["tgamma"] });
    assert.match(assemble(scenes, other, "odd").output, /^page: Other\.wasm calls what Embedded Swift does not have: tgamma\. /);
    assert.match(assemble(reader, "odd").output, /^page: Reader\.wasm calls what Embedded Swift does not have: _swift_stdlib_strtod_clocale\. /);
});

test("the launcher needs an app with records and links", () => {
    const { status, output } = assemble(app, "launcher");
    assert.equal(status, 1);
    assert.equal(output, "page: App.wasm has no records and links, which the launcher shows: add the product WebTraces to its target's dependencies\n");
});

test("a page of one's own has a script and a canvas", () => {
    const canvas = '<canvas data-module="{{app}}.wasm"></canvas>';
    const start = '<script type="module" src="app.mjs"></script>';
    const page = (text) => {
        writeFileSync(path.join(folder, "own.html"), text);
        return assemble(app, "own", "--html", "own.html");
    };
    assert.equal(page(canvas).output, `page: the page starts no app: add ${start} to it\n`);
    assert.equal(page(start).output, `page: the page has no place for the app: add ${canvas} to it\n`);
    assert.equal(page(canvas + start).status, 0);
});
