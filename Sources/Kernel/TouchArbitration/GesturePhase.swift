/// An observable phase of an attempt. Before the first one an attempt is possible.
///
///     possible ─► began ─► changed … ─► ended | cancelled      a continuous gesture
///     possible ─► ended                                        a discrete gesture
///     possible ─► failed
public enum GesturePhase: Int, Hashable, Sendable {
    /// A continuous gesture is recognized.
    case began
    /// The continuous gesture has changed.
    case changed
    /// The continuous gesture is over; or a discrete gesture is recognized.
    case ended
    /// The gesture was broken off after it had begun.
    case cancelled
    /// No gesture was recognized.
    case failed

    /// A Boolean value that indicates whether no phase follows in the same attempt.
    @inlinable public var isTerminal: Bool {
        switch self {
        case .began, .changed: false
        case .ended, .cancelled, .failed: true
        }
    }
}
