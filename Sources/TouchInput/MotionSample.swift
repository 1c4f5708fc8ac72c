/// What a shake detector says.
public enum MotionSample: Int, Hashable, Sendable {
    /// The device moves: it may become a shake.
    case began
    /// It was a shake.
    case ended
    /// It was none.
    case cancelled
}
