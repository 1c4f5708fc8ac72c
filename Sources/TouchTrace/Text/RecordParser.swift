import TouchInput

/// Reads one record: what `TraceRecord.description` wrote, and nothing else.
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
        throw TraceFault(kind.isEmpty ? "no kind of record follows the time" : "no record is called «\(kind)»")
    }

    /// Who receives what.
    private mutating func inputStep(_ kind: String) throws(TraceFault) -> TraceRecord.Step? {
        switch kind {
        case "hit":
            .hit(finger: try integer("finger"), view: try text("view"), window: try text("window"))
        case "missed":
            .missed(finger: try integer("finger"), reason: try text("reason"))
        case "watch":
            .watch(recognizer: try text("recognizer"), finger: try integer("finger"))
        case "pass":
            .pass(recognizer: try text("recognizer"), finger: try integer("finger"), reason: try text("reason"))
        case "target":
            .target(input: try text("input"), view: try text("view"), window: try text("window"))
        case "join":
            .join(recognizer: try text("recognizer"), input: try text("input"))
        case "decline":
            .decline(recognizer: try text("recognizer"), input: try text("input"), reason: try text("reason"))
        case "ignore":
            .ignore(recognizer: try text("recognizer"), finger: try integer("finger"))
        default: nil
        }
    }

    /// What recognizers do and what becomes of it.
    private mutating func recognizerStep(_ kind: String) throws(TraceFault) -> TraceRecord.Step? {
        switch kind {
        case "feed":
            .feed(recognizer: try text("recognizer"), step: try touchStep(), fingers: try integers("fingers"))
        case "propose":
            .propose(recognizer: try text("recognizer"), phase: try phase(), cause: try optionalCause())
        case "awaits":
            .awaits(recognizer: try text("recognizer"), others: try names("others"))
        case "begin":
            .begin(
                recognizer: try text("recognizer"), isAllowed: try truth("allowed"), prevents: try names("prevents"),
                preventedBy: try names("prevented-by"), refusedBy: try refuser())
        case "hold":
            .hold(recognizer: try text("recognizer"), others: try names("for"))
        case "enter":
            .enter(recognizer: try text("recognizer"), phase: try phase(), cause: try optionalCause())
        case "undo":
            .undo(recognizer: try text("recognizer"), cause: try cause())
        case "action":
            .action(recognizer: try text("recognizer"), phase: try phase())
        case "timer-set":
            .timerSet(owner: try text("owner"), at: try instant("at"))
        case "timer-fired":
            .timerFired(owner: try text("owner"))
        case "reset":
            .reset(recognizer: try text("recognizer"))
        default: nil
        }
    }

    /// What views hear, and what is not right.
    private mutating func responderStep(_ kind: String) throws(TraceFault) -> TraceRecord.Step? {
        switch kind {
        case "deliver":
            .deliver(
                view: try text("view"), step: try touchStep(), fingers: try integers("fingers"),
                isLate: cursor.take(" late"))
        case "withhold":
            .withhold(
                view: try text("view"), step: try touchStep(), finger: try integer("finger"),
                because: try names("because"))
        case "silence":
            .silence(view: try text("view"), finger: try integer("finger"))
        case "diagnostic":
            .diagnostic(try text("text"))
        default: nil
        }
    }

    // MARK: Fields

    mutating func key(_ key: String) throws(TraceFault) { try cursor.expect(" \(key)=") }

    mutating func text(_ name: String) throws(TraceFault) -> String {
        try key(name)
        return try cursor.quoted()
    }

    mutating func names(_ name: String) throws(TraceFault) -> [String] {
        try key(name)
        return try cursor.names()
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
        return try choose(["true": true, "false": false], "true or false")
    }

    /// One of some words.
    mutating func choose<Value>(_ words: [String: Value], _ what: String) throws(TraceFault) -> Value {
        var after = cursor
        guard let value = words[after.word()] else { throw cursor.fault(what) }
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

    mutating func cause() throws(TraceFault) -> FailureReason {
        try key("cause")
        if cursor.take("own:") { return .own(try cursor.quoted()) }
        if cursor.take("prevented:") { return .prevented(by: try cursor.quoted()) }
        if cursor.take("recognized:") { return .requirementMet(try cursor.quoted()) }
        return try choose(Self.causes, "a cause")
    }

    private static let phases = Dictionary(
        uniqueKeysWithValues: (0...4).compactMap { GesturePhase(rawValue: $0) }.map { ($0.name, $0) })
    private static let touchSteps = Dictionary(
        uniqueKeysWithValues: TraceRecord.TouchStep.allCases.map { ($0.name, $0) })
    private static let causes: [String: FailureReason] = [
        "refused": .refused, "deadlock": .deadlock, "disabled": .disabled, "removed": .removed,
        "touches-lost": .touchesLost, "system-cancelled": .systemCancelled,
    ]
}
