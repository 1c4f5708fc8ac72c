// A frame of input as calls of the module's exports, which describe it.

import { encoded } from "./border.mjs";

const phases = ["began", "moved", "stationary", "ended", "cancelled"];
const tools = ["direct", "indirect", "pencil", "indirectPointer"];
const hoverPhases = ["entered", "moved", "exited"];
const streamSteps = ["tick", "began", "changed", "ended", "cancelled"];
const pressPhases = ["began", "changed", "ended", "cancelled"];
const motionPhases = ["began", "ended", "cancelled"];
const remoteCommands = [
    "play", "pause", "stop", "togglePlayPause", "nextTrack", "previousTrack", "beginSeekingBackward", "endSeekingBackward",
    "beginSeekingForward", "endSeekingForward",
];
const modifierBits = { alphaShift: 1 << 16, shift: 1 << 17, control: 1 << 18, alternate: 1 << 19, command: 1 << 20, numericPad: 1 << 21 };
const buttonBits = { primary: 1, secondary: 2 };

// Returns the number of a word in a list; throws for an unknown one.
function numberOf(word, words, what) {
    const number = words.indexOf(word);
    if (number < 0) throw new Error(`${what}: “${word}” is none of ${words.join(", ")}`);
    return number;
}

// Returns the bits of a list of words, or of a number that has them already.
function bitsOf(value, bits, what) {
    if (value === undefined) return 0;
    if (typeof value === "number") return value;
    return value.reduce((sum, word) => {
        if (!Object.hasOwn(bits, word)) throw new Error(`${what}: “${word}” is none of ${Object.keys(bits).join(", ")}`);
        return sum | bits[word];
    }, 0);
}

/// Returns the calls that describe a frame, except for its time and flags: names of exports, their numbers, and the text that a key has.
///
/// Throws for a word that is unknown, before anything was called.
export function description(frame) {
    const calls = [];
    const call = (name, ...numbers) => calls.push({ name, numbers });
    for (const contact of frame.contacts ?? []) {
        call(
            "contact", contact.id, numberOf(contact.phase, phases, "phase"),
            numberOf(contact.tool ?? "direct", tools, "tool"), contact.x, contact.y, ...details(contact));
    }
    for (const reading of frame.earlier ?? []) {
        call("earlier", reading.id, reading.at, reading.x, reading.y, ...details(reading));
    }
    for (const hover of frame.hovers ?? []) {
        call(
            "hover", hover.id ?? 0, numberOf(hover.phase, hoverPhases, "phase"),
            numberOf(hover.tool ?? "indirectPointer", tools, "tool"), hover.x, hover.y, hover.distance ?? 0,
            hover.altitude ?? Math.PI / 2, hover.azimuth ?? 0);
    }
    for (const scroll of frame.scrolls ?? []) {
        call(
            "scroll", numberOf(scroll.step, streamSteps, "step"), scroll.x, scroll.y, scroll.dx ?? 0, scroll.dy ?? 0);
    }
    for (const transform of frame.transforms ?? []) {
        call(
            "transform", numberOf(transform.step, streamSteps, "step"), transform.x, transform.y,
            transform.scale ?? 1, transform.rotation ?? 0);
    }
    for (const press of frame.presses ?? []) {
        const characters = press.characters ?? "";
        const [own, plain] = [characters, press.charactersIgnoringModifiers ?? characters].map(encoded);
        const numbers = [press.id, numberOf(press.phase, pressPhases, "phase"), press.code, own.length, plain.length];
        calls.push({ name: "key", numbers, text: [...own, ...plain] });
    }
    for (const motion of frame.motions ?? []) call("motion", numberOf(motion, motionPhases, "motion"));
    for (const command of frame.remoteCommands ?? []) {
        call("remote_command", numberOf(command, remoteCommands, "command"));
    }
    if (frame.display) call("display");
    return calls;
}

/// Returns the modifiers and buttons of a frame in the order of the exports.
export function flags(frame) {
    return [bitsOf(frame.modifiers, modifierBits, "modifier"), bitsOf(frame.buttons, buttonBits, "button")];
}

// Returns the details of a contact in the order of the exports.
function details(reading) {
    return [
        reading.radius ?? 0, reading.force ?? 0, reading.maximumForce ?? 0, reading.altitude ?? Math.PI / 2,
        reading.azimuth ?? 0,
    ];
}
