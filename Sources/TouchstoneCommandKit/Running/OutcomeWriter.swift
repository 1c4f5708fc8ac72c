/// Writes what comes of a command while it is made: to where the program wants it, or into an outcome.
final class OutcomeWriter {
    /// Bytes that are put together before they are written.
    private static let piece = 1 << 16

    private let write: ((String, [UInt8]) -> Void)?
    private var waiting: [String: [UInt8]] = [:]

    init(_ surroundings: Surroundings) { write = surroundings.write }

    /// - Parameter path: of a file; `-` is standard output.
    func put(_ text: String, to path: String = "-") { put(text.utf8, to: path) }

    func put(_ bytes: some Sequence<UInt8>, to path: String = "-") {
        waiting[path, default: []].append(contentsOf: bytes)
        guard let write, waiting[path, default: []].count >= Self.piece,
            let bytes = waiting.updateValue([], forKey: path)
        else { return }
        write(path, bytes)
    }

    /// What is left: files first, so that what is printed says nothing of files that could not be written.
    func outcome(messages: String = "", exitCode: Int32 = 0) -> Outcome {
        var outcome = Outcome(messages: messages, exitCode: exitCode)
        let files = waiting.keys.filter { $0 != "-" }.sorted()
        for path in files + ["-"] {
            guard let bytes = waiting[path] else { continue }
            if let write { write(path, bytes) } else { outcome.write(bytes, to: path) }
        }
        waiting = [:]
        return outcome
    }
}
