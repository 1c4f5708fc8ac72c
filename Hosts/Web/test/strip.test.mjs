import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import vm from "node:vm";
import { stripped } from "../strip.mjs";

const folder = new URL("../page/", import.meta.url);

test("comments and indentation are removed, nothing else", () => {
    assert.equal(stripped("a.mjs", "// A comment.\nlet a = 1; // kept\n\n    /// Another.\n    a += `//x`;\n"), "let a = 1; // kept\na += `//x`;");
    assert.equal(stripped("a.css", "/* One\n   two. */\na {\n    b: c; /* d */\n}\n"), "a {\nb: c;\n}");
    assert.equal(stripped("a.html", "<p>\n  // x</p>"), "<p>\n  // x</p>");
});

test("no text of the page's modules goes on in the next line", () => {
    for (const name of readdirSync(folder).filter((name) => name.endsWith(".mjs"))) {
        for (const line of readFileSync(new URL(name, folder), "utf8").split("\n")) {
            assert.ok(line.startsWith("//") || line.trimStart().startsWith("//") || line.split("`").length % 2 === 1, `${name}: ${line}`);
        }
    }
});

test("the files of the page are still programs", () => {
    for (const name of readdirSync(folder).filter((name) => name.endsWith(".mjs"))) {
        // A function body knows no import and export; a worker has neither.
        const text = stripped(name, readFileSync(new URL(name, folder), "utf8")).replace(/^import .*$/gm, "").replace(/^export /gm, "").replaceAll("import.meta", "({})");
        assert.doesNotThrow(() => new vm.Script(`(async () => {${text}})`), name);
    }
});
