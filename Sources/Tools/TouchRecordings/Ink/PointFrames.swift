internal import TouchInput

/// A conversion of frames in points for a recording: time starts at the first of them, and contacts are renumbered.
struct PointFrames {
    private var first: Instant?
    private var numbers: [Int: Int] = [:]
    private var count = 0

    mutating func take(_ frame: InputFrame) -> InputFrame {
        let first = first ?? frame.instant
        self.first = first
        func shifted(_ instant: Instant) -> Instant {
            Instant(nanoseconds: instant.nanoseconds.subtractingReportingOverflow(first.nanoseconds).partialValue)
        }
        var frame = frame
        frame.instant = shifted(frame.instant)
        for index in frame.contacts.indices {
            if frame.contacts[index].phase == .began {
                numbers[frame.contacts[index].id] = count
                count += 1
            }
            frame.contacts[index].id = numbers[frame.contacts[index].id] ?? 0
        }
        for index in frame.earlier.indices {
            frame.earlier[index].id = numbers[frame.earlier[index].id] ?? 0
            frame.earlier[index].instant = shifted(frame.earlier[index].instant)
        }
        return frame
    }
}
