import TouchInput

/// A translation of pointer input for apps that do not support it (B-260): a click becomes a finger, a pinch on a trackpad two
/// fingers.
///
///     trackpad   began──────changed(1.5, 0)──ended
///     touches    D  ·  D    M    ·    M      U  U       simulatedTouchDistance apart, the pointer in the middle
///
/// It translates frames into frames. What began as touches ends as touches, even if the app changes the setting meanwhile.
/// Samples that are out of order or not finite pass through, for the dispatcher to report.
struct PointerCompatibility {
    /// The two touches that simulate a pinch.
    private struct Pair {
        let ids: (Int, Int)
        var center: CGPoint
        var distance = GestureThresholds.simulatedTouchDistance
        /// The angle in radians, clockwise; 0 is horizontal.
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

    /// The form in which the app receives the current transform.
    private enum Playing {
        /// There is no transform.
        case nothing
        /// An event.
        case event
        /// Two touches.
        case touches(Pair)
    }

    /// A Boolean value that indicates whether the app supports pointers, so that nothing begins as touches.
    var appSupportsPointers = false
    private var playing = Playing.nothing
    /// The contacts of the host that are down with the ID of a touch that plays.
    private var namesakes = Set<Int>()

    /// Returns the two smallest identifiers that no contact has. Hosts seldom use identifiers as small as these; a contact that comes down
    /// with one later is ignored during the pinch.
    private static func freeIDs(_ isTaken: (Int) -> Bool) -> (Int, Int) {
        var first = Int.min
        while isTaken(first) { first += 1 }
        var second = first + 1
        while isTaken(second) { second += 1 }
        return (first, second)
    }

    /// - Parameters:
    ///   - frame: The frame of the host.
    ///   - isTaken: Returns a Boolean value that indicates whether a contact of the host that is down has the identifier.
    /// - Returns: The frame and, if it was truncated, the end of a transform that precedes it; and the contacts that came
    ///   down with the identifier of a simulated touch.
    mutating func translate(
        _ frame: InputFrame, isTaken: (Int) -> Bool
    ) -> (before: InputFrame?, frame: InputFrame, refused: [Int]) {
        var frame = frame
        var before: InputFrame?
        let refused = takeOut(of: &frame)
        let ids = Set(frame.contacts.map { $0.id })
        if !appSupportsPointers {
            for index in frame.contacts.indices where Self.isClick(frame.contacts[index]) {
                frame.contacts[index].tool = .direct
            }
        }
        let others = frame.others
        frame.others.removeAll()
        for input in others {
            if case .transform(let sample) = input {
                let isPlayed = play(sample, into: &frame, after: &before) {
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
    /// - Returns: Those of them that came down.
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

    /// Returns a Boolean value that indicates whether there is anything to translate; most frames pass unchanged. Mutating, since it
    /// would otherwise be called on a copy.
    @inline(__always) mutating func concerns(_ frame: InputFrame) -> Bool {
        if !appSupportsPointers {
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

    /// Returns a Boolean value that indicates whether a contact begins as a click: the type of a touch is fixed when it
    /// begins.
    private static func isClick(_ contact: ContactSample) -> Bool {
        contact.phase == .began && contact.tool == .indirectPointer
    }

    /// Translates a sample to touches; returns a Boolean value that indicates whether it did, otherwise the sample passes
    /// through.
    private mutating func play(
        _ sample: TransformSample, into frame: inout InputFrame, after before: inout InputFrame?,
        isTaken: (Int) -> Bool
    ) -> Bool {
        let isPlaced = sample.location.x.isFinite && sample.location.y.isFinite
        switch (playing, sample.step) {
        case (let old, .began):
            let isPlayed = !appSupportsPointers && isPlaced
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
            // A transform that began as an event ends as one: no further sample would reach it.
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
