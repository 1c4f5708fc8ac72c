import Foundation
import TouchstoneCommandKit

/// Reads files.
enum Input {
    /// Far more than an hour of ten fingers; a device or a pipe that never ends stops here.
    private static let largest = 512 << 20
    /// A file of which a reader has so much to do that it is said beforehand.
    private static let large = 8 << 20

    /// The contents of files, each read once; `-` is standard input.
    static func sources(_ files: [String], _ progress: Progress) -> [Source] {
        var known: [String: Source] = [:]
        return files.map { file in
            let source = known[file] ?? source(file, progress)
            known[file] = source
            return source
        }
    }

    private static func source(_ file: String, _ progress: Progress) -> Source {
        let name = file == "-" ? "standard input" : file
        do throws(CommandFailure) {
            let bytes = try bytes(of: file, name, progress)
            progress.show("reading \(name)", nil, isLong: bytes.count > large)
            return Source(name, bytes)
        } catch {
            return Source(name, error)
        }
    }

    private static func bytes(of file: String, _ name: String, _ progress: Progress) throws(CommandFailure) -> [UInt8] {
        let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY)
        guard descriptor >= 0 else { throw failure(name, reason) }
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(name, reason)
            }
            bytes += chunk[..<count]
            if bytes.count > largest { throw failure(name, "it is larger than 512 MiB") }
            progress.show("reading \(name)", nil)
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }

    private static func failure(_ name: String, _ reason: String) -> CommandFailure {
        CommandFailure("\(name): error: it cannot be read: \(reason). Name a file that you may read")
    }
}
