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
