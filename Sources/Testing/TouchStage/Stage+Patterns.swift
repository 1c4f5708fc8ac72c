package import Touchstone

extension Hands {
    /// Plays a pattern with one finger in the center of a view.
    /// - Returns: The characters that are no steps.
    @discardableResult
    package func play(
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
        let (whole, rest) = step.components
        guard hands.canPass(Double(whole) + Double(rest) / 1e18, CallSite(file, line)) else { return }
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
