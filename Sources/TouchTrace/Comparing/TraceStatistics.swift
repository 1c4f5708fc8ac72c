import TouchInput

/// What a trace holds, in numbers: records by kind, what became of each recognizer, how long that took, how long views had
/// to wait.
public struct TraceStatistics: Hashable, Sendable {
    /// How often something occurs.
    public struct Count: Hashable, Sendable {
        /// What.
        public var name: String
        /// How often.
        public var count: Int
    }

    /// What became of a recognizer.
    public struct Recognizer: Hashable, Sendable {
        /// As the trace calls it.
        public var name: RecognizerName
        /// How many attempts recognized; those that were withdrawn before anybody was told do not count.
        public var recognized = 0
        /// How many attempts failed.
        public var failed = 0
        /// How many gestures were broken off.
        public var cancelled = 0
        /// Why they failed or were broken off, in order of first occurrence.
        public var causes: [Count] = []
        /// Milliseconds from the first input of an attempt to its recognition, one for each, in order.
        public var latencies: [Double] = []

        /// Creates one of which nothing is known.
        public init(name: RecognizerName) { self.name = name }

        /// Milliseconds from the first input of an attempt to its recognition: half are faster; `nil` without any.
        public var medianLatency: Double? {
            let sorted = latencies.sorted()
            guard !sorted.isEmpty else { return nil }
            return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        }

        /// The longest, in milliseconds; `nil` without any.
        public var maximumLatency: Double? { latencies.max() }
    }

    /// How many records there are of each kind, most frequent first, then by name.
    public internal(set) var kinds: [Count] = []
    /// In order of first mention.
    public internal(set) var recognizers: [Recognizer] = []
    /// Milliseconds for which a step of a touch or press was withheld from its responder, one for each, in order of their
    /// release. Those that are withheld at the end of the trace do not count.
    public internal(set) var withheld: [Double] = []
    /// How many touches a responder never heard of.
    public internal(set) var silenced = 0
    /// What was not right, in order.
    public internal(set) var diagnostics: [String] = []
    /// Seconds from the first record to the last.
    public internal(set) var duration = 0.0

    /// Counts. `TraceCounter` does so while a trace is read.
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
