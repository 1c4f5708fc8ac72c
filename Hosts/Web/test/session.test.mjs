import assert from "node:assert/strict";
import test from "node:test";
import { Host } from "../page/host.mjs";
import { Session } from "../page/session.mjs";
import { makeSurface } from "./events.mjs";
import { list, makeCanvases } from "./lists.mjs";

/// A module that records its calls; its state is the list of them.
class FakeModule {
    scenes = [{ name: "one", summary: "", hint: "", width: 400, height: 300 }];
    wantsFrames = false;
    needsDisplay = false;
    wakeAt = Infinity;
    imageVersion = 0;
    calls = [];
    lines = [];
    drawn = 0;
    posted = [];
    read = 0;
    start(index, { width, height }) {
        this.calls = [`start ${index} ${width}x${height}`];
        this.lines = [];
        this.size = { width, height };
    }
    receive({ at, contacts }) {
        this.calls.push(`receive ${at} ${contacts.map(({ id, phase }) => `${id} ${phase}`)}`);
        for (const { id, phase, x, y } of contacts) {
            this.lines.push(`${at} frame ${id}:${phase}@${x},${y}`);
            if (phase === "began") this.lines.push(`${at} hit finger=1 view="v" window="w"`);
        }
        this.needsDisplay = true;
    }
    advance(at) { this.calls.push(`advance ${at}`); this.wakeAt = Infinity; }
    displayFrame(at) { this.calls.push(`frame ${at}`); this.needsDisplay = true; }
    resize({ width, height }) { this.calls.push(`resize ${width}x${height}`); }
    style(isDark) { this.isDark = isDark; }
    unpack(text) {
        if (text !== "good") throw new Error("it is broken");
        return { scene: "one", width: 200, height: 100, end: 2, frames: 3 };
    }
    replay(until) {
        this.calls.push(`replay ${until}`);
        this.needsDisplay = true;
        return this.size;
    }
    draw() { this.drawn += 1; this.needsDisplay = false; return list(0); }
    elements() { this.read += 1; return { elements: [], texts: this.posted.splice(0), goal: 0 }; }
    assist({ at, index, action }) { this.calls.push(`assist ${at} ${index} ${action}`); }
    touches() { return [{ finger: 1, x: 7, y: 8 }]; }
    get recordCount() { return this.lines.length; }
    records(from) { return this.lines.slice(from); }
    snapshot() { return { calls: [...this.calls], lines: [...this.lines] }; }
    restore({ calls, lines }) { this.calls = [...calls]; this.lines = [...lines]; }
}

/// A session with time, frames of the display and timers under control.
function started(t) {
    const { surface, page, pointer, settle } = makeSurface(Host);
    const { canvases, make } = makeCanvases();
    Object.assign(surface, { width: 0, height: 0, getContext: make().getContext });
    const real = { now: 1000, frames: [], timers: [], failures: [], changes: 0 };
    page.performance.now = () => real.now;
    t.mock.method(performance, "now", () => real.now);
    t.mock.method(globalThis, "setTimeout", (action, delay) => real.timers.push({ action, delay }));
    t.mock.method(globalThis, "clearTimeout", (id) => { real.timers[id - 1] = undefined; });
    globalThis.requestAnimationFrame = (action) => real.frames.push(action);
    globalThis.cancelAnimationFrame = () => { real.frames = []; };
    const module = new FakeModule();
    const session = new Session(module, surface, { changed: () => { real.changes += 1; }, failed: (error) => real.failures.push(error.message) });
    session.start(0, { width: 400, height: 300 }, 2);
    /// Shows the frames of the display that were asked for; returns their number.
    const show = () => {
        const frames = real.frames.splice(0);
        for (const frame of frames) frame(real.now);
        return frames.length;
    };
    return { session, module, real, pointer, settle, show, canvases };
}

test("an idle scene asks for no frames and sets no timer", (t) => {
    const { real, module, show } = started(t);
    assert.equal(show(), 0);
    assert.equal(real.timers.length, 0);
    assert.deepEqual(module.calls, ["start 0 400x300"]);
});

test("a pause shows the present, up to which the app is advanced", (t) => {
    const { real, module, session, pointer, settle } = started(t);
    real.now = 1100;
    pointer("down", 1, 10, 10, 1095);
    settle();
    real.now = 6000;
    session.pause();
    assert.equal(session.clock.position, 5);
    assert.deepEqual(module.calls.slice(1), ["receive 0.095 1 began", "advance 5"]);
    session.pause();
    assert.equal(module.calls.length, 3);
});

