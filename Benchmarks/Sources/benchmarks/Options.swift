import BenchmarkCases

/// The options of the command line.
struct Options {
    enum Mode {
        /// Measures times and allocations.
        case measure
        /// Runs the events of each case once, between marks that callgrind sees.
        case count
        /// Prints the names.
        case list
        case help
    }

    struct Problem: Error {
        let text: String
    }

    var mode = Mode.measure
    var isJSON = false
    /// The number of events; `nil` for as many as can be timed, or for the case's own number if they are counted.
    var events: Int?
    var cases: [BenchmarkCase] = []

    init(_ arguments: [String]) throws(Problem) {
        var names: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": isJSON = true
            case "--list": mode = .list
            case "--count": mode = .count
            case "--help", "-h": mode = .help
            case "--events":
                guard let text = rest.popFirst(), let number = Int(text), 1...10_000_000 ~= number else {
                    throw Problem(text: "--events needs a number from 1 to 10000000")
                }
                events = number
            case _ where argument.hasPrefix("-"): throw Problem(text: "there is no option \(argument)")
            default: names.append(argument)
            }
        }
        let all = Catalog.all
        for name in names where !all.contains(where: { $0.name == name || $0.group == name }) {
            throw Problem(text: "there is no case \(name); --list prints the names")
        }
        cases = names.isEmpty ? all : all.filter { names.contains($0.name) || names.contains($0.group) }
    }

    static let usage = """
        usage: benchmarks [CASE…] [--events N] [--json] [--list] [--count]

        Measures what an event costs: CPU time and allocations. CASE is a name, or the part of it before a slash;
        without one, all cases are measured.

          --events N  runs N events in every batch; by default so many that a batch takes some milliseconds
          --json      prints JSON
          --list      prints the names of the cases and what an event of each is
          --count     runs each case once, with no clock, between calls of counting_begins and counting_ends: for callgrind

        Exit code: 0 done, 1 a case did not do what it is said to measure, 2 usage error.
        """
}
