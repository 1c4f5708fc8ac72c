import assert from "node:assert/strict";
import test from "node:test";
import { areaOfGroup } from "../page/areas.mjs";
import { brokenLines } from "../page/lines.mjs";
import { Painter } from "../page/painter.mjs";
import { BLACK, f, list, makeCanvases, rect } from "./lists.mjs";

function painter(scale = 2, images = []) {
    const { log, canvases, make } = makeCanvases();
    const painter = new Painter(make(), (index) => images[index], make);
    painter.resize({ width: 400, height: 300 }, scale);
    return { painter, log, canvases };
}

test("a list is painted at the resolution of the device, and once", () => {
    const { painter: one, log, canvases } = painter();
    const picture = list(7, BLACK, 0, rect(10, 20, 30, 40), 0);
    assert.equal(one.paint(picture), true);
    assert.deepEqual([canvases[0].width, canvases[0].height], [800, 600]);
    assert.deepEqual(log, ["0 beginPath", "0 moveTo 10 20", "0 lineTo 40 20", "0 lineTo 40 60", "0 lineTo 10 60", "0 closePath", "0 fill nonzero"]);
    assert.equal(canvases[0].getContext().fillStyle, "rgba(0,0,0,1)");
    assert.equal(one.paint(picture), false);
    assert.equal(log.length, 7);
    one.resize({ width: 400, height: 300 }, 1);
    assert.equal(one.paint(picture), true);
});

test("a line has its width, ends, joins and dashes", () => {
    const { painter: one, log, canvases } = painter();
    one.paint(list(8, BLACK, f(3), 1, 2, f(7, 1.5), 2, f(4, 5), 2, 0, f(0, 0), 3, f(1, 1, 2, 2, 3, 3), 0));
    const context = canvases[0].getContext();
    assert.deepEqual([context.lineWidth, context.lineCap, context.lineJoin, context.miterLimit, context.lineDashOffset], [3, "round", "bevel", 7, 1.5]);
    assert.deepEqual(log, ["0 setLineDash 4,5", "0 beginPath", "0 moveTo 0 0", "0 bezierCurveTo 1 1 2 2 3 3", "0 stroke"]);
});

test("a group is painted on a surface as large as its content, then with its opacity", () => {
    const { painter: one, log, canvases } = painter();
    const group = [5, f(0.5), 0, 7, BLACK, 0, rect(10, 20, 30, 40), 6];
    one.paint(list(group, 0));
    assert.deepEqual([canvases[1].width, canvases[1].height], [62, 82]);
    assert.equal(log.at(-1), "0 drawImage canvas 1 0 0 62 82 19 39 62 82");
    assert.equal(canvases[0].getContext().globalAlpha, 0.5);
    one.paint(list(group, group, 0));
    assert.equal(canvases.length, 2, "the surface is used again");
});

test("groups in groups are placed relative to each other", () => {
    const { painter: one, log } = painter(1);
    one.paint(list(5, f(0.5), 0, 7, BLACK, 0, rect(100, 100, 50, 50), 5, f(0.5), 0, 7, BLACK, 0, rect(120, 120, 10, 10), 6, 6, 0));
    assert.deepEqual(log.filter((line) => line.includes("drawImage")), [
        "1 drawImage canvas 2 0 0 12 12 20 20 12 12", "0 drawImage canvas 1 0 0 52 52 99 99 52 52",
    ]);
});

test("a shadow is mapped by the transform, though a canvas does not map it", () => {
    const { painter: one, canvases } = painter(2);
    one.paint(list(3, f(0, 1, -1, 0, 0, 0), 5, f(1), 1, BLACK, f(3, 4, 5), 7, BLACK, 0, rect(0, -50, 10, 10), 6, 0));
    const context = canvases[0].getContext();
    assert.deepEqual([context.shadowOffsetX, context.shadowOffsetY, context.shadowBlur], [-8, 6, 20]);
});

test("the shadow of a translucent group does not shine through it", () => {
    const { painter: one, log } = painter(1);
    one.paint(list(5, f(0.5), 1, BLACK, f(0, 2, 3), 7, BLACK, 0, rect(50, 50, 10, 10), 6, 0));
    assert.deepEqual(log.filter((line) => line.includes("drawImage")), [
        "2 drawImage canvas 1 0 0 12 12 14 14 12 12", "0 drawImage canvas 2 0 0 40 40 35 35 40 40",
    ]);
});

