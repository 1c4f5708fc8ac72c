/// A source of accelerations: a sensor that is polled, a queue that a driver fills, a recording.
///
/// A source has no clock: the caller passes the time.
public protocol AccelerometerSource: AnyObject {
    /// Returns the oldest measurement that has not been returned yet; `nil` if there is none up to `instant`. It is called
    /// repeatedly until it returns `nil`. Any rate is suitable; 50 to 100 measurements per second are usual.
    func nextAcceleration(until instant: Instant) -> Acceleration?
}
