internal import TouchInput

/// The reports that a device could have made of frames: without earlier readings, updates and other input. An earlier reading is a
/// frame of its own, at its own time or, if that would run backwards, at that of the frame before.
struct DeviceReports {
    private var down: [Int: ContactSample.Tool] = [:]
    private var last: Instant?

    mutating func take(_ frame: InputFrame, _ body: (InputFrame) -> Void) {
        for reading in frame.earlier {
            guard let tool = down[reading.id] else { continue }
            let instant = min(max(reading.instant, last ?? reading.instant), frame.instant)
            let sample = ContactSample(
                id: reading.id, phase: .moved, location: reading.location, tool: tool, details: reading.details)
            last = instant
            body(InputFrame(at: instant, [sample]))
        }
        for sample in frame.contacts {
            switch sample.phase {
            case .began: down[sample.id] = sample.tool
            case .moved, .stationary: break
            case .ended, .cancelled: down[sample.id] = nil
            }
        }
        guard !frame.contacts.isEmpty else { return }
        last = frame.instant
        body(InputFrame(at: frame.instant, frame.contacts))
    }
}

extension RecordingStream {
    /// Calls a closure for each report.
    func forEachReport(_ body: (InputFrame) -> Void) {
        var reports = DeviceReports()
        forEachFrame { reports.take($0, body) }
    }
}
