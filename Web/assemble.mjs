// Puts the page together: its files, the WebAssembly module and, in the service worker, the list of both with their digest.
//
//     node Web/assemble.mjs MODULE.wasm OUT [--table]
//
// Prints the size of each file; with --table as a table in Markdown.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import zlib from "node:zlib";

const worker = "sw.mjs";
const moduleName = "ScenePage.wasm";

// The bytes after the strongest gzip and brotli, as a server of static files stores them.
function sizes(bytes) {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
    const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return [bytes.length, zlib.gzipSync(bytes, { level: 9 }).length, zlib.brotliCompressSync(bytes, { params }).length];
}

// The service worker with the files that it keeps and the version that they are.
function completed(text, names, version) {
    const put = (text, name, value) => {
        const line = new RegExp(`^const ${name} = .*;$`, "m");
        if (!line.test(text)) throw new Error(`Web/page/${worker} has no line 'const ${name} = …;' to complete`);
        return text.replace(line, () => `const ${name} = ${JSON.stringify(value)};`);
    };
    return put(put(text, "files", names), "version", version);
}

// The files of the page by name.
export function assembled(folder, module) {
    const files = new Map();
    for (const name of readdirSync(folder).sort()) {
        if (!name.startsWith(".")) files.set(name, readFileSync(path.join(folder, name)));
    }
    files.set(moduleName, module);
    if (files.has(worker)) {
        const digest = createHash("sha256");
        for (const [name, bytes] of files) digest.update(`${name} ${bytes.length}\n`).update(bytes);
        const names = ["./", ...[...files.keys()].filter((name) => name !== worker && name !== "index.html")];
        const text = completed(files.get(worker).toString("utf8"), names, digest.digest("hex").slice(0, 16));
        files.set(worker, Buffer.from(text));
    }
    return files;
}

// Replaces the folder by one with these files. One that is not a built page is left alone.
function write(files, folder) {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
        if (!existsSync(path.join(folder, moduleName))) throw new Error(`${folder} has other files: name a new folder`);
        rmSync(folder, { recursive: true });
    }
    mkdirSync(folder, { recursive: true });
    for (const [name, bytes] of files) writeFileSync(path.join(folder, name), bytes);
}

function report(files, asTable) {
    const rows = [...files].map(([name, bytes]) => [name, ...sizes(bytes)]);
    const sum = (column) => rows.reduce((total, row) => total + row[column], 0);
    rows.push(["all", sum(1), sum(2), sum(3)]);
    if (asTable) {
        console.log("| File | Bytes | gzip | brotli |\n| --- | ---: | ---: | ---: |");
        for (const [name, ...numbers] of rows) console.log(`| ${name === "all" ? name : `\`${name}\``} | ${numbers.join(" | ")} |`);
    } else {
        const line = (name, numbers) => name.padEnd(22) + numbers.map((number) => String(number).padStart(9)).join("");
        console.log(line("file", ["bytes", "gzip", "brotli"]));
        for (const [name, ...numbers] of rows) console.log(line(name, numbers));
    }
}

function main() {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { table: { type: "boolean", default: false } } });
    if (positionals.length !== 2) throw new Error("usage: node Web/assemble.mjs MODULE.wasm OUT [--table]");
    const [module, folder] = positionals;
    const files = assembled(path.join(path.dirname(fileURLToPath(import.meta.url)), "page"), readFileSync(module));
    write(files, folder);
    report(files, values.table);
}

try {
    main();
} catch (error) {
    console.error(`build-page: ${error.message}`);
    process.exit(1);
}