test("the area of a group includes its lines, transforms and shadows", () => {
    const area = (...parts) => areaOfGroup({ ...list(...parts, 6, 0), at: 0 }, { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }, { width: 400, height: 300 });
    assert.deepEqual(area(1, 3, f(2, 0, 0, 2, 100, 100), 7, BLACK, 0, rect(0, 0, 10, 10), 2), { left: 99, top: 99, width: 22, height: 22 });
    assert.deepEqual(area(8, BLACK, f(10), 0, 1, f(10, 0), 0, rect(100, 100, 10, 10)), { left: 91, top: 91, width: 28, height: 28 });
    assert.deepEqual(area(9, BLACK, f(3, 4, 10), rect(100, 100, 10, 10)), { left: 64, top: 64, width: 82, height: 82 });
    assert.deepEqual(area(10, 0, f(390, 0, 50, 10, 1)), { left: 389, top: 0, width: 11, height: 11 });
    assert.deepEqual(area(11, BLACK, f(100, 100, 50, 20, 10, 0), 0, 0, 0, 0, 0, "family", "text", 7, BLACK, 0, rect(0, 200, 1, 1)), { left: 0, top: 79, width: 171, height: 123 });
    assert.deepEqual(area(12, 5, 13, 1, f(1, 2, 3, 4, 5, 6), 2, f(0), BLACK, f(1), BLACK), { left: 0, top: 0, width: 400, height: 300 });
    assert.deepEqual(area(13, 0, f(1, 2, 3, 4), 1, f(0), BLACK, 7, BLACK, 0, rect(0, 0, 1, 1)), { left: 0, top: 0, width: 400, height: 300 });
    assert.deepEqual(area(), { left: 0, top: 0, width: 1, height: 1 });
});

test("what follows is mixed in a mode, by the number of Core Graphics", () => {
    const { painter: one, canvases } = painter(1);
    const seen = (number) => {
        one.paint(list(12, number, 7, BLACK, 0, rect(0, 0, 1, 1), 0));
        return canvases[0].getContext().globalCompositeOperation;
    };
    assert.deepEqual([0, 1, 15, 16, 20, 23, 25, 27].map(seen), [
        "source-over", "multiply", "luminosity", "destination-out", "source-atop", "destination-out", "xor", "lighter",
    ]);
});

test("a gradient fills the surface, whatever the transform", () => {
    const { painter: one, log, canvases } = painter(2);
    const stops = [];
    const context = canvases[0].getContext();
    const gradient = { addColorStop: (...stop) => stops.push(stop) };
    context.createLinearGradient = (...way) => { log.push(`linear ${way}`); return gradient; };
    context.createRadialGradient = (...way) => { log.push(`radial ${way}`); return gradient; };
    one.paint(list(3, f(0, 2, -2, 0, 10, 0), 13, 0, f(1, 2, 3, 4), 2, f(0), BLACK, f(1), -1, 0));
    assert.equal(context.fillStyle, gradient);
    assert.deepEqual(stops, [[0, "rgba(0,0,0,1)"], [1, "rgba(255,255,255,1)"]]);
    assert.deepEqual(log, ["linear 1,2,3,4", "0 beginPath", "0 lineTo 0 5", "0 lineTo 0 -195", "0 lineTo 150 -195", "0 lineTo 150 5", "0 fill"]);
    one.paint(list(13, 1, f(1, 2, 3, 4, 5, 6), 0, 0));
    assert.equal(log[7], "radial 1,2,3,4,5,6");
});

test("text has its font, place and lines", () => {
    const { painter: one, log, canvases } = painter();
    const text = (mode, most, vertical, string) => [11, BLACK, f(100, 100, 40, 50, 10, 0.3), 1, 1, vertical, most, mode, ".AppleSystemUIFont", string];
    one.paint(list(text(0, 0, 1, "one two three"), 0));
    assert.equal(canvases[0].getContext().font, "italic 600 10px system-ui, sans-serif");
    assert.equal(canvases[0].getContext().textAlign, "center");
    const top = 125 - 0.5 * 2 * 11.93;
    assert.deepEqual(log, [`0 fillText one two 120 ${top + 9.52}`, `0 fillText three 120 ${top + 11.93 + 9.52}`]);
});

test("a text is broken at words, at characters, or cut with an ellipsis", () => {
    const lines = (text, mode, most = 0, width = 10) => brokenLines(text, { fits: (part) => Array.from(part).length <= width, mode, most });
    assert.deepEqual(lines("one two three four", 0), ["one two", "three four"]);
    assert.deepEqual(lines("one two three four", 0, 1), ["one two"]);
    assert.deepEqual(lines("a\n\nb", 0), ["a", "", "b"]);
    assert.deepEqual(lines("abcdefghijklm no", 0), ["abcdefghij", "klm no"]);
    assert.deepEqual(lines("one two three", 1), ["one two th", "ree"]);
    assert.deepEqual(lines("one two three", 2), ["one two three"]);
    assert.deepEqual(lines("one two three", 3, 1), ["…two three"]);
    assert.deepEqual(lines("one two three", 4, 1), ["one two t…"]);
    assert.deepEqual(lines("one two three", 5, 1), ["one t…hree"]);
    assert.deepEqual(lines("abcdefghijklmno", 4, 1), ["abcdefghi…"]);
    assert.deepEqual(lines("one two three four five", 4, 2), ["one two", "three fou…"]);
    assert.deepEqual(lines("fits", 4, 1), ["fits"]);
    assert.deepEqual(lines("", 0), [""]);
    assert.deepEqual(lines("wide", 0, 0, 0), ["w", "i", "d", "e"]);
});

test("a list that ends within a group ends", () => {
    const { painter: one } = painter();
    one.paint(list(5, f(1), 0, 7, BLACK, 0, rect(0, 0, 1, 1)));
});
