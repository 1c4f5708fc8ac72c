/// What an accelerometer measured at one instant, gravity included.
///
/// In g, units of `standardGravity`, along the axes of the device: x to the right of its screen, y to the top, z towards
/// whoever looks at it. A device that lies face up measures 1 along z, as on Linux and Android; Core Motion has the
/// opposite sign. Detectors of movement depend neither on the sign nor on how the axes lie.
public struct AccelerationSample: Hashable, Sendable {
    /// Metres per second squared of one g.
    public static let standardGravity = 9.80665

    /// When it was measured.
    public var instant: Instant
    /// Towards the right of the screen, in g.
    public var x: Double
    /// Towards the top of the screen, in g.
    public var y: Double
    /// Out of the screen, in g.
    public var z: Double

    /// Creates an acceleration.
    /// - Parameters:
    ///   - x: towards the right of the screen, in g.
    ///   - y: towards the top of the screen, in g.
    ///   - z: out of the screen, in g.
    ///   - instant: when it was measured.
    public init(x: Double, y: Double, z: Double, at instant: Instant) {
        (self.x, self.y, self.z, self.instant) = (x, y, z, instant)
    }
}
