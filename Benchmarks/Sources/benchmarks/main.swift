import BenchmarkCases
import Foundation

// Measures the cost of events; `benchmarks --help` explains.

@MainActor
func run() -> Int32 {
    let options: Options
    do {
        options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
        FileHandle.standardError.write(Data("benchmarks: \(error.text)\n".utf8))
        return 2
    }
    switch options.mode {
    case .help:
        print(Options.usage)
        return 0
    case .list:
        for benchmark in options.cases { print("\(benchmark.name)\t\(benchmark.title)") }
        return 0
    case .measure, .count:
        return measure(options)
    }
}

@MainActor
func measure(_ options: Options) -> Int32 {
    var meter = Meter()
    let isTimed = options.mode == .measure
    let measurements = options.cases.map {
        isTimed ? meter.time($0, events: options.events) : meter.count($0, events: options.events)
    }
    if isTimed { meter.calibrate() }
    let report = Report(measurements, calibration: isTimed ? meter.calibration : nil)
    print(options.isJSON ? report.json : report.text)
    for complaint in report.complaints { FileHandle.standardError.write(Data("benchmarks: \(complaint)\n".utf8)) }
    return report.complaints.isEmpty ? 0 : 1
}

exit(run())
