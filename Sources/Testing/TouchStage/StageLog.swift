import TouchTrace
internal import Touchstone

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
/// A number is the time in milliseconds; lines of the same instant have it once.
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
        guard !record.step.isLeftOutOfLogs else { return }
        switch record.step {
        case .frame, .propose, .awaits, .begin, .timerSet, .timerFired:
            break
        case .hit(let finger, let view, _): add(record.instant, "\(view) hit by \(finger)")
        case .missed(let finger, let reason): add(record.instant, "contact \(finger) missed: \(reason)")
        case .watch(let recognizer, let finger): add(record.instant, recognizer.text, "watches", "watch", " \(finger)")
        case .pass(let recognizer, let finger, let reason):
            add(record.instant, "\(recognizer) does not receive \(finger): \(reason)")
        case .target(let input, let responder, _): add(record.instant, "\(responder) receives \(input)")
        case .join(let recognizer, let input): add(record.instant, recognizer.text, "follows", "follow", " \(input)")
        case .decline(let receiver, let input, let reason):
            add(record.instant, "\(receiver) does not receive \(input): \(reason)")
        case .ignore(let recognizer, let finger): add(record.instant, "\(recognizer) ignores \(finger)")
        case .feed(let recognizer, let step, let fingers):
            add(record.instant, recognizer.text, "receives", "receive", " \(step.name)\(LogLine.whom(fingers))")
        case .hold(let recognizer, let others):
            add(record.instant, "\(recognizer) holds for \(others.listed)")
        case .enter(let recognizer, .failed, let cause):
            add(record.instant, "\(recognizer) failed: \(cause?.description ?? "")")
        case .enter(let recognizer, .cancelled, let cause):
            add(record.instant, "\(recognizer) breaks off: \(cause?.description ?? "")")
        case .enter(_, .began, _), .enter(_, .changed, _), .enter(_, .ended, _):
            break  // its action is logged
        case .undo(let recognizer, let cause): add(record.instant, "\(recognizer) undone: \(cause)")
        case .action(let recognizer, let phase): add(record.instant, LogLine.action(of: recognizer, phase))
        case .deliver(let responder, let step, let fingers, let isLate):
            add(record.instant, LogLine.delivery(to: responder, step, fingers) + (isLate ? " late" : ""))
        case .withhold(let responder, let step, let finger, let because):
            add(record.instant, "\(responder) waits for \(step.name) \(finger): \(because.listed)")
        case .silence(let responder, let finger): add(record.instant, "\(responder) never receives \(finger)")
        case .reset(let recognizer): add(record.instant, recognizer.text, "reset", "reset", "")
        case .diagnostic(let text): add(record.instant, "! \(text)")
        case .enroll, .alter, .precedence, .require, .withdraw, .ask, .settled, .cutOff, .close, .watchdog, .deadlock,
            .abandon, .veto, .fed, .release, .skip:
            break
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
        var last: Instant?
        return lines.map { line in
            let time = line.instant == last ? "" : Self.milliseconds(line.instant)
            last = line.instant
            return time.padded(to: 6) + line.text
        }.joined(separator: "\n")
    }

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

/// The lines of a log that advice compares with those that a test expects.
package enum LogLine {
    /// Returns the line of a call of a recognizer's targets.
    package static func action(of recognizer: RecognizerName, _ phase: GesturePhase) -> String {
        "\(recognizer) \(phase.name)"
    }

    /// Returns the line of a call of a responder that is not late.
    package static func delivery(
        to responder: ResponderName, _ step: TraceRecord.TouchStep, _ fingers: [Int]
    ) -> String {
        "\(responder) receives \(step.name)\(whom(fingers))"
    }

    /// Returns the fingers of a line, with a leading space; an empty string if there are none.
    static func whom(_ fingers: [Int]) -> String {
        fingers.isEmpty ? "" : " " + fingers.map { "\($0)" }.joined(separator: "+")
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

    private var stageLog: StageLog { StageLog(records: records, notes: notes) }

    private func text(_ log: StageLog) -> String { patterns.isEmpty ? log.text : log.text(patterns) }

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
            return Explanation(of: difference.lines, at: instant, in: records, advice: advice).text
        }.description
    }
}
