/// The numbers of contacts that are down: the same hand has the same numbers in every window system.
public struct ContactNumbers: Hashable, Sendable {
    private let first: Int
    private var used: Set<Int> = []

    /// Creates numbers of which none is in use.
    /// - Parameter first: The lowest one.
    public init(from first: Int = 1) { self.first = first }

    /// Returns the lowest number that is not in use, which is in use from then on.
    public mutating func take() -> Int {
        var number = first
        while used.contains(number) { number += 1 }
        used.insert(number)
        return number
    }

    /// Ends the use of a number.
    public mutating func free(_ number: Int) { used.remove(number) }
}
