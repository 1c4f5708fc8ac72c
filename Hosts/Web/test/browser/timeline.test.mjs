// The pages that `touchstone show --html` writes, in Chromium: opened from a file, scrubbed, searched, zoomed, in light and dark, with keys alone.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

import * as chromium from "../chromium.mjs";
import { longTrace, tenFingers } from "../traces.mjs";

const command = process.env.TOUCHSTONE;
const skip = chromium.isInstalled() ? !command && "Scripts/page check builds the command" : "Chromium is not installed";
const root = fileURLToPath(new URL("../../../../", import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), "touchstone-timeline."));
const file = (name) => path.join(folder, name);
const touchstone = (...words) => execFileSync(command, words, { cwd: root, maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "pipe"] });

let browser;
let page;
const requests = [];
before(async () => {
    if (skip) return;
    browser = await chromium.start();
    page = browser.page;
    page.listen(({ method, params }) => { if (method === "Network.requestWillBeSent") requests.push(params.request.url); });
    await page.size(1280, 860, { mobile: false });
});
after(() => {
    browser?.end();
    rmSync(folder, { recursive: true });
});

// The traces, each with the page's own lists of what it has.
const traces = {
    "the bundled recording": (out) => touchstone("--trace", out),
    "a story of dots": (out) => writeFileSync(out, touchstone(
        "replay", "Tests/Data/Stories/dots/a-dot-goes-into-the-drawer-that-another-finger-pulls-in.trace", "--trace", "-")),
    "ten fingers": (out) => {
        writeFileSync(`${out}.input`, tenFingers());
        touchstone("replay", `${out}.input`, "--scene", "everything", "--trace", out);
    },
    "a hundred thousand records": (out) => writeFileSync(out, longTrace(100_000)),
};

// Writes the page of a trace and opens it; returns its address.
async function open(name) {
    const [trace, html] = [file(`${name}.trace`), file(`${name}.html`)];
    traces[name](trace);
    touchstone("show", trace, "--html", html);
    requests.length = 0;
    page.problems.length = 0;
    const url = pathToFileURL(html).href;
    await page.open(url);
    await drawn();
    return url;
}
const drawn = () => page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
const text = (id) => page.evaluate((id) => document.getElementById(id).textContent, id);
const key = async (name, more) => {
    await page.key(name, more);
    await drawn();
};
const SHIFT = 8;

