// What a worker answers for the page: about logs of the app recorder, and about the trace of the page.

import { read } from "./files.mjs";

/// Returns what a log of the app recorder tells: `notes`, `paragraphs` and `touches`, each with `title` and `answers`, as `touchstone why` writes them,
/// and `timeline`, a page of HTML. All of it may have any text of the log.
///
/// Throws an Error with a message for people.
export async function readLog(source, bytes, name) {
    const text = await read(source, bytes, name);
    const end = text.indexOf("\n");
    return { ...JSON.parse(text.slice(0, end)), timeline: text.slice(end + 1) };
}

/// Returns the card that answers a question about a trace, as `CardQuestion` of TouchStory describes it. All of it may have any text of the trace.
/// - `lines`: the records.
/// - `question`: `name` of what is asked about; with `touch`, its name, or `at`, a time in seconds; and `recognizers`, the names of those that there are.
///   About a place `name` is empty, `touch` is the number of records at the end that a finger there adds, and `recognizers` are the views there.
///
/// Throws an Error with a message for people.
export async function readCard(source, lines, { name, touch = "", at = "", recognizers }) {
    const records = lines.map((line) => `${line}\n`).join("");
    const question = [name, touch, at, ...recognizers].map((word) => `${word}\0`).join("");
    return JSON.parse(await read(source, records, question));
}
