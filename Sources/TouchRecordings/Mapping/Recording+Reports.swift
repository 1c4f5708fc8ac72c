internal import TouchInput

extension Recording {
    /// The frames without earlier readings, updates and other input: an earlier reading is a frame of its own, at its own
    /// time or, where that would run backwards, at that of the frame before. This is what a device could have reported.
    var reports: [InputFrame] {
        var result: [InputFrame] = []
        result.reserveCapacity(frames.count)
        var down: [Int: ContactSample.Tool] = [:]
        for frame in frames {
            for reading in frame.earlier {
                guard let tool = down[reading.id] else { continue }
                let instant = max(reading.instant, result.last?.instant ?? reading.instant)
                let sample = ContactSample(
                    id: reading.id, phase: .moved, location: reading.location, tool: tool, details: reading.details)
                result.append(InputFrame(at: min(instant, frame.instant), [sample]))
            }
            for sample in frame.contacts {
                switch sample.phase {
                case .began: down[sample.id] = sample.tool
                case .moved, .stationary: break
                case .ended, .cancelled: down[sample.id] = nil
                }
            }
            if !frame.contacts.isEmpty { result.append(InputFrame(at: frame.instant, frame.contacts)) }
        }
        return result
    }
}
