// What assemble.mjs writes, and what it refuses: pages that would be dead.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import zlib from "node:zlib";

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
const scenes = module("Scenes.wasm", { imported: ["sin"], exported: ["unpack", "run", "scene_count"] });
const reader = module("Reader.wasm", { imported: ["_swift_stdlib_strtod_clocale"] });

test("every module imports only what the page has for it", () => {
    assert.equal(assemble(scenes, reader, "whole").status, 0);
    const other = module("Other.wasm", { imported: ["tgamma"] });
    assert.match(assemble(scenes, other, "odd").output, /^page: Other\.wasm calls what Embedded Swift does not have: tgamma\. /);
    assert.match(assemble(reader, "odd").output, /^page: Reader\.wasm calls what Embedded Swift does not have: _swift_stdlib_strtod_clocale\. /);
});

test("what brotli makes of a file is beside it, and the worker keeps each file once", () => {
    assert.equal(assemble(scenes, reader, "whole").status, 0);
    const whole = path.join(folder, "whole");
    const names = readdirSync(whole);
    for (const name of names.filter((name) => name.endsWith(".br"))) {
        assert.deepEqual(zlib.brotliDecompressSync(readFileSync(path.join(whole, name))), readFileSync(path.join(whole, name.slice(0, -3))));
    }
    assert.ok(names.includes("page.mjs.br") && names.includes("index.html.br"));
    const [, list] = readFileSync(path.join(whole, "sw.mjs"), "utf8").match(/^const files = (.*);$/m);
    assert.deepEqual(JSON.parse(list).sort(), ["./", ...names.filter((name) => !name.endsWith(".br") && name !== "sw.mjs" && name !== "index.html")].sort());
});

test("in the site the page links to it and to the book, elsewhere to nothing beside it", () => {
    const links = (...words) => {
        assert.equal(assemble(scenes, reader, "whole", ...words).status, 0);
        return Array.from(readFileSync(path.join(folder, "whole/index.html"), "utf8").matchAll(/"(\.\.\/.*?)"/g), ([, link]) => link);
    };
    assert.deepEqual(links("--site"), ["../index.html", "../documentation/index.html", "../documentation/touchstone/behavior.html"]);
    assert.deepEqual(links(), []);
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

test("a module is served as wasm-opt makes it, once for each that is linked", (context) => {
    const { PATH } = process.env;
    context.after(() => { process.env.PATH = PATH; });
    mkdirSync(path.join(folder, "tools"));
    process.env.PATH = `${path.join(folder, "tools")}:${PATH}`;
    const install = (line) => { writeFileSync(path.join(folder, "tools/wasm-opt"), `#!/bin/sh\n${line}\n`, { mode: 0o755 }); };
    const page = () => assemble(module("Own.wasm", { exported: ["large"] }), "small", "--html", "own.html");
    writeFileSync(path.join(folder, "own.html"), '<canvas data-module="{{app}}.wasm"></canvas><script type="module" src="app.mjs"></script>');
    module("made.wasm", {});
    // The last argument is the output.
    install('for out; do :; done; cp made.wasm "$out"');
    assert.equal(page().status, 0);
    const served = () => readFileSync(path.join(folder, "small/Own.wasm"));
    assert.deepEqual(served(), readFileSync(path.join(folder, "made.wasm")));
    install("exit 3");
    assert.equal(page().output, "page: wasm-opt cannot read Own.wasm\n");
    const later = Date.now() / 1000 + 60;
    utimesSync(path.join(folder, "Own.wasm.small"), later, later);
    assert.equal(page().status, 0);
    assert.deepEqual(served(), readFileSync(path.join(folder, "made.wasm")));
});

test("what brotli makes of a module is kept until the module is another one", () => {
    writeFileSync(path.join(folder, "own.html"), '<canvas data-module="{{app}}.wasm"></canvas><script type="module" src="app.mjs"></script>');
    // With a name that brotli makes smaller.
    module("Kept.wasm", { exported: ["a".repeat(100)] });
    const page = () => {
        assert.equal(assemble("Kept.wasm", "kept", "--html", "own.html").status, 0);
        const [bytes, small] = ["Kept.wasm", "Kept.wasm.br"].map((name) => readFileSync(path.join(folder, "kept", name)));
        return { bytes, small: zlib.brotliDecompressSync(small) };
    };
    const first = page();
    assert.deepEqual(first.small, first.bytes);
    // Beside the module as wasm-opt makes it, or beside the module.
    const file = path.join(folder, readdirSync(folder).find((name) => /^Kept\.wasm(\.small)?\.br$/.test(name)));
    writeFileSync(file, zlib.brotliCompressSync(Buffer.from("kept")));
    assert.deepEqual(page(), { bytes: first.bytes, small: Buffer.from("kept") });
    const date = Date.now() / 1000 - 60;
    utimesSync(file, date, date);
    assert.deepEqual(page(), first);
});
