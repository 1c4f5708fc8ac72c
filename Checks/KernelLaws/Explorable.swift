/// A machine together with its monitor and its environment, explored by `Explorer`.
public protocol Explorable: Sendable {
    /// What the environment may do.
    associatedtype Move: CustomStringConvertible & Sendable

    /// What the machine did since the journal was opened, for printing; `nil` while nothing is printed.
    var journal: [String]? { get set }
    /// Everything the machine has answered, folded into a number that is the same in every process.
    var digest: UInt64 { get }

    /// Every move that is possible now.
    func moves() -> [Move]
    /// Makes a move.
    mutating func make(_ move: Move) throws(Violation)
    /// Looks at a state that was reached for the first time: what cannot be seen on a single path.
    func examine() throws(Violation)
    /// Feeds what distinguishes this state from others.
    func hash(into hasher: inout Hasher)
}
