internal import TouchInput

/// A conversion that combines the reports of a digitizer that is faster than the display, as UIKit does: coalesced touches.
///
///     reports     b    m m m    m m e    m m         | every bar a display frame
///     frames      b    m(m m)   m(m) e   m(m)          (…) earlier readings
///
/// Only movements are combined: a report in which a contact begins, ends, rests or is cancelled, and a frame with updates or
/// other input, stays a frame of its own at its own time. So no phase is lost and the order is that of the device. Movements around the
/// rest of another contact are combined nevertheless.
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
        let belongs = Self.onlyMoves(frame) || Self.isRest(frame, beside: group)
        if let first = group.first, tick(first) != tick(frame) || !belongs { Self.close(&group, into: &result) }
        if belongs { group.append(frame) } else { result.append(frame) }
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
        frame.updates.isEmpty && frame.others.isEmpty && frame.contacts.allSatisfy { $0.phase == .moved }
    }

    /// Returns a Boolean value that indicates whether a frame has only rests, of contacts that do not move in the group.
    private static func isRest(_ frame: InputFrame, beside group: [InputFrame]) -> Bool {
        frame.updates.isEmpty && frame.others.isEmpty
            && frame.contacts.allSatisfy { rest in
                rest.phase == .stationary && !group.contains { $0.contacts.contains { $0.id == rest.id } }
            }
    }

    /// Combines the movements of a group: each contact has its latest sample, with its previous samples as earlier readings.
    private static func close(_ group: inout [InputFrame], into result: inout [InputFrame]) {
        let moves = group.filter(onlyMoves)
        let rests = group.filter { !onlyMoves($0) }
        group.removeAll(keepingCapacity: true)
        guard let last = moves.last?.instant else { return result += rests }
        result += rests.filter { $0.instant < last }
        combine(moves, into: &result)
        result += rests.filter { $0.instant >= last }
    }

    private static func combine(_ group: [InputFrame], into result: inout [InputFrame]) {
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
