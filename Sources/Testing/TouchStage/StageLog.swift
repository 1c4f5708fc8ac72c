import TouchTrace
public import TouchCore
import TouchInput

/// The log of a trace, in the short form that a test compares.
///
///     0    view hit by 1                  a finger, numbered by when it came down, hits a view
///          double, single watch 1         recognizers receive it
///          single receives began 1        a touch method of a recognizer
///          view receives began 1          a touch method of a view; «late» if it is about an earlier event
///     80   single holds for double        ready to recognize, waits for a failure
///          view waits for ended 1: double a withheld call, and the recognizer that withholds it
///     430  double failed: no tap 2 …      with the reason
///          single ended                   its targets are called with this state
///          single, double reset
///
/// A number is the time in milliseconds; lines of the same time have it once.
struct StageLog {
    struct Note {
        /// The number of records before it.
        var after: Int
        var instant: Instant
        var text: String
    }

    struct Pattern {
        let start: Instant
        /// The duration of a step, in nanoseconds.
        let step: Int64
        let text: String

        init(start: Instant, step: Duration, text: String) {
            (self.start, self.text) = (start, text)
            self.step = max(1, Instant.zero.advanced(by: step).nanoseconds)
        }

        var end: Instant { start.advanced(by: .nanoseconds(step) * text.count) }
    }

    struct Line {
        var instant: Instant
        var text: String
    }

    private(set) var lines: [Line] = []
    private var lastSubjects: [String] = []
    private var lastPredicate = ""

    init(records: [TraceRecord], notes: [Note]) {
        var notes = notes[...]
        for (index, record) in records.enumerated() {
            while let note = notes.first, note.after <= index {
                add(note.instant, note.text)
                notes.removeFirst()
            }
            add(record)
        }
        for note in notes { add(note.instant, note.text) }
    }

    private mutating func add(_ record: TraceRecord) {
        switch record.step.logLine {
        case .text(let text): add(record.instant, text)
        case .shared(let recognizer, let one, let many, let object):
            add(record.instant, recognizer.text, one, many, object)
        case nil: break
        }
    }

    private mutating func add(_ instant: Instant, _ text: String) {
        lines.append(Line(instant: instant, text: text))
        lastPredicate = ""
    }

    /// Adds a line; lines that differ in their subject alone are merged, with the plural of the verb.
    private mutating func add(_ instant: Instant, _ subject: String, _ one: String, _ many: String, _ object: String) {
        let predicate = many + object
        if predicate == lastPredicate, let last = lines.last, last.instant == instant {
            lastSubjects.append(subject)
            lines.removeLast()
        } else {
            lastSubjects = [subject]
        }
        let verb = lastSubjects.count == 1 ? one : many
        lines.append(Line(instant: instant, text: "\(lastSubjects.joined(separator: ", ")) \(verb)\(object)"))
        lastPredicate = predicate
    }

    // MARK: Text

    /// The text, with times in front of the lines.
    var text: String {
        let times = lines.map { Self.milliseconds($0.instant) }
        let width = Self.width(of: times)
        return lines.indices.map { index in
            let isFirst = index == 0 || times[index] != times[index - 1]
            return (isFirst ? times[index] : "").padded(to: width) + lines[index].text
        }.joined(separator: "\n")
    }

    /// Returns the width of the column of times, with the space behind it.
    static func width(of times: [String]) -> Int { max(6, (times.map(\.count).max() ?? 0) + 1) }

    /// Returns the text with the characters of the patterns in their columns, one pattern after the other.
    func text(_ patterns: [Pattern]) -> String {
        // Time between two patterns has a column of its own.
        var first: [Int] = []
        var (width, end): (Int, Instant?) = (0, nil)
        for pattern in patterns {
            if let end, end < pattern.start { width += 1 }
            first.append(width)
            width += pattern.text.count
            end = pattern.end
        }
        return lines.map { line in
            let played = patterns.lastIndex { $0.start <= line.instant } ?? 0
            let characters = Array(patterns[played].text)
            let nanoseconds = line.instant.nanoseconds - patterns[played].start.nanoseconds
            let column = Int(min(max(0, nanoseconds / patterns[played].step), Int64(characters.count)))
            let isOnStep = nanoseconds == Int64(column) * patterns[played].step
            let isFinger = column < characters.count && characters[column] != "-" && isOnStep
            let marker = isFinger ? String(characters[column]) : "*"
            return (String(repeating: " ", count: first[played] + column) + marker).padded(to: width + 2) + line.text
        }.joined(separator: "\n")
    }

    /// Returns the time in milliseconds, whole or with up to three decimals.
    private static func milliseconds(_ instant: Instant) -> String {
        let (whole, rest) = instant.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
        let micro = (rest + 500) / 1_000
        guard micro != 0 else { return "\(whole)" }
        let digits = String("\(1_000 + micro)".dropFirst())
        return micro == 1_000 ? "\(whole + 1)" : "\(whole).\(digits)"
    }
}

