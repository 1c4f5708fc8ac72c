public import Touchstone

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
        public var name: String
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
        public init(name: String) { self.name = name }

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
    public private(set) var kinds: [Count] = []
    /// In order of first mention.
    public private(set) var recognizers: [Recognizer] = []
    /// Milliseconds for which a step of a touch or press was withheld from its responder, one for each, in order of their
    /// release. Those that are withheld at the end of the trace do not count.
    public private(set) var withheld: [Double] = []
    /// How many touches a responder never heard of.
    public private(set) var silenced = 0
    /// What was not right, in order.
    public private(set) var diagnostics: [String] = []
    /// Seconds from the first record to the last.
    public private(set) var duration = 0.0

    private struct Waiting: Hashable {
        var finger: Int
        var step: TraceRecord.TouchStep
        var since: Instant
    }

    /// Counts.
    public init(_ records: [TraceRecord]) {
        var begins: [String: Instant] = [:]
        var active: Set<String> = []
        var waiting: [Waiting] = []
        var counts: [String: Int] = [:]
        for record in records {
            counts[String(record.step.line.prefix { $0 != " " }), default: 0] += 1
            count(record, &begins, &active)
            wait(record, &waiting)
        }
        kinds = counts.map { Count(name: $0.key, count: $0.value) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        if let first = records.first, let last = records.last { duration = last.instant.seconds(since: first.instant) }
    }

    private mutating func change(_ name: String, _ body: (inout Recognizer) -> Void) {
        let index = recognizers.firstIndex { $0.name == name } ?? recognizers.count
        if index == recognizers.count { recognizers.append(Recognizer(name: name)) }
        body(&recognizers[index])
    }

    private mutating func count(_ record: TraceRecord, _ begins: inout [String: Instant], _ active: inout Set<String>) {
        let instant = record.instant
        switch record.step {
        case .watch(let name, _), .join(let name, _):
            change(name) { _ in }
            if begins[name] == nil { begins[name] = instant }
        case .enter(let name, .began, _), .enter(let name, .ended, _):
            guard !active.contains(name) else { return }
            active.insert(name)
            let start = begins[name] ?? instant
            change(name) {
                $0.recognized += 1
                $0.latencies.append(instant.seconds(since: start) * 1_000)
            }
        case .undo(let name, let cause):
            change(name) {
                // A trace that begins in the middle may not have the recognition.
                if $0.latencies.popLast() != nil { $0.recognized -= 1 }
                $0.add(cause)
            }
        case .enter(let name, .failed, let cause):
            change(name) {
                $0.failed += 1
                if let cause { $0.add(cause) }
            }
        case .enter(let name, .cancelled, let cause):
            change(name) {
                $0.cancelled += 1
                if let cause { $0.add(cause) }
            }
        case .reset(let name):
            begins[name] = nil
            active.remove(name)
        case .diagnostic(let text): diagnostics.append(text)
        case .silence: silenced += 1
        default: break
        }
    }

    private mutating func wait(_ record: TraceRecord, _ waiting: inout [Waiting]) {
        switch record.step {
        case .withhold(_, let step, let finger, _):
            waiting.append(Waiting(finger: finger, step: step, since: record.instant))
        case .deliver(_, let step, let fingers, _):
            let isOver = step == .cancelled || step == .pressCancelled
            release(record.instant, &waiting) { fingers.contains($0.finger) && (isOver || $0.step == step) }
        case .silence(_, let finger):
            release(record.instant, &waiting) { $0.finger == finger }
        default: break
        }
    }

    private mutating func release(_ instant: Instant, _ waiting: inout [Waiting], where isOver: (Waiting) -> Bool) {
        for entry in waiting where isOver(entry) { withheld.append(instant.seconds(since: entry.since) * 1_000) }
        waiting.removeAll(where: isOver)
    }
}

extension TraceStatistics.Recognizer {
    fileprivate mutating func add(_ cause: FailureReason) {
        let name = cause.description
        if let index = causes.firstIndex(where: { $0.name == name }) {
            causes[index].count += 1
        } else {
            causes.append(TraceStatistics.Count(name: name, count: 1))
        }
    }
}