for (const name of Object.keys(traces)) {
    test(name, { skip }, async (t) => {
        const url = await open(name);

        await t.test("has names for everything that can be used", async () => {
            await page.call("Accessibility.enable");
            const { nodes } = await page.call("Accessibility.getFullAXTree");
            const used = nodes.filter(({ ignored, role }) => !ignored && ["button", "combobox", "searchbox", "slider", "listbox", "option", "image", "dialog", "group", "region", "complementary"].includes(role?.value));
            for (const node of used) assert.ok(node.name?.value?.trim(), `a ${node.role.value} has no name`);
            const names = used.map(({ role, name }) => `${role.value} ${name.value}`);
            for (const expected of ["searchbox Search", "combobox Colors", "combobox List", "button Help", "slider Time", "button Play", "button Next decision", "button Zoom in", "listbox Decisions", "region Lanes"]) {
                assert.ok(names.includes(expected), `${expected} is none of: ${names.filter((one) => !one.startsWith("option")).join(", ")}`);
            }
            assert.ok(names.some((one) => one.startsWith("image The screen at ")));
            await page.call("Accessibility.disable");
        });

        await t.test("is scrubbed with keys and on the ruler", async () => {
            await key("Home");
            assert.equal(await text("clock"), await page.evaluate(() => seconds(START)));
            await key("ArrowRight");
            const stepped = await page.evaluate(() => now);
            assert.ok(stepped > await page.evaluate(() => START));
            await key("ArrowRight", { modifiers: SHIFT });
            assert.equal(await page.evaluate(() => decisionTimes.includes(now)), true);
            assert.equal(await text("status"), await text("detail"));
            assert.match(await text("status"), /^\d+\.\d{3} s — ./);
            const fingers = await page.evaluate(() => {
                seek(paths[0].times[0]);
                return new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(() => resolve(element("picture").getAttribute("aria-label")))); });
            });
            assert.match(fingers, /: finger 1 at \d+, \d+ on ./);
            assert.match(await text("fingers"), /^finger 1: \d+, \d+ on ./);
            const ruler = await page.evaluate(() => {
                const { left, top } = element("ruler").getBoundingClientRect();
                return { x: left + xOf((axis.from + axis.to) / 2), y: top + 12, time: (axis.from + axis.to) / 2 };
            });
            await page.mouse("mousePressed", ruler.x, ruler.y);
            await page.mouse("mouseReleased", ruler.x, ruler.y);
            await drawn();
            assert.ok(Math.abs(await page.evaluate(() => now) - ruler.time) < await page.evaluate(() => (axis.to - axis.from) / 100));
        });

        await t.test("is searched", async () => {
            await key("/");
            assert.equal(await page.evaluate(() => document.activeElement.id), "search");
            await page.call("Input.insertText", { text: "FAILED" });
            await drawn();
            const [count, all] = (await text("found")).split(" of ").map(Number);
            assert.ok(count > 0 && count < all, `${count} of ${all}`);
            assert.ok(await page.evaluate(() => log.entries.every((row) => `${log.of.subject(row)} ${log.of.text(row)}`.includes("failed"))));
            const chosen = await page.evaluate(() => log.chosen);
            await key("Enter");
            assert.equal(await page.evaluate(() => log.chosen), (chosen + 1) % count);
            await key("Escape");
            assert.equal(await text("found"), String(all));
            await key("l");
            assert.equal(await text("log-title"), "Records");
            await key("l");
            await page.evaluate(() => {
                search.value = "hit finger=1 window";
                search.dispatchEvent(new Event("input"));
            });
            assert.match(await text("found"), /^[1-9]\d* of \d+$/);
            await page.evaluate(() => { search.value = ""; showLog("decisions"); });
        });

        await t.test("is zoomed by wheel, fingers and keys", async () => {
            const length = () => page.evaluate(() => axis.to - axis.from);
            const middle = await page.evaluate(() => {
                const { left, top } = element("chart").getBoundingClientRect();
                return [left + axis.left + axis.width / 2, top + 60];
            });
            const whole = await length();
            await page.wheel(...middle, 0, -300);
            await page.until((whole) => axis.to - axis.from < whole * 0.8, whole);
            const zoomed = await length();
            await page.play(Array.from({ length: 8 }, (_, step) => ({ a: [middle[0] - 30 - step * 8, middle[1]], b: [middle[0] + 30 + step * 8, middle[1]] })));
            await page.until((zoomed) => axis.to - axis.from < zoomed * 0.6, zoomed);
            await key("0");
            const full = await length();
            await key("+");
            assert.ok(await length() < full);
            await key("-");
            await key("0");
            assert.equal(await length(), full);
            assert.ok(await page.evaluate(() => axis.from <= START && axis.to >= END));
            // The time under the wheel stays, also where there is nothing more to enlarge.
            const shift = await page.evaluate(() => {
                const x = axis.left + axis.width / 4, time = timeOf(x);
                for (let notch = 0; notch < 200; notch += 1) zoom(1.3, x);
                return (timeOf(x) - time) / (axis.to - axis.from);
            });
            assert.ok(Math.abs(shift) < 0.01, `${shift} of the width`);
            await key("0");
        });

        await t.test("is light and dark", async () => {
            const colors = [];
            for (const theme of ["light", "dark", undefined]) {
                await key("t");
                assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
                colors.push(await page.evaluate(() => `${getComputedStyle(document.body).backgroundColor} ${colors.ink}`));
            }
            assert.notEqual(colors[0], colors[1]);
        });

        await t.test("has help, a list for keys, and a time that runs", async () => {
            await key("?");
            assert.equal(await page.evaluate(() => element("help").open), true);
            await key("Escape");
            assert.equal(await page.evaluate(() => element("help").open), false);
            await page.evaluate(() => { seek(START); element("list").focus(); });
            await key("ArrowDown");
            await key("ArrowDown");
            const { active, selected } = await page.evaluate(() => ({
                active: element("list").getAttribute("aria-activedescendant"), selected: document.querySelector("[aria-selected=true]").id,
            }));
            assert.equal(active, selected);
            await page.evaluate(() => { document.activeElement.blur(); seek(START); });
            await key(" ");
            await page.until(() => now > START && playing !== undefined);
            await key(" ");
            assert.equal(await page.evaluate(() => playing), undefined);
        });

        await t.test("has few nodes, however long the trace is", async () => {
            for (const kind of ["decisions", "all"]) {
                for (const place of [0, 0.5, 1]) {
                    await page.evaluate((kind, place) => {
                        showLog(kind);
                        seek(START + (END - START) * place);
                    }, kind, place);
                    await drawn();
                    const count = await page.evaluate(() => document.querySelectorAll("*").length);
                    assert.ok(count < 600, `${count} nodes`);
                }
            }
        });

        await t.test("asks for nothing, and has no error", () => {
            assert.deepEqual(requests.filter((one) => one !== url && !one.startsWith("data:")), []);
            assert.deepEqual(page.problems, []);
        });
    });
}

