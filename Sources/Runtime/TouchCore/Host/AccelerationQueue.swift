public import TouchInput

/// A queue of accelerations, from a recording or from a driver that adds its measurements.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class AccelerationQueue: AccelerometerSource {
    private var waiting: [AccelerationSample]
    private var first = 0

    /// Creates a queue, by default an empty one.
    /// - Parameter accelerations: The initial accelerations, in order of time.
    public init(_ accelerations: [AccelerationSample] = []) {
        waiting = accelerations
    }

    /// Adds an acceleration at the end.
    public func add(_ acceleration: AccelerationSample) {
        // Elements that were taken are removed, even if the queue never becomes empty.
        if first == waiting.count || first >= 256 && first * 2 >= waiting.count {
            waiting.removeFirst(first)
            first = 0
        }
        waiting.append(acceleration)
    }

    /// Removes and returns the first element, if it was measured by `instant`.
    public func nextAcceleration(until instant: Instant) -> AccelerationSample? {
        guard first < waiting.count, waiting[first].instant <= instant else { return nil }
        defer { first += 1 }
        return waiting[first]
    }
}
