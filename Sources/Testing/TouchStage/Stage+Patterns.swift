import Touchstone

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

extension Hands {
    /// Plays a pattern with one finger in the center of a view.
    /// - Returns: The characters that are no steps.
    @discardableResult
    func play(
        _ pattern: String, step: Duration, at view: UIView, file: StaticString = #filePath, line: UInt = #line
    ) -> [Character] {
        let start = host.now
        var unknown: [Character] = []
        for (index, character) in pattern.enumerated() {
            host.advance(to: start.advanced(by: step * index))
            switch character {
            case "D": down(at: view, file: file, line: line)
            case "U": up(file: file, line: line)
            case "X": cancel(file: file, line: line)
            case "M": move(dx: 20, file: file, line: line)
            case "-": break
            default: unknown.append(character)
            }
        }
        host.advance(to: start.advanced(by: step * pattern.count))
        return unknown
    }
}

extension Stage {
    /// Plays a pattern with one finger in the center of `view`: one character per step.
    ///
    ///     D  down      U  up      X  cancelled by the system
    ///     M  moves 20 pt to the right      -  nothing
    ///
    /// The log then shows each line in the column of its step, with `*` where no finger acted. A pattern that is played after
    /// another one continues with the finger and time where that ended: its columns follow, after one empty column if time has
    /// passed in between. After `clearLog()`, columns start at the first again.
    /// - Parameters:
    ///   - pattern: The steps; any other character fails the test.
    ///   - step: The duration of a step.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func play(
        _ pattern: String, step: Duration, file: StaticString = #filePath, line: UInt = #line
    ) {
        if isLogCleared { patterns = [] }
        isLogCleared = false
        patterns.append(StageLog.Pattern(start: host.now, step: step, text: pattern))
        for character in hands.play(pattern, step: step, at: view, file: file, line: line) {
            report(.unknownStep(character), CallSite(file, line))
        }
    }

    /// Adds a line of your own to the log.
    public func note(_ text: String) {
        notes.append(StageLog.Note(after: records.count, instant: host.now, text: text))
    }
}
