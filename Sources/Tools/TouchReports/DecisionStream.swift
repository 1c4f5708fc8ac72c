public import TouchStory
public import TouchTrace

/// The list of a timeline while its trace is read: each decision as soon as no later record can share it.
///
///     for records in parts { print(stream.take(records)) }
///     print(stream.finish())
public struct DecisionStream: Sendable {
    private var reader = TraceReader()
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

// Decisions one by one, for hosts that show them while they are made.

@_spi(Host) extension DecisionStream {
    /// A decision as a timeline lists it.
    public struct Entry: Hashable, Sendable {
        /// The outcome for the subjects, by which hosts choose a color.
        public enum Outcome: Hashable, Sendable {
            /// A finger came down or was lifted.
            case finger
            /// A gesture was recognized, or goes on.
            case recognized
            /// Something waits.
            case waiting
            /// A recognizer failed.
            case failed
            /// Something was cancelled.
            case cancelled
            /// Anything else.
            case other
        }

        /// The number, from 1.
        public let number: Int
        /// The instant of the application.
        public let instant: Instant
        /// The recognizers, views or fingers that share the decision, by their names in the trace.
        public let names: [String]
        /// The outcome for the subjects.
        public let outcome: Outcome
        /// The mark of the timeline; a space for none.
        public let mark: Character
        /// The decision and its reason, in plain English.
        public let text: String

        /// The names as drawings show them.
        public var subjects: [String] { names.map { ReadableNames.text($0) } }
    }

    /// Reads a record. Its decisions are among `latest(_:)`; `take(_:)`, which returns lines, prints them later, if it is called at all.
    public mutating func note(_ record: TraceRecord) { reader.take(record) }

    /// The number of decisions so far.
    public var count: Int { reader.decisions.count }

    /// Returns the last decisions, oldest first. Those of the last instant may still get subjects.
    public func latest(_ count: Int) -> [Entry] { reader.decisions.suffix(max(0, count)).map { Entry($0) } }
}

extension DecisionStream.Entry {
    fileprivate init(_ decision: Decision) {
        number = decision.number
        instant = decision.instant
        names = decision.subjects
        mark = decision.symbol?.glyph(isASCII: false) ?? " "
        text = ReadableNames.text(decision.text)
        outcome =
            switch decision.symbol {
            case .down, .up, .line, .receivedBegan, .receivedEnded: .finger
            case .recognized, .began, .going, .ended: .recognized
            case .waiting, .possible: .waiting
            case .failed: .failed
            case .cancelled: .cancelled
            case .notAsked, nil: .other
            }
    }
}

/// The decisions of a trace as the list of its timeline shows them, without numbers and times, while the trace is read.
///
///     pan: failed: moved 3 pt, less than 10
package struct DecisionLines {
    private var reader = TraceReader()
    /// The number of decisions that no later record can share.
    private var settled = 0

    /// Creates an empty list.
    package init() {}

    /// Adds the next records; returns the lines of the decisions that are new or were shared since: with all recognizers that share a decision, and
    /// with each of them.
    package mutating func take(_ records: [TraceRecord]) -> [String] {
        reader.take(records)
        let decisions = reader.decisions[settled...]
        let last = reader.instants.last
        settled = decisions.firstIndex { $0.instant == last } ?? reader.decisions.count
        return decisions.flatMap(Self.lines)
    }

    private static func lines(_ decision: Decision) -> [String] {
        let joined = decision.subjects.joined(separator: ", ")
        let subjects = decision.subjects.count > 1 ? [joined] + decision.subjects : [joined]
        return subjects.map { ReadableNames.text("\($0): \(decision.text)").drawable(isASCII: false) }
    }
}
