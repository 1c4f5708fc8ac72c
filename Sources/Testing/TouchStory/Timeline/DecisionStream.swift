public import TouchTrace

/// The list of a timeline while its trace is read: each decision as soon as no later record can share it.
///
///     for records in parts { print(stream.take(records)) }
///     print(stream.finish())
public struct DecisionStream: Sendable {
    var reader = TraceReader([])
    private let options: TimelineOptions
    private var printed = 0

    /// Creates an empty list.
    public init(_ options: TimelineOptions = TimelineOptions()) {
        self.options = options
    }

    /// Adds the next records; returns the lines of all decisions that are older than the last of them.
    public mutating func take(_ records: [TraceRecord]) -> String {
        reader.take(records)
        let last = reader.instants.last
        return text(until: reader.decisions.firstIndex { $0.instant == last } ?? reader.decisions.count)
    }

    /// Returns the lines of the remaining decisions.
    public mutating func finish() -> String { text(until: reader.decisions.count) }

    private mutating func text(until end: Int) -> String {
        guard printed < end else { return "" }
        let list = DecisionList(options: options, numberWidth: Self.numberWidth)
        let lines = list.lines(Array(reader.decisions[printed..<end]))
        printed = end
        return lines.map { $0.text(isColored: options.isColored) + "\n" }.joined()
    }

    /// Fixed, since the number of decisions is not known in advance.
    private static let numberWidth = 4
}
