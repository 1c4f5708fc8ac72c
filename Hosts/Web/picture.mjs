// Draws the moving picture at the beginning of README.md: drawn fingers play a story to the photos, slowly, with the decisions beside it as they are made.
//
//     node Hosts/Web/picture.mjs OUT.svg
//
// Scripts/page picture builds the page first, whose modules play the story. The same modules draw the same bytes, but for the compression of images.

import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { ghosts } from "./ghosts.mjs";
import { Module } from "./page/module.mjs";
import { RADIUS } from "./page/marks.mjs";
import { contacts } from "./page/trails.mjs";
import { Words } from "./page/words.mjs";
import { escaped, picture } from "./svg.mjs";
import { folder } from "./test/opened.mjs";

const SCENE = "photos";
/// Times of the picture in seconds: until the story begins, for one second of it, and until all begins again.
const BEFORE = 0.8, SLOW = 5, LOOP = 6.5;
/// The part of the loop at which the way back begins, in percent.
const BACK = 97;
const FRAME = 1 / 60;
/// The greatest side of an image.
const PIXELS = 120;
/// Where the decisions are, in points, and how many characters a line has.
const LEFT = 416, WIDTH = 340, LINE = 15, CHARACTERS = 46;

const short = (number) => String(Math.round(number * 100) / 100);
const percent = (seconds) => (100 * (BEFORE + seconds * SLOW)) / LOOP;

