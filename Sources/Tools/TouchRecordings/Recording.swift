public import TouchInput

/// Recorded touches: the samples of every contact in order of time, with notes about the file.
public struct Recording: Hashable, Sendable {
    /// The source: a path, or any name that helps to find it again. Every note contains it.
    public let source: String
    /// The format from which the recording was read; `nil` if it was made by a program.
    public internal(set) var format: RecordingFormat?
    /// The description of the device in the file.
    public internal(set) var device: DeviceDescription
    /// The protocol by which the device reported its contacts; `nil` if it reported none.
    public internal(set) var contactProtocol: ContactProtocol?
    /// The range of x from the left to the right edge of the touch surface, in device units.
    public let xAxis: ClosedRange<Int>
    /// The range of y from the top to the bottom edge of the touch surface, in device units.
    public let yAxis: ClosedRange<Int>
    /// The number of device units in a millimeter along x; `nil` if unknown.
    public internal(set) var xResolution: Int?
    /// The number of device units in a millimeter along y; `nil` if unknown.
    public internal(set) var yResolution: Int?
    /// The frames, in order of time and in device units; a frame in which no contact changed is left out.
    ///
    /// Every contact has an `id` of its own, counted from 0 in the order in which they came down, begins once and ends
    /// or is cancelled once. Radii are in units of the x axis. `frames(in:)` gives the same in
    /// points, with samples of fingers that rest.
    public internal(set) var frames: [InputFrame]
    /// The oddities of the file, in order of line; empty if there are none.
    public internal(set) var notes: [LocatedIssue]
    /// The number of contacts that came down.
    public internal(set) var contactCount: Int
    /// The greatest number of contacts that were down at the end of a frame.
    public internal(set) var maximumSimultaneousContacts: Int

    /// The name that the device gives itself; `nil` if the file does not contain it.
    public var deviceName: String? { device.name }

    /// Creates a recording from frames in device units, which should be in order of time.
    ///
    /// - Parameters:
    ///   - source: A path, or any name that helps to find it again.
    ///   - deviceName: The name for the device, if there is one.
    ///   - device: The device; by default only its name is known.
    ///   - xAxis: The range of x from the left to the right edge.
    ///   - yAxis: The range of y from the top to the bottom edge.
    ///   - frames: The frames.
    ///   - notes: The notes about the file, in order of line.
    public init(
        source: String, deviceName: String? = nil, device: DeviceDescription = DeviceDescription(),
        xAxis: ClosedRange<Int>, yAxis: ClosedRange<Int>, frames: [InputFrame], notes: [LocatedIssue] = []
    ) {
        self.source = source
        self.device = device
        if let deviceName { self.device.name = deviceName }
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.frames = frames
        self.notes = notes
        (contactCount, maximumSimultaneousContacts) = Self.count(frames)
    }

    /// A Boolean value that indicates whether anything ever touched; if `false`, a note of the kind `noContacts` has the reason.
    public var holdsContacts: Bool { contactCount > 0 }

    /// The time from the zero point, which is the first event of the file, to the last frame, in seconds.
    public var duration: Double { frames.last?.instant.seconds ?? 0 }

    /// The size of the touch surface in millimeters; `nil` if it is unknown.
    public var physicalSize: CGSize? {
        guard let xResolution, let yResolution else { return nil }
        return CGSize(
            width: xAxis.length / CGFloat(xResolution), height: yAxis.length / CGFloat(yResolution))
    }

    private static func count(_ frames: [InputFrame]) -> (all: Int, most: Int) {
        var (count, down, most) = (0, 0, 0)
        for frame in frames {
            for contact in frame.contacts {
                switch contact.phase {
                case .began:
                    count += 1
                    down += 1
                case .moved, .stationary: break
                case .ended, .cancelled: down -= 1
                }
            }
            most = max(most, down)
        }
        return (count, most)
    }
}
