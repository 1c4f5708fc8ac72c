// The app of Documentation/Page.md: the commands that make its page from nothing.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");
const [, shown] = readFileSync(path.join(root, "Documentation/Page.md"), "utf8").match(/^```sh\n(mkdir -p cards\/.*?)^```$/ms);
/// The commands, with the repository where it is, so that the library is not compiled again (TOUCHSTONE_WASM).
export const commands = shown.replaceAll("../touchstone", root).replaceAll(/^touchstone/gm, root);

/// Runs commands in a folder, and returns their exit code and what they print.
export function run(folder, text) {
    const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", text], { cwd: folder, encoding: "utf8" });
    return { status, output: stdout + stderr };
}