test("the story of dots has the outlines of its views", { skip }, async (t) => {
    await page.size(1280, 1400, { mobile: false });
    t.after(() => page.size(1280, 860, { mobile: false }));
    await open("a story of dots");
    const { names, moves } = await page.evaluate(() => ({
        names: outlines.map(({ name }) => name), moves: Math.max(...outlines.map(({ times }) => times.length)),
    }));
    assert.ok(names.includes("dot 12") && names.includes("canvas") && moves > 10);
    await page.evaluate(() => seek(700_000));
    await drawn();
    const labels = await page.evaluate(() => Array.from(document.querySelectorAll("#labels li:not(.heading)"), (one) => Array.from(one.children, (part) => part.textContent).join(": ")));
    assert.deepEqual(labels, [
        "finger 1: down", "finger 2: down", "overlay delay: ", "press dot 12: in progress", "canvas delay: failed", "pan: in progress", "dot 12: touched", "canvas: ",
        "press dot 12: began", "pan: changed",
    ]);
});

test("of views with one name, the touched one is marked", { skip }, async () => {
    await open("a story of dots");
    const marked = await page.evaluate(() => {
        const view = (left) => ({ name: "cell", times: [0], corners: [[left, 0, left + 100, 0, left + 100, 100, left, 100]] });
        outlines.splice(0, outlines.length, view(0), view(100), view(200));
        return [150, 950].map((x) => outlines.indexOf(hitOutline({ view: "cell", times: [0], xs: [x], ys: [50] })));
    });
    assert.deepEqual(marked, [1, 2]);
});

test("names are text, whatever is in them", { skip }, async () => {
    const evil = "</script><img src=x onerror=document.title=1><b>\\\"'&amp;\u202Ex";
    writeFileSync(file("evil.trace"), `touchstone-trace 2\nsource="${evil}"\n0.0 frame 1:began@40,60\n0.0 hit finger=1 view="${evil}" window="w"\n`
        + `0.0 watch recognizer="${evil}" finger=1\n0.1 withhold view="${evil}" step=ended finger=1 because=["${evil}"]\n`);
    touchstone("show", file("evil.trace"), "--html", file("evil.html"));
    requests.length = 0;
    page.problems.length = 0;
    await page.open(pathToFileURL(file("evil.html")).href);
    await drawn();
    const shown = await page.evaluate(() => Array.from(document.querySelectorAll("#labels bdi, #rows b"), (one) => one.textContent));
    assert.ok(shown.filter((one) => one === evil.replace("\\\"", '"').replace("\u202E", "?")).length >= 3, shown.join("\n"));
    assert.equal(await page.evaluate(() => document.querySelectorAll("img").length), 0);
    assert.deepEqual(requests.filter((one) => !one.startsWith("file:") && one !== "data:,"), []);
    assert.deepEqual(page.problems, []);
});

