/// One command, as parser, help, completion and manual know it.
public struct CommandDescription: Hashable, Sendable {
    /// A line to try, and what it does.
    public struct Example: Hashable, Sendable {
        /// What to type.
        public let line: String
        /// What happens.
        public let meaning: String

        nonisolated init(_ line: String, _ meaning: String) {
            (self.line, self.meaning) = (line, meaning)
        }
    }

    /// The word that calls it; empty for what happens without one.
    public let name: String
    /// What it does, in one sentence.
    public let summary: String
    /// What it is applied to, in order.
    public let operands: [OperandDescription]
    /// Its options, in the order of help; `--help` and `--version` belong to every command.
    public let options: [OptionDescription]
    /// What else there is to know, a paragraph each.
    public let details: [String]
    /// Lines to try.
    public let examples: [Example]
    /// What the exit codes mean, from 0.
    public let exitCodes: [String]

    nonisolated init(
        _ name: String, _ summary: String, _ operands: [OperandDescription] = [], _ options: [OptionDescription] = [],
        details: [String] = [], examples: [Example] = [], exitCodes: [String] = usualExitCodes
    ) {
        (self.name, self.summary, self.operands, self.options) = (name, summary, operands, options)
        (self.details, self.examples, self.exitCodes) = (details, examples, exitCodes)
    }

    /// Success, data that cannot be used, wrong use.
    nonisolated static let usualExitCodes = ["success", "data that cannot be read or written", "wrong use"]

    /// Its line in a usage block: `touchstone replay FILE [--scene NAME]...`.
    public var usage: String {
        let words =
            ["touchstone"] + (name.isEmpty ? [] : [name]) + operands.map(\.usage)
            + options.map { "[\($0.usage)]" + ($0.isRepeatable ? "..." : "") }
        return words.joined(separator: " ")
    }
}
