import Foundation
import TouchstoneCommandKit

/// Reads files.
enum Input {
    /// Mebibytes: far more than an hour of ten fingers; a device or a pipe that never ends stops here.
    private static let largest = 512
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
        guard descriptor >= 0 else { throw CommandFailure(name, cause(errno)) }
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw CommandFailure(name, cause(errno))
            }
            bytes += chunk[..<count]
            if bytes.count > largest << 20 { throw CommandFailure(name, .tooLarge(mebibytes: largest)) }
            progress.show("reading \(name)", nil)
        }
    }

    /// What an error of the system means to somebody who named a file.
    static func cause(_ code: Int32) -> UnreadableCause {
        let reason = String(cString: strerror(code))
        return switch code {
        case ENOENT, ENOTDIR: .missing
        case EISDIR: .directory
        case EACCES, EPERM: .forbidden(reason)
        case _: .other(reason)
        }
    }
}
