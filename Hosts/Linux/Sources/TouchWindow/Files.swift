import Glibc
import HostKit

/// Reading and writing of whole files.
package enum Files {
    /// Returns the bytes of a file.
    package static func read(_ path: String) throws(HostFailure) -> [UInt8] {
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
    package static func write(_ bytes: [UInt8], to path: String) throws(HostFailure) {
        let file = try GrowingFile(path)
        try file.write(bytes)
        try file.close()
    }

    /// Creates a folder unless it is there.
    package static func makeFolder(_ path: String) throws(HostFailure) {
        guard mkdir(path, 0o777) != 0 else { return }
        let reason = errno
        var status = stat()
        guard reason == EEXIST, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw HostFailure(
                "\(path.printable): the folder cannot be made: \(String(cString: strerror(reason))). Name another one")
        }
    }

    /// Returns the names of the files in a folder, in order; `nil` if there is no such folder.
    package static func names(in folder: String) -> [String]? {
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

    static func failure(_ what: String, _ path: String) -> HostFailure {
        HostFailure(
            "\(path.printable): \(what): \(String(cString: strerror(errno))). Check the name and the permissions")
    }
}
