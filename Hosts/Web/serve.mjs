// Serves a folder of static files; made for development and tests, not for the public.
//
//     node Hosts/Web/serve.mjs FOLDER [--port N] [--address A]… [--key FILE --certificate FILE]
//
// With a key and a certificate it speaks https. A browser that takes brotli receives what is beside a file as FILE.br, or else the file compressed now. Prints
// each address when it is ready; ends with the process.

import { createReadStream, readFileSync } from "node:fs";
import { lstat, realpath, stat } from "node:fs/promises";
import http from "node:http";
import https from "node:https";
import path from "node:path";
import { pipeline } from "node:stream";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import zlib from "node:zlib";

const types = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".trace": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
};

// The file for a request's address, or undefined: nothing outside the folder, not by `..`, by encoded separators or by a
// symbolic link.
async function fileFor(folder, address) {
    let name;
    try {
        name = decodeURIComponent(address.split(/[?#]/)[0]);
    } catch {
        return undefined;
    }
    if (name.includes("\0") || name.includes("\\")) return undefined;
    if (name.endsWith("/")) name += "index.html";
    try {
        const file = await realpath(path.join(folder, name));
        if (!file.startsWith(folder + path.sep)) return undefined;
        const about = await stat(file);
        return about.isFile() ? { file, size: about.size } : undefined;
    } catch {
        return undefined;
    }
}

const compressible = new Set([".html", ".css", ".mjs", ".js", ".json", ".webmanifest", ".svg", ".wasm", ".trace", ".txt"]);

// Whether a client takes brotli: RFC 9110 lists encodings with weights, of which 0 excludes.
function takesBrotli(accepted = "") {
    return accepted.split(",").some((part) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(part));
}

// The body of an answer as a stream, and its headers.
async function encoded({ file, size }, accepted) {
    if (!compressible.has(path.extname(file))) return { headers: { "content-length": size }, open: () => createReadStream(file) };
    const vary = { vary: "accept-encoding" };
    if (!takesBrotli(accepted)) return { headers: { ...vary, "content-length": size }, open: () => createReadStream(file) };
    const headers = { ...vary, "content-encoding": "br" };
    const [made, was] = await Promise.all([`${file}.br`, file].map((name) => lstat(name).catch(() => undefined)));
    // One that is older is of a file before this one.
    if (made?.isFile() && made.mtimeMs >= was.mtimeMs) return { headers: { ...headers, "content-length": made.size }, open: () => createReadStream(`${file}.br`) };
    const compress = zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: size } });
    return { headers, open: () => pipeline(createReadStream(file), compress, () => {}) };
}

// Starts a server and returns it with its address. `port` 0 takes any that is free. Each file is read again for each request,
// and browsers are asked to keep none, so that a reload shows what was built last. `answered` is called with the name of each file that is sent.
export async function serve(folder, { port = 0, address = "127.0.0.1", key, certificate, answered = () => {} } = {}) {
    const root = await realpath(folder);
    const respond = async (request, response) => {
        response.setHeader("cache-control", "no-cache");
        response.setHeader("x-content-type-options", "nosniff");
        if (request.method !== "GET" && request.method !== "HEAD") {
            response.writeHead(405, { allow: "GET, HEAD" }).end();
            return;
        }
        const found = await fileFor(root, request.url);
        if (!found) {
            response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("There is no such file.\n");
            return;
        }
        if (request.method === "GET") answered(path.relative(root, found.file));
        const { headers, open } = await encoded(found, request.headers["accept-encoding"]);
        response.writeHead(200, { "content-type": types[path.extname(found.file)] ?? "application/octet-stream", ...headers });
        if (request.method === "HEAD") response.end();
        else open().on("error", () => response.destroy()).pipe(response);
    };
    const server = key ? https.createServer({ key, cert: certificate }, respond) : http.createServer(respond);
    await new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, address, resolve);
    });
    const close = () => new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections?.();
    });
    return { port: server.address().port, url: `${key ? "https" : "http"}://${address}:${server.address().port}/`, close };
}

async function main() {
    const { values, positionals } = parseArgs({
        allowPositionals: true,
        options: {
            port: { type: "string", default: "8000" },
            address: { type: "string", multiple: true, default: ["127.0.0.1"] },
            key: { type: "string" },
            certificate: { type: "string" },
        },
    });
    const port = Number(values.port);
    if (positionals.length !== 1 || !Number.isInteger(port) || port < 0 || port > 65535 || !values.key !== !values.certificate) {
        throw new Error("usage: node Hosts/Web/serve.mjs FOLDER [--port N] [--address A]… [--key FILE --certificate FILE]");
    }
    const [key, certificate] = [values.key, values.certificate].map((file) => file && readFileSync(file));
    for (const address of values.address) {
        const { url } = await serve(positionals[0], { port, address, key, certificate });
        console.log(`serving ${positionals[0]} at ${url}; Ctrl-C ends it`);
    }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
    main().catch((error) => {
        const { code, port } = error;
        console.error(code === "EADDRINUSE" ? `port ${port} is in use: choose another with --port N` : error.message);
        process.exit(2);
    });
}
