public import TouchGeometry
public import TouchInput

/// Touches that were recorded: what every contact did and when, and what was odd about the file.
public struct Recording: Hashable, Sendable {
    /// Where it came from: a path, or any name that helps to find it again. Stands in every note.
    public let source: String
    /// The name that the device gives itself; nil where the file does not say.
    public let deviceName: String?
    /// The values of x that reach from the left to the right edge of the touch surface, in device units.
    public let xAxis: ClosedRange<Int>
    /// The values of y that reach from the top to the bottom edge of the touch surface, in device units.
    public let yAxis: ClosedRange<Int>
    /// What happened, in order of time and in device units; a frame in which no contact changed is left out.
    ///
    /// Every contact has an `id` of its own, counted from 0 in the order in which they came down, begins once and ends
    /// or is cancelled once. `frames(in:)` gives the same in points.
    public let frames: [InputFrame]
    /// What was odd about the file, in order of line; empty for a clean one.
    public let notes: [RecordingNote]
    /// The number of contacts that came down.
    public let contactCount: Int
    /// The most contacts that were down at the end of any frame.
    public let maximumSimultaneousContacts: Int

    /// Creates a recording from frames in device units, which should be in order of time.
    public init(
        source: String, deviceName: String? = nil, xAxis: ClosedRange<Int>, yAxis: ClosedRange<Int>,
        frames: [InputFrame], notes: [RecordingNote] = []
    ) {
        self.source = source
        self.deviceName = deviceName
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.frames = frames
        self.notes = notes
        var count = 0
        var down = 0
        var most = 0
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
        contactCount = count
        maximumSimultaneousContacts = most
    }

    /// Whether anything ever touched; when false, a note of the kind `noContacts` says why not.
    public var holdsContacts: Bool { contactCount > 0 }

    /// Seconds from the zero point, which is the first event of the file, to the last frame.
    public var duration: Double { frames.last?.instant.seconds ?? 0 }

    /// The frames in points: the axes span a window of `size`, from 0 to its width and height, y growing downwards.
    ///
    /// Positions beyond the axes are moved to the edge.
    public func frames(in size: CGSize) -> [InputFrame] {
        frames.map { frame in
            var frame = frame
            for index in frame.contacts.indices {
                let place = frame.contacts[index].location
                frame.contacts[index].location = CGPoint(
                    x: Self.map(place.x, from: xAxis, to: size.width),
                    y: Self.map(place.y, from: yAxis, to: size.height))
            }
            return frame
        }
    }

    /// Multiplies before it divides, so that whole device units come out as the nearest `CGFloat` there is.
    private static func map(_ value: CGFloat, from axis: ClosedRange<Int>, to length: CGFloat) -> CGFloat {
        let low = CGFloat(axis.lowerBound)
        let high = CGFloat(axis.upperBound)
        guard high > low else { return 0 }
        return (min(max(value, low), high) - low) * length / (high - low)
    }
}
