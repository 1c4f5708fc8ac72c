public import TouchInput

/// The first decision in which two traces differ, and what led to it in each.
///
/// Only input and decisions are compared: who received a finger, who waited for whom, who recognized or failed, what views
/// heard, and when. Of all that differs at the first instant at which anything does, the decision is told, not its
/// consequences.
public struct TraceDifference: Hashable, Sendable {
    /// How they differ.
    public enum Kind: String, Hashable, Sendable {
        /// Not at all.
        case none
        /// The input is not the same; decisions were, so far.
        case input
        /// The same input was decided upon otherwise.
        case decision
    }

    /// What one of the traces has there.
    public struct Side: Hashable, Sendable {
        /// The place of its record in the trace, counted from 0; `nil` if the trace has none.
        public var index: Int?
        /// What it decided about the subject, there or later; the frame, if the input differs; `nil` if nothing more.
        public var record: TraceRecord?
        /// The frame or timer that led to it; `nil` if nothing did.
        public var trigger: TraceRecord?
    }

    /// How they differ.
    public let kind: Kind
    /// When; `nil` if they do not.
    public let instant: Instant?
    /// Whom the decision is about; `nil` if they do not differ, or in their input.
    public let subject: String?
    /// What the first trace has.
    public let first: Side
    /// What the second trace has.
    public let second: Side
    /// The last frames before, the same in both, oldest first; three at most.
    public let input: [TraceRecord]
    /// The last decisions before about the subject and those that are named with it, the same in both, oldest first; six
    /// at most.
    public let decisions: [TraceRecord]
    /// How many decisions were the same before.
    public let commonCount: Int

    /// Compares two traces.
    public init(_ first: [TraceRecord], _ second: [TraceRecord]) {
        var (mine, yours) = (first.makeIterator(), second.makeIterator())
        self.init(first: { mine.next() }, second: { yours.next() })
    }

    /// Compares two traces that are not held, a record of each at a time.
    ///
    ///     let difference = try TraceDifference(first: { try before.next() }, second: { try after.next() })
    ///
    /// - Parameters:
    ///   - first: the next record of the first trace; `nil` at its end. It is not read further than is needed to know what differs.
    ///   - second: the same of the second trace.
    /// - Throws: what these throw.
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

    /// Some lines for people, each with its end.
    /// - Parameter names: of the two traces.
    public func text(_ names: (first: String, second: String) = ("A", "B")) -> String {
        guard kind != .none, let instant else { return "no decision differs (\(commonCount) are the same)\n" }
        var lines: [String] = []
        switch kind {
        case .none, .decision: lines.append("first difference at \(instant.traced) s, about \(subject ?? "nobody")")
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
        guard DecisionClass(record.step) != .input else { return ["\(record)"] }
        return ["\(record.instant.traced) \(record.step.words)"] + (side.trigger.map { ["after \($0)"] } ?? [])
    }
}
