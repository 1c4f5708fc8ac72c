import TouchTrace
import Touchstone

/// The trace of one stage, for its failing expectations.
final class FailureTrace: StageRecorder {
    private let folder: String
    private var trace: Trace

    init(of stage: Stage, in folder: String) {
        self.folder = folder
        trace = Trace(stage.records)
        trace.screenSize = stage.window.frame.size
    }

    func take(_ record: TraceRecord) { trace.records.append(record) }

    func write(file: String, line: Int) -> String {
        let place = FailureFile(in: folder, of: file, line: line, type: "trace")
        trace[.program] = place.title
        return place.write(trace.text, as: "a trace", askedBy: "TOUCHSTONE_TRACES")
    }
}
