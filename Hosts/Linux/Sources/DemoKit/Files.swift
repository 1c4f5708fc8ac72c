import Glibc
import HostKit

/// Reading and writing of whole files.
enum Files {
    /// Returns the bytes of a file.
    static func read(_ path: String) throws(DemoFailure) -> [UInt8] {
        guard let file = fopen(path, "rb") else { throw failure("cannot be read", path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&part, 1, part.count, file)
            bytes += part[..<count]
            if count < part.count { break }
        }
        guard ferror(file) == 0 else { throw failure("cannot be read", path) }
        return bytes
    }

    /// Writes a file.
    static func write(_ bytes: [UInt8], to path: String) throws(DemoFailure) {
        let file = try GrowingFile(path)
        try file.write(bytes)
        try file.close()
    }

    /// Creates a folder unless it is there.
    static func makeFolder(_ path: String) throws(DemoFailure) {
        guard mkdir(path, 0o777) != 0 else { return }
        let reason = errno
        var status = stat()
        guard reason == EEXIST, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw DemoFailure(
                "\(path.printable): the folder cannot be made: \(String(cString: strerror(reason))). Name another one")
        }
    }

    /// Returns the names of the files in a folder, in order; `nil` if there is no such folder.
    static func names(in folder: String) -> [String]? {
        guard let handle = opendir(folder) else { return nil }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    static func failure(_ what: String, _ path: String) -> DemoFailure {
        DemoFailure(
            "\(path.printable): \(what): \(String(cString: strerror(errno))). Check the name and the permissions")
    }
}

/// A file that is written piece by piece.
final class GrowingFile {
    private let path: String
    private var file: UnsafeMutablePointer<FILE>?
    private var isEmptied = false

    /// Opens the file, or creates it. One that is there keeps its content until something is written.
    init(_ path: String) throws(DemoFailure) {
        self.path = path
        file = fopen(path, "ab")
        if file == nil { throw Files.failure("cannot be written", path) }
    }

    isolated deinit { if let file { fclose(file) } }

    /// Adds bytes, which are in the file when it returns.
    func write(_ bytes: [UInt8]) throws(DemoFailure) {
        guard let file else { return }
        if !isEmptied {
            // A pipe or a device cannot be emptied.
            guard ftruncate(fileno(file), 0) == 0 || errno == EINVAL else {
                throw Files.failure("cannot be written", path)
            }
            isEmptied = true
        }
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else {
            throw Files.failure("cannot be written", path)
        }
    }

    /// Ends writing.
    func close() throws(DemoFailure) {
        guard let file else { return }
        self.file = nil
        guard fclose(file) == 0 else { throw Files.failure("cannot be written", path) }
    }
}
