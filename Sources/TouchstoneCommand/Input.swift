import Foundation

/// Reads files.
enum Input {
    /// A file that cannot be read.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Far more than an hour of ten fingers; a device or a pipe that never ends stops here.
    private static let largest = 512 << 20

    /// All bytes of a file; `-` is standard input.
    static func bytes(of file: String) throws -> [UInt8] {
        let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY)
        guard descriptor >= 0 else { throw failure(file, reason) }
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(file, reason)
            }
            bytes += chunk[..<count]
            if bytes.count > largest { throw failure(file, "it is larger than 512 MiB") }
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }

    private static func failure(_ file: String, _ reason: String) -> Failure {
        let name = file == "-" ? "standard input" : file
        return Failure(
            description: "\(name):1: error: it cannot be read: \(reason). Name an evemu recording that you may read")
    }
}
