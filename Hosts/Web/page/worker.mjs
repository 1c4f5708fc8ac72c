// A worker that lets modules answer beside the page: see asking.mjs.

import { readCard, readLog } from "./answers.mjs";
import { Reader } from "./files.mjs";

/// The module that has advised, whose proposals can be tried.
let adviser;

const answers = {
    card: readCard,
    log: readLog,
    /// Returns the advice about a packed trace and what is wanted, as `AdvicePage` of TouchReplays describes it.
    async advice(source, packed, want) {
        adviser = await Reader.load(source, (part) => postMessage({ part }));
        adviser.exports.run();
        return JSON.parse(adviser.call("read", [packed, want]));
    },
    /// Returns what happens without and with a proposal: for each, the card about a name and a touch, and the records; and the memory of the module.
    trial: (index, name, touch) => ({ runs: JSON.parse(adviser.call("attempt", [name, touch], index)), memory: adviser.exports.memory.buffer.slice(0) }),
};

addEventListener("message", async ({ data: [kind, ...parts] }) => {
    try {
        postMessage({ answer: await answers[kind](...parts) });
    } catch (error) {
        postMessage({ message: error.message });
    }
});
