import Glibc
import HostKit

/// A file that is written piece by piece.
package final class GrowingFile {
    private let path: String
    private var file: UnsafeMutablePointer<FILE>?
    private var isEmptied = false

    /// Opens the file, or creates it. One that is there keeps its content until something is written.
    package init(_ path: String) throws(HostFailure) {
        self.path = path
        file = fopen(path, "ab")
        if file == nil { throw Files.failure("cannot be written", path) }
    }

    isolated deinit { if let file { fclose(file) } }

    /// Adds bytes, which are in the file when it returns.
    package func write(_ bytes: [UInt8]) throws(HostFailure) {
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
    package func close() throws(HostFailure) {
        guard let file else { return }
        self.file = nil
        guard fclose(file) == 0 else { throw Files.failure("cannot be written", path) }
    }
}
