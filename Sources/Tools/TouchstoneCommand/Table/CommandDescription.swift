/// The description of a command, for parser, help, completion and manual.
struct CommandDescription: Hashable, Sendable {
    /// An example: a line and its explanation.
    struct Example: Hashable, Sendable {
        /// The line to type.
        let line: String
        /// The explanation.
        let meaning: String

        nonisolated init(_ line: String, _ meaning: String) {
            (self.line, self.meaning) = (line, meaning)
        }
    }

    /// The name of the command; empty for the one that runs if none is named.
    let name: String
    /// The summary, in one sentence.
    let summary: String
    /// The operands, in order.
    let operands: [OperandDescription]
    /// Its options, in the order of help; `--help` and `--version` belong to every command.
    let options: [OptionDescription]
    /// Further details, a paragraph each.
    let details: [String]
    /// The examples.
    let examples: [Example]
    /// The meanings of the exit codes, from 0.
    let exitCodes: [String]

    nonisolated init(
        _ name: String, _ summary: String, _ operands: [OperandDescription] = [], _ options: [OptionDescription] = [],
        details: [String] = [], examples: [Example] = [], exitCodes: [String] = usualExitCodes
    ) {
        (self.name, self.summary, self.operands, self.options) = (name, summary, operands, options)
        (self.details, self.examples, self.exitCodes) = (details, examples, exitCodes)
    }

    /// The meanings for success, unusable data and a usage error.
    nonisolated static let usualExitCodes = ["success", "data that cannot be read or written", "usage error"]

    /// The command's line in a usage block: `touchstone replay FILE [--scene NAME]...`.
    var usage: String {
        let words =
            ["touchstone"] + (name.isEmpty ? [] : [name]) + operands.map(\.usage)
            + options.map { "[\($0.usage)]" + ($0.isRepeatable ? "..." : "") }
        return words.joined(separator: " ")
    }
}
