import TouchInput

/// The numbers of contacts.
enum ContactNumbers {
    /// Returns the change that numbers contacts from 1: each gets the least number that no other contact has which is down. Its one place is all of
    /// them.
    static func renumbering(_ frames: [InputFrame]) -> InputChange {
        let renumbered = renumbered(frames)
        return InputChange(count: renumbered == nil ? 0 : 1) { $0.isEmpty ? frames : renumbered ?? frames }
    }

    /// Returns the frames with new numbers; `nil` if they have them already, or if a contact moves that is not down.
    private static func renumbered(_ frames: [InputFrame]) -> [InputFrame]? {
        var numbers: [Int: Int] = [:]
        var isChanged = false
        var result = frames
        for (place, frame) in frames.enumerated() {
            var over: [Int] = []
            for (index, contact) in frame.contacts.enumerated() {
                if contact.phase == .began, numbers[contact.id] == nil {
                    let taken = Set(numbers.values)
                    numbers[contact.id] = (1...).first { !taken.contains($0) }
                }
                guard let number = numbers[contact.id] else { return nil }
                if number != contact.id { isChanged = true }
                result[place].contacts[index].id = number
                if contact.phase == .ended || contact.phase == .cancelled { over.append(contact.id) }
            }
            for (index, reading) in frame.earlier.enumerated() {
                guard let number = numbers[reading.id] else { return nil }
                result[place].earlier[index].id = number
            }
            for id in over { numbers[id] = nil }
        }
        return isChanged ? result : nil
    }
}
