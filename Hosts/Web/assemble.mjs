// Puts the page together: its scripts as one file without comments, the launcher's cards with their pictures, the WebAssembly modules and, in the service
// worker, the list of all with their digest. Beside each file that a server may send compressed is what brotli makes of it.
//
//     node Hosts/Web/assemble.mjs MODULE.wasm [MODULE.wasm …] OUT [--advice MODULE.wasm] [--html FILE | --site] [--table] [--most BYTES]
//
// The page starts with the first module, which is served as ScenePage.wasm; the others are loaded when they are needed, as are pictures
// and some scripts. That of --advice, which is served as SceneAdvice.wasm, is loaded for the first advice. --html puts together the page of an app: the
// file as index.html, in which {{app}} stands for the name of the module, with its scripts. With --site it is in the folder `page` of the site, to which it
// links. Prints the size of each file; with --table as a table in Markdown. With --most it is an error if what the page starts with has more bytes than
// that after brotli.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import zlib from "node:zlib";

import { cards } from "./cards.mjs";
import { ghosts } from "./ghosts.mjs";
import { joined } from "./join.mjs";
import { imports } from "./page/border.mjs";
import { numbers } from "./page/files.mjs";
import { Module } from "./page/module.mjs";
import { shortened, stripped } from "./strip.mjs";
import { inBothStyles, picture } from "./svg.mjs";

const [worker, adviser] = ["sw.mjs", "SceneAdvice.wasm"];
// What a page of the site has, by what precedes it.
const inSite = new Map([
    ['id="drawer"', ' data-book="../documentation/touchstone/behavior.html"'],
    ["the reason for every decision beside them.</p>", '\n        <p><a href="../index.html" target="_top">Touchstone</a> · <a href="../documentation/index.html" target="_top">Documentation</a></p>'],
]);

// A file as brotli makes it smallest.
function smallest(bytes) {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
    return zlib.brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

// For size: of functions with one caller only small ones are inlined, which compresses better; and no address is so near to the largest that with an
// offset below 1,024 it would begin anew at 0. The features are those that the compiler uses.
const options = [
    "-Os", "--one-caller-inline-max-function-size=10", "--low-memory-unused",
    ...["bulk-memory", "mutable-globals", "nontrapping-float-to-int", "sign-ext"].map((name) => `--enable-${name}`),
];

// What is made of a file, kept beside it until there is a newer one: its path, if it can be made.
function kept(file, suffix, make) {
    const made = `${file}${suffix}`;
    if (!existsSync(made) || statSync(made).mtimeMs <= statSync(file).mtimeMs) {
        if (!make(`${made}.new`)) return undefined;
        renameSync(`${made}.new`, made);
    }
    return made;
}

// The path of a module as wasm-opt makes it; where that is not installed, as it is. A program that traps does so still.
function optimized(file) {
    const made = kept(file, ".small", (out) => {
        const { error, status } = spawnSync("wasm-opt", [...options, file, "-o", out], { stdio: ["ignore", "ignore", "inherit"] });
        if (error?.code === "ENOENT") return false;
        if (status !== 0) throw new Error(`wasm-opt cannot read ${file}`);
        return true;
    });
    return made ?? file;
}

// The path of what brotli makes of a module, which takes seconds.
function compressed(file) {
    return kept(file, ".br", (out) => {
        writeFileSync(out, smallest(readFileSync(file)));
        return true;
    });
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
function checkImports(file, index) {
    const has = index === 0 ? imports : { env: { ...imports.env, ...numbers() } };
    const missing = WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(file))).filter(({ module, name }) => !has[module]?.[name]);
    if (missing.length === 0) return;
    const names = missing.map(({ name }) => name).join(", ");
    throw new Error(`${path.basename(file)} calls what Embedded Swift does not have: ${names}. Documentation/Embedded.md tells what to use instead`);
}

