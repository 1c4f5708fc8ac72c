/// One line of the table.
@MainActor
public struct BenchmarkCase {
    /// What it is called on the command line and in `ceilings.txt`: `GROUP` or `GROUP/SIZE`.
    public let name: String
    /// What one event of it is.
    public let title: String
    /// How many events are run where a tool counts them: fewer where one event is long.
    public let countedEvents: Int
    /// Builds the scene and brings it to where its events start.
    public let make: () -> any Workload

    init(_ name: String, _ title: String, countedEvents: Int = 1_000, make: @escaping () -> any Workload) {
        self.name = name
        self.title = title
        self.countedEvents = countedEvents
        self.make = make
    }

    /// The part of the name before a slash.
    public var group: String { String(name.prefix { $0 != "/" }) }
}
