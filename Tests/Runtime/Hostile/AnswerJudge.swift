import Touchstone
import TouchStory
import TouchTrace

/// Compares the answers to a trace with its records, pair by pair. It looks up the records of a pair and nothing else, so it shares no
/// code with what it judges.
///
///     recognized      iff the recognizer enters began or ended in an attempt with the touch, not taken back, and did not ignore it
///     failed, lost,   iff it enters failed, at that instant, for that cause; and none of them after it recognized
///     refused
///     not asked       iff it never receives the touch, for the reason of the trace
///     a view          as the records of deliveries
struct AnswerJudge {
    /// The contradictions between answers and records.
    private(set) var contradictions: [String] = []
    /// The number of pairs of a recognizer and a touch.
    private(set) var pairCount = 0
    /// The number of answers of each kind.
    private(set) var kinds: [String: Int] = [:]

    private typealias Line = (index: Int, record: TraceRecord)

    private let records: [TraceRecord]
    private var linesOfRecognizer: [RecognizerName: [Line]] = [:]
    private var linesOfFinger: [Int: [Line]] = [:]

    /// - Parameter answers: The answers; to the records by default.
    init(_ records: [TraceRecord], _ answers: [TouchAnswers]? = nil) {
        self.records = records
        for (index, record) in records.enumerated() { sort((index, record)) }
        let answers = answers ?? AnswerReader.answers(to: records)
        let fingers = answers.compactMap(\.touch.finger)
        let begun = linesOfFinger.filter { $0.value.contains { $0.record.step.beginsTouch } }.keys.sorted()
        if fingers != begun { contradictions.append("there are touches \(begun), and answers for \(fingers)") }
        for answer in answers { judge(answer) }
    }

    private mutating func sort(_ line: Line) {
        if let recognizer = line.record.step.judgedRecognizer {
            linesOfRecognizer[recognizer, default: []].append(line)
        }
        for finger in line.record.step.judgedFingers { linesOfFinger[finger, default: []].append(line) }
    }

    private mutating func contradict(_ answer: CustomStringConvertible, _ text: String) {
        contradictions.append("«\(answer)»: \(text)")
    }

    private mutating func judge(_ touch: TouchAnswers) {
        for recognizer in linesOfRecognizer.keys.sorted(by: { $0.text < $1.text }) {
            pairCount += 1
            let answer = touch.why(recognizer)
            kinds[answer.outcome.kind, default: 0] += 1
            if answer.recognizer != recognizer { contradict(answer, "is about another recognizer") }
            if !answer.description.fitsThreeLines { contradict(answer, "is longer than three lines") }
            judge(answer, touch)
        }
        judge(touch.delivery, touch)
    }

    // MARK: Recognizers

    private mutating func judge(_ answer: GestureAnswer, _ touch: TouchAnswers) {
        let mine = linesOfRecognizer[answer.recognizer] ?? []
        let finger = touch.touch.finger
        guard let finger, let watch = mine.last(where: { $0.record.step.receives(finger) }) else {
            guard case .notAsked(let gate) = answer.outcome else { return contradict(answer, "it never receives it") }
            return judge(gate, answer, touch, mine)
        }
        if case .notAsked = answer.outcome {
            return contradict(answer, "record \(watch.index) says that it receives it")
        }
        let start = mine.last { $0.index < watch.index && $0.record.step.isReset }?.index ?? -1
        let end = mine.first { $0.index > watch.index && $0.record.step.isReset }?.index ?? records.count
        let attempt = mine.filter { $0.index > start && $0.index < end }
        let ignored = attempt.first { $0.index > watch.index && $0.record.step.ignores(finger) }?.index
        let undone = attempt.last {
            if case .undo = $0.record.step { true } else { false }
        }
        let recognition = attempt.first {
            if case .enter(_, let phase, _) = $0.record.step { phase == .began || phase == .ended } else { false }
        }
        let defeat = attempt.first {
            if case .enter(_, .failed, _) = $0.record.step { true } else { false }
        }
        var isRecognized = recognition != nil && undone == nil
        if let ignored, let index = recognition?.index { isRecognized = index > watch.index && index < ignored }
        if isRecognized, undone != nil { isRecognized = false }
        if answer.isRecognized != isRecognized {
            contradict(answer, "it \(isRecognized ? "recognizes" : "does not recognize")")
        }
        if isRecognized { return }
        if ignored != nil {
            if answer.outcome.kind != "ignored" { contradict(answer, "it ignores it") }
        } else if let undone, case .undo(_, let cause) = undone.record.step {
            if answer.outcome != .withdrawn(at: undone.record.instant, because: cause) {
                contradict(answer, "\(undone.record)")
            }
        } else if let defeat, case .enter(_, _, let cause?) = defeat.record.step {
            judge(answer, defeat, cause, attempt)
        } else if end < records.count {
            if answer.outcome != .reset(at: records[end].instant) { contradict(answer, "it was reset") }
        } else {
            judgeOpen(answer, attempt)
        }
    }

