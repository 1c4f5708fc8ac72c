package import HostKit
package import TouchTrace

/// A file that a trace is written to while it is made, until that fails.
package final class TraceFile {
    private let file: GrowingFile
    private var isOpen = true
    private let failed: (HostFailure) -> Void

    /// Writes the header.
    /// - Parameters:
    ///   - file: The file.
    ///   - header: The header of the trace.
    ///   - failed: Called once, with the reason why nothing more is written.
    package init(
        _ file: GrowingFile, _ header: Trace, failed: @escaping (HostFailure) -> Void
    ) throws(HostFailure) {
        (self.file, self.failed) = (file, failed)
        try file.write(Array(header.text.utf8))
    }

    /// Writes a record, which is in the file when it returns.
    package func take(_ record: TraceRecord) {
        guard isOpen else { return }
        do throws(HostFailure) {
            try file.write(Array("\(record)\n".utf8))
        } catch {
            isOpen = false
            failed(error)
        }
    }
}
