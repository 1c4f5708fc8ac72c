// Modules as one file: what join.mjs makes, and what it refuses.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";

import { joined } from "../join.mjs";
import { stripped } from "../strip.mjs";

const folder = mkdtempSync(path.join(os.tmpdir(), "touchstone-join."));
after(() => { rmSync(folder, { recursive: true, force: true }); });

// Joins modules, writes the files and returns what the first one exports.
async function run(name, modules) {
    const files = joined(name, (name) => modules[name]);
    for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
    globalThis.log = [];
    await import(pathToFileURL(path.join(folder, `${name}.mjs`)));
    return { log: globalThis.log, files };
}

test("each module runs once, behind what it imports, also for what is imported later", async () => {
    const { log, files } = await run("one", {
        one: 'import { b } from "./b.mjs";\nimport * as c from "./c.mjs";\nlog.push(`one ${b()} ${c.value}`);\nconst { later, again } = await import("./later.mjs");\nlog.push(later(), again);',
        b: 'import { value as x } from "./c.mjs";\nlog.push("b");\nexport function b() {\nreturn x;\n}',
        c: 'log.push("c");\nexport const value = 3;',
        later: 'import { own } from "./own.mjs";\nexport async function later() {\nreturn own;\n}\nexport const again = own + 1;',
        own: 'log.push("own");\nexport const own = 7;',
    });
    assert.deepEqual([...files.keys()], ["one.mjs", "later.mjs"]);
    assert.deepEqual([...log.slice(0, 4), log[5]], ["c", "b", "one 3 3", "own", 8]);
});

test("what is imported later has the modules of the first file, not others of its own", async () => {
    const { files } = await run("two", {
        two: 'import { add } from "./shared.mjs";\nadd("two");\nimport("./after.mjs");',
        shared: "let count = 0;\nexport const add = (name) => log.push(`${name} ${++count}`);",
        after: 'import { add } from "./shared.mjs";\nadd("after");\nexport const done = true;',
    });
    await import(pathToFileURL(path.join(folder, "after.mjs")));
    assert.deepEqual(globalThis.log, ["two 1", "after 2"]);
    assert.equal([...files.values()].join("").split("count = 0").length, 2);
});

test("what cannot be joined is refused", () => {
    for (const line of ["export default 1;", "export { a };", "export let a = 1;", 'import "./b.mjs";', 'export * from "./b.mjs";']) {
        assert.throws(() => joined("a", () => line), /^Error: a\.mjs: '.*' cannot be joined$/, line);
    }
    assert.throws(() => joined("a", (name) => `import { x } from "./${name === "a" ? "b" : "a"}.mjs";`), /^Error: modules import one another: a → b → a$/);
});

test("the page is one file, and what it loads later", () => {
    const read = (name) => stripped(`${name}.mjs`, readFileSync(new URL(`../page/${name}.mjs`, import.meta.url), "utf8"));
    for (const entry of ["page", "app"]) {
        const files = joined(entry, read);
        assert.doesNotMatch(files.get(`${entry}.mjs`), /^import /m);
        assert.ok(files.has("roles.mjs"));
    }
});
