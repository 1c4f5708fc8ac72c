/// A recognizer as the kernel knows it: a slot number, nothing else.
///
/// The shell gives a recognizer a slot when an attempt starts and may give the slot to another one after the reset.
public struct Contestant: Hashable, Comparable, Sendable {
    /// The slot, counted from 0.
    public let slot: Int

    /// Creates the name of a slot.
    @inlinable public init(_ slot: Int) {
        self.slot = slot
    }

    /// Lower slots come first. This is a stable order for listing; precedence is given with `Arbiter.setPrecedence(_:)`.
    @inlinable public static func < (left: Contestant, right: Contestant) -> Bool {
        left.slot < right.slot
    }
}
