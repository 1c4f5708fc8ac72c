import TouchStory
import TouchTrace
import TouchReports

/// The texts that lines of a trace have to contain, and those that no line may contain.
struct KeptLines {
    /// The texts that have to be there, each in any line.
    let keep: [String]
    /// The texts that may be in no line.
    let without: [String]
}

/// A watch for texts in the lines of a trace, while its records are made.
///
/// A line is a record without its time, except of input, or the same as the log of a stage has it, or a decision as `show` lists it, without
/// its number and time.
struct LineWatch {
    /// The texts to keep that were not found yet, in order.
    private(set) var missing: [String]
    /// The first text that may not be there, and is.
    private(set) var unwanted: String?
    /// The time of the record with which the last text to keep was found; `nil` while one is missing.
    private(set) var found: Instant?
    private let without: [String]
    private var decisions = DecisionLines()

    init(for kept: KeptLines) { (missing, without) = (kept.keep, kept.without) }

    /// A Boolean value that indicates whether the records so far have the texts to keep, and none of the others.
    var isShown: Bool { missing.isEmpty && unwanted == nil }
    /// The answer, if no further record can change it.
    var verdict: Bool? { unwanted != nil ? false : missing.isEmpty && without.isEmpty ? true : nil }

    /// Looks for the texts in the next records.
    mutating func take(_ records: [TraceRecord]) {
        for record in records where verdict == nil {
            for line in Self.lines(record) { find(line, at: record.instant) }
        }
        guard verdict == nil, let last = records.last else { return }
        for line in decisions.take(records) { find(line, at: last.instant) }
    }

    private mutating func find(_ line: String, at instant: Instant) {
        missing.removeAll { line.contains($0) }
        if missing.isEmpty, found == nil { found = instant }
        unwanted = unwanted ?? without.first { line.contains($0) }
    }

    /// Returns the lines of a record: in the words of a log, if one has it, then in those of the file; none for input.
    static func lines(_ record: TraceRecord) -> [String] {
        if case .frame = record.step { return [] }
        let words: String? =
            switch record.step.logLine {
            case .text(let text): text
            case .shared(let recognizer, let verb, _, let object): "\(recognizer) \(verb)\(object)"
            case nil: nil
            }
        return (words.map { [ReadableNames.text($0)] } ?? []) + [record.step.line]
    }
}
