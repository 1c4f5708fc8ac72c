/// An event that can be repeated, and can prove afterwards that it did what it is meant to measure.
@MainActor
public protocol Workload: AnyObject {
    /// Repeats the event. Preparations, for instance a finger that comes down, are done before.
    func run(_ events: Int)

    /// The claims that must hold after any number of events. A case that measures nothing is worse than none.
    var claims: [Claim] { get }
}
