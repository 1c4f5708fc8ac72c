/// Where accelerations come from: a sensor that is polled, a queue that a driver fills, a recording.
///
/// A source has no clock: whoever asks says how late it is.
public protocol AccelerometerSource: AnyObject {
    /// The oldest measurement that was not taken yet; `nil` if there is none up to `instant`. It is asked again until it
    /// says so. Any rate will do, 50 to 100 a second is usual.
    func nextAcceleration(until instant: Instant) -> AccelerationSample?
}
