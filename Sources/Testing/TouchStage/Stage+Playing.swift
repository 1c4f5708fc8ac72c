import Touchstone

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
    ///   - stepMilliseconds: The duration of a step.
    public func play(_ pattern: String, stepMilliseconds: Int) {
        let start = host.now
        if isLogCleared { patterns = [] }
        isLogCleared = false
        patterns.append(StageLog.Pattern(start: start, stepMilliseconds: stepMilliseconds, text: pattern))
        for (index, character) in pattern.enumerated() {
            host.advance(to: start.advanced(by: Double(index * stepMilliseconds) / 1_000))
            if !hands.play(character, at: view) { report(.unknownStep(character)) }
        }
        host.advance(to: start.advanced(by: Double(pattern.count * stepMilliseconds) / 1_000))
    }

    /// Adds a line of your own to the log.
    public func note(_ text: String) {
        notes.append(StageLog.Note(after: records.count, instant: host.now, text: text))
    }
}