test("a touch is received at its time, painted once, and idle again", (t) => {
    const { real, module, session, pointer, settle, show } = started(t);
    real.now = 1100;
    session.call({ kind: "advance", at: 0.01 });
    assert.equal(session.isTouched, false);
    module.calls.pop();
    pointer("down", 1, 10, 10, 1095);
    settle();
    assert.equal(session.isTouched, true);
    assert.deepEqual(module.calls.slice(1), ["receive 0.095 1 began"]);
    const drawn = module.drawn;
    assert.equal(show(), 1);
    assert.equal(show(), 0);
    assert.equal(module.drawn, drawn + 1);
});

test("frames of the display come while they are wanted, at their times", (t) => {
    const { real, module, session, show } = started(t);
    module.wantsFrames = true;
    session.schedule();
    for (real.now of [1016, 1032]) show();
    module.wantsFrames = false;
    real.now = 1048;
    show();
    assert.equal(show(), 0);
    assert.deepEqual(module.calls.slice(1), ["frame 0.016", "frame 0.032"]);
});

test("an input is never earlier than what was called before it", (t) => {
    const { real, module, session, pointer, settle, show } = started(t);
    module.wantsFrames = true;
    session.schedule();
    real.now = 1020;
    show();
    pointer("down", 1, 10, 10, 1018);
    settle();
    assert.deepEqual(module.calls.slice(1), ["frame 0.02", "receive 0.02 1 began"]);
});

test("a timer wakes the page when it is due, in slow motion later", (t) => {
    const { real, module, session } = started(t);
    module.wakeAt = 0.5;
    session.schedule();
    assert.equal(real.timers.at(-1).delay, 500);
    session.setSpeed(0.1);
    assert.equal(real.timers.at(-1).delay, 5000);
    real.now += 5000;
    real.timers.at(-1).action();
    assert.deepEqual(module.calls.slice(1), ["advance 0.5"]);
});

test("nothing runs while it is paused, and a step is one frame", (t) => {
    const { real, module, session, show } = started(t);
    module.wantsFrames = true;
    session.pause();
    real.now += 1000;
    show();
    assert.equal(show(), 0);
    session.step();
    assert.deepEqual(module.calls.slice(1), ["frame 0.0167"]);
});

test("taking over from the past cancels the fingers that were down there", (t) => {
    const { real, module, session, pointer, settle } = started(t);
    real.now = 1100;
    pointer("down", 1, 10, 10, 1100);
    settle();
    real.now = 3000;
    pointer("up", 1, 10, 10, 3000);
    settle();
    session.seek(1);
    pointer("down", 2, 10, 10, 3100);
    settle();
    assert.deepEqual(module.calls.slice(1), ["receive 0.1 1 began"], "the past cannot be touched");
    session.takeOver();
    assert.deepEqual(module.calls.slice(1), ["receive 0.1 1 began", "receive 1 1 cancelled"]);
});

test("a replay is watched, and can be touched when it is over", (t) => {
    const { real, module, session, pointer, settle, show } = started(t);
    assert.equal(session.startReplay("good", 1), 0);
    assert.deepEqual(session.size, { width: 200, height: 100 });
    real.now += 1000;
    show();
    assert.equal(session.host.isEnabled, false);
    real.now += 1500;
    show();
    assert.equal(session.host.isEnabled, true);
    pointer("down", 1, 10, 10, real.now);
    settle();
    assert.deepEqual(module.calls, ["start 0 200x100", "replay 1", "replay 2", "receive 2 1 began"]);
});

test("a link that cannot be read leaves an error and no session", (t) => {
    const { session } = started(t);
    assert.throws(() => session.startReplay("bad", 1), /it is broken/);
    assert.equal(session.isOpen, false);
});

test("a module that stops is reported once, and can be started again", (t) => {
    const { module, session, real, pointer, settle } = started(t);
    module.receive = () => { throw new Error("unreachable"); };
    pointer("down", 1, 10, 10, 1095);
    settle();
    pointer("up", 1, 10, 10, 1195);
    settle();
    assert.deepEqual(real.failures, ["unreachable"]);
    assert.equal(session.isOpen, false);
    delete module.receive;
    session.start(0, { width: 400, height: 300 }, 2);
    assert.equal(session.isOpen, true);
});

