import assert from "node:assert/strict";
import test from "node:test";
import { Clock } from "../page/clock.mjs";

/// A machine whose state is the list of its calls.
class Machine {
    state = [];
    perform(call) { this.state.push(`${call.kind} ${call.at}`); }
    replay(until) { this.state.push(`replay ${until}`); }
    snapshot() { return [...this.state]; }
    restore(state) { this.state = [...state]; }
}

function started(replayEnd) {
    const real = { now: 1000 };
    const machine = new Machine();
    const clock = new Clock(machine, () => real.now);
    clock.begin(replayEnd);
    return { clock, machine, real };
}

/// Performs a call for each second, up to a time.
function live({ clock, real }, until) {
    for (let second = Math.round(clock.now()) + 1; second <= until; second++) {
        real.now += 1000;
        clock.perform({ kind: "receive", at: clock.now() });
    }
}

test("virtual time starts at 0 and follows the speed", () => {
    const { clock, real } = started();
    real.now += 500;
    assert.equal(clock.now(), 0.5);
    clock.setSpeed(0.1);
    real.now += 1000;
    assert.equal(clock.now(), 0.6);
    clock.pause();
    real.now += 5000;
    assert.equal(clock.now(), 0.6);
    clock.run();
    real.now += 1000;
    assert.equal(clock.now(), 0.7);
});

test("a pause takes the position to the present", () => {
    const { clock, machine, real } = started();
    real.now += 5000;
    clock.pause();
    clock.pause();
    assert.deepEqual([clock.position, clock.end], [5, 5]);
    assert.deepEqual(machine.state, ["advance 5"]);
    clock.step();
    assert.deepEqual(machine.state, ["advance 5", "displayFrame 5.0167"]);
});

test("a step is one display frame, and pauses", () => {
    const { clock, machine, real } = started();
    real.now += 100;
    clock.step();
    clock.step();
    assert.deepEqual(machine.state, ["displayFrame 0.1167", "displayFrame 0.1334"]);
    assert.equal(clock.rate, 0);
});

test("going back repeats exactly the calls up to the position", () => {
    const run = started();
    live(run, 8);
    const whole = [...run.machine.state];
    run.clock.seek(3.5);
    assert.deepEqual(run.machine.state, whole.slice(0, 3));
    assert.equal(run.clock.isBehind, true);
    assert.equal(run.clock.now(), 3.5);
    run.clock.seek(6);
    assert.deepEqual(run.machine.state, whole.slice(0, 6));
    run.clock.seek(Infinity);
    assert.deepEqual(run.machine.state, whole);
    assert.equal(run.clock.isBehind, false);
    assert.equal(run.clock.now(), 8);
});

test("running on from the past forgets what came later", () => {
    const run = started();
    live(run, 8);
    run.clock.seek(3);
    run.real.now += 10000;
    run.clock.takeOver();
    assert.equal(run.clock.end, 3);
    assert.equal(run.clock.now(), 3);
    live(run, 5);
    run.clock.seek(4);
    run.clock.seek(Infinity);
    assert.deepEqual(run.machine.state, [1, 2, 3, 4, 5].map((at) => `receive ${at}`));
});

test("a paused scene stays paused after a look at the past", () => {
    const run = started();
    live(run, 3);
    run.clock.pause();
    run.clock.seek(1);
    run.clock.seek(Infinity);
    run.real.now += 5000;
    assert.equal(run.clock.now(), 3);
});

test("the last minute is kept with few snapshots, and all of it can be returned to", () => {
    const run = started();
    live(run, 300);
    assert.ok(run.clock.earliest <= 240 && run.clock.earliest > 230, `earliest ${run.clock.earliest}`);
    assert.ok(run.clock.snapshots.length < 25, `${run.clock.snapshots.length} snapshots`);
    assert.ok(run.clock.calls.length < 75, `${run.clock.calls.length} calls`);
    for (const position of [250, 263, 299]) {
        run.clock.seek(position);
        assert.equal(run.machine.state.length, position);
    }
});

test("a scene that is not touched takes no snapshots", () => {
    const { clock, real } = started();
    real.now += 3600000;
    clock.perform({ kind: "receive", at: clock.now() });
    assert.equal(clock.snapshots.length, 1);
});

test("what happened can be watched again, slowly, up to the end", () => {
    const run = started();
    live(run, 4);
    run.clock.setSpeed(0.5);
    run.clock.seek(1);
    run.clock.run();
    run.real.now += 3000;
    run.clock.watch();
    assert.equal(run.machine.state.at(-1), "receive 2");
    assert.equal(run.clock.position, 2.5);
    run.clock.pause();
    run.real.now += 3000;
    assert.equal(run.clock.now(), 2.5);
    run.clock.run();
    run.real.now += 4000;
    run.clock.watch();
    assert.deepEqual([run.clock.isBehind, run.clock.now(), run.machine.state.length], [false, 4, 4]);
});

test("a replay is watched with the clock, can be returned to, and ends", () => {
    const run = started(4);
    run.real.now += 2500;
    run.clock.watch();
    assert.deepEqual(run.machine.state, ["replay 1", "replay 2", "replay 2.5"]);
    assert.equal(run.clock.isBehind, true);
    run.clock.seek(1.5);
    assert.deepEqual(run.machine.state, ["replay 1", "replay 1.5"]);
    run.clock.seek(Infinity);
    assert.equal(run.machine.state.at(-1), "replay 4");
    assert.equal(run.clock.isBehind, false);
    live(run, 6);
    run.clock.seek(5);
    run.clock.seek(0.5);
    run.clock.seek(5);
    assert.deepEqual(run.machine.state, ["replay 0.5", "replay 1.5", "replay 2.5", "replay 3.5", "replay 4", "receive 5"]);
});

test("taking over in the middle of a replay ends it there", () => {
    const run = started(4);
    run.clock.seek(1.5);
    run.clock.takeOver();
    assert.equal(run.clock.isBehind, false);
    run.real.now += 500;
    run.clock.perform({ kind: "receive", at: run.clock.now() });
    assert.equal(run.machine.state.at(-1), "receive 2");
    assert.equal(run.clock.end, 2);
});
