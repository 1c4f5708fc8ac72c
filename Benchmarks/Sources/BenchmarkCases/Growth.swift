import Touchstone

/// The growth of an event's cost with one number of a scene.
@MainActor
public struct Growth {
    /// The limit for growth as *n* log *n*.
    static let nearlyLinear = 1.15

    /// The name; a case of it is `NAME/SIZE`.
    public let name: String
    /// The description of one event and of the growing number.
    public let title: String
    /// The measured sizes, ascending.
    public let sizes: [Int]
    /// The greatest exponent between two neighboring sizes: 1 is linear, 0 does not grow at all.
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

    /// The cases, one for each size.
    public var cases: [BenchmarkCase] {
        sizes.map { size in
            BenchmarkCase("\(name)/\(size)", "\(title): \(size)", countedEvents: countedEvents) { make(size) }
        }
    }
}
