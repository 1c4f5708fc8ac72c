public import TouchInput

/// A poller of an accelerometer of Linux: it reads the three raw values on each call, but not more often than the sensor measures.
///
/// A host that draws 60 times a second calls it before each frame.
public final class IIOAccelerometer: AccelerometerSource {
    /// The device that is polled.
    public let device: IIODevice
    private let files: DeviceFiles
    private let period: Double
    private var latest: Instant?
    /// The time of the next measurement.
    private var due: Instant?

    /// Creates a source; nothing is read before the first call.
    /// - Parameters:
    ///   - device: The device to poll.
    ///   - files: The files of the machine.
    public init(_ device: IIODevice, files: DeviceFiles) {
        self.device = device
        self.files = files
        period = 1 / (device.rate ?? ReadingLimits.usualAccelerometerRate)
    }

    /// Returns the present measurement of the sensor, whose time is taken to be `instant`; `nil` if it cannot be read, or was read
    /// less than a period ago.
    public func nextAcceleration(until instant: Instant) -> AccelerationSample? {
        if let latest, instant <= latest { return nil }
        if let due, instant < due { return nil }
        let raw = IIODevice.axes.compactMap { files.number("\(device.path)/in_accel_\($0)_raw") }
        guard let acceleration = device.acceleration(raw: raw, at: instant) else { return nil }
        // The sensor's period, not the caller's: calls that are each a little late still get every sample.
        let next = (due ?? instant).advanced(by: period)
        due = next > instant ? next : instant.advanced(by: period)
        latest = instant
        return acceleration
    }
}
