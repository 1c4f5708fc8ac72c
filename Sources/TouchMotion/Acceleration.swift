public import TouchGeometry

/// What an accelerometer says at one instant, in units of the gravity of the Earth.
public struct Acceleration: Hashable, Sendable {
    /// Along the axes of the device.
    public var x, y, z: CGFloat
    /// Creates an acceleration.
    public init(x: CGFloat, y: CGFloat, z: CGFloat) { (self.x, self.y, self.z) = (x, y, z) }
}