test("a finger that was down when the module stopped is forgotten", (t) => {
    const { module, session, real, pointer, settle } = started(t);
    module.receive = () => { throw new Error("unreachable"); };
    pointer("down", 1, 10, 10, 1095);
    settle();
    assert.equal(session.host.pointers.count, 0);
    delete module.receive;
    session.start(0, { width: 400, height: 300 }, 2);
    settle();
    assert.deepEqual(module.calls, ["start 0 400x300"]);
    assert.deepEqual(real.failures, ["unreachable"]);
});

test("a scene that cannot be started is not open", (t) => {
    const { module, session, real } = started(t);
    module.start = () => { throw new Error("unreachable"); };
    session.start(0, { width: 400, height: 300 }, 2);
    assert.equal(session.isOpen, false);
    assert.equal(session.host.isEnabled, false);
    assert.deepEqual(real.failures, ["unreachable"]);
});

test("the elements are read when the picture has changed, not while a finger is down", async (t) => {
    const { real, module, pointer, settle, show, session } = started(t);
    await session.loadRoles();
    pointer("down", 1, 10, 10, 1000);
    settle();
    show();
    assert.deepEqual([module.drawn, module.read], [1, 0]);
    pointer("up", 1, 10, 10, 1100);
    settle();
    show();
    assert.equal(module.read, 1);
    real.now = 9000;
    assert.equal(show(), 0);
    assert.equal(module.read, 1);
});

test("the elements are read twice a second while something moves, and when it has stopped", async (t) => {
    const { real, module, session, show } = started(t);
    await session.loadRoles();
    module.wantsFrames = true;
    session.schedule();
    for (; real.now < 2100; real.now += 20) show();
    assert.equal(module.read, 3);
    module.displayFrame = () => { module.needsDisplay = true; module.wantsFrames = false; };
    show();
    assert.equal(module.read, 4);
    assert.equal(show(), 0);
});

test("what shows elements is loaded after the first picture, and then shows them", async (t) => {
    const { module, session, real, show } = started(t);
    module.needsDisplay = true;
    session.want();
    show();
    assert.deepEqual([session.roles, module.drawn, module.read], [undefined, 1, 0]);
    await session.loading;
    await new Promise(setImmediate);
    assert.ok(session.roles);
    show();
    assert.equal(module.read, 1);
    assert.deepEqual(real.failures, []);
});

test("the elements are read when something was posted", async (t) => {
    const { module, session, show } = started(t);
    await session.loadRoles();
    module.hasPosted = true;
    session.want();
    show();
    assert.equal(module.read, 1);
});

test("an element is used in the present, at its present place, and again when the past is shown", async (t) => {
    const { real, module, session } = started(t);
    await session.loadRoles();
    session.roles.indexOf = (number) => number - 7;
    real.now = 1500;
    session.assist(9, 1);
    session.assist(6, 1);
    assert.equal(module.read, 2);
    assert.deepEqual(module.calls.slice(1), ["advance 0.5", "assist 0.5 2 1", "advance 0.5"]);
    real.now = 3000;
    session.seek(0.2);
    session.assist(9, 1);
    assert.deepEqual(module.calls.slice(1), []);
    session.seek(Infinity);
    assert.deepEqual(module.calls.slice(1), ["advance 0.5", "assist 0.5 2 1", "advance 0.5"]);
});

test("the place of an element that is used is that at the time of its use", async (t) => {
    const { real, module, session } = started(t);
    await session.loadRoles();
    let place = 5;
    module.advance = () => { place = 4; };
    session.roles.indexOf = () => place;
    real.now = 1500;
    session.assist(1, 0);
    assert.deepEqual(module.calls.slice(1), ["assist 0.5 4 0"]);
});

test("what was posted on the way to another time is not read out", async (t) => {
    const { real, module, session } = started(t);
    await session.loadRoles();
    const said = [];
    session.roles.show = ({ texts }) => said.push(...texts);
    module.advance = () => module.posted.push("Saved");
    real.now = 1500;
    session.call({ kind: "advance", at: 0.5 });
    session.readElements();
    for (const position of [0.2, Infinity]) session.seek(position);
    assert.deepEqual(said, ["Saved"]);
});
