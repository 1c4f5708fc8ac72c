// Keys of a keyboard as presses with their usages in the USB HID tables.

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/// The usages from a number on, for `KeyboardEvent.code`.
const runs = [
    [4, [...LETTERS].map((letter) => `Key${letter}`)],
    [30, [..."1234567890"].map((digit) => `Digit${digit}`)],
    [40, "Enter Escape Backspace Tab Space Minus Equal BracketLeft BracketRight Backslash IntlHash Semicolon Quote Backquote Comma Period Slash CapsLock".split(" ")],
    [58, Array.from({ length: 12 }, (_, index) => `F${index + 1}`)],
    [70, "PrintScreen ScrollLock Pause Insert Home PageUp Delete End PageDown ArrowRight ArrowLeft ArrowDown ArrowUp NumLock".split(" ")],
    [84, "NumpadDivide NumpadMultiply NumpadSubtract NumpadAdd NumpadEnter".split(" ")],
    [89, [..."1234567890"].map((digit) => `Numpad${digit}`)],
    [99, "NumpadDecimal IntlBackslash ContextMenu".split(" ")],
    [224, "ControlLeft ShiftLeft AltLeft MetaLeft ControlRight ShiftRight AltRight MetaRight".split(" ")],
];
const usages = new Map(runs.flatMap(([first, codes]) => codes.map((code, index) => [code, first + index])));
const characters = { Enter: "\r", Backspace: "\b", Escape: "\u001b", Delete: "\u007f" };

/// Returns the usage of a key; 0 if the tables have none.
export const usage = (code) => usages.get(code) ?? 0;

/// Returns the bits of `UIKeyModifierFlags` for the modifiers of an event.
export function modifiers(event) {
    const states = [event.getModifierState?.("CapsLock"), event.shiftKey, event.ctrlKey, event.altKey, event.metaKey, event.location === 3];
    return states.reduce((bits, isDown, index) => (isDown ? bits | (1 << (16 + index)) : bits), 0);
}

/// The keys that are down.
export class Keys {
    down = new Map();

    constructor(frames) {
        this.frames = frames;
    }

    keydown(event) {
        this.frames.modifiers = modifiers(event);
        const code = usage(event.code);
        // Tab moves the focus, as everywhere. A key of a shortcut belongs to the browser.
        if (code === 0 || event.code === "Tab" || event.isComposing) return;
        const isShortcut = event.ctrlKey || event.metaKey;
        if (!isShortcut && !/^F\d/.test(event.code)) event.preventDefault();
        if (event.repeat || this.down.has(code)) return;
        const typed = event.key.length === 1 ? event.key : (characters[event.key] ?? "");
        const letter = event.altKey && /^Key/.test(event.code) ? event.code[3] : typed;
        const plain = letter === typed ? typed : event.shiftKey ? letter : letter.toLowerCase();
        const key = { code, characters: typed, charactersIgnoringModifiers: plain };
        this.down.set(code, key);
        this.report(event.timeStamp, code, key, "began");
    }

    keyup(event) {
        this.frames.modifiers = modifiers(event);
        const code = usage(event.code);
        // While Command is down macOS reports no key that comes up.
        if (event.key === "Meta") this.releaseAll(event.timeStamp, "ended");
        else this.release(event.timeStamp, code, "ended");
        // Alt by itself would open the menu of the window.
        if (event.key === "Alt") event.preventDefault();
    }

    /// Cancels the keys that are down.
    cancel(milliseconds) {
        this.frames.modifiers = 0;
        this.releaseAll(milliseconds, "cancelled");
    }

    releaseAll(milliseconds, phase) {
        for (const code of [...this.down.keys()]) this.release(milliseconds, code, phase);
    }

    release(milliseconds, code, phase) {
        const key = this.down.get(code);
        if (!key) return;
        this.down.delete(code);
        this.report(milliseconds, code, key, phase);
    }

    report(milliseconds, id, key, phase) {
        this.frames.other(milliseconds, "presses", { id, phase, ...key });
    }
}
