// Scenes under fingers without a clock: every computer plays the same calls, so that what is counted on them is the same.
//
// The page calls these functions as well, by their source: they use nothing of this file.

/// Plays a story to a started scene at 60 frames a second, and half a second more. `shown` is called for each frame with a function that passes what
/// the frame has to the module; it returns the draw list if the picture has changed, and `undefined` otherwise.
export function playStory(module, { moments, seconds }, shown) {
    const pass = (until) => {
        for (let at = module.wakeAt; at <= until; at = module.wakeAt) module.advance(at);
    };
    let [next, down] = [0, {}];
    const receive = ({ at, fingers, isCancel }) => {
        const lifted = Object.keys(down).filter((id) => !(id in fingers)).map((id) => ({ id, phase: isCancel ? "cancelled" : "ended", place: down[id] }));
        const others = Object.entries(fingers).filter(([id, place]) => `${down[id]}` !== `${place}`)
            .map(([id, place]) => ({ id, phase: id in down ? "moved" : "began", place }));
        down = fingers;
        const contacts = [...lifted, ...others].map(({ id, phase, place: [x, y] }) => ({ id: Number(id), phase, x, y }));
        if (contacts.length > 0) module.receive({ at, contacts });
    };
    for (let frame = 0; frame <= (seconds + 0.5) * 60; frame += 1) {
        const at = Math.round((frame / 60) * 1e4) / 1e4;
        shown(() => {
            for (; next < moments.length && moments[next].at <= at; next += 1) {
                pass(moments[next].at);
                receive(moments[next]);
            }
            pass(at);
            if (module.wantsFrames) module.displayFrame(at);
            return module.needsDisplay ? module.draw() : undefined;
        });
    }
}

/// The number of strokes of 100 moves that are 10,000.
export const STROKES = 100;

/// Plays strokes of 100 moves, one move in each frame of 60 a second, which begin all over a scene: from the first number to the one before `end`.
/// `receive` is called with frames of input and `show` with the times of the display's frames.
export function playStrokes({ width, height }, [first, end], { receive, show }) {
    for (let stroke = first; stroke < end; stroke += 1) {
        const [x, y] = [((stroke % 10) + 0.5) * (width / 10), ((Math.floor(stroke / 10) % 10) + 0.5) * (height / 10)];
        const [right, down] = [x < width / 2 ? 1 : -1, y < height / 2 ? 1 : -1];
        for (let step = 0; step <= 131; step += 1) {
            const at = Math.round((0.1 + (stroke * 132 + step) / 60) * 1e4) / 1e4;
            const phase = step === 0 ? "began" : step <= 100 ? "moved" : "ended";
            const way = Math.min(step, 100);
            if (step <= 101) receive({ at, contacts: [{ id: 1, phase, x: x + right * way * 1.5, y: y + down * way }] });
            show(at);
        }
    }
}
