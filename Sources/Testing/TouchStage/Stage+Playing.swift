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
    ///   - step: The duration of a step.
    public func play(_ pattern: String, step: Duration) {
        if isLogCleared { patterns = [] }
        isLogCleared = false
        patterns.append(StageLog.Pattern(start: host.now, step: step, text: pattern))
        for character in hands.play(pattern, step: step, at: view) { report(.unknownStep(character)) }
    }

    /// Adds a line of your own to the log.
    public func note(_ text: String) {
        notes.append(StageLog.Note(after: records.count, instant: host.now, text: text))
    }
}
