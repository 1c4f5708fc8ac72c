/// Whether the screen tells the force of fingers.
public enum UIForceTouchCapability: Int, Sendable {
    /// The host did not say.
    case unknown = 0
    /// It does not.
    case unavailable = 1
    /// It does.
    case available = 2
}
