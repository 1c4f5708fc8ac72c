import Foundation
import TouchInput

/// Writes files and streams, and detects failures.
enum Output {
    /// An error in writing.
    enum Failure: Error, CustomStringConvertible {
        /// The reader of standard output, or of a pipe, has closed it.
        case readerLeft
        /// A file cannot be written; the values are the file and the reason.
        case cannotWrite(String, String)
        /// The output file is one of the input files, under the other name.
        case isInput(String, String)
        /// Writing was interrupted; the values are the reason, and the file that has what was written so far.
        case interrupted(String, kept: String)

        var description: String {
            switch self {
            case .readerLeft: "standard output was closed"
            case .isInput(let file, let input):
                "\(Program.name): error: \(file) is the same file as \(input), which is read. Name another file to write"
            case .cannotWrite(let file, let reason):
                "\(Program.name): error: \(file) cannot be written: \(reason). Name a place that you may write to, with room"
            case .interrupted(let failure, let kept):
                "\(failure)\n\(Program.name): warning: what came before is in \(kept)"
            }
        }
    }

    /// Writes to standard output.
    /// - Parameter isData: `true` for output for programs: on a terminal, characters that would control it are replaced.
    static func standardOutput(_ bytes: [UInt8], isData: Bool = false) throws {
        let isShown = isData && isatty(STDOUT_FILENO) == 1
        let shown = isShown ? Array(String(decoding: bytes, as: UTF8.self).printableLines.utf8) : bytes
        try write(shown, to: STDOUT_FILENO, name: "standard output")
    }

    /// Writes a text to standard error, without characters that control a terminal; its failure cannot be reported anywhere.
    static func standardError(_ text: String) { terminal(text.printableLines) }

    /// Writes to standard error unchanged.
    static func terminal(_ text: String) {
        try? write(Array(text.utf8), to: STDERR_FILENO, name: "standard error")
    }

    /// The files that are being read: none of them is overwritten, under any name.
    nonisolated(unsafe) static var inputs: [String] = []

    /// Checks whether these files can be written, before any work is done; nothing is changed.
    static func check(_ paths: [String]) throws {
        for path in paths { _ = try OutputFile(path) }
    }

    /// Writes files in place of existing ones: all of them, or none.
    static func write(_ files: [Outcome.File]) throws {
        var written: [OutputFile] = []
        do {
            for file in files {
                var output = try OutputFile(file.path)
                written.append(output)
                try output.open()
                written[written.count - 1] = output
                if output.isReplaced { try output.write(file.bytes) }
            }
            // Output that is not a regular file (a pipe, a device) cannot be undone: it comes last.
            for (file, output) in zip(files, written) where !output.isReplaced { try output.write(file.bytes) }
            for index in written.indices { try written[index].finish() }
        } catch {
            for output in written { output.discard() }
            throw error
        }
    }

    static func write(_ bytes: [UInt8], to descriptor: Int32, name: String) throws {
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress! + start, bytes.count - start)
            }
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EPIPE { throw Failure.readerLeft }
                throw Failure.cannotWrite(name, reason(errno))
            }
            start += count
        }
    }

    static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
