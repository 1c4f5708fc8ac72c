// Puts the page together: its files without comments, the WebAssembly modules and, in the service worker, the list of both with their digest.
//
//     node Hosts/Web/assemble.mjs MODULE.wasm [MODULE.wasm …] OUT [--html FILE] [--table] [--most BYTES]
//
// The page starts with the first module, which is served as ScenePage.wasm; the others are loaded when they are needed. --html puts together the page of an app: the file as index.html,
// in which {{app}} stands for the name of the module, with the scripts that it imports. Prints the size of each file; with --table as a table in Markdown. With --most it is an error
// if what the page starts with has more bytes than that after brotli.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import zlib from "node:zlib";

import { imports } from "./page/border.mjs";
import { numbers } from "./page/files.mjs";
import { stripped } from "./strip.mjs";

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
        if (!line.test(text)) throw new Error(`Hosts/Web/page/${worker} has no line 'const ${name} = …;' to complete`);
        return text.replace(line, () => `const ${name} = ${JSON.stringify(value)};`);
    };
    return put(put(text, "files", names), "version", version);
}

// A file of the page as it is served.
function served(folder, name) {
    const bytes = readFileSync(path.join(folder, name));
    return /\.(mjs|css)$/.test(name) ? Buffer.from(stripped(name, bytes.toString("utf8"))) : bytes;
}

// Refuses a module that imports what its page does not have: the linker accepts any missing function.
function checkImports([file, bytes], index) {
    const has = index === 0 ? imports : { env: { ...imports.env, ...numbers() } };
    const missing = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).filter(({ module, name }) => !has[module]?.[name]);
    if (missing.length === 0) return;
    const names = missing.map(({ name }) => name).join(", ");
    throw new Error(`${file} calls what Embedded Swift does not have: ${names}. Documentation/Embedded.md tells what to use instead`);
}

// The files of the page by name. It shows records and links, which the module has if it was built with them.
function wholePage(folder, [[file, scenes], ...modules]) {
    const exported = WebAssembly.Module.exports(new WebAssembly.Module(scenes)).map(({ name }) => name);
    if (!exported.includes("unpack")) throw new Error(`${file} has no records and links, which the launcher shows: add the product WebTraces to its target's dependencies`);
    const files = new Map([["ScenePage.wasm", scenes]]);
    for (const name of readdirSync(folder).sort()) {
        if (!name.startsWith(".")) files.set(name, served(folder, name));
    }
    for (const [name, module] of modules) files.set(name, module);
    const digest = createHash("sha256");
    for (const [name, bytes] of files) digest.update(`${name} ${bytes.length}\n`).update(bytes);
    const names = ["./", ...[...files.keys()].filter((name) => name !== worker && name !== "index.html")];
    const text = completed(files.get(worker).toString("utf8"), names, digest.digest("hex").slice(0, 16));
    return files.set(worker, Buffer.from(text));
}

// The files of an app's page by name: those of its scripts that the page has, and what these import.
function ownPage(folder, text, modules) {
    const html = Buffer.from(text.replaceAll("{{app}}", path.basename(modules[0][0], ".wasm")));
    const files = new Map([["index.html", html], ...modules]);
    const add = (name) => {
        if (files.has(name) || !existsSync(path.join(folder, name))) return;
        const bytes = served(folder, name);
        files.set(name, bytes);
        for (const [, imported] of bytes.toString("utf8").matchAll(/ from "\.\/([\w.-]+)";/g)) add(imported);
    };
    for (const [, name] of html.toString("utf8").matchAll(/<script [^>]*src="([\w.-]+)"/g)) add(name);
    if (!files.has("module.mjs")) throw new Error("the page starts no app: add <script type=\"module\" src=\"app.mjs\"></script> to it");
    if (!/<canvas [^>]*data-module=/.test(text)) throw new Error("the page has no place for the app: add <canvas data-module=\"{{app}}.wasm\"></canvas> to it");
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

// Prints the sizes of the files, or a table in Markdown with those of their kinds; returns the bytes after brotli of what the page starts with.
function report(files, later, asTable) {
    const rows = new Map();
    const all = [0, 0, 0];
    for (const [name, bytes] of files) {
        const isLater = later.has(name);
        const key = !asTable || isLater ? name : (kinds[path.extname(name)] ?? "icon and manifest");
        const sums = rows.get(key) ?? [0, 0, 0];
        sizes(bytes).forEach((size, column) => {
            sums[column] += size;
            if (!isLater) all[column] += size;
        });
        rows.set(key, sums);
    }
    const loaded = [...rows].filter(([name]) => later.has(name));
    const lines = [...[...rows].filter(([name]) => !later.has(name)), ["all that it starts with", all], ...loaded];
    if (asTable) {
        const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");
        console.log("| Part | Bytes | gzip | brotli |\n| --- | ---: | ---: | ---: |");
        for (const [name, numbers] of lines) console.log(`| ${name} | ${numbers.map(grouped).join(" | ")} |`);
    } else {
        const line = (name, numbers) => name.padEnd(24) + numbers.map((number) => String(number).padStart(9)).join("");
        console.log(line("file", ["bytes", "gzip", "brotli"]));
        for (const [name, numbers] of lines) console.log(line(name, numbers));
    }
    return all[2];
}

function main() {
    const { values, positionals } = parseArgs({
        allowPositionals: true,
        options: { html: { type: "string" }, table: { type: "boolean", default: false }, most: { type: "string" } },
    });
    if (positionals.length < 2) throw new Error("usage: node Hosts/Web/assemble.mjs MODULE.wasm … OUT [--html FILE] [--table] [--most BYTES]");
    const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), "page");
    const out = positionals.pop();
    const modules = positionals.map((file) => [path.basename(file), readFileSync(file)]);
    modules.forEach(checkImports);
    const files = values.html ? ownPage(folder, readFileSync(values.html, "utf8"), modules) : wholePage(folder, modules);
    write(files, out);
    const size = report(files, new Set(modules.slice(1).map(([name]) => name)), values.table);
    if (size > Number(values.most ?? Infinity)) throw new Error(`the page starts with ${size} bytes, more than ${values.most}: Scripts/wasm sizes shows what they are`);
}

try {
    main();
} catch (error) {
    console.error(`page: ${error.message}`);
    process.exit(1);
}
