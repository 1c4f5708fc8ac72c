/// Something that can be repeated, and says afterwards whether it did what it is said to measure.
@MainActor
public protocol Workload: AnyObject {
    /// Repeats the event. What it takes to get there, for instance a finger that comes down, is done by then.
    func run(_ events: Int)

    /// What must hold after any number of events. A case that measures nothing is worse than none.
    var claims: [Claim] { get }
}
