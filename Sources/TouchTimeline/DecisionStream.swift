public import TouchTrace

/// The list of a timeline, for those who cannot wait for the end: each decision as soon as nobody can share it any more.
///
///     for records in parts { print(stream.take(records)) }
///     print(stream.finish())
public struct DecisionStream: Sendable {
    private var reader = TraceReader([])
    private let options: TimelineOptions
    private var printed = 0

    /// Begins a list in which nothing is decided.
    public init(_ options: TimelineOptions = TimelineOptions()) {
        self.options = options
    }

    /// Takes the next records; returns the lines of all decisions that are older than the last of them.
    public mutating func take(_ records: [TraceRecord]) -> String {
        reader.take(records)
        let last = reader.instants.last
        return text(until: reader.decisions.firstIndex { $0.instant == last } ?? reader.decisions.count)
    }

    /// The lines of the decisions that are left.
    public mutating func finish() -> String { text(until: reader.decisions.count) }

    private mutating func text(until end: Int) -> String {
        guard printed < end else { return "" }
        let list = DecisionList(options: options, numberWidth: Self.numberWidth)
        let lines = list.lines(Array(reader.decisions[printed..<end]))
        printed = end
        return lines.map { $0.text(isColored: options.isColored) + "\n" }.joined()
    }

    /// Nobody knows how many there will be.
    private static let numberWidth = 4
}
