import TouchInput

/// The rules of input: a contact comes down once, then moves, then ends once; time does not decrease.
enum WellFormedness {
    /// The violations in some frames.
    static func faults(_ frames: [InputFrame]) -> [String] {
        var (faults, down, pressed): ([String], Set<Int>, Set<Int>) = ([], [], [])
        var last = Instant.zero
        for frame in frames {
            if frame.instant < last { faults.append("time decreases") }
            last = frame.instant
            for reading in frame.earlier where !frame.contacts.contains(where: { $0.id == reading.id }) {
                faults.append("\(reading.id) is read without a sample")
            }
            for reading in frame.earlier where reading.instant > frame.instant { faults.append("a reading is late") }
            for contact in frame.contacts {
                let isKnown =
                    switch contact.phase {
                    case .began: !down.insert(contact.id).inserted
                    case .moved, .stationary: !down.contains(contact.id)
                    case .ended, .cancelled: down.remove(contact.id) == nil
                    }
                if isKnown { faults.append("\(contact.id) \(contact.phase)") }
            }
            for case .press(let press) in frame.others {
                let isKnown =
                    switch press.phase {
                    case .began: !pressed.insert(press.id).inserted
                    case .changed: !pressed.contains(press.id)
                    case .ended, .cancelled: pressed.remove(press.id) == nil
                    }
                if isKnown { faults.append("press \(press.id) \(press.phase)") }
            }
        }
        if !down.isEmpty || !pressed.isEmpty { faults.append("\(down) and \(pressed) never end") }
        return faults
    }
}
