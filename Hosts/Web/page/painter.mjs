// Paints a draw list on a 2D canvas. The words of a list are described in Hosts/Web/Sources/TouchWeb/DrawListWriter.swift.

import { areaOfGroup } from "./areas.mjs";
import { Lines } from "./lines.mjs";

const CAPS = ["butt", "round", "square"];
const JOINS = ["miter", "round", "bevel"];
const SIDES = ["left", "center", "right"];
/// The modes by the numbers of `CGBlendMode`, of which 26 is not used.
const MODES = [
    "source-over", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light", "hard-light", "difference",
    "exclusion", "hue", "saturation", "color", "luminosity", "destination-out", "copy", "source-in", "source-out", "source-atop", "destination-over",
    "destination-in", "destination-out", "destination-atop", "xor", undefined, "lighter",
];
/// The distance between lines of text and that of a baseline from the top of its line, as parts of the font's size: those of the
/// system's font, as in the pictures of the documentation.
const LINE_HEIGHT = 1.193;
const ASCENDER = 0.952;
const decoder = new TextDecoder();

const rule = (value) => (value === 1 ? "evenodd" : "nonzero");
const makeCanvas = () => document.createElement("canvas");

/// Returns a weight of -1…1 as one of CSS: halfway between two named weights the heavier one begins.
function cssWeight(weight) {
    const named = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62];
    return 100 * named.reduce((count, value, index) => (index === 0 || weight > (named[index - 1] + value) / 2 ? index + 1 : count), 1);
}

function isSame(some, others) {
    if (some.length !== others.length) return false;
    for (let index = 0; index < some.length; index++) if (some[index] !== others[index]) return false;
    return true;
}

/// The painter of one canvas.
export class Painter {
    /// The images of the scene as canvases, by number.
    images = [];
    /// The surfaces of groups that are not in use.
    spare = [];
    /// The words of the last picture.
    last = new Int32Array(0);

    /// `image(index)` returns the pixels of an image.
    constructor(canvas, image, makeSurface = makeCanvas) {
        Object.assign(this, { canvas, image, makeSurface });
        this.lines = new Lines();
    }

    /// Sets the size in points and the number of pixels per point.
    resize({ width, height }, scale) {
        Object.assign(this, { width, height, scale });
        this.canvas.width = Math.round(width * scale);
        this.canvas.height = Math.round(height * scale);
        this.context = this.canvas.getContext("2d");
        this.last = new Int32Array(0);
    }

    /// Forgets the images of the previous scene.
    forgetImages() {
        this.images = [];
        this.last = new Int32Array(0);
    }

    /// Paints a list; returns `false` if it is the list that was painted last.
    paint({ ints }) {
        if (isSame(ints, this.last)) return false;
        // A copy: the words are in the module's memory, which may move when an image is read.
        this.last = ints.slice();
        const { buffer } = this.last;
        Object.assign(this, { ints: this.last, floats: new Float32Array(buffer), bytes: new Uint8Array(buffer), at: 0 });
        const c = this.context;
        // Setting the size empties a canvas and its stack of states.
        if (c.reset) c.reset();
        else c.canvas.width = this.canvas.width;
        c.setTransform(this.scale, 0, 0, this.scale, 0, 0);
        this.commands(c);
        return true;
    }

    /// Paints commands up to the end of the list or of the group.
    commands(c) {
        for (;;) {
            switch (this.int()) {
                case 1: c.save(); break;
                case 2: c.restore(); break;
                case 3: c.transform(...this.numbers(6)); break;
                case 4: {
                    const filling = rule(this.int());
                    this.path(c);
                    c.clip(filling);
                    break;
                }
                case 5: this.group(c); break;
                case 7: {
                    c.fillStyle = this.color();
                    const filling = rule(this.int());
                    this.path(c);
                    c.fill(filling);
                    break;
                }
                case 8: this.stroke(c); break;
                case 9: this.shadowOnly(c); break;
                case 10: this.picture(c); break;
                case 11: this.text(c); break;
                case 12: c.globalCompositeOperation = MODES[this.int()]; break;
                case 13: this.gradient(c); break;
                // 6, the end of the group, or 0, that of the list.
                default: return;
            }
        }
    }

