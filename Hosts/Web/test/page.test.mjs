import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import { copied, linkTo, parsedFragment, ruleIn } from "../page/link.mjs";

const folder = new URL("../page/", import.meta.url);
const read = (name) => readFileSync(new URL(name, folder), "utf8");
const names = readdirSync(folder);

test("every element that the modules look up is in the page, with a name of its own", () => {
    const html = read("index.html");
    const ids = Array.from(html.matchAll(/ id="([\w-]+)"/g), (match) => match[1]);
    assert.equal(new Set(ids).size, ids.length);
    for (const name of names.filter((name) => name.endsWith(".mjs"))) {
        for (const [, list] of read(name).matchAll(/elements\(((?:"[\w-]+"(?:, )?)+)\)/g)) {
            for (const [, id] of list.matchAll(/"([\w-]+)"/g)) assert.ok(ids.includes(id), `${name}: ${id}`);
        }
    }
});

test("the attributes for assistive programs are known ones, and name elements of the page", () => {
    const html = read("index.html");
    const known = ["label", "labelledby", "describedby", "hidden", "expanded", "pressed", "controls", "live", "valuemin", "valuemax"];
    const ids = Array.from(html.matchAll(/ id="([\w-]+)"/g), (match) => match[1]);
    for (const [, name, value] of html.matchAll(/ aria-(\w+)="([^"]*)"/g)) {
        assert.ok(known.includes(name), `aria-${name}`);
        if (["labelledby", "describedby", "controls"].includes(name)) assert.ok(ids.includes(value), value);
    }
});

test("a document has one main part and one heading of the first level", () => {
    const html = read("index.html");
    for (const tag of ["main", "h1"]) assert.equal(html.split(`<${tag}`).length, 2, tag);
    for (const name of ["title", "description", "type"]) assert.match(html, new RegExp(`property="og:${name}" content=".+"`));
});

test("nothing is read as markup, and nothing runs that is not a file of the page", () => {
    for (const name of names.filter((name) => name.endsWith(".mjs"))) {
        assert.doesNotMatch(read(name), /innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function/, name);
    }
    assert.doesNotMatch(read("index.html"), / on\w+=|style=|<script>|https?:/);
    assert.match(read("index.html"), /script-src 'self' 'wasm-unsafe-eval'/);
});

test("a fragment is a scene, a trace or the launcher", () => {
    assert.deepEqual(parsedFragment("#scene=photos-eager"), { scene: "photos-eager", trace: undefined });
    assert.deepEqual(parsedFragment("#t=AQ-_"), { scene: undefined, trace: "AQ-_" });
    assert.deepEqual(parsedFragment(""), { scene: undefined, trace: undefined });
    assert.equal(linkTo("AQ", "https://example.org/page/#scene=dots"), "https://example.org/page/#t=AQ");
});

test("a rule is in the book of the site", () => {
    const book = "https://example.org/docs/documentation/touchstone/behavior.html";
    assert.equal(ruleIn(book, "Documentation/BehaviorRecognition.md#b-145"), "https://example.org/docs/documentation/touchstone/behaviorrecognition.html#b-145");
});

test("a browser that refuses the clipboard is reported", async () => {
    assert.equal(await copied("x", { clipboard: { writeText: async () => {} } }), true);
    assert.equal(await copied("x", { clipboard: { writeText: async () => { throw new Error(); } } }), false);
    assert.equal(await copied("x", {}), false);
});

test("the worker has the lines that the build completes", () => {
    assert.match(read("sw.mjs"), /^const files = \[\];$/m);
    assert.match(read("sw.mjs"), /^const version = "development";$/m);
});