// The scripts of a page, of which a file is the first: it, what it imports later, and the workers that it starts, which share nothing with it.
function scripts(folder, entry) {
    const files = Array.from(joined(path.basename(entry, ".mjs"), (name) => served(folder, `${name}.mjs`).toString("utf8")), ([name, text]) => [name, shortened(text)]);
    const started = files.flatMap(([, text]) => Array.from(text.matchAll(/createScriptURL\("([\w.-]+)"\)/g), ([, name]) => name));
    const workers = [...new Set(started)].filter((name) => name !== worker).flatMap((name) => scripts(folder, name));
    return [...files.map(([name, text]) => [name, Buffer.from(text)]), ...workers];
}

// The scenes of a module, the pictures of those that are listed, by file name, and a function that returns the name of a scene's picture.
async function drawn(bytes) {
    let module = await Module.load(bytes);
    const { scenes } = module;
    const name = (scene) => `picture-${scenes.indexOf(scene)}.svg`;
    const files = new Map();
    for (const [index, scene] of scenes.entries()) {
        // A family is listed with the picture of its first scene.
        if (scene.family && scene !== scenes.find(({ family }) => family === scene.family)) continue;
        try {
            const [light, dark] = ["#fff", "#000"].map((paper, style) => {
                module.style(style === 1);
                module.start(index, { width: scene.width, height: scene.height });
                return picture(module, scene, undefined, paper);
            });
            if (light) files.set(name(scene), Buffer.from(dark ? inBothStyles(light, dark) : light));
        } catch (error) {
            // It can still be opened, and says then what is wrong.
            console.error(`page: ${scene.name} has no picture: ${error.message}`);
            module = await Module.load(bytes);
        }
    }
    return { scenes, pictures: files, name: (scene) => (files.has(name(scene)) ? name(scene) : undefined) };
}

// The files of the page by name, and which of them are not of its start. It shows records and links, which the module has if it was built with them.
async function wholePage(folder, [[file, scenes], ...modules], isInSite) {
    const exported = WebAssembly.Module.exports(new WebAssembly.Module(scenes)).map(({ name }) => name);
    if (!exported.includes("unpack")) throw new Error(`${file} has no records and links, which the launcher shows: add the product WebTraces to its target's dependencies`);
    const launcher = await drawn(scenes);
    const [page, ...later] = scripts(folder, "page.mjs");
    const files = new Map([["ScenePage.wasm", scenes], page]);
    for (const name of readdirSync(folder).sort()) {
        if (!name.startsWith(".") && (name === worker || !name.endsWith(".mjs"))) files.set(name, served(folder, name));
    }
    let html = files.get("index.html").toString("utf8")
        .replace('id="drawer"', modules.some(([name]) => name === adviser) ? 'id="drawer" data-advice' : 'id="drawer"')
        .replace('<div id="scenes"></div>', () => `<div id="scenes">${cards(launcher.scenes, launcher.name)}</div>`).replace('data-bytes="1"', `data-bytes="${scenes.length}"`);
    if (isInSite) for (const [before, more] of inSite) html = html.replace(before, `${before}${more}`);
    files.set("index.html", Buffer.from(html));
    // An app of one's own has no stories here.
    const [, reader] = (file === "ScenePage.wasm" && modules.find(([name]) => name === "FileReader.wasm")) || [];
    const played = reader ? await ghosts(reader, launcher.scenes) : {};
    const others = [...later, ["ghosts.json", Buffer.from(JSON.stringify(played))], ...launcher.pictures, ...modules];
    for (const [name, bytes] of others) files.set(name, bytes);
    const digest = createHash("sha256");
    for (const [name, bytes] of files) digest.update(`${name} ${bytes.length}\n`).update(bytes);
    const names = ["./", ...[...files.keys()].filter((name) => name !== worker && name !== "index.html")];
    const text = completed(files.get(worker).toString("utf8"), names, digest.digest("hex").slice(0, 16));
    return { files: files.set(worker, Buffer.from(text)), later: others.map(([name]) => name) };
}

