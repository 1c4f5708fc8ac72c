import TouchGeometry
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
        var center: CGPoint
        var distance = Thresholds.simulatedTouchDistance
        /// The angle in radians, clockwise; 0 is horizontal.
        var angle: CGFloat = 0

        func samples(_ phase: ContactSample.Phase) -> [ContactSample] {
            let (dx, dy) = (cosine(angle) * distance / 2, sine(angle) * distance / 2)
            return [
                ContactSample(
                    id: PointerCompatibility.ids.0, phase: phase, location: CGPoint(x: center.x - dx, y: center.y - dy)),
                ContactSample(
                    id: PointerCompatibility.ids.1, phase: phase, location: CGPoint(x: center.x + dx, y: center.y + dy)),
            ]
        }
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

    private var playing = Playing.nothing

    /// The identifiers of the two touches; the documentation of `ContactSample.id` excludes them for hosts.
    static let ids = (Int.min, Int.min + 1)

    /// - Returns: the frame and, if it was truncated, the end of a transform that precedes it.
    mutating func translate(_ frame: InputFrame, isOn: Bool) -> (before: InputFrame?, frame: InputFrame) {
        var frame = frame
        var before: InputFrame?
        if isOn {
            for index in frame.contacts.indices where Self.isClick(frame.contacts[index]) {
                frame.contacts[index].tool = .direct
            }
        }
        let others = frame.others
        frame.others.removeAll()
        for input in others {
            if case .transform(let sample) = input, play(sample, isOn: isOn, into: &frame, after: &before) { continue }
            frame.others.append(input)
        }
        return (before, frame)
    }

    /// Returns whether there is anything to translate; most frames pass unchanged.
    func concerns(_ frame: InputFrame, isOn: Bool) -> Bool {
        if isOn {
            for index in frame.contacts.indices where Self.isClick(frame.contacts[index]) { return true }
        }
        if frame.others.isEmpty { return false }
        for case .transform(let sample) in frame.others {
            switch (playing, sample.step) {
            case (.touches, _), (_, .began), (_, .ended), (_, .cancelled): return true
            case (.nothing, .changed), (.event, .changed): break
            }
        }
        return false
    }

    /// Returns whether a contact begins as a click: the type of a touch is fixed when it begins.
    private static func isClick(_ contact: ContactSample) -> Bool {
        contact.phase == .began && contact.tool == .indirectPointer
    }

    /// Translates a sample to touches; returns whether it did, otherwise the sample passes through.
    private mutating func play(
        _ sample: TransformSample, isOn: Bool, into frame: inout InputFrame, after before: inout InputFrame?
    ) -> Bool {
        let isPlaced = sample.location.x.isFinite && sample.location.y.isFinite
        switch (playing, sample.step) {
        case (let old, .began):
            let isPlayed = isOn && isPlaced
            if case .touches(let pair) = old { frame.contacts += pair.samples(.cancelled) }
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
            let pair = Pair(center: sample.location)
            playing = .touches(pair)
            frame.contacts += pair.samples(.began)
            return true
        case (.touches(var pair), .changed(let scale, let rotation)):
            guard scale.isFinite, scale > 0, rotation.isFinite else { return false }
            if isPlaced { pair.center = sample.location }
            pair.distance = min(pair.distance * scale, Thresholds.maximumSimulatedTouchDistance)
            if (pair.angle + rotation).isFinite { pair.angle += rotation }
            playing = .touches(pair)
            frame.contacts += pair.samples(.moved)
            return true
        case (.touches(let pair), .ended), (.touches(let pair), .cancelled):
            playing = .nothing
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
