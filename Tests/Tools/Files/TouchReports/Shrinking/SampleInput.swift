import TouchInput

/// Input for tests.
enum SampleInput {
    /// Drags, one after the other, with presses, readings and frames of the display among them.
    /// - Parameters:
    ///   - count: The number of drags.
    ///   - moves: The number of moves of each.
    static func drags(_ count: Int, moves: Int) -> [InputFrame] {
        var frames: [InputFrame] = []
        var now = Instant(seconds: 12.345678)
        func add(_ contacts: [ContactSample], earlier: [EarlierSample] = [], _ others: [DeviceInput] = []) {
            frames.append(InputFrame(at: now, contacts, earlier: earlier, others: others))
            now = now.advanced(by: 0.008_333)
        }
        for drag in 0..<count {
            let id = 100 + drag % 7
            func sample(_ phase: ContactSample.Phase, _ step: Int) -> ContactSample {
                var sample = ContactSample(
                    id: id, phase: phase, location: CGPoint(x: 20.25 + 3.5 * Double(step), y: 31.125 + Double(drag)))
                sample.details.force = 0.5
                return sample
            }
            add([sample(.began, 0)])
            for step in 1...moves {
                let earlier = EarlierSample(
                    id: id, at: now.advanced(by: -0.004), location: sample(.moved, step).location)
                add([sample(.moved, step)], earlier: step % 5 == 0 ? [earlier] : [])
            }
            add([sample(.ended, moves + 1)], [.display])
            let press = PressSample(id: 1, phase: .began, button: .select)
            if drag % 3 == 0 { add([], [.press(press)]) }
            if drag % 3 == 0 { add([], [.press(PressSample(id: 1, phase: .ended, button: .select))]) }
        }
        return frames
    }

    /// Two fingers that come down and go up together, 1 s after the frames before them.
    static func pair(after last: InputFrame?) -> [InputFrame] {
        let start = (last?.instant ?? .zero).advanced(by: 1)
        let phases: [ContactSample.Phase] = [.began, .moved, .moved, .ended]
        return phases.enumerated().map { index, phase in
            let places = [CGPoint(x: 150.5, y: 151), CGPoint(x: 249, y: 148.75)]
            return InputFrame(
                at: start.advanced(by: 0.3 * Double(index)),
                places.enumerated().map { ContactSample(id: 7 + $0, phase: phase, location: $1) })
        }
    }

    /// Drags with a pair of fingers in their middle.
    static func oddity(among drags: [InputFrame]) -> [InputFrame] {
        let middle = drags.firstIndex {
            $0.instant > drags[drags.count / 2].instant && $0.contacts.first?.phase == .began
        }
        let before = Array(drags[..<(middle ?? 0)])
        let pair = pair(after: before.last)
        let shift = (pair.last?.instant.seconds(since: before.last?.instant ?? .zero) ?? 0) + 0.5
        let after = drags[(middle ?? 0)...].map { frame in
            var later = frame
            later.instant = frame.instant.advanced(by: shift)
            for index in later.earlier.indices {
                later.earlier[index].instant = later.earlier[index].instant.advanced(by: shift)
            }
            return later
        }
        return before + pair + after
    }

    /// Returns the greatest number of contacts that are down at once.
    static func mostContacts(_ frames: [InputFrame]) -> Int {
        var (down, most): (Set<Int>, Int) = ([], 0)
        for contact in frames.flatMap(\.contacts) {
            switch contact.phase {
            case .began, .moved, .stationary: down.insert(contact.id)
            case .ended, .cancelled: down.remove(contact.id)
            }
            most = max(most, down.count)
        }
        return most
    }
}
