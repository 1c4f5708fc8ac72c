import TouchTrace

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
        /// The recognizers, views or fingers that share the decision.
        public let subjects: [String]
        /// The outcome for the subjects.
        public let outcome: Outcome
        /// The mark of the timeline; a space for none.
        public let mark: Character
        /// The decision and its reason, in plain English.
        public let text: String
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
        subjects = decision.subjects.map { ReadableNames.text($0) }
        mark = decision.symbol?.glyph(isASCII: false) ?? " "
        text = ReadableNames.text(decision.text)
        outcome =
            switch decision.symbol {
            case .down, .up, .line, .receivedBegan, .receivedEnded: .finger
            case .recognized, .began, .going, .ended: .recognized
            case .waiting, .possible: .waiting
            case .failed: .failed
            case .cancelled: .cancelled
            case nil: .other
            }
    }
}
