import Foundation

/// The logs that a run of tests writes into its empty expectations, with `TOUCHSTONE_RECORD=1`.
///
///     stage.expect("")        becomes        stage.expect(
///                                                """
///                                                0     view hit by 1
///                                                """)
package final class LogRecording {
    /// A file to which this run has written.
    private struct File {
        /// The content that was written.
        var text: String
        /// The lines that were expectations, as they were compiled, and the number of lines that each became longer by.
        var added: [Int: Int] = [:]
    }

    private static let expectation = /expect\(\s*(?<log>"")\s*[,)]/
    private var files: [String: File] = [:]
    private let write: (_ text: String, _ path: String) throws -> Void

    /// Creates a recording that has written nothing.
    /// - Parameter write: Writes a text to a path.
    package init(
        write: @escaping (_ text: String, _ path: String) throws -> Void = {
            try $0.write(toFile: $1, atomically: true, encoding: .utf8)
        }
    ) { self.write = write }

    /// Writes a log into the expectation of a line.
    /// - Parameters:
    ///   - log: The log.
    ///   - path: The path of the file.
    ///   - line: The number of the line, as the file was compiled.
    /// - Returns: A sentence that states what was written, or why nothing was and what to do.
    package func record(_ log: String, path: String, line: Int) -> String {
        do {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            var file = files[path] ?? File(text: text)
            guard file.text == text else {
                return "\(path) has changed since this run wrote to it, so the log was not written: run the tests again"
            }
            guard file.added[line] == nil else {
                return
                    "line \(line) of \(path) has got another log in this run already: a test with arguments has a log for each"
            }
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let index = file.added.reduce(line - 1) { $1.key < line ? $0 + $1.value : $0 }
            let found = lines.indices.contains(index) ? lines[index].matches(of: Self.expectation) : []
            guard let place = found.first, found.count == 1 else {
                return found.isEmpty
                    ? "line \(line) of \(path) has no expect(\"\"), so the log was not written: write the empty log so, and run the "
                        + "tests again, which compiles what has changed"
                    : "line \(line) of \(path) has \(found.count) expectations, so the log was not written: put each on a line of its own"
            }
            let literal = Self.literal(log, below: lines[index])
            lines[index].replaceSubrange(place.log.startIndex..<place.log.endIndex, with: literal)
            file.text = lines.joined(separator: "\n")
            try write(file.text, path)
            file.added[line] = literal.count { $0 == "\n" }
            files[path] = file
            return
                "the log was written into line \(line) of \(path): read it, and run the test again without TOUCHSTONE_RECORD"
        } catch {
            return
                "the log was not written into line \(line) of \(path) (\(error.localizedDescription)): run the tests where the file "
                + "can be read and written"
        }
    }

    /// Returns the literal of a log, on lines of its own below a line.
    private static func literal(_ log: String, below line: String) -> String {
        let quotes: Substring = "\"\"\""
        let margin = "\n" + line.prefix { $0 == " " || $0 == "\t" } + "    "
        let escaped = log.replacing("\\", with: "\\\\").replacing(quotes, with: "\\" + quotes)
        return ([quotes] + escaped.split(separator: "\n") + [quotes]).map { margin + $0 }.joined()
    }
}
