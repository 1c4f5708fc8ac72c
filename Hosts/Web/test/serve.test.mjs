// What Hosts/Web/serve.mjs serves, and what it does not.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";

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
function request(name, method = "GET") {
    return new Promise((resolve, reject) => {
        const sent = http.request({ host: "127.0.0.1", port: server.port, path: name, method }, (response) => {
            const parts = [];
            response.on("data", (part) => parts.push(part));
            response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() }));
        });
        sent.on("error", reject).end();
    });
}

test("files have their type, and are asked for again", async () => {
    for (const [name, type] of [["/", "text/html"], ["/a.mjs", "text/javascript"], ["/b.wasm", "application/wasm"]]) {
        const { status, headers } = await request(name);
        assert.equal(status, 200);
        assert.equal(headers["content-type"].split(";")[0], type);
        assert.equal(headers["cache-control"], "no-cache");
    }
    assert.equal((await request("/?scene=x")).body, "<p>page");
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