test("a decision that is asked about stays chosen, and has the number of its mark", { skip }, async () => {
    await open("the bundled recording");
    const [asked, number] = await page.evaluate(() => {
        const index = logs.decisions.all.findIndex((row) => decisionTimes[row] === decisionTimes[row + 1]);
        log.go(index);
        log.ask(index);
        return [index, String(decisionNumbers[index])];
    });
    await drawn();
    assert.deepEqual(await page.evaluate(() => [log.chosen, document.querySelector("#rows [aria-selected=true]").dataset.number]), [asked, number]);
});

test("of the decisions of one instant, that of the lane that is asked about is chosen", { skip }, async () => {
    await open("the bundled recording");
    const chosen = await page.evaluate(() => {
        const time = decisionTimes.find((one, row) => one === decisionTimes[row + 1]);
        const rows = logs.decisions.all.filter((row) => decisionTimes[row] === time && data.sets[decisionLanes[row]].length === 1);
        return rows.map((row) => {
            const [lane] = data.sets[decisionLanes[row]];
            openLane(lanes[lane], time);
            return [lane, ...data.sets[decisionLanes[log.entries[log.chosen]]]];
        });
    });
    assert.ok(chosen.length > 1);
    for (const [asked, ...lanes] of chosen) assert.ok(lanes.includes(asked), `${asked}: ${lanes}`);
});

test("the time of a small page takes two rows, and its help begins at the top", { skip }, async (t) => {
    t.after(() => page.size(1280, 860, { mobile: false }));
    await open("the bundled recording");
    for (const [width, height, rows] of [[390, 844, 2], [640, 400, 1]]) {
        await page.size(width, height, { mobile: false });
        await drawn();
        const middles = await page.evaluate(() => Array.from(element("time").children, (one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return Math.round((top + bottom) / 2);
        }));
        assert.equal(new Set(middles).size, rows, `${width} × ${height}: ${middles}`);
        await key("?");
        assert.equal(await page.evaluate(() => element("help").scrollTop), 0);
        await key("Escape");
    }
});

