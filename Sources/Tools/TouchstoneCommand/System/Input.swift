import Foundation

/// Reads files.
enum Input {
    /// The size limit in mebibytes: far more than an hour of ten fingers; it stops at a device or pipe that never ends.
    private static let largest = 2_048
    /// The number of bytes that are read at a time.
    private nonisolated static let pieceLength = 1 << 16
    /// The size in bytes of a file that takes so long to read that progress is shown from the start.
    private static let large = 8 << 20

    /// Returns the contents of files, each read once; `-` is standard input.
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
            let (descriptor, length) = try open(file, name, progress)
            progress.show("reading \(name)", nil, isLong: length > large)
            return Source(name, opening: { reader(descriptor, name) })
        } catch {
            return Source(name, error)
        }
    }

    /// Returns a reader that starts from the beginning on every call.
    private nonisolated static func reader(_ descriptor: Int32, _ name: String) -> ByteReader {
        var place: off_t = 0
        return ByteReader {
            while true {
                var chunk = [UInt8](repeating: 0, count: pieceLength)
                let count = pread(descriptor, &chunk, chunk.count, place)
                if count == 0 { return nil }
                if count < 0 {
                    if errno == EINTR { continue }
                    throw CommandFailure(name, cause(errno))
                }
                place += count
                if count < chunk.count { chunk.removeLast(chunk.count - count) }
                return chunk
            }
        }
    }

    /// Opens a file for random access and returns its length; the content of a pipe is copied into an unnamed file.
    private static func open(
        _ file: String, _ name: String, _ progress: Progress
    ) throws(CommandFailure) -> (descriptor: Int32, length: Int) {
        let descriptor = file == "-" ? STDIN_FILENO : Foundation.open(file, O_RDONLY)
        guard descriptor >= 0 else { throw CommandFailure(name, cause(errno)) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw CommandFailure(name, cause(errno)) }
        if facts.st_mode & S_IFMT == S_IFDIR { throw CommandFailure(name, .directory) }
        if facts.st_mode & S_IFMT == S_IFREG, file != "-" {
            guard facts.st_size <= largest << 20 else { throw CommandFailure(name, .tooLarge(mebibytes: largest)) }
            return (descriptor, Int(facts.st_size))
        }
        guard let spool = tmpfile() else { throw CommandFailure(name, cause(errno)) }
        var chunk = [UInt8](repeating: 0, count: pieceLength)
        var length = 0
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw CommandFailure(name, cause(errno))
            }
            length += count
            if length > largest << 20 { throw CommandFailure(name, .tooLarge(mebibytes: largest)) }
            guard fwrite(chunk, 1, count, spool) == count else { throw CommandFailure(name, cause(errno)) }
            progress.show("reading \(name)", nil)
        }
        guard fflush(spool) == 0 else { throw CommandFailure(name, cause(errno)) }
        return (fileno(spool), length)
    }

    /// Returns the meaning of a system error for the user who named a file.
    nonisolated static func cause(_ code: Int32) -> UnreadableCause {
        let reason = String(cString: strerror(code))
        return switch code {
        case ENOENT, ENOTDIR: .missing
        case EISDIR: .directory
        case EACCES, EPERM: .forbidden(reason)
        case _: .other(reason)
        }
    }
}
