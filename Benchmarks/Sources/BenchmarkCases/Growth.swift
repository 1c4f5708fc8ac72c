import Touchstone

/// How the cost of an event grows with one number of a scene.
@MainActor
public struct Growth {
    /// What it is called; a case of it is `NAME/SIZE`.
    public let name: String
    /// What one event is, and what grows.
    public let title: String
    /// The sizes that are measured, ascending.
    public let sizes: [Int]
    /// The greatest exponent between two neighbouring sizes: 1 is linear, 0 does not grow at all.
    public let limit: Double
    private let countedEvents: Int
    private let make: (Int) -> any Workload

    init(
        _ name: String, _ title: String, _ sizes: [Int], limit: Double, countedEvents: Int = 20,
        make: @escaping (Int) -> any Workload
    ) {
        self.name = name
        self.title = title
        self.sizes = sizes
        self.limit = limit
        self.countedEvents = countedEvents
        self.make = make
    }

    /// One case a size.
    public var cases: [BenchmarkCase] {
        sizes.map { size in
            BenchmarkCase("\(name)/\(size)", "\(title): \(size)", countedEvents: countedEvents) { make(size) }
        }
    }
}
