/// How a touch surface is mounted: which of its edges is the top of the window.
///
/// The axes are exchanged first, then turned around, as the device tree of Linux describes panels
/// (`touchscreen-swapped-x-y`, `touchscreen-inverted-x`, `touchscreen-inverted-y`) with the order told here.
public struct SurfaceOrientation: Hashable, Sendable {
    /// The device's y is the window's x, and the other way round.
    public var swapsAxes: Bool
    /// The window's left is where the axis that gives its x ends.
    public var invertsX: Bool
    /// The window's top is where the axis that gives its y ends.
    public var invertsY: Bool

    /// Creates an orientation; by default that of the device.
    public init(swapsAxes: Bool = false, invertsX: Bool = false, invertsY: Bool = false) {
        self.swapsAxes = swapsAxes
        self.invertsX = invertsX
        self.invertsY = invertsY
    }

    /// As the device reports it.
    public static let upright = SurfaceOrientation()
    /// Turned clockwise by a quarter: the device's left edge is the window's top.
    public static let clockwise = SurfaceOrientation(swapsAxes: true, invertsX: true)
    /// Turned by a half.
    public static let upsideDown = SurfaceOrientation(invertsX: true, invertsY: true)
    /// Turned counterclockwise by a quarter: the device's right edge is the window's top.
    public static let counterclockwise = SurfaceOrientation(swapsAxes: true, invertsY: true)
}
