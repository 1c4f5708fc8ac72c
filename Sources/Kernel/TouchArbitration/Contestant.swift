/// The kernel's representation of a recognizer: a slot number, nothing else.
///
/// The shell assigns a slot to a recognizer when an attempt starts, and may assign it to another one after the reset.
public struct Contestant: Hashable, Comparable, Sendable {
    /// The slot, counted from 0.
    public let slot: Int

    /// Creates a contestant from its slot.
    @inlinable public init(_ slot: Int) {
        self.slot = slot
    }

    /// Returns a Boolean value that indicates whether the left slot is lower. This is a stable order for listing;
    /// precedence is set with `Contest.setPrecedence(_:)`.
    @inlinable public static func < (left: Contestant, right: Contestant) -> Bool {
        left.slot < right.slot
    }
}

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
