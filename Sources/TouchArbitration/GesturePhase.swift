/// A step of an attempt that the outside can see. Before the first one an attempt is possible.
///
///     possible ─► began ─► changed … ─► ended | cancelled      a continuous gesture
///     possible ─► ended                                        a discrete gesture
///     possible ─► failed
public enum GesturePhase: Int, Hashable, Sendable {
    /// A continuous gesture is recognized.
    case began
    /// It goes on.
    case changed
    /// It is over; for a discrete gesture, it is recognized.
    case ended
    /// It was broken off after it had begun.
    case cancelled
    /// It did not happen.
    case failed

    /// Whether nothing follows in the same attempt.
    @inlinable public var isTerminal: Bool {
        switch self {
        case .began, .changed: false
        case .ended, .cancelled, .failed: true
        }
    }
}
