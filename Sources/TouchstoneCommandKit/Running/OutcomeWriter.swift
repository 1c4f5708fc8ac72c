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

    /// What is left.
    func outcome(messages: String = "", exitCode: Int32 = 0) -> Outcome {
        var outcome = Outcome(messages: messages, exitCode: exitCode)
        for (path, bytes) in waiting.sorted(by: { $0.key < $1.key }) {
            if let write { write(path, bytes) } else { outcome.write(bytes, to: path) }
        }
        waiting = [:]
        return outcome
    }
}
