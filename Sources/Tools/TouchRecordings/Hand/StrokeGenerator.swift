public import TouchInput

/// A generator of touches from a script, as a digitizer would report the hand that follows it.
///
/// Nothing is random: the same script gives the same frames on every run and machine.
public struct StrokeGenerator: Hashable, Sendable {
    /// The number of frames a second: 120 by default; from 1 to 1000.
    public var samplesPerSecond: Int
    /// The number of parts of a point to which locations are rounded: 10 by default, at least 1.
    public var unitsPerPoint: Int

    /// The longest stroke and the latest start, in seconds: anything beyond is cut, so that no script exhausts memory.
    public static let longestStroke: Double = 600

    /// Creates a generator.
    public init(samplesPerSecond: Int = 120, unitsPerPoint: Int = 10) {
        self.samplesPerSecond = samplesPerSecond
        self.unitsPerPoint = unitsPerPoint
    }

    /// Returns the frames of the script, in points and whole microseconds; frames without a change are left out.
    ///
    /// Contacts are numbered from 0 in the order in which they touch down. A finger whose stroke starts before its last
    /// one has lifted touches down one frame after it has.
    public func frames(for script: HandScript) -> [InputFrame] {
        let rate = Int64(min(max(samplesPerSecond, 1), 1000))
        var ticks: [Int: [ContactSample]] = [:]
        for (id, entry) in schedule(script).enumerated() {
            var tremor = Tremor(seed: script.seed, stroke: entry.index, most: script.tremor)
            var before: CGPoint?
            for tick in entry.first...entry.last {
                let seconds = Double(tick - entry.first) / Double(rate)
                let location = rounded(tremor.next(entry.stroke.location(after: seconds)))
                let phase: ContactSample.Phase =
                    tick == entry.first ? .began : tick == entry.last ? .ended : .moved
                // A finger lifts at its last location.
                let place = phase == .ended ? before ?? location : location
                if phase != .moved || place != before {
                    ticks[tick, default: []].append(ContactSample(id: id, phase: phase, location: place))
                }
                before = place
            }
        }
        return ticks.keys.sorted().map { tick in
            InputFrame(at: Instant(nanoseconds: Int64(tick) * 1_000_000 / rate * 1000), ticks[tick] ?? [])
        }
    }

    private struct Entry {
        var stroke: Stroke
        /// The index in the script.
        var index: Int
        var first: Int
        var last: Int
    }

    /// Returns the strokes in the order in which they touch down, with the frames in which they do and in which they lift.
    private func schedule(_ script: HandScript) -> [Entry] {
        var free: [String: Int] = [:]
        let order = script.strokes.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
        let entries = order.map { index, stroke in
            let first = max(tick(stroke.start), free[stroke.finger] ?? 0)
            let entry = Entry(stroke: stroke, index: index, first: first, last: first + max(tick(stroke.duration), 1))
            free[stroke.finger] = entry.last + 1
            return entry
        }
        return entries.enumerated()
            .sorted { ($0.element.first, $0.offset) < ($1.element.first, $1.offset) }
            .map { $0.element }
    }

    private func tick(_ seconds: Double) -> Int {
        guard seconds > 0 else { return 0 }
        return Int((min(seconds, Self.longestStroke) * Double(min(max(samplesPerSecond, 1), 1000))).rounded())
    }

    private func rounded(_ point: CGPoint) -> CGPoint {
        let units = CGFloat(max(unitsPerPoint, 1))
        return CGPoint(x: (point.x * units).rounded() / units, y: (point.y * units).rounded() / units)
    }
}
