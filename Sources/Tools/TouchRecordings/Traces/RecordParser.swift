internal import TouchInput
import TouchTrace

/// A parser of one record in exactly the format of `TraceRecord.description`.
struct RecordParser {
    var cursor: TraceCursor

    mutating func record() throws(TraceFault) -> TraceRecord {
        let instant = try cursor.instant()
        try cursor.expect(" ")
        let kind = cursor.word()
        let step = try step(kind, at: instant)
        try cursor.end()
        return TraceRecord(instant: instant, step: step)
    }

    private mutating func step(_ kind: String, at instant: Instant) throws(TraceFault) -> TraceRecord.Step {
        if kind == "frame" { return .frame(try frame(at: instant)) }
        if let step = try inputStep(kind) { return step }
        if let step = try recognizerStep(kind) { return step }
        if let step = try responderStep(kind) { return step }
        if let step = try kernelStep(kind) { return step }
        guard !kind.isEmpty else { throw TraceFault("no kind of record follows the time") }
        throw TraceFault("no record is called «\(kind)»", isNewer: cursor.hasFields)
    }

    /// Parses a step of the input and its recipients.
    private mutating func inputStep(_ kind: String) throws(TraceFault) -> TraceRecord.Step? {
        switch kind {
        case "hit":
            .hit(finger: try integer("finger"), view: try responder("view"), window: try responder("window"))
        case "missed":
            .missed(finger: try integer("finger"), reason: try text("reason"))
        case "watch":
            .watch(recognizer: try recognizer(), finger: try integer("finger"))
        case "pass":
            .pass(recognizer: try recognizer(), finger: try integer("finger"), reason: try text("reason"))
        case "target":
            .target(input: try input(), responder: try responder("view"), window: try responder("window"))
        case "join":
            .join(recognizer: try recognizer(), input: try input())
        case "decline":
            .decline(by: try recognizerOrApp("recognizer"), input: try input(), reason: try text("reason"))
        case "ignore":
            .ignore(recognizer: try recognizer(), finger: try integer("finger"))
        default: nil
        }
    }

    /// Parses a step of a recognizer and its outcome.
    private mutating func recognizerStep(_ kind: String) throws(TraceFault) -> TraceRecord.Step? {
        switch kind {
        case "feed":
            .feed(recognizer: try recognizer(), step: try touchStep(), fingers: try integers("fingers"))
        case "propose":
            .propose(recognizer: try recognizer(), phase: try phase(), cause: try optionalCause())
        case "awaits":
            .awaits(recognizer: try recognizer(), others: try recognizers("others"), answeredBy: try answerers())
        case "begin":
            .begin(
                recognizer: try recognizer(), isAllowed: try truth("allowed"), prevents: try recognizers("prevents"),
                preventedBy: try recognizers("prevented-by"), refusedBy: try refuser())
        case "hold":
            .hold(recognizer: try recognizer(), others: try recognizers("for"))
        case "enter":
            .enter(recognizer: try recognizer(), phase: try phase(), cause: try detailedCause())
        case "undo":
            .undo(recognizer: try recognizer(), cause: try cause())
        case "action":
            .action(recognizer: try recognizer(), phase: try phase())
        case "timer-set":
            .timerSet(owner: try recognizerOrApp("owner"), at: try instant("at"))
        case "timer-fired":
            .timerFired(owner: try recognizerOrApp("owner"))
        case "reset":
            .reset(recognizer: try recognizer())
        default: nil
        }
    }

    /// Parses a delivery to a view, or a diagnostic.
    private mutating func responderStep(_ kind: String) throws(TraceFault) -> TraceRecord.Step? {
        switch kind {
        case "deliver":
            .deliver(
                responder: try responder("view"), step: try touchStep(), fingers: try integers("fingers"),
                isLate: cursor.take(" late"))
        case "withhold":
            .withhold(
                responder: try responder("view"), step: try touchStep(), finger: try integer("finger"),
                because: try recognizers("because"))
        case "silence":
            .silence(responder: try responder("view"), finger: try integer("finger"))
        case "diagnostic":
            .diagnostic(try text("text"), rejects: cursor.take(" rejects=") ? try cursor.integer() : nil)
        default: nil
        }
    }

