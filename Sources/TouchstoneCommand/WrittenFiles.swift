import Foundation

/// The files that a command writes while it works, and standard output. When writing fails, nothing else is worth doing.
final class WrittenFiles {
    private var files: [String: OutputFile] = [:]
    private let failureCode: Int32

    init(failureCode: Int32) { self.failureCode = failureCode }

    /// - Parameter isData: what goes to standard output is for programs.
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

    /// The command has done what it was asked: the files take the places of what was there.
    func finish() throws {
        for path in files.keys.sorted() { try files[path]?.finish() }
    }

    /// The command has failed: what was there stays.
    func discard() {
        for file in files.values { file.discard() }
    }
}
