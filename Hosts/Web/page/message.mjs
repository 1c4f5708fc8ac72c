// A message to the person, and a text to copy by hand.

import { elements } from "./elements.mjs";

/// The time for which a message without anything to do stays, in milliseconds.
const STAY = 4000;
const parts = elements("message", "message-text", "message-link", "message-close");
let timer = 0;
/// What had the keyboard before.
let before;

/// Shows a message; with a `link`, it stays until it is closed, and the link is selected.
export function show(text, { link, stays = false } = {}) {
    clearTimeout(timer);
    parts["message-text"].textContent = text;
    parts["message-link"].hidden = link === undefined;
    parts["message-link"].value = link ?? "";
    if (parts.message.hidden) before = document.activeElement;
    parts.message.hidden = false;
    if (link !== undefined) parts["message-link"].select();
    else if (!stays) timer = setTimeout(hide, STAY);
}

export const isShown = () => !parts.message.hidden;

export function hide() {
    clearTimeout(timer);
    const hadFocus = parts.message.contains(document.activeElement);
    parts.message.hidden = true;
    if (hadFocus && before?.checkVisibility()) before.focus();
}

parts["message-close"].addEventListener("click", hide);
