/// The orientation in which a touch surface is mounted: the edge that is at the top of the window.
///
/// The axes are exchanged first, then inverted, as the device tree of Linux describes panels
/// (`touchscreen-swapped-x-y`, `touchscreen-inverted-x`, `touchscreen-inverted-y`), in this order.
public struct SurfaceOrientation: Hashable, Sendable {
    /// A Boolean value that indicates whether the device's y is the window's x, and the other way round.
    public var swapsAxes: Bool
    /// A Boolean value that indicates whether the window's left is at the end of the axis that gives its x.
    public var invertsX: Bool
    /// A Boolean value that indicates whether the window's top is at the end of the axis that gives its y.
    public var invertsY: Bool

    /// Creates an orientation; by default that of the device.
    public init(swapsAxes: Bool = false, invertsX: Bool = false, invertsY: Bool = false) {
        self.swapsAxes = swapsAxes
        self.invertsX = invertsX
        self.invertsY = invertsY
    }

    /// The orientation of the device.
    public static let upright = SurfaceOrientation()
    /// Rotated clockwise by a quarter: the device's left edge is the window's top.
    public static let clockwise = SurfaceOrientation(swapsAxes: true, invertsX: true)
    /// Rotated by a half.
    public static let upsideDown = SurfaceOrientation(invertsX: true, invertsY: true)
    /// Rotated counterclockwise by a quarter: the device's right edge is the window's top.
    public static let counterclockwise = SurfaceOrientation(swapsAxes: true, invertsY: true)
}
