import TouchInput

/// A filter that estimates the slowly changing part of the acceleration, gravity in the device's orientation, and subtracts it.
///
/// A low-pass filter of first order: each sample moves the estimate towards itself by the fraction 1 - e^(-dt/memory), which
/// gives the same result at every rate. Initially the mean of all samples is more accurate, so it is used until the memory is
/// full.
nonisolated struct GravityFilter: Hashable, Sendable {
    /// The estimate of gravity.
    private(set) var gravity: Vector
    /// The time at which the estimate was started.
    let start: Instant
    private(set) var latest: Instant

    init(_ acceleration: Vector, at instant: Instant) {
        (gravity, start, latest) = (acceleration, instant, instant)
    }

    /// Adds a sample, and returns it without gravity.
    mutating func take(_ acceleration: Vector, at instant: Instant, memory: Double) -> Vector {
        let seconds = instant.seconds(since: latest)
        let smooth = memory > 0 ? 1 - Double(exponential(CGFloat(-seconds / memory))) : 1
        let mean = seconds / (seconds + instant.seconds(since: start))
        latest = instant
        gravity = gravity + max(smooth, mean) * (acceleration - gravity)
        return acceleration - gravity
    }
}