// The files of an app's page by name, and which of them are not of its start: the scripts that it names, if the page has them.
function ownPage(folder, text, modules) {
    const html = Buffer.from(text.replaceAll("{{app}}", path.basename(modules[0][0], ".wasm")));
    const files = new Map([["index.html", html], ...modules]);
    const later = [];
    for (const [, name] of html.toString("utf8").matchAll(/<script [^>]*src="([\w.-]+)"/g)) {
        if (!existsSync(path.join(folder, name))) continue;
        const [first, ...others] = scripts(folder, name);
        files.set(...first);
        for (const [name, bytes] of others) {
            files.set(name, bytes);
            later.push(name);
        }
    }
    if (!files.has("app.mjs") && !files.has("page.mjs")) throw new Error("the page starts no app: add <script type=\"module\" src=\"app.mjs\"></script> to it");
    if (!/<canvas [^>]*data-module=/.test(text)) throw new Error("the page has no place for the app: add <canvas data-module=\"{{app}}.wasm\"></canvas> to it");
    return { files, later };
}

// Replaces the folder by one with these files and the compressed ones. One that is not a built page is left alone.
function write(files, compressed, folder) {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
        const isPage = readdirSync(folder).some((name) => name.endsWith(".wasm")) && existsSync(path.join(folder, "index.html"));
        if (!isPage) throw new Error(`${folder} has other files: name a new folder`);
        rmSync(folder, { recursive: true });
    }
    mkdirSync(folder, { recursive: true });
    for (const [name, bytes] of files) writeFileSync(path.join(folder, name), bytes);
    for (const [name, bytes] of compressed) if (bytes.length < files.get(name).length) writeFileSync(path.join(folder, `${name}.br`), bytes);
}

const pictured = "pictures";
const kinds = { ".wasm": "the module", ".mjs": "scripts", ".html": "markup and style", ".css": "markup and style" };

// Prints the sizes of the files, or a table in Markdown with those of their kinds; returns the bytes after brotli of what the page starts with.
function report(files, compressed, later, asTable) {
    const rows = new Map();
    const all = [0, 0, 0];
    for (const [name, bytes] of files) {
        const isLater = later.has(name);
        const isPicture = isLater && name.endsWith(".svg");
        const key = isPicture ? pictured : !asTable || isLater ? name : (kinds[path.extname(name)] ?? "icon and manifest");
        const sums = rows.get(key) ?? [0, 0, 0];
        [bytes.length, zlib.gzipSync(bytes, { level: 9 }).length, compressed.get(name).length].forEach((size, column) => {
            sums[column] += size;
            if (!isLater) all[column] += size;
        });
        rows.set(key, sums);
    }
    const isStart = ([name]) => !later.has(name) && name !== pictured;
    const lines = [...[...rows].filter(isStart), ["all that it starts with", all], ...[...rows].filter((row) => !isStart(row))];
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

async function main() {
    const { values, positionals } = parseArgs({
        allowPositionals: true,
        options: { advice: { type: "string" }, html: { type: "string" }, site: { type: "boolean", default: false }, table: { type: "boolean", default: false }, most: { type: "string" } },
    });
    if (positionals.length < 2) throw new Error("usage: node Hosts/Web/assemble.mjs MODULE.wasm … OUT [--advice MODULE.wasm] [--html FILE | --site] [--table] [--most BYTES]");
    const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), "page");
    const out = positionals.pop();
    const { advice } = values;
    [...positionals, ...(advice ? [advice] : [])].forEach(checkImports);
    const paths = new Map();
    const read = (file) => {
        const served = optimized(file);
        const bytes = readFileSync(served);
        paths.set(bytes, served);
        return bytes;
    };
    const modules = positionals.map((file) => [path.basename(file), read(file)]);
    if (advice) modules.push([adviser, read(advice)]);
    const { files, later } = values.html ? ownPage(folder, readFileSync(values.html, "utf8"), modules) : await wholePage(folder, modules, values.site);
    const small = new Map([...files].map(([name, bytes]) => [name, paths.has(bytes) ? readFileSync(compressed(paths.get(bytes))) : smallest(bytes)]));
    write(files, small, out);
    const size = report(files, small, new Set(later), values.table);
    if (size > Number(values.most ?? Infinity)) throw new Error(`the page starts with ${size} bytes, more than ${values.most}: Scripts/wasm sizes shows what they are`);
}

try {
    await main();
} catch (error) {
    console.error(`page: ${error.message}`);
    process.exit(1);
}
