// Puts the page together: its files, the WebAssembly module and, in the service worker, the list of both with their digest.
//
//     node Web/assemble.mjs MODULE.wasm OUT [--html FILE] [--table]
//
// --html puts together another page: the file as index.html, with the scripts of the page that it imports. Prints the size of each file; with
// --table as a table in Markdown.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import zlib from "node:zlib";

const worker = "sw.mjs";

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
function wholePage(folder, moduleName, module) {
    const files = new Map();
    for (const name of readdirSync(folder).sort()) {
        if (!name.startsWith(".")) files.set(name, readFileSync(path.join(folder, name)));
    }
    files.set(moduleName, module);
    const digest = createHash("sha256");
    for (const [name, bytes] of files) digest.update(`${name} ${bytes.length}\n`).update(bytes);
    const names = ["./", ...[...files.keys()].filter((name) => name !== worker && name !== "index.html")];
    const text = completed(files.get(worker).toString("utf8"), names, digest.digest("hex").slice(0, 16));
    return files.set(worker, Buffer.from(text));
}

// The files of an app's own page by name: those of its scripts that the page has, and what these import.
function ownPage(folder, html, moduleName, module) {
    const files = new Map([["index.html", html], [moduleName, module]]);
    const add = (name) => {
        if (files.has(name) || !existsSync(path.join(folder, name))) return;
        const bytes = readFileSync(path.join(folder, name));
        files.set(name, bytes);
        for (const [, imported] of bytes.toString("utf8").matchAll(/ from "\.\/([\w.-]+)";/g)) add(imported);
    };
    for (const [, name] of html.toString("utf8").matchAll(/<script [^>]*src="([\w.-]+)"/g)) add(name);
    return files;
}

// Replaces the folder by one with these files. One that is not a built page is left alone.
function write(files, folder) {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
        const isPage = readdirSync(folder).some((name) => name.endsWith(".wasm")) && existsSync(path.join(folder, "index.html"));
        if (!isPage) throw new Error(`${folder} has other files: name a new folder`);
        rmSync(folder, { recursive: true });
    }
    mkdirSync(folder, { recursive: true });
    for (const [name, bytes] of files) writeFileSync(path.join(folder, name), bytes);
}

const kinds = { ".wasm": "the module", ".mjs": "scripts", ".html": "markup and style", ".css": "markup and style" };

// Prints the sizes of the files, or a table in Markdown with those of their kinds.
function report(files, asTable) {
    const rows = new Map();
    for (const [name, bytes] of files) {
        const key = asTable ? (kinds[path.extname(name)] ?? "icon and manifest") : name;
        const sums = rows.get(key) ?? [0, 0, 0];
        rows.set(key, sizes(bytes).map((size, column) => sums[column] + size));
    }
    rows.set("all", [0, 1, 2].map((column) => [...rows.values()].reduce((sum, numbers) => sum + numbers[column], 0)));
    if (asTable) {
        const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");
        console.log("| Part | Bytes | gzip | brotli |\n| --- | ---: | ---: | ---: |");
        for (const [name, numbers] of rows) console.log(`| ${name} | ${numbers.map(grouped).join(" | ")} |`);
    } else {
        const line = (name, numbers) => name.padEnd(22) + numbers.map((number) => String(number).padStart(9)).join("");
        console.log(line("file", ["bytes", "gzip", "brotli"]));
        for (const [name, numbers] of rows) console.log(line(name, numbers));
    }
}

function main() {
    const { values, positionals } = parseArgs({
        allowPositionals: true,
        options: { html: { type: "string" }, table: { type: "boolean", default: false } },
    });
    if (positionals.length !== 2) throw new Error("usage: node Web/assemble.mjs MODULE.wasm OUT [--html FILE] [--table]");
    const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), "page");
    const [moduleName, module] = [path.basename(positionals[0]), readFileSync(positionals[0])];
    const files = values.html
        ? ownPage(folder, readFileSync(values.html), moduleName, module)
        : wholePage(folder, moduleName, module);
    write(files, positionals[1]);
    report(files, values.table);
}

try {
    main();
} catch (error) {
    console.error(`build-page: ${error.message}`);
    process.exit(1);
}