    private mutating func judge(_ answer: GestureAnswer, _ defeat: Line, _ cause: FailureReason, _ attempt: [Line]) {
        let expected: Bool
        let at = defeat.record.instant
        switch (answer.outcome, cause) {
        case (.lost(at, let winner, .requirement), .requirementMet(let other)),
            (.lost(at, let winner, .dynamicRequirement(by: .some)), .requirementMet(let other)):
            expected = winner == other
        case (.lost(at, let winner, let rule), .prevented(let other, _)):
            expected = winner == other
            judge(rule, answer, defeat, attempt, other)
        case (.refused(at, let refuser), .refused):
            let answers = attempt.compactMap { line -> TraceRecord.Refuser?? in
                if case .begin(_, false, _, _, let refuser) = line.record.step { refuser } else { nil }
            }
            expected = answers.contains(refuser)
        case (.failed(at, let reason), _): expected = reason == cause
        default: expected = false
        }
        if !expected { contradict(answer, "\(defeat.record)") }
    }

    /// The winner has recognized before this, and the rule is the one that the answers to the loser's questions and the order of precedence
    /// have led to by then.
    private mutating func judge(
        _ rule: GestureAnswer.Rule?, _ answer: GestureAnswer, _ defeat: Line, _ attempt: [Line], _ other: RecognizerName
    ) {
        let recognition = linesOfRecognizer[other]?.last { line in
            guard line.index < defeat.index, case .enter(_, let phase, _) = line.record.step else { return false }
            return phase == .began || phase == .ended
        }
        guard let recognition else { return contradict(answer, "\(other) has not recognized") }
        let before = attempt.filter { $0.index < recognition.index }
        let isReady = before.contains { line in
            if case .propose(_, let phase, _) = line.record.step {
                phase != .failed && phase != .cancelled
            } else {
                false
            }
        }
        let prevented = before.lazy.compactMap { line -> [RecognizerName]? in
            if case .begin(_, true, let prevents, _, _) = line.record.step { prevents } else { nil }
        }.last
        let isLater = records[..<recognition.index].lazy.reversed().compactMap { record -> Bool? in
            guard case .precedence(let names) = record.step, let winner = names.firstIndex(of: other),
                let loser = names.firstIndex(of: answer.recognizer)
            else { return nil }
            return winner < loser
        }.first
        let wasAskedAfter = attempt.contains { line in
            guard line.index > recognition.index, case .begin(_, _, _, let preventedBy, _) = line.record.step else {
                return false
            }
            return preventedBy.contains(other)
        }
        let expected =
            if wasAskedAfter || !isReady {
                "first"
            } else if let prevented {
                prevented.contains(other) ? (isLater == true ? "precedence" : "another") : "prevention"
            } else {
                "waiting"
            }
        let found =
            switch rule {
            case .first: "first"
            case .precedence: "precedence"
            case .prevention: "prevention"
            case .preventionByAnother: "another"
            case .firstWhileWaiting(let others): others.isEmpty ? "waiting for none" : "waiting"
            case .requirement, .dynamicRequirement, nil: "none"
            }
        kinds["lost by \(found)", default: 0] += 1
        if found != expected { contradict(answer, "the rule is \(expected)") }
    }

    private mutating func judgeOpen(_ answer: GestureAnswer, _ attempt: [Line]) {
        let isReady = attempt.contains { line in
            if case .propose(_, let phase, _) = line.record.step { phase == .began || phase == .ended } else { false }
        }
        switch answer.outcome {
        case .waiting(_, let others, _):
            if !isReady { contradict(answer, "it has not proposed anything") }
            let held = attempt.flatMap { line -> [RecognizerName] in
                if case .hold(_, let others) = line.record.step { others } else { [] }
            }
            if !others.allSatisfy(held.contains) { contradict(answer, "it waits for \(held)") }
        case .undecided: if isReady { contradict(answer, "it has proposed to recognize") }
        default: contradict(answer, "its attempt is open")
        }
    }

