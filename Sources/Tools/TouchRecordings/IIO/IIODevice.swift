public import TouchInput

/// An accelerometer of Linux's industrial I/O subsystem: a folder `iio:device0` with `in_accel_x_raw` and so on.
///
///     acceleration = mount matrix · (raw + offset) · scale        in m/s²
///
/// If the file for one axis is missing (`in_accel_x_scale`), that for all axes is used (`in_accel_scale`), else 1 for the scale
/// and 0 for the offset.
public struct IIODevice: Hashable, Sendable {
    /// The folder in which the kernel has these devices.
    public static let folder = "/sys/bus/iio/devices"

    /// The device's folder.
    public let path: String
    /// The name from the driver; `nil` if it has none.
    public let name: String?
    /// The location, `accel-display` or `accel-base` of a laptop; `nil` if it is unknown.
    public let label: String?
    /// The value of one raw unit in m/s², along x, y and z.
    public let scale: [Double]
    /// The offset added to raw values, along x, y and z.
    public let offset: [Double]
    /// The number of samples a second that the sensor makes; `nil` if it is unknown.
    public let rate: Double?
    /// The matrix that rotates the axes of the sensor into those of the device: three rows of three.
    public let mountMatrix: [[Double]]

    static let axes = ["x", "y", "z"]
    private static let upright: [[Double]] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]

    /// Returns all accelerometers, in the order of their numbers.
    /// - Parameters:
    ///   - files: The files of the machine.
    ///   - folder: The folder to search.
    public static func accelerometers(_ files: DeviceFiles, in folder: String = folder) -> [IIODevice] {
        files.names(folder).filter { $0.hasPrefix("iio:device") }.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
            .compactMap { IIODevice(files, path: "\(folder)/\($0)") }
    }

    /// Reads the folder; `nil` if it is not an accelerometer with three axes.
    public init?(_ files: DeviceFiles, path: String) {
        guard Self.axes.allSatisfy({ files.number("\(path)/in_accel_\($0)_raw") != nil }) else { return nil }
        self.path = path
        name = files.line("\(path)/name")
        label = files.line("\(path)/label")
        scale = Self.axes.map {
            files.number("\(path)/in_accel_\($0)_scale") ?? files.number("\(path)/in_accel_scale") ?? 1
        }
        offset = Self.axes.map {
            files.number("\(path)/in_accel_\($0)_offset") ?? files.number("\(path)/in_accel_offset") ?? 0
        }
        let rates = ["in_accel_sampling_frequency", "sampling_frequency"].compactMap { files.number("\(path)/\($0)") }
        rate = rates.first { $0 > 0 }
        mountMatrix =
            ["in_accel_mount_matrix", "in_mount_matrix", "mount_matrix"].lazy
            .compactMap { files.line("\(path)/\($0)") }.compactMap(Self.matrix).first ?? Self.upright
    }

    /// Returns the acceleration of raw values, in g along the axes of the device; `nil` unless there are three.
    public func acceleration(raw: [Double], at instant: Instant) -> AccelerationSample? {
        guard raw.count == 3 else { return nil }
        let inG = raw.indices.map { (raw[$0] + offset[$0]) * scale[$0] * AccelerationUnit.metersPerSecondSquared.inG }
        let turned = mountMatrix.map { row in row[0] * inG[0] + row[1] * inG[1] + row[2] * inG[2] }
        return AccelerationSample(x: turned[0], y: turned[1], z: turned[2], at: instant)
    }

    /// Returns the matrix in `0, 1, 0; -1, 0, 0; 0, 0, 1`; `nil` for anything else.
    private static func matrix(_ text: String) -> [[Double]]? {
        let rows = text.split(separator: ";").map { row in
            row.split { $0 == "," || $0 == " " }.compactMap { Double(String($0)) }.filter { $0.isFinite }
        }
        return rows.count == 3 && rows.allSatisfy { $0.count == 3 } ? rows : nil
    }
}
