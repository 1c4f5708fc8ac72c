/// The ability of a screen to measure the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
    /// The host has not specified it.
    case unknown = 0
    /// The screen does not measure force.
    case unavailable = 1
    /// The screen measures force.
    case available = 2
}
