// The stories that drawn fingers play on the page: traces of Tests/Data as links, which its module plays.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { readFile } from "./page/files.mjs";

const data = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../Tests/Data");
/// The stories that show best what a scene is for, where the first one of the folder does not.
const CHOSEN = {
    photos: "one-photo-is-turned-while-another-is-dragged",
    sheet: "a-switch-makes-room-and-the-form-scrolls",
    "controls-scrolling": "a-pressed-control-keeps-its-finger",
};

/// Returns the file with the story of a scene, or with the touches of a puzzle; `undefined` if there is none.
export function story(scene) {
    const puzzle = path.join(data, "Puzzles", `${scene}.trace`);
    if (existsSync(puzzle)) return puzzle;
    const folder = path.join(data, "Stories", scene);
    const [first] = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".trace")).sort() : [];
    return first && path.join(folder, CHOSEN[scene] ? `${CHOSEN[scene]}.trace` : first);
}

/// Returns the stories of scenes as links, by name.
/// - reader: the bytes of the module that reads files.
export async function ghosts(reader, scenes) {
    const links = {};
    for (const { name } of scenes) {
        const file = story(name);
        if (file) links[name] = (await readFile(reader, readFileSync(file), path.basename(file), name)).trace;
    }
    return links;
}