    private mutating func judge(
        _ gate: GestureAnswer.Gate, _ answer: GestureAnswer, _ touch: TouchAnswers, _ mine: [Line]
    ) {
        let finger = touch.touch.finger ?? -1
        let reasons = mine.compactMap { line -> String? in
            switch line.record.step {
            case .pass(_, finger, let reason): reason
            case .decline(_, .press(finger), let reason): reason
            default: nil
            }
        }
        if let reason = reasons.first {
            return gate.means(reason) ? () : contradict(answer, "the trace says: \(reason)")
        }
        switch gate {
        case .view(let view, let reason, by: let other):
            let isSaid = records.contains {
                guard case .skip(_, view, reason, other, let names, _) = $0.step else { return false }
                return !names.isEmpty
            }
            if !isSaid { contradict(answer, "no record says so") }
        case .otherWindow(let view, let window, let hit):
            let isSaid = records.contains {
                if case .skip(_, view, _, _, _, window) = $0.step { true } else { false }
            }
            if !isSaid || touch.window != hit { contradict(answer, "no record says so") }
        case .elsewhere(let hit): if hit != touch.hit { contradict(answer, "\(touch.hit ?? "nothing") was hit") }
        case .noTouch: if touch.touch.finger != nil { contradict(answer, "it is a touch") }
        case .disabled, .removed, .removedOrDisabled, .otherApplication, .handlesNone, .typeNotAllowed, .otherKind,
            .otherType, .shouldReceive, .decided, .stated:
            contradict(answer, "no record says so")
        }
    }

    // MARK: Responders

    private mutating func judge(_ answer: DeliveryAnswer, _ touch: TouchAnswers) {
        guard let finger = touch.touch.finger else {
            if case .noTouch = answer.outcome {} else { contradict(answer, "it is no touch") }
            return
        }
        if !answer.description.fitsThreeLines { contradict(answer, "is longer than three lines") }
        let mine = linesOfFinger[finger] ?? []
        func delivery(_ steps: TraceRecord.TouchStep...) -> Line? {
            mine.first {
                if case .deliver(_, let step, _, _) = $0.record.step { steps.contains(step) } else { false }
            }
        }
        let began = delivery(.began, .pressBegan)
        let ended = delivery(.ended, .pressEnded)
        let cancelled = delivery(.cancelled, .pressCancelled)
        let silence = mine.first {
            if case .silence = $0.record.step { true } else { false }
        }
        let isWithheld = mine.contains {
            if case .withhold = $0.record.step { true } else { false }
        }
        kinds["view \(answer.outcome.kind)", default: 0] += 1
        switch answer.outcome {
        case .received(let receipt):
            if receipt.at != began?.record.instant { contradict(answer, "\(began?.record.description ?? "no record")") }
            switch receipt.end {
            case .ended(let at, _): if at != ended?.record.instant { contradict(answer, "it receives no end") }
            case .cancelled(let at, let taker):
                if at != cancelled?.record.instant { contradict(answer, "it receives no cancellation") }
                judge(taker, answer, finger, at)
            case .delayed:
                if ended != nil || cancelled != nil || !isWithheld { contradict(answer, "nothing delays it") }
            case nil: if ended != nil || cancelled != nil { contradict(answer, "it receives its end") }
            }
        case .delayed: if began != nil || silence != nil || !isWithheld { contradict(answer, "nothing delays it") }
        case .never(let at, let taker):
            if at != silence?.record.instant { contradict(answer, "it is not silenced") }
            judge(taker, answer, finger, at)
        case .notPassedOn: if began != nil || silence != nil || isWithheld { contradict(answer, "it has records") }
        case .noTouch: contradict(answer, "it is a touch")
        }
    }

