import TouchGeometry
import TouchInput

/// Plays pointers to apps that know nothing of them (B-260): a click is a finger, a pinch on a trackpad is two.
///
///     trackpad   began──────changed(1.5, 0)──ended
///     touches    D  ·  D    M    ·    M      U  U       simulatedTouchDistance apart, the pointer in the middle
///
/// A frame goes in, a frame comes out. What began as touches ends as touches, also if the app changes its mind meanwhile.
/// Samples that are out of order or no numbers pass through, for the dispatcher to say so.
struct PointerCompatibility {
    /// The two touches that play a pinch.
    private struct Pair {
        let ids: (Int, Int)
        var center: CGPoint
        var distance = GestureThresholds.simulatedTouchDistance
        /// Radians, clockwise; 0 lies level.
        var angle: CGFloat = 0

        func samples(_ phase: ContactSample.Phase) -> [ContactSample] {
            let (dx, dy) = (cosine(angle) * distance / 2, sine(angle) * distance / 2)
            return [
                ContactSample(id: ids.0, phase: phase, location: CGPoint(x: center.x - dx, y: center.y - dy)),
                ContactSample(id: ids.1, phase: phase, location: CGPoint(x: center.x + dx, y: center.y + dy)),
            ]
        }

        func has(_ id: Int) -> Bool { id == ids.0 || id == ids.1 }
    }

    /// What a transform that goes on is for the app.
    private enum Playing {
        /// None goes on.
        case nothing
        /// An event.
        case event
        /// Two touches.
        case touches(Pair)
    }

    private var playing = Playing.nothing
    /// The contacts of the host that are down with the ID of a touch that plays.
    private var namesakes = Set<Int>()

    /// The two smallest IDs that no contact has. Those of hosts seldom are as small, and if one comes down later that is, it
    /// is left out while the pair plays.
    private static func freeIDs(_ isTaken: (Int) -> Bool) -> (Int, Int) {
        var first = Int.min
        while isTaken(first) { first += 1 }
        var second = first + 1
        while isTaken(second) { second += 1 }
        return (first, second)
    }

    /// - Parameters:
    ///   - frame: what the host sent.
    ///   - isOn: whether the app knows no pointers.
    ///   - isTaken: whether a contact of the host that is down has the ID.
    /// - Returns: the frame and, if it is cut short, the end of a transform that comes before it; and the contacts that came
    ///   down with the ID of a touch that plays.
    mutating func translate(
        _ frame: InputFrame, isOn: Bool, isTaken: (Int) -> Bool
    ) -> (before: InputFrame?, frame: InputFrame, refused: [Int]) {
        var frame = frame
        var before: InputFrame?
        let refused = takeOut(of: &frame)
        let ids = Set(frame.contacts.map { $0.id })
        if isOn {
            for index in frame.contacts.indices where Self.isClick(frame.contacts[index]) {
                frame.contacts[index].tool = .direct
            }
        }
        let others = frame.others
        frame.others.removeAll()
        for input in others {
            if case .transform(let sample) = input {
                let isPlayed = play(sample, isOn: isOn, into: &frame, after: &before) {
                    ids.contains($0) || isTaken($0)
                }
                if isPlayed { continue }
            }
            frame.others.append(input)
        }
        return (before, frame, refused)
    }

    /// Leaves out contacts of the host that have the ID of a touch that plays. Not the cancellation of the touch itself, which
    /// comes with that of all that is down.
    /// - Returns: those of them that came down.
    private mutating func takeOut(of frame: inout InputFrame) -> [Int] {
        guard case .touches(let pair) = playing, frame.contacts.contains(where: { pair.has($0.id) }) else { return [] }
        var began: [Int] = []
        frame.contacts.removeAll { contact in
            guard pair.has(contact.id) else { return false }
            if contact.phase == .began {
                began.append(contact.id)
                namesakes.insert(contact.id)
            }
            return contact.phase != .cancelled || namesakes.remove(contact.id) != nil
        }
        let left = frame.contacts
        frame.earlier.removeAll { reading in pair.has(reading.id) && !left.contains { $0.id == reading.id } }
        return began
    }

    /// Whether there is anything to translate; most frames pass as they are.
    func concerns(_ frame: InputFrame, isOn: Bool) -> Bool {
        if isOn {
            for index in frame.contacts.indices where Self.isClick(frame.contacts[index]) { return true }
        }
        if case .touches(let pair) = playing, frame.contacts.contains(where: { pair.has($0.id) }) { return true }
        if frame.others.isEmpty { return false }
        for case .transform(let sample) in frame.others {
            switch (playing, sample.step) {
            case (.touches, _), (_, .began), (_, .ended), (_, .cancelled): return true
            case (.nothing, .changed), (.event, .changed): break
            }
        }
        return false
    }

    /// The type of a touch is settled when it begins.
    private static func isClick(_ contact: ContactSample) -> Bool {
        contact.phase == .began && contact.tool == .indirectPointer
    }

    /// Whether touches play the sample; otherwise it passes through.
    private mutating func play(
        _ sample: TransformSample, isOn: Bool, into frame: inout InputFrame, after before: inout InputFrame?,
        isTaken: (Int) -> Bool
    ) -> Bool {
        let isPlaced = sample.location.x.isFinite && sample.location.y.isFinite
        switch (playing, sample.step) {
        case (let old, .began):
            let isPlayed = isOn && isPlaced
            var ids: (Int, Int)?
            if case .touches(let pair) = old {
                ids = pair.ids
                frame.contacts += pair.samples(.cancelled)
            }
            namesakes.removeAll()
            guard isPlayed else {
                playing = .event
                return false
            }
            // What began as an event ends as one: no further sample would reach it.
            if case .event = old {
                let end = DeviceInput.transform(TransformSample(at: sample.location, .cancelled))
                before = InputFrame(
                    at: frame.instant, others: [end], modifiers: frame.modifiers, buttons: frame.buttons)
            }
            let pair = Pair(ids: ids ?? Self.freeIDs(isTaken), center: sample.location)
            playing = .touches(pair)
            frame.contacts += pair.samples(.began)
            return true
        case (.touches(var pair), .changed(let scale, let rotation)):
            guard scale.isFinite, scale > 0, rotation.isFinite else { return false }
            if isPlaced { pair.center = sample.location }
            pair.distance = min(pair.distance * scale, GestureThresholds.maximumSimulatedTouchDistance)
            if (pair.angle + rotation).isFinite { pair.angle += rotation }
            playing = .touches(pair)
            frame.contacts += pair.samples(.moved)
            return true
        case (.touches(let pair), .ended), (.touches(let pair), .cancelled):
            playing = .nothing
            namesakes.removeAll()
            frame.contacts += pair.samples(sample.step == .ended ? .ended : .cancelled)
            return true
        case (.nothing, .ended), (.nothing, .cancelled), (.event, .ended), (.event, .cancelled):
            playing = .nothing
            return false
        case (.nothing, .changed), (.event, .changed):
            return false
        }
    }
}
