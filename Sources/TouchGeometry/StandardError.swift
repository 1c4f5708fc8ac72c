#if !hasFeature(Embedded)
    import Foundation

    /// Where the library writes what no handler receives: standard output is the app's. It is here because no other of the
    /// lower libraries imports Foundation.
    package enum StandardError {
        /// Writes a line; does nothing if standard error cannot be written.
        package static func write(line: String) {
            try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
        }
    }
#endif
