import AllocationCounter
import BenchmarkCases
import Calibration

/// What an event of a case costs.
struct Measurement: Encodable {
    var name: String
    var title: String
    /// How many events were run in a batch.
    var events: Int
    /// CPU time an event, the best of several batches; `nil` where instructions are counted.
    var nanoseconds: Double?
    /// The time as the machine of the peers' table would have taken it: by the calibration loop of the same run.
    var comparable: Double?
    /// Allocations an event.
    var allocations: Double
    /// What the case did not do.
    var broken: [String]
}

/// Runs cases.
@MainActor
struct Meter {
    /// Milliseconds that the calibration loop took on the machine of the peers' table.
    static let calibrationOfPeers = 30.5
    /// The best of so many.
    private static let batches = 15
    private static let shortestBatch = 4e6

    private(set) var calibration = Double.infinity

    /// The calibration loop is run again between cases: its best time counts, as does that of each case.
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

    /// So many that a batch can be timed.
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
        // What only the first time costs is no part of it.
        workload.run(max(2, events / 10))
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
