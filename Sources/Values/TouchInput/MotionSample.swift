/// A report of a shake detector.
public enum MotionSample: Int, Hashable, Sendable {
    /// The device started to move in a way that may become a shake.
    case began
    /// The movement was a shake.
    case ended
    /// The movement was not a shake.
    case cancelled
}
