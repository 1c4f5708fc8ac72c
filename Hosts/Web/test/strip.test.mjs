import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import vm from "node:vm";
import { shortened, stripped } from "../strip.mjs";

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
        for (const program of [text, shortened(text)]) assert.doesNotThrow(() => new vm.Script(`(async () => {${program}})`), name);
    }
});

test("semicolons and ends of lines are left out only where others stand for them", () => {
    const text = "let a = [\n1,\n2,\n];\nlet b = a;\n[b] = a;\nif (b) {\na = b;\n}\nelse a = 0;\n(0, eval)(1);\n`${a}`;\n/x/.test(a);\n+a;\nclass C {\nx = 1;\ny;\n}\nof;\nin_;";
    assert.equal(
        shortened(text),
        "let a = [1,2,]\nlet b = a;\n[b] = a\nif (b) {a = b}\nelse a = 0;\n(0, eval)(1);\n`${a}`;\n/x/.test(a);\n+a\nclass C {x = 1\ny}\nof\nin_;");
    const sum = "let a = 1;\nlet b = a;\n(b) ? a : b;\nlet c = [a];\n[c[0]].length;\nif (c) a = b + 1;\nelse a = 9;\na * 10 + c.length;";
    assert.equal(vm.runInNewContext(shortened(sum)), vm.runInNewContext(sum));
});
