// Questions to a worker, which answers beside the page; the page stays usable.

/// A worker that answers one question after the other.
export class Asker {
    /// - `script`: the address of `worker.mjs`.
    /// - `progress(part)`: called with the completed part of an answer, from 0 to 1.
    constructor(script, progress = () => {}) {
        this.worker = new Worker(script, { type: "module" });
        this.progress = progress;
        /// The answer before, after which the next question is asked.
        this.last = Promise.resolve();
    }

    /// Returns the answer to a question: its kind, the address of the module, and what it reads. There is none after `end`.
    ///
    /// Throws an Error with a message for people.
    ask(...parts) {
        const answer = this.last.catch(() => {}).then(() => this.send(parts));
        this.last = answer;
        return answer;
    }

    send(parts) {
        const { worker } = this;
        return new Promise((resolve, reject) => {
            worker.onmessage = ({ data: { answer, message, part } }) => {
                if (part !== undefined) this.progress(part);
                else if (message === undefined) resolve(answer);
                else reject(new Error(message));
            };
            worker.onerror = () => reject(new Error("its reader did not start"));
            worker.postMessage(parts);
        });
    }

    /// Ends the worker, and what it is at.
    end() {
        this.worker.terminate();
    }
}

/// Asks a single question.
export async function ask(script, ...parts) {
    const asker = new Asker(script);
    try {
        return await asker.ask(...parts);
    } finally {
        asker.end();
    }
}
