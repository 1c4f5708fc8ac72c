import TouchTrace

/// An entry of the list: a decision, its subjects and its reason.
package struct Decision: Equatable {
    /// The number, from 1.
    package let number: Int
    package let instant: Instant
    /// The recognizers, views or fingers that share the decision at the same instant.
    package var subjects: [String]
    package let symbol: Symbol?
    package let text: String
}
