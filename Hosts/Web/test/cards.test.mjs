// The launcher's cards as markup, and the pictures on them.

import assert from "node:assert/strict";
import test from "node:test";
import zlib from "node:zlib";

import { cards } from "../cards.mjs";
import { inBothStyles, picture } from "../svg.mjs";
import { BLACK, f, list, rect } from "./lists.mjs";

const scene = (name, more = {}) => ({ name, title: `The ${name}`, summary: `what ${name} is`, hint: `Tap ${name}.`, group: "", family: "", width: 40, height: 30, ...more });

test("a card is a link with title, sentence and picture; without a hint with the summary as a sentence", () => {
    const html = cards([scene("one"), scene("two", { hint: "" })], ({ name }) => (name === "one" ? "one.svg" : undefined));
    assert.equal(html, `<section aria-label="Scenes"><ul>
<li><a href="#scene=one"><img src="one.svg" alt="" width="40" height="30" loading="lazy"><h3>The one</h3><p>Tap one.</p></a></li>
<li><a href="#scene=two"><h3>The two</h3><p>What two is.</p></a></li>
</ul></section>`);
});

test("groups have headings, and a family is one card", () => {
    const html = cards([scene("a", { group: "First" }), scene("b", { group: "Last", family: "Both" }), scene("c", { group: "Last", family: "Both" }), scene("d", { group: "Last" })], () => undefined);
    assert.equal(html, `<section aria-labelledby="group-0"><h2 id="group-0">First</h2><ul>
<li><a href="#scene=a"><h3>The a</h3><p>Tap a.</p></a></li>
</ul></section>
<section aria-labelledby="group-1"><h2 id="group-1">Last</h2><ul>
<li><details><summary><h3>Both</h3><p>2 scenes</p></summary><ul>
<li><a href="#scene=b"><span>The b</span></a></li>
<li><a href="#scene=c"><span>The c</span></a></li>
</ul></details></li>
<li><a href="#scene=d"><h3>The d</h3><p>Tap d.</p></a></li>
</ul></section>`);
});

test("nothing of a scene is markup", () => {
    const hostile = `"><img src=x onerror='a&b'>`;
    const html = cards([scene(hostile, { title: hostile, hint: hostile, group: hostile, family: "" }), scene("x", { family: hostile })], () => undefined);
    assert.doesNotMatch(html, /<img/);
    assert.ok(html.includes(`href="#scene=%22%3E%3Cimg%20src%3Dx%20onerror%3D'a%26b'%3E"`));
    assert.ok(html.includes("<h3>&#34;&#62;&#60;img src=x onerror='a&#38;b'&#62;</h3>"));
});

// --- Pictures

const draw = (words, images = []) => picture({ draw: () => list(words, 0), image: (index) => images[index] ?? null }, { width: 40, height: 30 });
const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" font-family="system-ui,sans-serif"><path fill="#fff" d="M0 0H40V30H0z"/>';
const BLUE = (0x80 << 24) | (0xff << 16);

test("a picture has the paths, states and groups of a draw list", () => {
    const words = [1, 3, f(1, 0, 0, 1, 5, 6), 4, 0, rect(0, 0, 8, 8), 7, BLUE, 1, rect(1, 2, 3, 4), 2, 5, f(0.5), 0, 8, BLACK, f(2), 0, 1, f(10, 0), 0, 2, 0, f(0, 0), 1, f(9, 9.25), 6];
    assert.equal(draw(words), `${head}<g transform="matrix(1 0 0 1 5 6)"><clipPath id="d1"><path clip-rule="nonzero" d="M0 0L8 0L8 8L0 8z"/></clipPath>`
        + '<g clip-path="url(#d1)"><path fill="#00f" fill-opacity="0.502" fill-rule="evenodd" d="M1 2L4 2L4 6L1 6z"/></g></g>'
        + '<g opacity="0.5"><path fill="none" stroke="#000" stroke-width="2" stroke-linecap="butt" stroke-linejoin="round" d="M0 0L9 9.3"/></g></svg>');
});

test("a text is one, and its characters are no markup", () => {
    const words = [11, BLACK, f(0, 0, 40, 12, 10, 0), 0, 1, 0, 1, 4, ".AppleSystemUIFont", "a<b"];
    assert.equal(draw(words), `${head}<text x="20" y="9.5" font-size="10" text-anchor="middle" fill="#000">a&#60;b</text></svg>`);
});

test("an image is a small PNG", () => {
    const side = 100;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    const svg = draw([10, 0, f(1, 2, 30, 20, 1)], [{ width: side, height: side, pixels }]);
    const [, data] = svg.match(/<image x="1" y="2" width="30" height="20" preserveAspectRatio="none" href="data:image\/png;base64,([\w+/=]+)"\/>/);
    const png = Buffer.from(data, "base64");
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [50, 50]);
    assert.deepEqual([...png.subarray(-12)], [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
    const rows = zlib.inflateSync(png.subarray(41, -16));
    assert.equal(rows.length, 50 * 201);
    assert.deepEqual([...rows.subarray(0, 5), ...rows.subarray(201, 206)], [2, 255, 255, 255, 255, 2, 0, 0, 0, 0]);
});

test("a picture that needs a blend mode is none", () => { assert.equal(draw([12, 1]), undefined); });

test("a picture has its dark colors as rules, one for all that change alike, unless more is different", () => {
    const svg = (paper, ink, more = "") => `<svg xmlns="x"><path fill="${paper}" d="M0 0"/><g transform="t"><path fill="#00f" d="M1 1"/><text fill="${ink}"${more}>a</text><path fill="${ink}"${more} d="z"/></g></svg>`;
    assert.equal(inBothStyles(svg("#fff", "#000"), svg("#000", "#fff", ' fill-opacity="0.5"')),
        '<svg xmlns="x"><style>@media(prefers-color-scheme:dark){.k0{fill:#000}.k1{fill:#fff;fill-opacity:0.5}}</style><path class="k0" fill="#fff" d="M0 0"/>'
        + '<g transform="t"><path fill="#00f" d="M1 1"/><text class="k1" fill="#000">a</text><path class="k1" fill="#000" d="z"/></g></svg>');
    assert.equal(inBothStyles(svg("#fff", "#000", ' fill-opacity="0.5"'), svg("#fff", "#000")), svg("#fff", "#000", ' fill-opacity="0.5"')
        .replace("<path", "<style>@media(prefers-color-scheme:dark){.k0{fill-opacity:1}}</style><path").replace("<text", '<text class="k0"').replace('<path fill="#000"', '<path class="k0" fill="#000"'));
    assert.equal(inBothStyles(svg("#fff", "#000"), svg("#fff", "#000")), svg("#fff", "#000"));
    assert.equal(inBothStyles(svg("#fff", "#000"), svg("#000", "#fff", ' x="1"')), svg("#fff", "#000"));
});
