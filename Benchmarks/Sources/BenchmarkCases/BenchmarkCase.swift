/// One line of the table.
@MainActor
public struct BenchmarkCase {
    /// The name on the command line and in `ceilings.txt`: `GROUP` or `GROUP/SIZE`.
    public let name: String
    /// The description of one event.
    public let title: String
    /// The number of events that are run when a tool counts them: fewer if one event is long.
    public let countedEvents: Int
    /// Builds the scene up to the start of its events.
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
