/// Input that is not a contact with the screen.
@nonexhaustive public enum DeviceInput: Hashable, Sendable {
    /// A key or button went down, changed or came up.
    case press(PressSample)
    /// A pointer or pencil is over the screen without touching it.
    case hover(HoverSample)
    /// A wheel or a trackpad scrolls.
    case scroll(ScrollSample)
    /// Two fingers on a trackpad pinch or rotate.
    case transform(TransformSample)
    /// A sample of a shake detector.
    case motion(MotionSample)
    /// A media key or the button of a headset.
    case remoteCommand(RemoteCommand)
    /// A new frame of the display: animations and display links advance.
    case display
}

/// A report of a shake detector.
public enum MotionSample: Int, Hashable, Sendable {
    /// The device started to move in a way that may become a shake.
    case began
    /// The movement was a shake.
    case ended
    /// The movement was not a shake.
    case cancelled
}

/// A measurement of an accelerometer at one instant, gravity included.
///
/// In g, multiples of `standardGravity`, along the axes of the device: x to the right of its screen, y to the top, z out of the
/// screen. A device that lies face up measures 1 along z, as on Linux and Android; Core Motion has the opposite sign. Detectors
/// of movement depend neither on the sign nor on the orientation of the axes.
public struct AccelerationSample: Hashable, Sendable {
    /// One g, in meters per second squared.
    public static let standardGravity = 9.80665

    /// The time of the measurement.
    public var instant: Instant
    /// The component towards the right of the screen, in g.
    public var x: Double
    /// The component towards the top of the screen, in g.
    public var y: Double
    /// The component out of the screen, in g.
    public var z: Double

    /// Creates an acceleration.
    /// - Parameters:
    ///   - x: The component towards the right of the screen, in g.
    ///   - y: The component towards the top of the screen, in g.
    ///   - z: The component out of the screen, in g.
    ///   - instant: The time of the measurement.
    public init(x: Double, y: Double, z: Double, at instant: Instant) {
        (self.x, self.y, self.z, self.instant) = (x, y, z, instant)
    }
}

/// A source of accelerations: a sensor that is polled, a queue that a driver fills, a recording.
///
/// A source has no clock: the caller passes the time.
public protocol AccelerometerSource: AnyObject {
    /// Returns the oldest measurement that has not been returned yet; `nil` if there is none up to `instant`. It is called
    /// repeatedly until it returns `nil`. Any rate is suitable; 50 to 100 measurements per second are usual.
    func nextAcceleration(until instant: Instant) -> AccelerationSample?
}

/// The command of a media key.
public enum RemoteCommand: Int, Hashable, Sendable {
    /// Play.
    case play
    /// Pause.
    case pause
    /// Stop.
    case stop
    /// Play or pause, depending on the present state.
    case togglePlayPause
    /// The next track.
    case nextTrack
    /// The previous track.
    case previousTrack
    /// Begin to seek backwards.
    case beginSeekingBackward
    /// Stop seeking backwards.
    case endSeekingBackward
    /// Begin to seek forwards.
    case beginSeekingForward
    /// Stop seeking forwards.
    case endSeekingForward
}
