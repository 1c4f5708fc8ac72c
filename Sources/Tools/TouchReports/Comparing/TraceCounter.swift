import TouchTrace
import TouchInput

/// A counter of a trace's statistics, one record at a time, which does not keep the trace.
///
///     var counter = TraceCounter()
///     while let record = try reader.next() { counter.take(record) }
///     print(counter.statistics.text)
public struct TraceCounter: Sendable {
    private struct Waiting {
        var finger: Int
        var step: TraceRecord.TouchStep
        var since: Instant
    }

    private var begins: [RecognizerName: Instant] = [:]
    private var active: Set<RecognizerName> = []
    private var waiting: [Waiting] = []
    private var counts: [String: Int] = [:]
    /// The indices of recognizers in the statistics.
    private var places: [RecognizerName: Int] = [:]
    /// The object that refused when a recognizer was last asked whether it may begin.
    private var refusers: [RecognizerName: TraceRecord.Refuser] = [:]
    private var span: (first: Instant, last: Instant)?
    private var found = TraceStatistics()

    /// Creates a counter without records.
    public init() {}

    /// Counts the next record.
    public mutating func take(_ record: TraceRecord) {
        counts[record.step.kind, default: 0] += 1
        span = (span?.first ?? record.instant, record.instant)
        count(record)
        wait(record)
        if case .diagnostic(let text, _) = record.step { found.diagnostics.append(text) }
    }

    /// The statistics so far.
    public var statistics: TraceStatistics {
        var statistics = found
        statistics.kinds = counts.map { TraceStatistics.Count(name: $0.key, count: $0.value) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        if let span { statistics.duration = span.last.seconds(since: span.first) }
        return statistics
    }

    private mutating func change(_ name: RecognizerName, _ body: (inout TraceStatistics.Recognizer) -> Void) {
        let index = places[name] ?? found.recognizers.count
        if index == found.recognizers.count {
            places[name] = index
            found.recognizers.append(TraceStatistics.Recognizer(name: name))
        }
        body(&found.recognizers[index])
    }

    private mutating func count(_ record: TraceRecord) {
        let instant = record.instant
        guard let (name, event) = record.step.attempt else { return }
        switch event {
        case .joins:
            change(name) { _ in }
            if begins[name] == nil { begins[name] = instant }
        case .enters(.began, _), .enters(.ended, _):
            guard !active.contains(name) else { return }
            active.insert(name)
            let start = begins[name] ?? instant
            change(name) {
                $0.recognized += 1
                $0.latencies.append(instant.seconds(since: start) * 1_000)
            }
        case .isUndone(let cause):
            let reason = cause.words(refusedBy: refusers[name])
            change(name) {
                // A trace that begins in the middle may lack the recognition.
                if $0.latencies.popLast() != nil { $0.recognized -= 1 }
                $0.add(reason)
            }
        case .enters(.failed, let cause):
            let reason = cause.map { $0.words(refusedBy: refusers[name]) }
            change(name) {
                $0.failed += 1
                if let reason { $0.add(reason) }
            }
        case .enters(.cancelled, let cause):
            let reason = cause.map { $0.words(refusedBy: refusers[name]) }
            change(name) {
                $0.cancelled += 1
                if let reason { $0.add(reason) }
            }
        case .isReset:
            begins[name] = nil
            active.remove(name)
        case .answers(let refuser): refusers[name] = refuser
        case .enters(.changed, _), .ignores, .isFed, .holds: break
        }
    }

    private mutating func wait(_ record: TraceRecord) {
        if case .withhold(_, let step, let finger, _) = record.step {
            waiting.append(Waiting(finger: finger, step: step, since: record.instant))
        } else if case .deliver(_, let step, let fingers, _) = record.step {
            let isOver = step == .cancelled || step == .pressCancelled
            release(record.instant) { fingers.contains($0.finger) && (isOver || $0.step == step) }
        } else if case .silence(_, let finger) = record.step {
            found.silenced += 1
            release(record.instant) { $0.finger == finger }
        }
    }

    private mutating func release(_ instant: Instant, where isOver: (Waiting) -> Bool) {
        for entry in waiting where isOver(entry) {
            found.withheld.append(instant.seconds(since: entry.since) * 1_000)
        }
        waiting.removeAll(where: isOver)
    }
}
