public import TouchInput

/// Accelerations that wait to be taken: of a recording, or of a driver that puts in what it gets.
public final class AccelerationQueue: AccelerometerSource {
    private var waiting: [AccelerationSample]
    private var first = 0

    /// Creates a queue, by default an empty one.
    /// - Parameter accelerations: in order of time.
    public init(_ accelerations: [AccelerationSample] = []) {
        waiting = accelerations
    }

    /// Puts one in, behind all others.
    public func add(_ acceleration: AccelerationSample) {
        // What was taken goes, also where there is always one that waits.
        if first == waiting.count || first >= 256 && first * 2 >= waiting.count {
            waiting.removeFirst(first)
            first = 0
        }
        waiting.append(acceleration)
    }

    /// The first in the queue, if it was measured by then.
    public func nextAcceleration(until instant: Instant) -> AccelerationSample? {
        guard first < waiting.count, waiting[first].instant <= instant else { return nil }
        defer { first += 1 }
        return waiting[first]
    }
}
