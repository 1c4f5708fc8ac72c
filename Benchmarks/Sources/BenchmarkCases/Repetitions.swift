import Touchstone

/// A workload whose event is a closure.
@MainActor
final class Repetitions: Workload {
    private let count: Int
    private let what: String
    private let event: () -> Int
    private var events = 0
    private var done = 0

    /// Creates the workload.
    /// - Parameters:
    ///   - count: The number of things that an event does.
    ///   - what: The things.
    ///   - event: Does them, and returns their number.
    init(of count: Int, _ what: String, event: @escaping () -> Int) {
        (self.count, self.what, self.event) = (count, what, event)
    }

    func run(_ events: Int) {
        self.events += events
        for _ in 0..<events { done += event() }
    }

    var claims: [Claim] { [Claim(what, done, is: events * count)] }
}
