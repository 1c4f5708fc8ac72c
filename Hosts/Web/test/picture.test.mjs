// The moving picture of README.md is what the built page draws.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import zlib from "node:zlib";

import { movingPicture } from "../picture.mjs";

// Versions of zlib compress images differently: their pixels are compared.
const unpacked = (svg) => svg.replace(/(?<=base64,)[\w+/=]+/g, (data) => {
    const png = Buffer.from(data, "base64");
    return zlib.inflateSync(png.subarray(41, -16)).toString("base64");
});

test("the picture at the beginning of README.md is current, small, and still for who wants no motion", async () => {
    const committed = readFileSync(new URL("../../../Documentation/Touchstone.docc/Resources/hand.svg", import.meta.url), "utf8");
    assert.ok(unpacked(await movingPicture()) === unpacked(committed), "Scripts/page picture draws it");
    assert.ok(committed.length < 100_000, `${committed.length} bytes`);
    assert.match(committed, /@media \(prefers-reduced-motion:reduce\)\{\*\{animation:none!important\}\}/);
    assert.equal(committed.match(/<circle /g).length, 3);
});
