/// A source for iOS, rewritten for Linux, and what the rewriter could not do.
struct PortedSource {
    /// A message about a place of the original, in the form of the compiler's.
    struct Issue: CustomStringConvertible, Equatable {
        /// The path of the original.
        let path: String
        /// The line, from 1.
        let line: Int
        /// The column in bytes, from 1.
        let column: Int
        /// The event and the remedy.
        let message: String

        /// The message in the form `FILE:LINE:COLUMN: error: MESSAGE`.
        var description: String { "\(path):\(line):\(column): error: \(message)" }
    }

    /// The text. Its lines and columns are those of the original, to which a directive refers the compiler.
    let text: String
    /// The places that could not be rewritten, in their order.
    let issues: [Issue]

    /// Rewrites a source.
    /// - Parameters:
    ///   - source: The text of the original.
    ///   - path: The path that errors and breakpoints name.
    ///   - others: The other sources of the module. Protocols with optional members may be in one of them.
    init(_ source: String, path: String, others: [String] = []) {
        let tokens = Tokens(source)
        self.init(tokens, path: path, Knowledge(([tokens] + others.map { Tokens($0) }).map { Declarations($0) }))
    }

    /// Rewrites a source.
    /// - Parameters:
    ///   - tokens: The tokens of the original.
    ///   - path: The path that errors and breakpoints name.
    ///   - knowledge: What the files of the module declare, this one included. It notes what is asked.
    init(_ tokens: Tokens, path: String, _ knowledge: Knowledge) {
        var rewriter = Rewriter(tokens, knowledge)
        rewriter.rewrite()
        let quoted = path.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
            .split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
        text = rewriter.output(file: quoted)
        issues = rewriter.issues.map { place, message in
            let (line, column) = tokens.position(of: place)
            return Issue(path: path, line: line, column: column, message: message)
        }
    }
}
