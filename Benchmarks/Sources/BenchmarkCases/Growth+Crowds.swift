import Touchstone

extension Growth {
    /// The sizes of lists in which elements move. Beyond, the count is dominated by the bytes of an array, of which valgrind counts each.
    static let moved = [10, 100, 300]

    /// Creates a curve of up to 1,000 objects, whose cost may grow as *n* log *n*.
    static func crowd(
        _ name: String, _ title: String, _ sizes: [Int] = [10, 100, 1_000], countedEvents: Int = 2,
        make: @escaping (Int) -> any Workload
    ) -> Growth {
        Growth(name, title, sizes, limit: nearlyLinear, countedEvents: countedEvents, make: make)
    }
}
