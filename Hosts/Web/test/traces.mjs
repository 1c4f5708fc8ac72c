// Traces for the tests of pages that `touchstone show --html` writes.

const at = (seconds) => seconds.toFixed(6);

// The input of ten fingers that come down one after the other, move apart and are lifted: it is played to a scene for the rest.
export function tenFingers() {
    const lines = ["touchstone-trace 2", 'width="400"', 'height="300"'];
    const place = (finger, step) => `${40 + finger * 34 + step * (finger - 4.5) * 0.2},${150 + (finger % 2 ? 1 : -1) * (20 + step * 2)}`;
    for (let step = 0; step <= 60; step += 1) {
        const contacts = [];
        for (let finger = 0; finger < 10; finger += 1) {
            if (step < finger) continue;
            const phase = step === finger ? "began" : step === 60 ? "ended" : "moved";
            contacts.push(`${finger}:${phase}@${place(finger, step)}`);
        }
        lines.push(`${at(step / 60)} frame ${contacts.join(" ")}`);
    }
    return `${lines.join("\n")}\n`;
}

// A trace of at least `count` records: one finger after the other moves, and is followed by a pan that prevents a tap.
export function longTrace(count) {
    const lines = ["touchstone-trace 2", 'width="400"', 'height="300"'];
    for (let finger = 1; lines.length < count + 3; finger += 1) {
        const add = (step, text) => lines.push(`${at(finger * 0.5 + step * 0.008)} ${text}`);
        add(0, "frame 1:began@100,200");
        add(0, `hit finger=${finger} view="card ${finger % 40}" window="window"`);
        for (const name of ["pan", "tap"]) add(0, `watch recognizer="${name}" finger=${finger}`);
        for (let step = 1; step <= 24; step += 1) {
            const phase = step === 1 ? "began" : "changed";
            add(step, `frame 1:moved@${100 + step * 7},${200 + (finger % 90)}`);
            add(step, `feed recognizer="pan" step=moved fingers=${finger}`);
            add(step, `enter recognizer="pan" phase=${phase}`);
            if (step === 1) add(step, 'enter recognizer="tap" phase=failed cause=prevented:"pan"');
            add(step, `action recognizer="pan" phase=${phase}`);
        }
        add(25, "frame 1:ended@300,300");
        add(25, 'enter recognizer="pan" phase=ended');
        for (const name of ["pan", "tap"]) add(25, `reset recognizer="${name}"`);
    }
    return `${lines.join("\n")}\n`;
}

// A trace of `count` taps in `seconds`, up to three at once, each with a recognizer that recognizes and one that fails.
export function manyFingers(count, seconds) {
    const moments = [];
    for (let finger = 1; finger <= count; finger += 1) {
        const time = (finger - 1) * seconds / count, contact = finger % 7, [x, y] = [20 + (finger * 37) % 360, 20 + (finger * 53) % 260];
        const add = (delay, ...lines) => moments.push({ time: time + delay, lines });
        add(0, `frame ${contact}:began@${x},${y}`, `hit finger=${finger} view="card ${finger % 6}" window="window"`, ...["tap", "pan"].map((name) => `watch recognizer="${name} ${contact}" finger=${finger}`));
        add(0.9, `frame ${contact}:moved@${x + 30},${y}`, `enter recognizer="pan ${contact}" phase=began`, `enter recognizer="tap ${contact}" phase=failed cause=prevented:"pan ${contact}"`);
        add(2, `frame ${contact}:ended@${x + 30},${y}`, `enter recognizer="pan ${contact}" phase=ended`, ...["tap", "pan"].map((name) => `reset recognizer="${name} ${contact}"`));
    }
    moments.sort((one, other) => one.time - other.time);
    return `touchstone-trace 2\nwidth="400"\nheight="300"\n${moments.flatMap(({ time, lines }) => lines.map((line) => `${at(time)} ${line}\n`)).join("")}`;
}
