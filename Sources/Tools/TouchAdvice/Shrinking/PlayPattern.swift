package import TouchStage
package import Touchstone

/// The pattern of `Stage.play` that comes nearest to some input: one finger in the center of a view.
package struct PlayPattern: Hashable {
    /// The durations of a step that are tried, in this order.
    private static let durations = [100, 200, 500, 50, 20, 10]
    /// The length of the longest pattern that people can read.
    private static let longest = 60

    /// The steps.
    package let text: String
    private let stepMilliseconds: Int

    /// Returns the patterns for input of one finger, those with steps of 100 ms first; none for other input.
    /// - Parameters:
    ///   - frames: The input.
    ///   - end: The instant until which the pattern lasts at least.
    package static func patterns(for frames: [InputFrame], until end: Instant) -> [PlayPattern] {
        durations.compactMap { PlayPattern(frames, until: end, stepMilliseconds: $0) }
    }

    private init?(_ frames: [InputFrame], until end: Instant, stepMilliseconds: Int) {
        guard let start = frames.first?.instant else { return nil }
        self.stepMilliseconds = stepMilliseconds
        var text = ""
        func wait(until instant: Instant) -> Bool {
            let steps = (instant.seconds(since: start) * 1_000 / Double(stepMilliseconds)).rounded()
            guard steps <= Double(Self.longest) else { return false }
            while Double(text.count) < steps { text.append("-") }
            return true
        }
        for frame in frames {
            guard frame.others.isEmpty, frame.contacts.count == 1, wait(until: frame.instant) else { return nil }
            switch frame.contacts[0].phase {
            case .began: text.append("D")
            case .moved: text.append("M")
            case .ended: text.append("U")
            case .cancelled: text.append("X")
            case .stationary: break
            }
        }
        guard wait(until: end) else { return nil }
        self.text = text
    }

    /// The call of a test that plays the pattern.
    package var call: String { "stage.play(\"\(text)\", step: .milliseconds(\(stepMilliseconds)))" }

    /// Plays the pattern with hands whose fingers are up, as `Stage.play` does.
    package func perform(with hands: Hands, at view: UIView) {
        hands.play(text, step: .milliseconds(stepMilliseconds), at: view)
    }
}
