import TouchGeometry
import TouchInput

/// Follows what changes slowly, gravity and how the device is held, and takes it off.
///
/// A low-pass of first order: each sample moves the estimate towards itself by 1 - e^(-dt/memory), which gives the same
/// course at every rate. At first the mean of all samples is nearer to the truth than that, so it counts until the memory
/// is full.
nonisolated struct GravityFilter: Hashable, Sendable {
    /// What gravity is taken for.
    private(set) var gravity: Vector
    /// When the estimate was started.
    let start: Instant
    private(set) var latest: Instant

    init(_ acceleration: Vector, at instant: Instant) {
        (gravity, start, latest) = (acceleration, instant, instant)
    }

    /// Takes a sample and gives it back without gravity.
    mutating func take(_ acceleration: Vector, at instant: Instant, memory: Double) -> Vector {
        let seconds = instant.seconds(since: latest)
        let smooth = memory > 0 ? 1 - Double(exponential(CGFloat(-seconds / memory))) : 1
        let mean = seconds / (seconds + instant.seconds(since: start))
        latest = instant
        gravity = gravity + max(smooth, mean) * (acceleration - gravity)
        return acceleration - gravity
    }
}
