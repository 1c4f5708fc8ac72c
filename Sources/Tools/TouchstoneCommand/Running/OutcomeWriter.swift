/// A writer of a command's output while it is made: to the program's destination, or into an outcome.
final class OutcomeWriter {
    /// The number of bytes that are collected before they are written.
    private static let piece = 1 << 16

    private let write: ((String, [UInt8], Bool) -> Void)?
    private var waiting: [String: [UInt8]] = [:]
    /// A Boolean value that indicates whether standard output is for another program.
    private var isData = false

    init(_ surroundings: Surroundings) { write = surroundings.write }

    /// Prints a text.
    func put(_ text: String) { append(text.utf8, to: "-") }

    /// Writes a text for another program.
    /// - Parameter path: The path of a file; `-` is standard output, to which nothing else may be printed.
    func put(_ text: String, to path: String) { put(text.utf8, to: path) }

    /// Writes bytes for another program.
    func put(_ bytes: some Sequence<UInt8>, to path: String) {
        if path == "-" { isData = true }
        append(bytes, to: path)
    }

    private func append(_ bytes: some Sequence<UInt8>, to path: String) {
        waiting[path, default: []].append(contentsOf: bytes)
        guard let write, waiting[path, default: []].count >= Self.piece,
            let bytes = waiting.updateValue([], forKey: path)
        else { return }
        write(path, bytes, isData)
    }

    /// Returns the outcome with everything that is not written yet.
    func outcome(messages: String = "", exitCode: Int32 = 0) -> Outcome {
        var outcome = Outcome(messages: messages, exitCode: exitCode)
        // Files come first, by name, and then the printed text, which may go to the same place (/dev/stdout).
        for (path, bytes) in waiting.sorted(by: { ($0.key == "-" ? 1 : 0, $0.key) < ($1.key == "-" ? 1 : 0, $1.key) }) {
            if let write {
                write(path, bytes, isData)
            } else if path == "-", !isData {
                outcome.output = bytes
            } else {
                outcome.write(bytes, to: path)
            }
        }
        waiting = [:]
        return outcome
    }
}
