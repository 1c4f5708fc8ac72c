// Serves a folder of static files; made for development and tests, not for the public.
//
//     node Hosts/Web/serve.mjs FOLDER [--port N] [--address A] [--key FILE --certificate FILE]
//
// With a key and a certificate it speaks https. Prints the address when it is ready; ends with the process.

import { createReadStream, readFileSync } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import http from "node:http";
import https from "node:https";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

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

// Starts a server and returns it with its address. `port` 0 takes any that is free. Each file is read again for each request,
// and browsers are asked to keep none, so that a reload shows what was built last.
export async function serve(folder, { port = 0, address = "127.0.0.1", key, certificate } = {}) {
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
        response.writeHead(200, {
            "content-type": types[path.extname(found.file)] ?? "application/octet-stream",
            "content-length": found.size,
        });
        if (request.method === "HEAD") response.end();
        else createReadStream(found.file).on("error", () => response.destroy()).pipe(response);
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
            address: { type: "string", default: "127.0.0.1" },
            key: { type: "string" },
            certificate: { type: "string" },
        },
    });
    const port = Number(values.port);
    if (positionals.length !== 1 || !Number.isInteger(port) || port < 0 || port > 65535 || !values.key !== !values.certificate) {
        throw new Error("usage: node Hosts/Web/serve.mjs FOLDER [--port N] [--address A] [--key FILE --certificate FILE]");
    }
    const { url } = await serve(positionals[0], {
        port,
        address: values.address,
        key: values.key && readFileSync(values.key),
        certificate: values.certificate && readFileSync(values.certificate),
    });
    console.log(`serving ${positionals[0]} at ${url}; Ctrl-C ends it`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
    main().catch((error) => {
        const { code, port } = error;
        console.error(code === "EADDRINUSE" ? `port ${port} is in use: choose another with --port N` : error.message);
        process.exit(2);
    });
}
