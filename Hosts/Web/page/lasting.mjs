// Input other than contacts that has begun and not ended, as the lines of a trace report it.

const QUOTED = /"(?:[^"\\]|\\.)*"/g;
const WORD = /(?:^| )((press|hover|scroll|transform|motion)(?:=(\d+):|=))(\w+)(\S*)/g;
const PLACE = /@(-?[\d.]+),(-?[\d.]+)/;
const BEGINNINGS = ["began", "entered"];
const ENDS = ["ended", "cancelled", "exited"];

/// Reads a line's input: adds what begins to `open`, and removes what ends.
export function follow(input, open) {
    for (const [, key, kind, id, phase, rest] of input.replace(QUOTED, "").matchAll(WORD)) {
        if (ENDS.includes(phase)) delete open[key];
        if (!BEGINNINGS.includes(phase)) continue;
        const [, x, y] = PLACE.exec(rest)?.map(Number) ?? [];
        open[key] = { kind, id: Number(id), code: Number(/;key=(\d+)/.exec(rest)?.[1] ?? 0), tool: rest.includes(";pencil") ? "pencil" : "indirectPointer", x, y };
    }
}

/// Returns the parts of a frame that cancels everything that is open.
export function cancellation(open) {
    const parts = {};
    for (const { kind, id, code, tool, x, y } of Object.values(open)) {
        switch (kind) {
            case "press": (parts.presses ??= []).push({ id, phase: "cancelled", code }); break;
            case "hover": (parts.hovers ??= []).push({ id, phase: "exited", tool, x, y }); break;
            case "motion": parts.motions = ["cancelled"]; break;
            default: parts[`${kind}s`] = [{ step: "cancelled", x, y }];
        }
    }
    return parts;
}
