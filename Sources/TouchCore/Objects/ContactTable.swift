/// The touches of an application by slot, and the sets of them that are handed out.
///
/// A set is made once for each combination of slots and then shared by recognizers, views and whoever keeps it; it is
/// never changed afterwards. So a moving finger allocates nothing.
final class ContactTable {
    /// How many contacts can be known at once: down, or lifted and still owed to a view.
    static let capacity = 64
    /// How many sets are kept: enough for every combination of ten fingers.
    private static let maximumSets = 2_048

    private(set) var slots: [UITouch?] = Array(repeating: nil, count: capacity)
    /// The slots in use, oldest contact first.
    private(set) var order: [UITouch] = []
    private var sets: [UInt64: Set<UITouch>] = [:]
    private var occupied: UInt64 = 0

    /// A slot for a new contact; `nil` if all are in use.
    var freeSlot: Int? {
        occupied == .max ? nil : (~occupied).trailingZeroBitCount
    }

    func add(_ touch: UITouch) {
        slots[touch.slot] = touch
        order.append(touch)
        occupied |= touch.bit
        forgetSets(with: touch.bit)
    }

    func remove(_ touch: UITouch) {
        slots[touch.slot] = nil
        order.removeAll { $0 === touch }
        occupied &= ~touch.bit
        forgetSets(with: touch.bit)
    }

    /// The contact that the host calls `id` and that is down.
    func touch(down id: Int) -> UITouch? {
        for touch in order where touch.contactID == id && touch.isDown { return touch }
        return nil
    }

    var downCount: Int {
        var count = 0
        for touch in order where touch.isDown { count += 1 }
        return count
    }

    func mask(within bits: UInt64, where isMember: (UITouch) -> Bool) -> UInt64 {
        var mask: UInt64 = 0
        for touch in order where touch.bit & bits != 0 && isMember(touch) { mask |= touch.bit }
        return mask
    }

    /// The touches in the slots of `mask`.
    func set(_ mask: UInt64) -> Set<UITouch> {
        if let known = sets[mask] { return known }
        var set = Set<UITouch>(minimumCapacity: mask.nonzeroBitCount)
        for touch in order where touch.bit & mask != 0 { set.insert(touch) }
        if sets.count >= Self.maximumSets { sets.removeAll(keepingCapacity: true) }
        sets[mask] = set
        return set
    }

    private func forgetSets(with bit: UInt64) {
        guard !sets.isEmpty else { return }
        sets = sets.filter { $0.key & bit == 0 }
    }
}
