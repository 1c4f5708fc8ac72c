/// The output of a command, and its exit code.
struct Outcome: Hashable, Sendable {
    /// A file to write.
    struct File: Hashable, Sendable {
        /// The path.
        let path: String
        /// The content.
        let bytes: [UInt8]
    }

    /// The bytes for standard output.
    var output: [UInt8]
    /// A Boolean value that indicates whether the output is data for another program, a trace or a recording, and not for a terminal.
    private(set) var isData = false
    /// The text for standard error.
    var messages: String
    /// The files to write before anything is printed: if that fails, there is no point in printing the rest.
    private(set) var files: [File] = []
    /// The exit code; 0 for success.
    var exitCode: Int32

    nonisolated init(_ text: String = "", messages: String = "", exitCode: Int32 = 0) {
        (output, self.messages, self.exitCode) = (Array(text.utf8), messages, exitCode)
    }

    /// Returns the bytes for standard output and removes them.
    mutating func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }

    /// Writes to a file; `-` is standard output, where the bytes replace the printed text.
    mutating func write(_ bytes: [UInt8], to path: String) {
        guard path == "-" else { return files.append(File(path: path, bytes: bytes)) }
        output = bytes
        isData = true
    }
}
