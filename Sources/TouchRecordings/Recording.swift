public import TouchGeometry
public import TouchInput

/// Touches that were recorded: what every contact did and when, and what was odd about the file.
public struct Recording: Hashable, Sendable {
    /// Where it came from: a path, or any name that helps to find it again. Stands in every note.
    public let source: String
    /// The format that it was read from; nil if it was made.
    public internal(set) var format: RecordingFormat?
    /// What the file says about the device.
    public internal(set) var device: DeviceDescription
    /// How the device reported its contacts; nil if it reported none.
    public internal(set) var contactProtocol: ContactProtocol?
    /// The values of x that reach from the left to the right edge of the touch surface, in device units.
    public let xAxis: ClosedRange<Int>
    /// The values of y that reach from the top to the bottom edge of the touch surface, in device units.
    public let yAxis: ClosedRange<Int>
    /// Device units a millimetre along x; nil if unknown.
    public internal(set) var xResolution: Int?
    /// Device units a millimetre along y; nil if unknown.
    public internal(set) var yResolution: Int?
    /// What happened, in order of time and in device units; a frame in which no contact changed is left out.
    ///
    /// Every contact has an `id` of its own, counted from 0 in the order in which they came down, begins once and ends
    /// or is cancelled once. Radii are in units of the x axis. `frames(in:)` gives the same in
    /// points, with samples of fingers that rest.
    public let frames: [InputFrame]
    /// What was odd about the file, in order of line; empty for a clean one.
    public internal(set) var notes: [LocatedIssue]
    /// The number of contacts that came down.
    public internal(set) var contactCount: Int
    /// The most contacts that were down at the end of any frame.
    public internal(set) var maximumSimultaneousContacts: Int

    /// The name that the device gives itself; nil where the file does not say.
    public var deviceName: String? { device.name }

    /// Creates a recording from frames in device units, which should be in order of time.
    ///
    /// - Parameters:
    ///   - source: a path, or any name that helps to find it again.
    ///   - deviceName: goes into the device, if there is one.
    ///   - device: by default nothing is known of it but the name.
    ///   - xAxis: the values of x that reach from the left to the right edge.
    ///   - yAxis: the values of y that reach from the top to the bottom edge.
    ///   - frames: what happened.
    ///   - notes: what was odd about the file, in order of line.
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

    /// Whether anything ever touched; when false, a note of the kind `noContacts` says why not.
    public var holdsContacts: Bool { contactCount > 0 }

    /// Seconds from the zero point, which is the first event of the file, to the last frame.
    public var duration: Double { frames.last?.instant.seconds ?? 0 }

    /// The size of the touch surface in millimetres; nil where the device does not tell.
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
