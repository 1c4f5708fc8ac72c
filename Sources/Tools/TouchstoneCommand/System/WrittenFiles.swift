import Foundation

/// The files that a command writes while it works, and standard output. If writing fails, the command stops.
final class WrittenFiles {
    private var files: [String: OutputFile] = [:]
    private let failureCode: Int32

    init(failureCode: Int32) { self.failureCode = failureCode }

    /// Writes bytes to a file or standard output.
    ///
    /// - Parameter isData: `true` if output to standard output is for programs.
    func write(_ bytes: [UInt8], to path: String, isData: Bool) {
        do {
            if path == "-" { return try Output.standardOutput(bytes, isData: isData) }
            if files[path] == nil {
                var file = try OutputFile(path)
                try file.open()
                files[path] = file
            }
            try files[path]?.write(bytes)
        } catch Output.Failure.readerLeft {
            discard()
            exit(0)
        } catch {
            discard()
            Output.standardError("\(error)\n")
            exit(failureCode)
        }
    }

    /// Replaces the existing files after the command has succeeded.
    func finish() throws {
        for path in files.keys.sorted() { try files[path]?.finish() }
    }

    /// Keeps the existing files after the command has failed.
    func discard() {
        for file in files.values { file.discard() }
    }
}
