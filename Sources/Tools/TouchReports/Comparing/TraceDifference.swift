import TouchTrace
public import TouchInput

/// The first decision in which two traces differ, and its cause in each.
///
/// Only input and decisions are compared: the recipients of fingers, waiting, recognition and failure, deliveries to views, and their
/// times. Of all differences at the first instant that has any, it reports the decision, not its consequences.
public struct TraceDifference: Hashable, Sendable {
    /// The kind of a difference.
    public enum Kind: String, Hashable, Sendable {
        /// The traces do not differ.
        case none
        /// The input differs; decisions were the same so far.
        case input
        /// The same input led to different decisions.
        case decision
    }

    /// The side of one of the traces.
    public struct Side: Hashable, Sendable {
        /// The index of the record in the trace, from 0; `nil` if the trace has none.
        public var index: Int?
        /// The decision about the subject, there or later; the frame, if the input differs; `nil` if there is none.
        public var record: TraceRecord?
        /// The frame or timer that led to it; `nil` if there is none.
        public var trigger: TraceRecord?
    }

    /// The kind of the difference.
    public let kind: Kind
    /// The instant of the difference; `nil` if there is none.
    public let instant: Instant?
    /// The subject of the decision; `nil` if there is no difference, or one of the input.
    public let subject: String?
    /// The side of the first trace.
    public let first: Side
    /// The side of the second trace.
    public let second: Side
    /// The last frames before the difference, the same in both traces, oldest first; at most three.
    public let input: [TraceRecord]
    /// The last decisions before the difference about the subject and the objects named with it, the same in both traces, oldest first;
    /// at most six.
    public let decisions: [TraceRecord]
    /// The number of common decisions before the difference.
    public let commonCount: Int

    /// Compares two traces.
    public init(_ first: [TraceRecord], _ second: [TraceRecord]) {
        var (mine, yours) = (first.makeIterator(), second.makeIterator())
        self.init(first: { mine.next() }, second: { yours.next() })
    }

    /// Compares two traces one record at a time, without keeping them.
    ///
    ///     let difference = try TraceDifference(first: { try before.next() }, second: { try after.next() })
    ///
    /// - Parameters:
    ///   - first: Returns the next record of the first trace; `nil` at its end. It is called only until the difference is known.
    ///   - second: Returns the next record of the second trace.
    /// - Throws: The errors of the closures.
    public init<Failure: Error>(
        first: () throws(Failure) -> TraceRecord?, second: () throws(Failure) -> TraceRecord?
    ) throws(Failure) {
        let comparison = try TraceComparison(first, second)
        kind = comparison.kind
        instant = comparison.instant
        subject = comparison.subject
        (self.first, self.second) = (comparison.first, comparison.second)
        commonCount = comparison.common.count
        input = comparison.common.frames
        var involved: Set<String> = []
        for side in [comparison.first, comparison.second] {
            for other in side.record?.step.others ?? [] { involved.insert(other.text) }
        }
        if let subject = comparison.subject { involved.insert(subject) }
        decisions = comparison.common.decisions(about: involved)
    }

    /// Returns some lines for people, each with its line feed.
    /// - Parameter names: The names of the two traces.
    public func text(_ names: (first: String, second: String) = ("A", "B")) -> String {
        guard kind != .none, let instant else { return "no decision differs (\(commonCount) are the same)\n" }
        var lines: [String] = []
        switch kind {
        case .none, .decision: lines.append("first difference at \(instant.traced) s, about \(subject ?? "no subject")")
        case .input: lines.append("the input differs from \(instant.traced) s on; decisions were the same before")
        }
        lines += section("input before", input.map { "\($0)" })
        lines += section("decided before", decisions.map { "\($0.instant.traced) \($0.step.words)" })
        for (name, side) in [(names.first, first), (names.second, second)] {
            lines += section(name, Self.lines(side))
        }
        return lines.map { "\($0)\n" }.joined()
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["\(title):"] + lines.map { "    \($0)" }
    }

    private static func lines(_ side: Side) -> [String] {
        guard let record = side.record else { return ["nothing more"] }
        guard record.step.role != .input else { return ["\(record)"] }
        return ["\(record.instant.traced) \(record.step.words)"] + (side.trigger.map { ["after \($0)"] } ?? [])
    }
}
