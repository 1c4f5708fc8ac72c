internal import TouchInput

/// A conversion that combines the reports of a digitizer that is faster than the display, as UIKit does: coalesced touches.
///
///     reports     b    m m m    m m e    m m         | every bar a display frame
///     frames      b    m(m m)   m(m) e   m(m)          (…) earlier readings
///
/// Only movements are combined: a report in which a contact begins, ends or is cancelled, and a frame with updates or
/// other input, stays a frame of its own at its own time. So no phase is lost and the order is that of the device.
struct DisplayFrames {
    /// The interval in nanoseconds; display frames start at its multiples.
    private let interval: Int64

    /// Creates a conversion. NaN, or less than a microsecond, counts as a microsecond, and more than an hour as an hour.
    init(interval seconds: Double) {
        interval = max(Instant(seconds: min(seconds, 3600)).nanoseconds, 1000)
    }

    func group(_ frames: [InputFrame]) -> [InputFrame] {
        var group: [InputFrame] = []
        return frames.flatMap { take($0, &group) } + finish(&group)
    }

    /// Takes the next frame; returns those that it completes.
    /// - Parameter group: The frames that are being combined.
    func take(_ frame: InputFrame, _ group: inout [InputFrame]) -> [InputFrame] {
        var result: [InputFrame] = []
        guard Self.onlyMoves(frame) else {
            Self.close(&group, into: &result)
            return result + [frame]
        }
        if let first = group.first, tick(first) != tick(frame) { Self.close(&group, into: &result) }
        group.append(frame)
        return result
    }

    /// Ends the input and returns the last frames.
    func finish(_ group: inout [InputFrame]) -> [InputFrame] {
        var result: [InputFrame] = []
        Self.close(&group, into: &result)
        return result
    }

    private func tick(_ frame: InputFrame) -> Int64 {
        let nanoseconds = frame.instant.nanoseconds
        return nanoseconds >= 0 ? nanoseconds / interval : -1 - (-1 - nanoseconds) / interval
    }

    private static func onlyMoves(_ frame: InputFrame) -> Bool {
        frame.updates.isEmpty && frame.others.isEmpty
            && frame.contacts.allSatisfy { $0.phase == .moved || $0.phase == .stationary }
    }

    /// Combines a group: each contact has its latest sample, with its previous samples as earlier readings.
    private static func close(_ group: inout [InputFrame], into result: inout [InputFrame]) {
        defer { group.removeAll(keepingCapacity: true) }
        guard var merged = group.last, group.count > 1 else {
            result += group
            return
        }
        var order: [Int] = []
        var latest: [Int: ContactSample] = [:]
        for sample in group.lazy.flatMap({ $0.contacts }) {
            if latest.updateValue(sample, forKey: sample.id) == nil { order.append(sample.id) }
        }
        merged.contacts = order.compactMap { latest[$0] }
        merged.earlier = []
        // From the back: the first sample of a contact in this order is its latest.
        for frame in group.reversed() {
            for sample in frame.contacts.reversed() where latest.removeValue(forKey: sample.id) == nil {
                merged.earlier.append(
                    EarlierSample(
                        id: sample.id, at: frame.instant, location: sample.location, details: sample.details))
            }
            merged.earlier += frame.earlier.reversed()
        }
        merged.earlier.reverse()
        result.append(merged)
    }
}
