import AllocationCounter
import BenchmarkCases
import Calibration

/// The cost of an event of a case.
struct Measurement: Encodable {
    var name: String
    var title: String
    /// The number of events in a batch.
    var events: Int
    /// The CPU time of an event, the best of several batches; `nil` if instructions are counted.
    var nanoseconds: Double?
    /// The number of allocations of an event.
    var allocations: Double
    /// The claims that do not hold.
    var broken: [String]
}

/// A runner of cases.
@MainActor
struct Meter {
    /// The number of batches, of which the best counts.
    private static let batches = 15
    private static let shortestBatch = 4e6

    private(set) var calibration = Double.infinity

    /// Runs the calibration loop between cases: its best time counts, as does that of each case.
    mutating func calibrate() {
        calibration = min(calibration, calibration_milliseconds())
    }

    mutating func time(_ benchmark: BenchmarkCase, events wanted: Int?) -> Measurement {
        calibrate()
        let workload = benchmark.make()
        let events = wanted ?? Self.enough(for: workload)
        workload.run(events)
        var best = Double.infinity
        for _ in 0..<Self.batches {
            let start = cpu_nanoseconds()
            workload.run(events)
            best = min(best, cpu_nanoseconds() - start)
        }
        let before = allocation_count()
        workload.run(events)
        let allocations = allocation_count() - before
        return Measurement(
            name: benchmark.name, title: benchmark.title, events: events, nanoseconds: best / Double(events),
            allocations: Double(allocations) / Double(events), broken: Self.broken(workload))
    }

    /// Returns a number of events with which a batch can be timed.
    private static func enough(for workload: any Workload) -> Int {
        var events = 1
        while true {
            let start = cpu_nanoseconds()
            workload.run(events)
            if cpu_nanoseconds() - start >= shortestBatch { return events }
            events *= 2
        }
    }

    func count(_ benchmark: BenchmarkCase, events wanted: Int?) -> Measurement {
        let workload = benchmark.make()
        let events = wanted ?? benchmark.countedEvents
        // Costs of the first time only are not included.
        workload.run(max(2, events / 10))
        sort_freed_blocks()
        let before = allocation_count()
        counting_begins()
        workload.run(events)
        counting_ends()
        let allocations = allocation_count() - before
        return Measurement(
            name: benchmark.name, title: benchmark.title, events: events,
            allocations: Double(allocations) / Double(events), broken: Self.broken(workload))
    }

    private static func broken(_ workload: any Workload) -> [String] {
        workload.claims.filter { !$0.holds }.map { "\($0.what): \($0.count) instead of \($0.expected)" }
    }
}
