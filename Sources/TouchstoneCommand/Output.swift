import Foundation

/// Writes, and notices when that fails.
enum Output {
    /// Something could not be written.
    enum Failure: Error, CustomStringConvertible {
        /// Whoever reads standard output has seen enough.
        case readerLeft
        /// Which file, and why.
        case cannotWrite(String, String)
        /// The file to write is one that is read, which goes by the other name.
        case isInput(String, String)

        var description: String {
            switch self {
            case .readerLeft: "standard output was closed"
            case .isInput(let file, let input):
                "touchstone: error: \(file) is the same file as \(input), which is read. Name another file to write"
            case .cannotWrite(let file, let reason):
                "touchstone: error: \(file) cannot be written: \(reason). Name a place that you may write to, with room"
            }
        }
    }

    /// Writes to standard output.
    static func standardOutput(_ bytes: [UInt8]) throws {
        try write(bytes, to: STDOUT_FILENO, name: "standard output")
    }

    /// Writes to standard error; there is nobody to tell if that fails.
    static func standardError(_ text: String) {
        try? write(Array(text.utf8), to: STDERR_FILENO, name: "standard error")
    }

    /// Files that are being read: none of them is written, by whatever name it goes.
    nonisolated(unsafe) static var inputs: [String] = []

    fileprivate static func check(_ path: String) throws {
        guard let target = identity(path) else { return }
        for input in inputs where input != "-" {
            guard let source = identity(input), source == target else { continue }
            throw Failure.isInput(path, input)
        }
    }

    /// Which regular file that is; `nil` for anything else.
    private static func identity(_ path: String) -> [UInt64]? {
        var facts = stat()
        guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        return [UInt64(facts.st_dev), UInt64(facts.st_ino)]
    }

    /// Writes a file, in place of what was there.
    static func file(_ path: String, _ bytes: [UInt8]) throws {
        try check(path)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
        guard descriptor >= 0 else { throw Failure.cannotWrite(path, Output.reason(errno)) }
        do {
            try write(bytes, to: descriptor, name: path)
        } catch {
            close(descriptor)
            throw error
        }
        guard close(descriptor) == 0 else { throw Failure.cannotWrite(path, Output.reason(errno)) }
    }

    /// A file that is made when there is something to write, or standard output.
    final class Stream {
        private let path: String
        private var descriptor: Int32

        init(_ path: String) {
            self.path = path
            descriptor = path == "-" ? STDOUT_FILENO : -1
        }

        func write(_ bytes: [UInt8]) throws {
            guard !bytes.isEmpty else { return }
            if descriptor < 0 {
                try Output.check(path)
                descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
            }
            guard descriptor >= 0 else { throw Failure.cannotWrite(path, Output.reason(errno)) }
            try Output.write(bytes, to: descriptor, name: path == "-" ? "standard output" : path)
        }

        func close() throws {
            guard descriptor > STDERR_FILENO else { return }
            guard Foundation.close(descriptor) == 0 else { throw Failure.cannotWrite(path, Output.reason(errno)) }
        }
    }

    fileprivate static func write(_ bytes: [UInt8], to descriptor: Int32, name: String) throws {
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress! + start, bytes.count - start)
            }
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EPIPE, descriptor == STDOUT_FILENO { throw Failure.readerLeft }
                throw Failure.cannotWrite(name, reason(errno))
            }
            start += count
        }
    }

    fileprivate static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
