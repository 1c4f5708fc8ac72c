/// What a command wants to have written, and how it ended.
public struct Outcome: Hashable, Sendable {
    /// A file to write.
    public struct File: Hashable, Sendable {
        /// Where.
        public let path: String
        /// What.
        public let bytes: [UInt8]
    }

    /// For standard output.
    public internal(set) var output: [UInt8]
    /// Whether that is what another program reads, a trace or a recording, and not made for a terminal.
    public private(set) var isData = false
    /// For standard error.
    public internal(set) var messages: String
    /// Files to write before anything is printed: when that fails, nothing else is worth printing.
    public private(set) var files: [File] = []
    /// 0 for success.
    public internal(set) var exitCode: Int32

    nonisolated init(_ text: String = "", messages: String = "", exitCode: Int32 = 0) {
        (output, self.messages, self.exitCode) = (Array(text.utf8), messages, exitCode)
    }

    /// What was to be printed; nothing of it is left.
    public mutating func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }

    /// Writes to a file; `-` is standard output, instead of what was to be printed.
    mutating func write(_ bytes: [UInt8], to path: String) {
        guard path == "-" else { return files.append(File(path: path, bytes: bytes)) }
        output = bytes
        isData = true
    }
}
