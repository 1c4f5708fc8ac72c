/// A machine together with its monitor and its environment, explored by `Explorer`.
public protocol Explorable: Sendable {
    /// A move of the environment.
    associatedtype Move: CustomStringConvertible & Sendable

    /// The effects of the machine since the journal was opened, for printing; `nil` while nothing is printed.
    var journal: [String]? { get set }
    /// A hash of all answers of the machine, which is the same in every process.
    var digest: UInt64 { get }

    /// Returns every move that is possible now.
    func moves() -> [Move]
    /// Makes a move.
    mutating func make(_ move: Move) throws(Violation)
    /// Examines a state that was reached for the first time for properties that no single path shows.
    func examine() throws(Violation)
    /// Hashes the properties that distinguish this state from others.
    func hash(into hasher: inout Hasher)
}
