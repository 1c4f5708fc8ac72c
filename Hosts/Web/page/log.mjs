// A log of the app recorder: it is read beside the page, which stays usable, and its answers are shown.

import { ask } from "./asking.mjs";
import { element } from "./elements.mjs";

/// The address of the timeline that is shown last.
let timelineURL;

/// Reads a log in a worker.
/// - `script`: the address of `worker.mjs`.
///
/// Throws an Error with a message for people.
export const read = (script, bytes, name) => ask(script, "log", "LogReader.wasm", bytes, name);

/// Shows what a log tells.
export function show(main, name, { notes, paragraphs, touches, timeline }) {
    if (timelineURL) URL.revokeObjectURL(timelineURL);
    timelineURL = URL.createObjectURL(new Blob([timeline], { type: "text/html" }));
    main.replaceChildren(
        element("p", {}, element("a", { href: "#" }, "All scenes")),
        element("h1", {}, name),
        ...[...notes, ...paragraphs].map((text) => element("p", {}, text)),
        element("p", {}, element("a", { href: timelineURL, download: `${name}.html` }, "Download the timeline")),
        ...touches.map(({ title, answers }) => element("section", {},
            element("h2", {}, title), element("ul", {}, ...answers.map((answer) => element("li", {}, answer))))));
}