extension String {
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}

extension Stage {
    /// The log of everything observable, one line per step: the views that fingers hit, the calls that recognizers and views
    /// received, and the recognizers and calls that were held, withheld, failed, recognized and reset, with reasons.
    ///
    ///     0     view hit by 1
    ///           double, single watch 1
    ///           double, single receive began 1
    ///           view receives began 1
    ///     80    …
    ///
    /// The number is the time in milliseconds, given once for the lines of an instant. After `play(_:step:)` it is
    /// the column of the pattern instead. Internal steps, such as questions of the kernel and timers that are set, are only in `records`.
    public var log: String { text(stageLog) }

    var stageLog: StageLog { StageLog(records: records, notes: notes) }

    func text(_ log: StageLog) -> String { names.text(patterns.isEmpty ? log.text : log.text(patterns)) }

    /// Removes all records and notes: `log` and `records` begin here. A trace of the rest cannot be replayed.
    public func clearLog() {
        records.removeAll()
        notes.removeAll()
        isLogCleared = true
    }

    /// Returns a readable difference from the expected log; `nil` if they are equal.
    ///
    /// Under the lines that differ are the answers to why, for the recognizers and views in them, and the lanes of fingers, recognizers and
    /// views around the first difference, which is marked.
    public func difference(from expected: String) -> String? { difference(from: expected, advising: { _, _ in "" }) }

    /// Returns a readable difference from the expected log; `nil` if they are equal.
    /// - Parameters:
    ///   - expected: The expected log.
    ///   - advise: Returns what is printed between the answers and the lanes, for the difference and the instant of the first line
    ///     that differs.
    package func difference(
        from expected: String, advising advise: (LogDifference, Instant) -> String
    ) -> String? {
        let log = stageLog
        return LogDifference(expected: expected, actual: text(log)) { difference in
            let line = log.lines.dropFirst(difference.commonCount).first ?? log.lines.last
            let instant = line?.instant ?? host.now
            let advice = advise(difference, instant)
            return Explanation(of: difference.lines, at: instant, on: self, advice: advice).text
        }.description
    }
}

// Expectations of a part of the log.

extension Stage {
    /// Returns the lines of the log about a recognizer: the touches that it watches, the calls that it and its targets received, and its failures.
    public func log(of recognizer: UIGestureRecognizer) -> String {
        let name = application.traceName(of: recognizer)
        return log { $0.object == .recognizer(name) }
    }

    /// Returns the lines of the log about a view: the fingers that hit it, and the calls that it received or waits for.
    public func log(of view: UIView) -> String {
        let name = application.traceName(of: view)
        return log { $0.object == .responder(name) }
    }

    private func log(_ isIncluded: (TraceRecord.Step) -> Bool) -> String {
        text(StageLog(records: records.filter { isIncluded($0.step) }, notes: []))
    }

    /// Returns the message of an expectation of a part of the log that fails; `nil` if the part is as expected.
    /// - Parameters:
    ///   - expected: The expected lines.
    ///   - part: The part of the log.
    ///   - file: The path of the file of the expectation.
    ///   - line: The line of the expectation.
    package func failure(expecting expected: String, part: String, file: String, line: Int) -> String? {
        guard let difference = LogDifference(expected: expected, actual: part).description else { return nil }
        return recorded(part, insteadOf: expected, file: file, line: line) ?? "\(difference)\n\(report.text)"
    }

    /// Returns the message of an expectation that the log contains lines; `nil` if it does.
    /// - Parameter lines: The lines, without their times or columns, in order; others may be between them.
    package func failure(containing lines: String) -> String? {
        var missing = lines.split(separator: "\n").map { $0.trimming(" ") }.filter { !$0.isEmpty }[...]
        guard !missing.isEmpty else { return "an expectation that the log contains no line cannot fail: pass a line" }
        for line in stageLog.lines where names.text(line.text) == missing.first { missing.removeFirst() }
        guard let first = missing.first else { return nil }
        return "The log does not contain, in this order:\n- \(first)\n\(report.text)\n"
            + "Everything that happened is in stage.log."
    }

    /// Writes a log into the empty expectation of a line, with `TOUCHSTONE_RECORD=1`.
    /// - Returns: A sentence about it; `nil` if there is nothing to record.
    func recorded(_ log: String, insteadOf expected: String, file: String, line: Int) -> String? {
        guard expected.allSatisfy(\.isWhitespace), !log.isEmpty,
            let sentence = help.recording?.record(log, path: file, line: line)
        else { return nil }
        return (omissions.map { $0.text(names) } + [sentence]).joined(separator: "\n")
    }
}

extension Substring {
    fileprivate func trimming(_ character: Character) -> String {
        String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
    }
}