test("what a row has no room for is read whole, with a pointer, with keys and on paper", { skip }, async (t) => {
    t.after(() => page.size(1280, 860, { mobile: false }));
    const name = "the recognizer of the second card from the top";
    const reason = "moved 47.5 pt, more than the 45 that a press may move before it has begun, as this reason says at some length";
    writeFileSync(file("long.trace"), `touchstone-trace 2\n0.0 frame 1:began@40,60\n0.0 hit finger=1 view="card" window="w"\n0.0 watch recognizer="${name}" finger=1\n`
        + `0.0 watch recognizer="second" finger=1\n0.1 enter recognizer="${name}" phase=failed cause=own:"${reason}"\n0.2 frame 1:ended@40,60\n`
        + '0.2 enter recognizer="second" phase=failed cause=own:"late"\n');
    touchstone("show", file("long.trace"), "--html", file("long.html"));
    // Whether a label shows all of its texts, inside of the lanes.
    const isWhole = () => page.evaluate((name) => {
        const label = [...document.querySelectorAll("#labels li")].find((one) => one.firstChild.textContent === name);
        const lanes = element("lanes").getBoundingClientRect(), box = label.getBoundingClientRect();
        return [...label.children].every((one) => one.scrollWidth <= one.clientWidth && one.clientWidth > 2) && box.right <= lanes.right && label.lastChild.textContent === "failed"
            && label.title === `${name}: failed`;
    }, name);
    for (const [width, height] of [[390, 844], [1280, 800]]) {
        await page.size(width, height, { mobile: false });
        await page.open(pathToFileURL(file("long.html")).href);
        await page.evaluate(() => seek(150_000));
        await drawn();
        assert.equal(await isWhole(), false, `${width}: cut`);
        const [x, y] = await page.evaluate((name) => {
            const label = [...document.querySelectorAll("#labels li")].find((one) => one.firstChild.textContent === name);
            label.scrollIntoView({ block: "center" });
            const { left, top } = label.getBoundingClientRect();
            return [left + 20, top + 8];
        }, name);
        await page.mouse("mouseMoved", x, y);
        await drawn();
        assert.equal(await isWhole(), true, `${width}: under the pointer`);
        await page.mouse("mouseMoved", 1, 1);
        await page.evaluate(() => element("lanes").focus({ focusVisible: true }));
        for (let count = 0; count < 12 && !await isWhole(); count += 1) await key("ArrowDown");
        assert.equal(await isWhole(), true, `${width}: chosen by keys`);
        // The row of the chosen decision has all of its reason, above the next one; so has the line below the list.
        await page.evaluate(() => log.go(logs.decisions.all.findIndex((row) => data.words[decisionTexts[row]].includes("at some length"))));
        await drawn();
        const detail = await page.evaluate(() => [element("detail").textContent, element("detail").scrollWidth <= element("detail").clientWidth]);
        assert.ok(detail[0].includes(reason) && detail[1], detail[0]);
        const [row, next] = await page.evaluate(() => {
            const item = document.querySelector("#rows > [aria-selected=true]"), list = element("list").getBoundingClientRect();
            const { top, bottom } = item.getBoundingClientRect();
            const isWhole = [...item.children].every((one) => one.scrollWidth <= one.clientWidth || one.localName === "time") && item.scrollHeight <= item.clientHeight;
            return [{ text: item.textContent, isWhole, top: top - list.top, bottom, room: list.bottom - bottom }, item.nextElementSibling.getBoundingClientRect().top];
        });
        assert.ok(row.text.includes(reason) && row.isWhole && row.top >= 0 && row.room >= 0 && Math.abs(row.bottom - next) <= 1, `${JSON.stringify(row)}, next at ${next}`);
        await page.call("Emulation.setEmulatedMedia", { media: "print" });
        const lines = await page.evaluate(() => {
            dispatchEvent(new Event("beforeprint"));
            return [...document.querySelectorAll("#paper li")].filter((one) => one.checkVisibility() && one.scrollWidth <= one.clientWidth).map((one) => one.textContent);
        });
        await page.evaluate(() => dispatchEvent(new Event("afterprint")));
        await page.call("Emulation.setEmulatedMedia", { media: "" });
        assert.ok(lines.some((line) => line.includes(`failed: ${reason}`)), lines.join("\n"));
    }
});

test("a card leaves the lane in sight that it is about, in a window of little height as well", { skip }, async (t) => {
    t.after(() => page.size(1280, 860, { mobile: false }));
    const names = Array.from({ length: 14 }, (_, index) => `recognizer ${index + 1}`);
    writeFileSync(file("many.trace"), `touchstone-trace 2\n0.0 frame 1:began@40,60\n0.0 hit finger=1 view="card" window="w"\n`
        + names.map((name) => `0.0 watch recognizer="${name}" finger=1\n`).join("")
        + names.map((name, index) => `0.1${index + 10} enter recognizer="${name}" phase=failed cause=own:"moved ${index} pt"\n`).join("") + "0.2 frame 1:ended@40,60\n");
    touchstone("show", file("many.trace"), "--html", file("many.html"));
    for (const [width, height] of [[640, 400], [900, 400], [1280, 800]]) {
        await page.size(width, height, { mobile: false });
        await page.open(pathToFileURL(file("many.html")).href);
        for (const name of names) {
            await page.evaluate((name) => openDecision(logs.decisions.all.find((row) => data.words[decisionSubjects[row]] === name)), name);
            await drawn();
            const [lane, card, high] = await page.evaluate((name) => {
                const label = [...document.querySelectorAll("#labels li")].find((one) => one.firstChild.textContent === name);
                const [one, other] = [label, element("card")].map((part) => part.getBoundingClientRect());
                return [[one.top, one.bottom], [other.top, other.bottom], innerHeight];
            }, name);
            const isApart = lane[1] <= card[0] + 1 || lane[0] >= card[1] - 1;
            assert.ok(isApart && lane[0] >= -1 && lane[1] <= high + 1, `${width} × ${height}, ${name}: lane ${lane}, card ${card}`);
            await key("Escape");
        }
    }
});