    private mutating func judge(
        _ taker: DeliveryAnswer.Taker, _ answer: DeliveryAnswer, _ finger: Int, _ instant: Instant
    ) {
        let mine = linesOfFinger[finger] ?? []
        let facts = mine.last { line in
            guard !(instant < line.record.instant), case .release(_, let facts, let steps) = line.record.step else {
                return false
            }
            return steps.contains(.cancelled) || !facts.isDisjoint(with: [.isClaimed, .isVetoed])
        }
        guard case .release(_, let found, _)? = facts?.record.step else {
            if taker != .system { contradict(answer, "nothing took it") }
            return
        }
        switch taker {
        case .recognizer(let name):
            if !found.contains(.isClaimed) { contradict(answer, "no recognizer took it") }
            let isWatched = mine.contains { $0.record.step.judgedRecognizer == name && $0.record.step.receives(finger) }
            if !isWatched { contradict(answer, "\(name) does not receive it") }
        case .earlierGesture: contradict(answer, "the trace is whole")
        case .veto: if !found.contains(.isVetoed) { contradict(answer, "nothing keeps it from the view") }
        case .system:
            if !found.isDisjoint(with: [.isClaimed, .isVetoed]) { contradict(answer, "\(found) took it") }
        }
    }
}

extension String {
    /// A Boolean value that indicates whether it takes at most three lines of 100 columns.
    fileprivate var fitsThreeLines: Bool {
        var (lines, column) = (1, 0)
        for word in split(separator: " ") {
            if column > 0, column + 1 + word.count > 100 {
                lines += 1
                column = word.count
            } else {
                column += (column > 0 ? 1 : 0) + word.count
            }
        }
        return lines <= 3
    }
}

extension TraceRecord.Step {
    fileprivate var judgedRecognizer: RecognizerName? {
        switch self {
        case .watch(let name, _), .pass(let name, _, _), .join(let name, _), .ignore(let name, _),
            .enroll(let name, _, _, _),
            .propose(let name, _, _), .begin(let name, _, _, _, _), .hold(let name, _), .enter(let name, _, _),
            .undo(let name, _), .reset(let name), .decline(.recognizer(let name), _, _):
            name
        default: nil
        }
    }

    fileprivate var judgedFingers: [Int] {
        switch self {
        case .hit(let finger, _, _), .watch(_, let finger), .pass(_, let finger, _), .ignore(_, let finger),
            .withhold(_, _, let finger, _), .silence(_, let finger), .release(let finger, _, _),
            .target(.press(let finger?), _, _), .join(_, .press(let finger?)):
            [finger]
        case .deliver(_, _, let fingers, _): fingers
        default: []
        }
    }

    fileprivate var beginsTouch: Bool {
        switch self {
        case .hit, .target: true
        default: false
        }
    }

    fileprivate var isReset: Bool {
        if case .reset = self { true } else { false }
    }

    fileprivate func receives(_ finger: Int) -> Bool {
        switch self {
        case .watch(_, finger), .join(_, .press(finger)): true
        default: false
        }
    }

    fileprivate func ignores(_ finger: Int) -> Bool {
        if case .ignore(_, finger) = self { true } else { false }
    }
}

extension GestureAnswer.Gate {
    /// Returns a Boolean value that indicates whether it has the reason of the trace.
    fileprivate func means(_ reason: String) -> Bool {
        switch self {
        case .disabled: reason == "disabled"
        case .removed: reason == "removed"
        case .removedOrDisabled: reason == "removed or disabled"
        case .otherApplication: reason == "busy in another application"
        case .handlesNone: reason.hasPrefix("handles no ")
        case .typeNotAllowed: reason == "type not allowed"
        case .otherKind: reason.hasPrefix("another kind")
        case .otherType: reason.hasPrefix("another type")
        case .shouldReceive(.event, _): reason.contains("shouldReceive(event)")
        case .shouldReceive(.input, _):
            reason.contains("shouldReceive(touch)") || reason.contains("shouldReceive(press)")
        case .decided: reason.hasPrefix("already decided")
        case .stated(let text): reason == text
        case .view, .otherWindow, .elsewhere, .noTouch: false
        }
    }
}

extension GestureAnswer.Outcome {
    /// The name of the case, and of the case of a gate.
    fileprivate var kind: String {
        switch self {
        case .notAsked(let gate):
            "not asked: \("\(gate)".isEmpty ? "?" : Mirror(reflecting: gate).children.first?.label ?? "\(Mirror(reflecting: gate).subjectType)")"
        case .ignored: "ignored"
        default: Mirror(reflecting: self).children.first?.label ?? "?"
        }
    }
}

extension DeliveryAnswer.Outcome {
    fileprivate var kind: String {
        switch self {
        case .received(let receipt):
            switch receipt.end {
            case .ended: "ended"
            case .delayed: "waits for the end"
            case .cancelled: "cancelled"
            case nil: "began"
            }
        case .delayed: "delayed"
        case .never: "never"
        case .notPassedOn: "not passed on"
        case .noTouch: "no touch"
        }
    }
}
