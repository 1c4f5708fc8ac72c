import Touchstone

/// One entry of the list: what was decided about whom, and why.
struct Decision: Equatable {
    /// Counted from 1.
    let number: Int
    let instant: Instant
    /// Recognizers, views or fingers that share the same fate at the same instant.
    var subjects: [String]
    let symbol: Symbol?
    let text: String
}