/// Returns the picture as SVG.
export async function movingPicture() {
    const file = (name) => readFileSync(path.join(folder, name));
    const module = await Module.load(file("ScenePage.wasm"));
    const index = module.scenes.findIndex(({ name }) => name === SCENE);
    const { [SCENE]: link } = await ghosts(file("FileReader.wasm"), [module.scenes[index]]);
    const screen = module.unpack(link);
    module.start(index, screen);
    const frames = [];
    for (let count = 0; count * FRAME < screen.end + FRAME; count++) {
        const at = Math.min(count * FRAME, screen.end);
        module.replay(at);
        frames.push({ at, svg: picture(module, screen, PIXELS) });
    }
    const lines = module.records(0), styles = [];
    const animate = (name, steps) => {
        const text = steps.map(([at, value]) => `${short(at)}%{${value}}`).join("");
        styles.push(`.${name}{animation:${name} ${LOOP}s linear infinite}@keyframes ${name}{${text}}`);
        return `class="${name}"`;
    };
    const scene = moving(frames, animate), hands = fingers(lines, animate), { height, text } = decisions(lines, animate);
    const bottom = Math.max(screen.height, height);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 ${LEFT + WIDTH + 24} ${bottom + 24}" font-family="system-ui,sans-serif" font-size="12">
<style>.paper{fill:#fff}.ink{fill:#1d1d21}.soft{fill:#63636b}.down{fill:#0a66c2}.began,.ended,.recognized{fill:#1d7a3e}.failed,.cancelled{fill:#b3261e}
@media (prefers-color-scheme:dark){.paper{fill:#26262b}.ink{fill:#f1f0ed}.soft{fill:#a6a6ae}.down{fill:#6cb2ff}.began,.ended,.recognized{fill:#6fce8f}.failed,.cancelled{fill:#ff8a80}}
${styles.join("\n")}
@media (prefers-reduced-motion:reduce){*{animation:none!important}}</style>
<rect class="paper" x="-12" y="-12" width="${LEFT + WIDTH + 24}" height="${bottom + 24}" rx="12"/>
<clipPath id="scene"><rect width="${screen.width}" height="${screen.height}" rx="8"/></clipPath>
<g transform="translate(0 ${short((bottom - screen.height) / 2)})" clip-path="url(#scene)">${scene}
${hands}</g>
${text}
</svg>
`;
}

/// Returns the pictures of the frames as one, in which what moves has keyframes; without animation it is the last one.
function moving(frames, animate) {
    const split = frames.map(({ svg }) => svg.replace(/^<svg[^>]*>|<\/svg>$/g, "").split(/transform="(matrix\([^)]*\))"/));
    const last = split.at(-1);
    if (split.some((parts) => parts.length !== last.length || parts.some((part, index) => index % 2 === 0 && part !== last[index]))) {
        throw new Error(`${SCENE} changes in more than places: its picture cannot be one that moves`);
    }
    return last.map((part, index) => {
        if (index % 2 === 0) return part;
        const values = split.map((parts) => parts[index].replace(/(?<=\d) /g, ","));
        if (values.every((value) => value === values[0])) return `transform="${part}"`;
        const steps = values.map((value, frame) => [percent(frames[frame].at), value]).filter(([, value], frame) => value !== values[frame - 1] || value !== values[frame + 1]);
        const all = [[0, values[0]], ...steps, [BACK, values.at(-1)], [100, values[0]]];
        return `transform="${part}" ${animate(`m${index}`, all.map(([at, value]) => [at, `transform:${value}`]))}`;
    }).join("");
}

/// Returns the fingers with their ways.
function fingers(lines, animate) {
    const ways = new Map();
    for (const line of lines) {
        for (const { id, x, y } of contacts(line)) ways.set(id, [...(ways.get(id) ?? []), { at: percent(parseFloat(line)), x, y }]);
    }
    return [...ways.values()].map((points, index) => {
        const [first, last] = [points[0], points.at(-1)];
        let length = 0;
        const lengths = points.map(({ x, y }, at) => (length += at === 0 ? 0 : Math.hypot(x - points[at - 1].x, y - points[at - 1].y)));
        const shown = [[0, 0], [first.at - 8, 0], [first.at, 1], [last.at, 1], [last.at + 5, 0], [100, 0]].map(([at, opacity]) => [Math.max(0, at), `opacity:${opacity}`]);
        const way = points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L");
        const run = [[0, 1], ...points.map(({ at }, point) => [at, 1 - lengths[point] / (length || 1)]), [100, 0]].map(([at, offset]) => [at, `stroke-dashoffset:${short(offset)}`]);
        const places = [[0, first], ...points.map((point) => [point.at, point]), [100, last]].map(([at, { x, y }]) => [at, `transform:translate(${short(x)}px,${short(y)}px)`]);
        return `<g stroke="#c2410c" ${animate(`o${index}`, shown)}><path fill="none" stroke-width="8" stroke-opacity=".35" stroke-linejoin="round" pathLength="1" stroke-dasharray="1" ${animate(`w${index}`, run)} d="M${way}"/>`
            + `<circle r="${RADIUS}" fill="#c2410c" fill-opacity=".4" stroke-width="2" transform="translate(${short(last.x)} ${short(last.y)})" ${animate(`f${index}`, places)}/></g>`;
    }).join("\n");
}

/// Returns the decisions and the height that they need.
function decisions(lines, animate) {
    const words = new Words();
    words.read(lines);
    let y = 4, before;
    const text = words.decisions.map((decision, index) => {
        const { at, symbol, subjects, text } = decision, top = y;
        const rows = wrapped([...`${subjects.join(", ")}:`.split(" ").map((word) => [word, true]), ...text.split(" ").map((word) => [word, false])]);
        const spans = rows.map((row) => {
            y += LINE;
            const parts = [true, false].map((isBold) => [isBold, row.filter(([, bold]) => bold === isBold).map(([word]) => word).join(" ")]).filter(([, words]) => words);
            return `<text class="ink" x="${LEFT + 56}" y="${y - 3}">${parts.map(([isBold, words]) => (isBold ? `<tspan font-weight="600">${escaped(words)}</tspan>` : escaped(words))).join(" ")}</text>`;
        });
        const time = at === before ? "" : `<text class="soft" x="${LEFT + 10}" y="${top + LINE - 3}">${at.toFixed(2)} s</text>`;
        before = at;
        const from = percent(at);
        const shown = [[0, 0], [from, 0], [from + 2, 1], [BACK, 1], [100, 0]].map(([at, opacity]) => [at, `opacity:${opacity}`]);
        const bar = `<rect class="${symbol}" x="${LEFT}" y="${top}" width="3" height="${y - top + 1}"/>`;
        y += 5;
        return `<g ${animate(`d${index}`, shown)}>${bar}${time}${spans.join("")}</g>`;
    });
    return { height: y, text: text.join("\n") };
}

/// Returns words in lines.
function wrapped(words) {
    const rows = [[]];
    let count = 0;
    for (const word of words) {
        if (count + word[0].length > CHARACTERS && rows.at(-1).length > 0) {
            rows.push([]);
            count = 0;
        }
        rows.at(-1).push(word);
        count += word[0].length + 1;
    }
    return rows;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
    const [out] = process.argv.slice(2);
    const svg = await movingPicture();
    writeFileSync(out, svg);
    console.log(`${out}: ${svg.length} bytes`);
}
