// A draw list as SVG, for the small pictures of the launcher. The page's painter draws on a context that writes elements.

import zlib from "node:zlib";

import { Painter } from "./page/painter.mjs";

/// The greatest width and height of an image on a card, in pixels: the pictures are small.
const MOST_PIXELS = 64;
const ANCHORS = { left: "start", center: "middle", right: "end" };

const short = (number) => String(Math.round(number * 10) / 10);
const precise = (number) => String(Math.round(number * 1000) / 1000);
export const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/// Returns the present picture of a module's scene as SVG, on paper of a color, with images of at most `most` pixels on each side; `undefined` if a part of it has
/// no equivalent.
export function picture(module, { width, height }, most = MOST_PIXELS, paper = "#fff") {
    const context = new Context();
    const painter = new SVGPainter(context, module, { width, height }, most);
    try {
        painter.paint(module.draw());
    } catch (error) {
        if (error instanceof Unknown) return undefined;
        throw error;
    }
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif"><path fill="${paper}" d="M0 0H${width}V${height}H0z"/>${context.done()}</svg>`;
}

const COLOR = / ((?:fill|stroke|stop-color|flood-color)(?:-opacity)?)="([^"]*)"/g;

/// Returns a picture with the colors of another one where people want a dark one; without them if the two differ in more than colors.
export function inBothStyles(light, dark) {
    const [parts, others] = [light, dark].map((svg) => svg.split(/(<\w[^>]*>)/));
    const uncolored = (svg) => svg.replace(COLOR, "");
    if (uncolored(light) !== uncolored(dark)) return light;
    const classes = new Map();
    const [start, ...rest] = parts.map((part, index) => {
        if (part === others[index]) return part;
        const [before, after] = [part, others[index]].map((tag) => new Map(Array.from(tag.matchAll(COLOR), ([, name, value]) => [name, value])));
        const changed = [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
        const rule = changed.map((name) => `${name}:${after.get(name) ?? 1}`).join(";");
        if (!classes.has(rule)) classes.set(rule, `k${classes.size}`);
        return part.replace(/^<\w+/, (tag) => `${tag} class="${classes.get(rule)}"`);
    }).filter((part) => part !== "");
    const rules = [...classes].map(([rule, name]) => `.${name}{${rule}}`).join("");
    return `${start}${rules && `<style>@media(prefers-color-scheme:dark){${rules}}</style>`}${rest.join("")}`;
}

/// A part of a draw list that these pictures do not have.
class Unknown extends Error {}

/// What the painter needs of a 2D context: paths and states become elements.
class Context {
    parts = [];
    open = [0];
    defined = 0;

    save() { this.open.push(0); }

    restore() { this.parts.push("</g>".repeat(this.open.pop())); }

    done() { return this.parts.join("") + "</g>".repeat(this.open.reduce((sum, count) => sum + count)); }

    begin(attributes) {
        this.parts.push(`<g ${attributes}>`);
        this.open[this.open.length - 1] += 1;
    }

    /// Defines an element; returns the reference to it.
    define(tag, attributes, content) {
        this.defined += 1;
        this.parts.push(`<${tag} id="d${this.defined}"${attributes}>${content}</${tag}>`);
        return `url(#d${this.defined})`;
    }

    setTransform() {}

    reset() {}

    transform(...numbers) { this.begin(`transform="matrix(${numbers.map(precise).join(" ")})"`); }

    beginPath() { this.path = ""; }

    moveTo(...numbers) { this.step("M", numbers); }

    lineTo(...numbers) { this.step("L", numbers); }

    quadraticCurveTo(...numbers) { this.step("Q", numbers); }

    bezierCurveTo(...numbers) { this.step("C", numbers); }

    closePath() { this.path += "z"; }

    step(letter, numbers) { this.path += letter + numbers.map(short).join(" "); }

    clip(rule) { this.begin(`clip-path="${this.define("clipPath", "", `<path clip-rule="${rule}" d="${this.path}"/>`)}"`); }

    fill(rule, more = "") {
        if (isVisible(this.fillStyle)) this.parts.push(`<path ${paint("fill", this.fillStyle)}${rule === "evenodd" ? ' fill-rule="evenodd"' : ""}${more} d="${this.path}"/>`);
    }

    setLineDash(numbers) { this.dash = numbers; }

    stroke() {
        const dash = this.dash.length > 0 ? ` stroke-dasharray="${this.dash.map(short).join(" ")}" stroke-dashoffset="${short(this.lineDashOffset)}"` : "";
        if (isVisible(this.strokeStyle)) {
            this.parts.push(`<path fill="none" ${paint("stroke", this.strokeStyle)} stroke-width="${short(this.lineWidth)}" stroke-linecap="${this.lineCap}" stroke-linejoin="${this.lineJoin}"${dash} d="${this.path}"/>`);
        }
    }

    /// Returns the width of a text in a font of the system, roughly.
    measureText(text) {
        const size = Number(/([\d.]+)px/.exec(this.font)[1]);
        const widths = Array.from(text, (character) => (/[ilj.,:;'|!()f t]/.test(character) ? 0.3 : /[mwMW—…]/.test(character) ? 0.85 : /[A-Z]/.test(character) ? 0.66 : 0.54));
        return { width: size * widths.reduce((sum, width) => sum + width, 0) };
    }

    fillText(text, x, y) {
        const [, style, weight, size, family] = /^(italic )?(\d+) ([\d.]+)px (.*)$/.exec(this.font);
        const font = `font-size="${size}"${weight === "400" ? "" : ` font-weight="${weight}"`}${style ? ' font-style="italic"' : ""}`;
        const anchor = this.textAlign === "left" ? "" : ` text-anchor="${ANCHORS[this.textAlign]}"`;
        const name = family.startsWith("system-ui") ? "" : ` font-family="${escaped(family.replaceAll('"', "'"))}"`;
        this.parts.push(`<text x="${short(x)}" y="${short(y)}" ${font}${name}${anchor} ${paint("fill", this.fillStyle)}>${escaped(text)}</text>`);
    }

    set globalCompositeOperation(mode) { if (mode !== "source-over") throw new Unknown(mode); }
}

const isVisible = (color) => !/,0\)$/.test(color);

/// Returns the attributes of a color of the painter, `rgba(…)`.
function paint(name, color) {
    const parts = /^rgba\((\d+),(\d+),(\d+),(.*)\)$/.exec(color);
    if (!parts) return `${name}="${color}"`;
    const hex = parts.slice(1, 4).map((part) => Number(part).toString(16).padStart(2, "0")).join("");
    return `${name}="#${hex.replace(/^(.)\1(.)\2(.)\3$/, "$1$2$3")}"${parts[4] === "1" ? "" : ` ${name}-opacity="${precise(Number(parts[4]))}"`}`;
}

/// Writes what a context has no word for.
class SVGPainter extends Painter {
    constructor(context, module, { width, height }, most) {
        super({ width, height, getContext: () => context }, (index) => module.image(index));
        this.resize({ width, height }, 1);
        this.most = most;
    }

    group(c) {
        const opacity = this.float();
        const shadow = this.int() === 1 ? this.shadow({ a: 1, b: 0, c: 0, d: 1 }) : undefined;
        const filter = shadow && c.define("filter", "", `<feDropShadow dx="${short(shadow.shadowOffsetX)}" dy="${short(shadow.shadowOffsetY)}" stdDeviation="${short(shadow.shadowBlur / 2)}" ${paint("flood", shadow.shadowColor).replace(/^flood=/, "flood-color=")}/>`);
        c.save();
        c.begin(`opacity="${precise(opacity)}"${filter ? ` filter="${filter}"` : ""}`);
        this.commands(c);
        c.restore();
    }

    /// The area itself is covered by what is painted next.
    shadowOnly(c) {
        const shadow = this.shadow({ a: 1, b: 0, c: 0, d: 1 });
        const filter = c.define("filter", "", `<feGaussianBlur stdDeviation="${short(shadow.shadowBlur / 2)}"/>`);
        this.path(c);
        c.fillStyle = shadow.shadowColor;
        c.fill("nonzero", ` filter="${filter}" transform="translate(${short(shadow.shadowOffsetX)} ${short(shadow.shadowOffsetY)})"`);
    }

    picture(c) {
        const image = this.image(this.int());
        const [x, y, width, height, opacity] = this.numbers(5);
        if (!image || image.width === 0 || image.height === 0) return;
        const data = png(smaller(image, this.most)).toString("base64");
        c.parts.push(`<image x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${opacity === 1 ? "" : ` opacity="${precise(opacity)}"`} preserveAspectRatio="none" href="data:image/png;base64,${data}"/>`);
    }

    gradient(c) {
        const isRadial = this.int() === 1;
        const way = this.numbers(isRadial ? 6 : 4).map(short);
        const names = isRadial ? ["fx", "fy", "fr", "cx", "cy", "r"] : ["x1", "y1", "x2", "y2"];
        let stops = "";
        for (let count = this.int(); count > 0; count--) stops += `<stop offset="${precise(this.float())}" ${paint("stop", this.color()).replace(/^stop=/, "stop-color=")}/>`;
        const attributes = names.map((name, index) => ` ${name}="${way[index]}"`).join("");
        c.fillStyle = c.define(isRadial ? "radialGradient" : "linearGradient", ` gradientUnits="userSpaceOnUse"${attributes}`, stops);
        c.path = "M-9999-9999H9999V9999H-9999z";
        c.fill("nonzero");
    }
}

/// Returns an image of at most `most` pixels on each side: the mean of the pixels that fall together.
function smaller(image, most) {
    const step = Math.ceil(Math.max(image.width, image.height) / most);
    if (step === 1) return image;
    const [width, height] = [Math.ceil(image.width / step), Math.ceil(image.height / step)];
    const pixels = new Uint8ClampedArray(width * height * 4);
    for (let at = 0; at < width * height; at++) {
        const sums = [0, 0, 0, 0];
        let count = 0;
        for (let y = Math.floor(at / width) * step, end = Math.min(y + step, image.height); y < end; y++) {
            for (let x = (at % width) * step, end = Math.min(x + step, image.width); x < end; x++, count++) {
                const from = (y * image.width + x) * 4;
                for (let part = 0; part < 3; part++) sums[part] += image.pixels[from + part] * image.pixels[from + 3];
                sums[3] += image.pixels[from + 3];
            }
        }
        for (let part = 0; part < 3; part++) pixels[at * 4 + part] = sums[3] === 0 ? 0 : sums[part] / sums[3];
        pixels[at * 4 + 3] = sums[3] / count;
    }
    return { width, height, pixels };
}

/// Returns an image as PNG.
function png({ width, height, pixels }) {
    const rows = Buffer.alloc(height * (width * 4 + 1));
    // Each row as the difference from the one above, which is smaller.
    for (let y = 0; y < height; y++) {
        const to = y * (width * 4 + 1);
        rows[to] = 2;
        for (let x = 0; x < width * 4; x++) rows[to + 1 + x] = pixels[y * width * 4 + x] - (y > 0 ? pixels[(y - 1) * width * 4 + x] : 0);
    }
    const chunk = (name, bytes) => {
        const body = Buffer.concat([Buffer.from(name), bytes]);
        const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
        length.writeUInt32BE(bytes.length);
        sum.writeUInt32BE(checksum(body));
        return Buffer.concat([length, body, sum]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width);
    header.writeUInt32BE(height, 4);
    header.set([8, 6], 8);
    return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk("IHDR", header), chunk("IDAT", zlib.deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

/// Returns the CRC-32 of bytes; `zlib.crc32` is newer than Node 20.
function checksum(bytes) {
    let sum = ~0;
    for (const byte of bytes) {
        sum ^= byte;
        for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
    return ~sum >>> 0;
}