    /// Paints a group on a surface of its own, then its shadow and it with its opacity.
    group(below) {
        const opacity = this.float();
        const map = below.getTransform();
        const shadow = this.int() === 1 ? this.shadow(map) : undefined;
        const area = areaOfGroup(this, map, below.canvas);
        const surface = this.surface(area);
        surface.setTransform(map.a, map.b, map.c, map.d, map.e - area.left, map.f - area.top);
        this.commands(surface);
        below.save();
        below.setTransform(1, 0, 0, 1, 0, 0);
        if (shadow && opacity < 1) this.translucent(below, surface, area, shadow, opacity);
        else {
            Object.assign(below, shadow, { globalAlpha: opacity });
            below.drawImage(surface.canvas, 0, 0, area.width, area.height, area.left, area.top, area.width, area.height);
        }
        below.restore();
        this.giveBack(surface);
    }

    /// Draws a group with shadow and opacity: the shadow must not shine through the group, so both become one picture first.
    translucent(below, surface, area, shadow, opacity) {
        const reach = Math.ceil(2 * shadow.shadowBlur + Math.max(Math.abs(shadow.shadowOffsetX), Math.abs(shadow.shadowOffsetY)));
        const both = this.surface({ width: area.width + 2 * reach, height: area.height + 2 * reach });
        both.setTransform(1, 0, 0, 1, 0, 0);
        Object.assign(both, shadow);
        both.drawImage(surface.canvas, 0, 0, area.width, area.height, reach, reach, area.width, area.height);
        below.globalAlpha = opacity;
        const [width, height] = [area.width + 2 * reach, area.height + 2 * reach];
        below.drawImage(both.canvas, 0, 0, width, height, area.left - reach, area.top - reach, width, height);
        this.giveBack(both);
    }

    stroke(c) {
        c.strokeStyle = this.color();
        c.lineWidth = this.float();
        c.lineCap = CAPS[this.int()];
        c.lineJoin = JOINS[this.int()];
        c.miterLimit = this.float();
        c.lineDashOffset = this.float();
        c.setLineDash(this.numbers(this.int()));
        this.path(c);
        c.stroke();
    }

    /// Paints the shadow of an area without the area, which is painted far outside of the surface.
    shadowOnly(c) {
        const map = c.getTransform();
        const shadow = this.shadow(map);
        const far = 4 * this.canvas.width + 10000;
        c.save();
        Object.assign(c, shadow, { fillStyle: "#000", shadowOffsetX: shadow.shadowOffsetX + far });
        c.setTransform(map.a, map.b, map.c, map.d, map.e - far, map.f);
        this.path(c);
        c.fill();
        c.restore();
    }

    picture(c) {
        const image = this.bitmap(this.int());
        const [x, y, width, height, opacity] = this.numbers(5);
        if (!image) return;
        c.globalAlpha = opacity;
        c.drawImage(image, x, y, width, height);
        c.globalAlpha = 1;
    }

    /// Fills everything: the surface, as it lies in the present coordinates.
    gradient(c) {
        const isRadial = this.int() === 1;
        const way = this.numbers(isRadial ? 6 : 4);
        const gradient = isRadial ? c.createRadialGradient(...way) : c.createLinearGradient(...way);
        for (let count = this.int(); count > 0; count--) gradient.addColorStop(this.float(), this.color());
        const { a, b, c: across, d, e, f } = c.getTransform();
        const determinant = a * d - b * across;
        if (determinant === 0) return;
        c.fillStyle = gradient;
        c.beginPath();
        for (const [x, y] of [[0, 0], [c.canvas.width, 0], [c.canvas.width, c.canvas.height], [0, c.canvas.height]]) {
            c.lineTo((d * (x - e) - across * (y - f)) / determinant, (a * (y - f) - b * (x - e)) / determinant);
        }
        c.fill();
    }

