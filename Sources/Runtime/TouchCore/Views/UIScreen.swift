public import TouchInput

/// The surface that the fingers touch.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UIScreen {
    /// The screen of the running application.
    public static var main: UIScreen { UIApplication.shared.screen }

    /// The rectangle of the screen, in points; set by the host. 390 × 844 by default.
    public internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// The number of device pixels per point; set by the host. 2 by default.
    public internal(set) var scale: CGFloat = 2

    /// The ability of the screen to measure the force of touches; set by the host. `unknown` by default.
    var forceTouchCapability = UIForceTouchCapability.unknown
}

/// The ability of a screen to measure the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
    /// The host has not specified it.
    case unknown = 0
    /// The screen does not measure force.
    case unavailable = 1
    /// The screen measures force.
    case available = 2
}
