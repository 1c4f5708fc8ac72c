// Runs a WebAssembly module in Node: checks what it imports, plays its parts and compares their text with the text of the
// native program. Lines about scenes are printed as well.
//
//     node Hosts/Web/run.mjs MODULE.wasm WHOLE.wasm NATIVE.txt
//
// WHOLE.wasm is the same program including all code that the parts do not reach; only its imports are checked.
//
// Exit code: 0 everything agrees, 1 something differs, 2 usage error.

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { imports as page } from "./page/border.mjs";

const [modulePath, wholePath, nativePath] = process.argv.slice(2);
if (!nativePath) {
    console.error("usage: node Hosts/Web/run.mjs MODULE.wasm WHOLE.wasm NATIVE.txt");
    process.exit(2);
}

// The imports that a page supplies. An import that is not listed is a gap in WebRuntime that the linker let through
// (`--allow-undefined`), or a library call that does not belong into the pure layers.
const written = [];
const supplied = {
    env: {
        ...page.env,
        putchar: (code) => (written.push(code), code),
        // Reads a number: `parseNumber` of page/files.mjs. Only the readers of recordings need it.
        _swift_stdlib_strtod_clocale: () => { throw new Error("the module reads a number of a text"); },
    },
};

// The imports of a module, printed; ends the program if one of them is not in the list above, or among those that are replaced.
function checkImports(module, what, replaced = []) {
    const imports = WebAssembly.Module.imports(module);
    console.log(`imports of ${what}: ${imports.map((entry) => entry.name).join(" ") || "none"}`);
    const gaps = imports.filter(({ module, name }) => !Object.hasOwn(supplied[module] ?? {}, name) && !replaced.includes(name));
    if (gaps.length > 0) {
        const names = gaps.map((entry) => `${entry.module}.${entry.name}`).join(", ");
        console.error(`not in the allow-list: ${names}: supply it in Hosts/Web/Sources/WebRuntime or do without it`);
        process.exit(1);
    }
}

const bytes = readFileSync(modulePath);
const module = new WebAssembly.Module(bytes);
console.log(`size: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} after gzip`);
// A shift of 128 bits is a call only where the linker does not optimize.
checkImports(new WebAssembly.Module(readFileSync(wholePath)), "the whole library", ["__lshrti3"]);
checkImports(module, "the module");

const { exports } = new WebAssembly.Instance(module, supplied);
const partCount = exports.part_count();

// The text of a part; ends the program if the part traps.
function play(part) {
    try {
        const length = exports.part_play(part);
        return Buffer.from(Array.from({ length }, (_, index) => exports.part_byte(index))).toString("utf8");
    } catch (error) {
        console.error(`part ${part + 1} of ${partCount} traps: ${error.message}`);
        process.exit(1);
    }
}

const ours = Array.from({ length: partCount }, (_, part) => play(part)).join("");
const native = readFileSync(nativePath, "utf8");
if (written.length > 0) console.log(`printed: ${Buffer.from(written).toString("utf8").trimEnd()}`);

const [ourLines, nativeLines] = [ours.split("\n"), native.split("\n")];
const longest = Math.max(ourLines.length, nativeLines.length);
const differing = Array.from({ length: longest }, (_, index) => index).find(
    (index) => ourLines[index] !== nativeLines[index],
);
if (ours.length === 0) {
    console.error("the module returned no text");
    process.exit(1);
}
if (differing !== undefined) {
    console.error(`line ${differing + 1} differs:`);
    console.error(`  WebAssembly  ${ourLines[differing] ?? "(ends before)"}`);
    console.error(`  native       ${nativeLines[differing] ?? "(ends before)"}`);
    process.exit(1);
}
for (const line of ourLines.filter((line) => line.startsWith("scene "))) console.log(line);
console.log(`the WebAssembly module and the native program agree in all ${longest - 1} lines`);
