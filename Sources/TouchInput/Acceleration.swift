/// A measurement of an accelerometer at one instant, gravity included.
///
/// In g, multiples of `standardGravity`, along the axes of the device: x to the right of its screen, y to the top, z out of the
/// screen. A device that lies face up measures 1 along z, as on Linux and Android; Core Motion has the opposite sign. Detectors
/// of movement depend neither on the sign nor on the orientation of the axes.
public struct Acceleration: Hashable, Sendable {
    /// One g, in metres per second squared.
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
    ///   - x: the component towards the right of the screen, in g.
    ///   - y: the component towards the top of the screen, in g.
    ///   - z: the component out of the screen, in g.
    ///   - instant: the time of the measurement.
    public init(x: Double, y: Double, z: Double, at instant: Instant) {
        (self.x, self.y, self.z, self.instant) = (x, y, z, instant)
    }
}
