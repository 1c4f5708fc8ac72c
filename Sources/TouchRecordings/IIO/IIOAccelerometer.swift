public import TouchInput

/// Polls an accelerometer of Linux: reads its three raw values when it is asked, not more often than the sensor measures.
///
/// A host that draws 60 times a second asks before each frame.
public final class IIOAccelerometer: AccelerometerSource {
    /// What is polled.
    public let device: IIODevice
    private let files: DeviceFiles
    private let period: Double
    private var latest: Instant?
    /// When it measures next.
    private var due: Instant?

    /// Creates a source; nothing is read before it is asked.
    /// - Parameters:
    ///   - device: what to poll.
    ///   - files: the machine's.
    public init(_ device: IIODevice, files: DeviceFiles) {
        self.device = device
        self.files = files
        period = 1 / (device.rate ?? ReadingLimits.usualAccelerometerRate)
    }

    /// What the sensor measures now, which is taken to be `instant`; nil if it cannot be read, or was read less than a
    /// period ago.
    public func nextAcceleration(until instant: Instant) -> AccelerationSample? {
        if let latest, instant <= latest { return nil }
        if let due, instant < due { return nil }
        let raw = IIODevice.axes.compactMap { files.number("\(device.path)/in_accel_\($0)_raw") }
        guard let acceleration = device.acceleration(raw: raw, at: instant) else { return nil }
        // The sensor's beat, not the reader's: who asks a little late each time still gets every sample.
        let next = (due ?? instant).advanced(by: period)
        due = next > instant ? next : instant.advanced(by: period)
        latest = instant
        return acceleration
    }
}
