// The stories of the scenes as hands that a browser can play: the contacts of the traces in Tests/Data/Stories.

import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const data = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../../Tests/Data");
const folder = path.join(data, "Stories");

// A story: `moments` are the places of the fingers that are down, `{ at: seconds, fingers: { 1: [x, y] } }` in points of the scene; one in which the
// system takes the fingers away has `isCancel`. Shakes are left out.
function readStory(file) {
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    const about = Object.fromEntries(lines.flatMap((line) => {
        const field = line.match(/^(\w+)="(.*)"$/);
        return field ? [[field[1], field[2]]] : [];
    }));
    const moments = [];
    let fingers = {};
    for (const line of lines) {
        const [, at, input] = line.match(/^([0-9.]+) frame (.*)$/) ?? [];
        const contacts = [...(input ?? "").matchAll(/(\d+):(\w+)@([-0-9.]+),([-0-9.]+)/g)];
        if (contacts.length === 0) continue;
        fingers = { ...fingers };
        for (const [, finger, phase, x, y] of contacts) {
            if (phase === "ended" || phase === "cancelled") delete fingers[finger];
            else fingers[finger] = [Number(x), Number(y)];
        }
        moments.push({ at: Number(at), fingers, isCancel: contacts.some(([, , phase]) => phase === "cancelled") });
    }
    const seconds = parseFloat(lines.at(-1));
    return { name: path.basename(file, ".trace"), scene: about.scene, width: Number(about.width), height: Number(about.height), moments, seconds };
}

// The shortest story of a scene, or the touches of a puzzle.
export function storyOf(scene) {
    if (scene.startsWith("puzzle-")) return readStory(path.join(data, "Puzzles", `${scene}.trace`));
    const names = readdirSync(path.join(folder, scene)).filter((name) => name.endsWith(".trace")).sort();
    return names.map((name) => readStory(path.join(folder, scene, name))).sort((a, b) => a.seconds - b.seconds)[0];
}
