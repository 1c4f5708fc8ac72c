import TouchArbitration

/// The recognizers in an attempt, by slot. A slot is used again after the attempt.
struct Roster {
    private(set) var recognizers: [UIGestureRecognizer?] = []
    private var freeSlots: [Int] = []
    /// The number of attempts that have begun.
    private(set) var enrollments = 0

    subscript(contestant: Contestant) -> UIGestureRecognizer? {
        contestant.slot < recognizers.count ? recognizers[contestant.slot] : nil
    }

    /// Assigns a slot to a recognizer.
    mutating func enroll(_ recognizer: UIGestureRecognizer) -> Contestant {
        let slot = freeSlots.popLast() ?? recognizers.count
        if slot == recognizers.count { recognizers.append(nil) }
        recognizers[slot] = recognizer
        enrollments += 1
        return Contestant(slot)
    }

    /// Frees a slot.
    mutating func discharge(_ contestant: Contestant) {
        recognizers[contestant.slot] = nil
        freeSlots.append(contestant.slot)
    }
}
