package import TouchInput

/// A difference between a log and that of the app that was rebuilt from it.
package struct AppLogDifference: Hashable {
    /// The kind of a difference.
    package enum Kind: Int, Hashable {
        /// A state of an attempt, or its time.
        case state
        /// The recognizer receives a touch in only one of them.
        case touch
        /// An event of a control.
        case control
    }

    /// The kind.
    package var kind: Kind
    /// The number of the recognizer; of a control its own.
    package var id: Int
    /// The attempt: the number of the touch that the recognizer has received last; 0 for a control.
    package var attempt: Int
    /// The number of the line in the log, or of the one before if the log has none.
    package var line: Int
    /// The time of what comes first.
    package var at: Instant
    /// The state in the log; `nil` if it has none.
    package var logged: LoggedState.State?
    /// The state in the app that was rebuilt; `nil` if it has none.
    package var rebuilt: LoggedState.State?
    /// The names of the events of a control, in the log and in the app that was rebuilt; empty for other kinds.
    package var events: [String] = []
}