    // MARK: Fields

    mutating func key(_ key: String) throws(TraceFault) { try cursor.expect(" \(key)=") }

    mutating func text(_ name: String) throws(TraceFault) -> String {
        try key(name)
        return try cursor.quoted()
    }

    mutating func integer(_ name: String) throws(TraceFault) -> Int {
        try key(name)
        return try cursor.integer()
    }

    mutating func integers(_ name: String) throws(TraceFault) -> [Int] {
        try key(name)
        return try cursor.integers()
    }

    private mutating func instant(_ name: String) throws(TraceFault) -> Instant {
        try key(name)
        return try cursor.instant()
    }

    private mutating func truth(_ name: String) throws(TraceFault) -> Bool {
        try key(name)
        do { return try choose(["true": true, "false": false], "true or false") } catch {
            throw TraceFault(error.message)
        }
    }

    /// Parses one of some words.
    mutating func choose<Value>(_ words: [String: Value], _ what: String) throws(TraceFault) -> Value {
        var after = cursor
        let word = after.word()
        guard let value = words[word] else {
            var fault = cursor.fault(what)
            fault.isNewer = word.utf8.first.map { (97...122).contains($0) } == true && after.isAtEndOfValue
            throw fault
        }
        cursor = after
        return value
    }

    private mutating func phase() throws(TraceFault) -> GesturePhase {
        try key("phase")
        return try choose(Self.phases, "a phase (began, changed, ended, cancelled, failed)")
    }

    private mutating func touchStep() throws(TraceFault) -> TraceRecord.TouchStep {
        try key("step")
        return try choose(Self.touchSteps, "a step (began, moved, ended, cancelled, press-…, stream-…)")
    }

    private mutating func optionalCause() throws(TraceFault) -> FailureReason? {
        cursor.isAtEnd ? nil : try cause()
    }

    /// Parses a cause with its rule, or the numbers of its reason, which traces from before 2026-11-27 leave out.
    private mutating func detailedCause() throws(TraceFault) -> FailureReason? {
        guard let cause = try optionalCause() else { return nil }
        switch cause {
        case .own(let reason):
            let measured = cursor.take(" measured=") ? try cursor.number() : nil
            let limit = cursor.take(" limit=") ? try cursor.number() : nil
            return .own(.init(reason.description, measured: measured, limit: limit))
        case .prevented(let other, _):
            guard cursor.take(" rule=") else { return cause }
            return .prevented(by: other, rule: try choose(Self.rules, "a rule"))
        case .refused, .requirementMet, .deadlock, .disabled, .removed, .touchesLost, .systemCancelled: return cause
        }
    }

    mutating func cause() throws(TraceFault) -> FailureReason {
        try key("cause")
        if cursor.take("own:") { return .own(.init(try cursor.quoted())) }
        if cursor.take("prevented:") { return .prevented(by: RecognizerName(try cursor.quoted())) }
        if cursor.take("recognized:") { return .requirementMet(RecognizerName(try cursor.quoted())) }
        return try choose(Self.causes, "a cause")
    }

    private static let phases = Dictionary(
        uniqueKeysWithValues: (0...4).compactMap { GesturePhase(rawValue: $0) }.map { ($0.name, $0) })
    private static let touchSteps = Dictionary(
        uniqueKeysWithValues: TraceRecord.TouchStep.allCases.map { ($0.name, $0) })
    private static let rules = Dictionary(uniqueKeysWithValues: FailureReason.Rule.allCases.map { ($0.name, $0) })
    private static let causes: [String: FailureReason] = [
        "refused": .refused, "deadlock": .deadlock, "disabled": .disabled, "removed": .removed,
        "touches-lost": .touchesLost, "system-cancelled": .systemCancelled,
    ]
}
