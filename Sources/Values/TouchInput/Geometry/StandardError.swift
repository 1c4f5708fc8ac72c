#if !hasFeature(Embedded)
    import Foundation

    /// Standard error, for messages without a handler: standard output belongs to the app. It is here because no other of the
    /// lower libraries imports Foundation.
    package enum StandardError {
        /// Writes a line; does nothing if standard error is not writable.
        package static func write(line: String) {
            try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
        }
    }
#endif
