import Touchstone

/// What both programs play: two fingers move apart, and every frame becomes a line of text.
public struct PinchScenario {
    /// How many frames the fingers take.
    public var frames: Int

    /// Creates the scenario.
    public init(frames: Int = 12) {
        self.frames = frames
    }

    /// Plays the scenario.
    ///
    /// - Returns: one line a frame, each closed by a line feed. The same text on every platform.
    public func play() -> String {
        var text = ""
        for index in 0..<frames {
            let frame = frame(index)
            let (first, second) = (frame.contacts[0].location, frame.contacts[1].location)
            let (x, y) = (second.x - first.x, second.y - first.y)
            let scale = (x * x + y * y).squareRoot() / 100
            text += "\(frame.instant.nanoseconds) \(frame.contacts[0].phase.rawValue) scale \(Double(scale))\n"
        }
        return text
    }

    private func frame(_ index: Int) -> InputFrame {
        let reach = 50 * CGFloat(1 + Double(index) / 7)
        let phase: ContactSample.Phase = index == 0 ? .began : index == frames - 1 ? .ended : .moved
        return InputFrame(
            at: Instant.zero.advanced(by: Double(index) / 120),
            [
                ContactSample(id: 1, phase: phase, location: CGPoint(x: 160 - reach, y: 240)),
                ContactSample(id: 2, phase: phase, location: CGPoint(x: 160 + reach, y: 240 + reach / 3)),
            ])
    }
}
