import TouchTrace
import TouchInput

/// The statistics of a trace: records by kind, the outcomes of each recognizer and their latencies, the delays of deliveries to
/// views.
public struct TraceStatistics: Hashable, Sendable {
    /// A name with the number of its occurrences.
    public struct Count: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The number of occurrences.
        public var count: Int
    }

    /// The outcomes of a recognizer.
    public struct Recognizer: Hashable, Sendable {
        /// The name in the trace.
        public var name: RecognizerName
        /// The number of attempts that recognized; those that were withdrawn before their targets were called do not count.
        public var recognized = 0
        /// The number of attempts that failed.
        public var failed = 0
        /// The number of gestures that were cancelled.
        public var cancelled = 0
        /// The causes of failures and cancellations, in order of first occurrence.
        public var causes: [Count] = []
        /// The times from the first input of each attempt to its recognition, in milliseconds, in order.
        public var latencies: [Double] = []

        /// Creates an entry without attempts.
        public init(name: RecognizerName) { self.name = name }

        /// The median of the latencies in milliseconds; `nil` without any.
        public var medianLatency: Double? {
            let sorted = latencies.sorted()
            guard !sorted.isEmpty else { return nil }
            return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        }

        /// The longest latency in milliseconds; `nil` without any.
        public var maximumLatency: Double? { latencies.max() }
    }

    /// The numbers of records by kind, most frequent first, then by name.
    public internal(set) var kinds: [Count] = []
    /// The recognizers, in order of first mention.
    public internal(set) var recognizers: [Recognizer] = []
    /// The times for which each step of a touch or press was withheld from its responder, in milliseconds, in order of their
    /// release. Steps that are still withheld at the end of the trace do not count.
    public internal(set) var withheld: [Double] = []
    /// The number of touches that a responder never received.
    public internal(set) var silenced = 0
    /// The diagnostics, in order.
    public internal(set) var diagnostics: [String] = []
    /// The time from the first record to the last, in seconds.
    public internal(set) var duration = 0.0

    /// Counts the records of a trace. `TraceCounter` does so while a trace is read.
    public init(_ records: [TraceRecord]) {
        var counter = TraceCounter()
        for record in records { counter.take(record) }
        self = counter.statistics
    }

    init() {}
}

extension TraceStatistics.Recognizer {
    mutating func add(_ name: String) {
        if let index = causes.firstIndex(where: { $0.name == name }) {
            causes[index].count += 1
        } else {
            causes.append(TraceStatistics.Count(name: name, count: 1))
        }
    }
}
