import Touchstone

extension Stage {
    /// Plays a pattern with one finger on the middle of `view`: one character a step.
    ///
    ///     D  down      U  up      X  taken away by the system
    ///     M  moves 20 pt to the right      -  nothing
    ///
    /// The log then shows each line in the column of its step, `*` where no finger did anything. A pattern that is played after
    /// another one goes on with finger and time where that ended: its columns come next. Between the two is one empty
    /// column if time passed. After `clearLog()` columns begin anew.
    /// - Parameters:
    ///   - pattern: the steps; another character than those above fails the test.
    ///   - stepMilliseconds: how long a step takes.
    public func play(_ pattern: String, stepMilliseconds: Int) {
        let start = host.now
        if isLogCleared { patterns = [] }
        isLogCleared = false
        patterns.append(StageLog.Pattern(start: start, stepMilliseconds: stepMilliseconds, text: pattern))
        for (index, character) in pattern.enumerated() {
            host.advance(to: start.advanced(by: Double(index * stepMilliseconds) / 1_000))
            switch character {
            case "D": hands.down(at: view)
            case "U": hands.up()
            case "X": hands.cancel()
            case "M": hands.move(dx: 20)
            case "-": break
            default: report(.unknownStep(character))
            }
        }
        host.advance(to: start.advanced(by: Double(pattern.count * stepMilliseconds) / 1_000))
    }

    /// Puts a line of your own into the log.
    public func note(_ text: String) {
        notes.append(StageLog.Note(after: records.count, instant: host.now, text: text))
    }
}
