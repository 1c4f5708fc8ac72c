import Foundation

/// A file that is created when there is something to write and grows while it is written, or standard output.
///
/// A new file gets its name at once: half a recording is better than none. An existing one is kept until all of
/// the new one is written.
final class GrowingOutput {
    private let path: String
    private var file: OutputFile?
    private var descriptor: Int32
    private var isNew = false

    init(_ path: String) {
        self.path = path
        descriptor = path == "-" ? STDOUT_FILENO : -1
    }

    func write(_ bytes: [UInt8]) throws {
        guard !bytes.isEmpty else { return }
        if path == "-" { return try Output.write(bytes, to: STDOUT_FILENO, name: "standard output") }
        if descriptor < 0, file == nil { try open() }
        do {
            if let file { try file.write(bytes) } else { try Output.write(bytes, to: descriptor, name: path) }
        } catch {
            if let temporary = file?.temporary { UnfinishedFiles.keep(temporary) }
            throw Output.Failure.interrupted("\(error)", kept: file?.temporary ?? path)
        }
    }

    private func open() throws {
        var file = try OutputFile(path)
        if file.isNew {
            descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { throw Output.Failure.cannotWrite(path, Output.reason(errno)) }
        } else {
            try file.open()
            self.file = file
        }
    }

    func close() throws {
        if file != nil { return try file?.finish() ?? () }
        guard descriptor > STDERR_FILENO else { return }
        guard Foundation.close(descriptor) == 0 else { throw Output.Failure.cannotWrite(path, Output.reason(errno)) }
    }
}
