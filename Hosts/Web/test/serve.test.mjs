// What Hosts/Web/serve.mjs serves, and what it does not.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import zlib from "node:zlib";

import { serve } from "../serve.mjs";

let folder;
let server;

before(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), "touchstone-serve."));
    mkdirSync(path.join(folder, "page/inner"), { recursive: true });
    writeFileSync(path.join(folder, "secret.txt"), "outside");
    writeFileSync(path.join(folder, "page.txt"), "outside, with a name that begins like the folder's");
    writeFileSync(path.join(folder, "page/index.html"), "<p>page");
    writeFileSync(path.join(folder, "page/a.mjs"), "export {};");
    writeFileSync(path.join(folder, "page/b.wasm"), Buffer.from([0, 97, 115, 109]));
    symlinkSync("../secret.txt", path.join(folder, "page/link.txt"));
    server = await serve(path.join(folder, "page"));
});
after(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
});

// A request whose path is sent as it is: `fetch` would resolve `..`.
function request(name, method = "GET", headers = {}) {
    return new Promise((resolve, reject) => {
        const sent = http.request({ host: "127.0.0.1", port: server.port, path: name, method, headers }, (response) => {
            const parts = [];
            response.on("data", (part) => parts.push(part));
            response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString(), bytes: Buffer.concat(parts) }));
        });
        sent.on("error", reject).end();
    });
}

test("the files that are sent are named", async () => {
    const names = [];
    const other = await serve(path.join(folder, "page"), { answered: (name) => names.push(name) });
    for (const [name, method] of [["", "GET"], ["a.mjs", "HEAD"], ["none", "GET"], ["a.mjs", "GET"]]) await (await fetch(`${other.url}${name}`, { method })).text();
    await other.close();
    assert.deepEqual(names, ["index.html", "a.mjs"]);
});

test("files have their type, and are asked for again", async () => {
    for (const [name, type] of [["/", "text/html"], ["/a.mjs", "text/javascript"], ["/b.wasm", "application/wasm"]]) {
        const { status, headers } = await request(name);
        assert.equal(status, 200);
        assert.equal(headers["content-type"].split(";")[0], type);
        assert.equal(headers["cache-control"], "no-cache");
    }
    assert.equal((await request("/?scene=x")).body, "<p>page");
});

test("a browser that takes brotli gets it: what is beside the file unless it is older, or else made now", async () => {
    const [file, text] = [path.join(folder, "page/c.css"), "p { color: red; }\n".repeat(100)];
    writeFileSync(file, text);
    const brotli = async (accepted, method) => request("/c.css", method, { "accept-encoding": accepted });
    for (const accepted of ["gzip, deflate, br, zstd", "br;q=0.5", "BR"]) {
        const { headers, bytes } = await brotli(accepted);
        assert.deepEqual([headers["content-encoding"], headers.vary, headers["content-type"]], ["br", "accept-encoding", "text/css; charset=utf-8"]);
        assert.equal(zlib.brotliDecompressSync(bytes).toString(), text);
    }
    for (const accepted of ["gzip", "br;q=0", "br; q=0.0", "brotli", "*"]) {
        const { headers, body } = await brotli(accepted);
        assert.deepEqual([headers["content-encoding"], headers.vary, headers["content-length"], body], [undefined, "accept-encoding", String(text.length), text], accepted);
    }
    const beside = zlib.brotliCompressSync("beside");
    writeFileSync(`${file}.br`, beside);
    assert.deepEqual((await brotli("br")).bytes, beside);
    const head = await brotli("br", "HEAD");
    assert.deepEqual([head.headers["content-encoding"], head.headers["content-length"], head.body], ["br", String(beside.length), ""]);
    utimesSync(`${file}.br`, 1, 1);
    assert.equal(zlib.brotliDecompressSync((await brotli("br")).bytes).toString(), text);
    // Not out of the folder either.
    rmSync(`${file}.br`);
    symlinkSync("../secret.txt", `${file}.br`);
    assert.equal(zlib.brotliDecompressSync((await brotli("br")).bytes).toString(), text);
    // A picture in PNG is compressed already.
    writeFileSync(path.join(folder, "page/d.png"), "PNG");
    assert.equal((await request("/d.png", "GET", { "accept-encoding": "br" })).headers["content-encoding"], undefined);
});

test("it listens at the addresses that are named, and at no other", async () => {
    const script = fileURLToPath(new URL("../serve.mjs", import.meta.url));
    const port = await new Promise((resolve) => {
        const free = http.createServer().listen(0, "127.0.0.1", () => { const { port } = free.address(); free.close(() => resolve(port)); });
    });
    const child = spawn("node", [script, path.join(folder, "page"), "--port", port, "--address=127.0.0.2", "--address=127.0.0.3"], { stdio: ["ignore", "pipe", "inherit"] });
    try {
        let printed = "";
        for await (const part of child.stdout) {
            printed += part;
            if (printed.split("\n").length > 2) break;
        }
        const status = (host) => new Promise((resolve) => { http.get({ host, port }, (response) => resolve(response.resume().statusCode)).on("error", ({ code }) => resolve(code)); });
        assert.deepEqual(await Promise.all(["127.0.0.2", "127.0.0.3", "127.0.0.1"].map(status)), [200, 200, "ECONNREFUSED"]);
    } finally {
        child.kill();
    }
});

test("nothing outside the folder is served", async () => {
    const hostile = [
        "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/inner/..%2f..%2fsecret.txt", "/..\\secret.txt", "/..%5csecret.txt",
        "/../page.txt", "//secret.txt", "/link.txt", "/a.mjs%00", "/%", "/inner", "/%2fetc/passwd",
    ];
    for (const name of hostile) assert.equal((await request(name)).status, 404, name);
});

test("only reading is possible", async () => {
    assert.equal((await request("/a.mjs", "POST")).status, 405);
    const head = await request("/a.mjs", "HEAD");
    assert.deepEqual([head.status, head.body, head.headers["content-length"]], [200, "", "10"]);
});
