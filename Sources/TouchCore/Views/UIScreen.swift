public import TouchGeometry

/// The surface that the fingers touch.
public final class UIScreen {
    /// The screen of the running application.
    public static var main: UIScreen { UIApplication.shared.screen }

    /// Its rectangle, in points; the host sets it. 390 × 844 by default.
    public internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// Device pixels a point; the host sets it. 2 by default.
    public internal(set) var scale: CGFloat = 2

    /// Whether it tells the force of fingers; the host sets it. `unknown` by default.
    var forceTouchCapability = UIForceTouchCapability.unknown
}
