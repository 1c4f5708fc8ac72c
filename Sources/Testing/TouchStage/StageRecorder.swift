package import Touchstone

/// An object that receives what happens on a stage, whether the log is cleared or not.
package protocol StageRecorder: AnyObject {
    /// Receives the next record.
    func take(_ record: TraceRecord)

    /// Writes the run so far, for a failing expectation.
    /// - Parameters:
    ///   - file: The path of the file of the expectation.
    ///   - line: The line of the expectation.
    /// - Returns: A sentence that names what was written, or states why nothing was.
    func write(file: String, line: Int) -> String
}