    text(c) {
        c.fillStyle = this.color();
        const [x, y, width, height, size, weight] = this.numbers(6);
        const [isItalic, side, vertical, most, mode] = [this.int(), this.int(), this.int(), this.int(), this.int()];
        const family = this.string();
        const css = { ".AppleSystemUIFont": "system-ui, sans-serif", ".AppleSystemUIFontMonospaced": "ui-monospace, monospace" }[family];
        c.font = `${isItalic ? "italic " : ""}${cssWeight(weight)} ${size}px ${css ?? `${JSON.stringify(family)}, system-ui, sans-serif`}`;
        c.textAlign = SIDES[side];
        c.textBaseline = "alphabetic";
        const lines = this.lines.broken(c, this.string(), { width, mode, most });
        const pitch = LINE_HEIGHT * size;
        const top = y + [0, 0.5, 1][vertical] * (height - lines.length * pitch);
        const left = x + [0, 0.5, 1][side] * width;
        lines.forEach((line, index) => c.fillText(line, left, top + index * pitch + ASCENDER * size));
    }

    // MARK: Surfaces

    /// Returns the context of an empty surface of at least this size.
    surface({ width, height }) {
        const index = this.spare.findIndex(({ canvas }) => canvas.width >= width && canvas.height >= height);
        const fitting = index >= 0 ? this.spare.splice(index, 1)[0] : this.spare.pop();
        const context = fitting ?? this.makeSurface().getContext("2d");
        const { canvas } = context;
        if (index < 0) {
            canvas.width = width;
            canvas.height = height;
        }
        context.save();
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.clearRect(0, 0, width, height);
        return context;
    }

    giveBack(context) {
        context.restore();
        this.spare.push(context);
    }

    /// Returns an image as a canvas.
    bitmap(index) {
        if (this.images[index]) return this.images[index];
        const image = this.image(index);
        if (!image || image.width === 0 || image.height === 0) return undefined;
        const canvas = this.makeSurface();
        canvas.width = image.width;
        canvas.height = image.height;
        canvas.getContext("2d").putImageData(new ImageData(image.pixels, image.width, image.height), 0, 0);
        this.images[index] = canvas;
        return canvas;
    }

    // MARK: Words

    int() {
        return this.ints[this.at++];
    }

    float() {
        return this.floats[this.at++];
    }

    numbers(count) {
        const from = this.at;
        this.at += count;
        return Array.from(this.floats.subarray(from, this.at));
    }

    string() {
        const count = this.int();
        const from = this.at * 4;
        this.at += Math.ceil(count / 4);
        return decoder.decode(this.bytes.subarray(from, from + count));
    }

    color() {
        const value = this.int() >>> 0;
        return `rgba(${value & 255},${(value >> 8) & 255},${(value >> 16) & 255},${(value >>> 24) / 255})`;
    }

    /// Returns the attributes of a shadow. A canvas measures offset and blur in pixels, independent of its transform; its blur is twice the deviation.
    shadow(map) {
        const shadowColor = this.color();
        const [dx, dy, radius] = this.numbers(3);
        return {
            shadowColor,
            shadowOffsetX: map.a * dx + map.c * dy,
            shadowOffsetY: map.b * dx + map.d * dy,
            shadowBlur: 2 * radius * Math.sqrt(Math.abs(map.a * map.d - map.b * map.c)),
        };
    }

    path(c) {
        const { ints, floats } = this;
        let at = this.at;
        c.beginPath();
        for (let count = ints[at++]; count > 0; count--) {
            switch (ints[at++]) {
                case 0: c.moveTo(floats[at], floats[at + 1]); at += 2; break;
                case 1: c.lineTo(floats[at], floats[at + 1]); at += 2; break;
                case 2: c.quadraticCurveTo(floats[at], floats[at + 1], floats[at + 2], floats[at + 3]); at += 4; break;
                case 3: c.bezierCurveTo(floats[at], floats[at + 1], floats[at + 2], floats[at + 3], floats[at + 4], floats[at + 5]); at += 6; break;
                default: c.closePath();
            }
        }
        this.at = at;
    }
}
