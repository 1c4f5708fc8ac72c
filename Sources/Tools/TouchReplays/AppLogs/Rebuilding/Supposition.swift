package import TouchInput

/// A supposition about what the app's own code did, beyond what a log shows.
///
/// Numbers are those of the log. An attempt of a recognizer has the number of the touch that it received last.
package enum Supposition: Hashable {
    /// The first recognizer, or its delegate, allows simultaneous recognition with the second.
    case together(Int, Int)
    /// The first recognizer waits for the failure of the second, by an answer of a delegate or class.
    case waits(Int, for: Int)
    /// The class of the first recognizer does not prevent the second, or that of the second is not prevented by it.
    case doesNotPrevent(Int, Int)
    /// A recognizer, or its delegate, refuses to begin.
    case refusesToBegin(Int, attempt: Int)
    /// A recognizer fails, or is cancelled if it has begun, by its own code.
    case fails(Int, attempt: Int, at: Instant)
    /// A recognizer proposes a state, by its own code.
    case proposes(Int, attempt: Int, LoggedState.State, at: Instant)
    /// A recognizer, or its delegate, refuses a touch.
    case refusesTouch(Int, touch: Int)
    /// A hit test returns a view that is not the one that the bounds of the views name.
    case hits(touch: Int, view: Int)

    /// The recognizer whose delegate answers; `nil` if it is no answer of a delegate.
    var delegating: Int? {
        switch self {
        case .together(let id, _), .waits(let id, for: _), .refusesToBegin(let id, _), .refusesTouch(let id, _): id
        case .doesNotPrevent, .fails, .proposes, .hits: nil
        }
    }
}
