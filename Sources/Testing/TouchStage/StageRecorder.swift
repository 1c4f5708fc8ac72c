package import Touchstone

/// An object that receives what happens on a stage, whether the log is cleared or not.
package protocol StageRecorder: AnyObject {
    /// Receives the next record.
    func take(_ record: TraceRecord)
}
