import TouchTrace

/// One entry of the list: what was decided about whom, and why.
package struct Decision: Equatable, Sendable {
    /// Counted from 1.
    package let number: Int
    package let instant: Instant
    /// Recognizers, views or fingers that share the same fate at the same instant.
    package var subjects: [String]
    package let symbol: Symbol?
    package let text: String
}
