import TouchTrace
internal import TouchInput

// The records from which decisions can be made again.

extension RecordParser {
    mutating func kernelStep(_ kind: String) throws(TraceFault) -> TraceRecord.Step? {
        switch kind {
        case "enroll":
            .enroll(
                recognizer: try recognizer(), slot: try slot(), touches: try touchEffects(), kind: try kindOfClass())
        case "alter":
            .alter(recognizer: try recognizer(), touches: try touchEffects())
        case "precedence":
            .precedence(recognizers: try recognizers("recognizers"))
        case "require":
            .require(recognizer: try recognizer(), others: try recognizers("others"))
        case "withdraw":
            .withdraw(recognizer: try recognizer(), cause: try cause())
        case "ask":
            .ask(recognizer: try recognizer(), about: try question())
        case "settled": .settled
        case "cut-off":
            .cutOff(try cutOff())
        case "close": .close
        case "watchdog":
            .watchdog(alive: try recognizers("alive"))
        case "deadlock":
            .deadlock(recognizers: try recognizers("recognizers"))
        case "abandon":
            .abandon(recognizer: try recognizer())
        case "veto":
            .veto(finger: try integer("finger"), because: try veto())
        case "fed":
            .fed(
                began: try integers("began"), moved: try integers("moved"), ended: try integers("ended"),
                cancelled: try integers("cancelled"))
        case "release":
            .release(finger: try integer("finger"), facts: try facts(), steps: try steps())
        case "skip":
            .skip(
                contact: try integer("contact"), view: try responder("view"), because: try skip(),
                by: try responder("by"), recognizers: try attached(), window: try windowOfView())
        default: nil
        }
    }

    private mutating func cutOff() throws(TraceFault) -> TraceRecord.CutOff {
        try key("because")
        return try choose(["decisions": .decisions, "rounds": .rounds], "decisions or rounds")
    }

    /// Parses whose answers made a recognizer await others, which traces from before 2026-11-27 leave out.
    mutating func answerers() throws(TraceFault) -> [TraceRecord.Answerer] {
        guard cursor.take(" answered-by=") else { return [] }
        var list: [TraceRecord.Answerer] = []
        repeat {
            list.append(try choose(Self.answerers, "own, other, delegate, other-delegate or system"))
        } while cursor.take(",")
        return list
    }

    /// Parses the kind of a class, which traces from before 2026-11-28 leave out.
    private mutating func kindOfClass() throws(TraceFault) -> String? {
        cursor.take(" kind=") ? try cursor.quoted() : nil
    }

    private static let answerers = Dictionary(
        uniqueKeysWithValues: TraceRecord.Answerer.allCases.map { ($0.name, $0) })

    /// Parses the object that refused, which traces from before 2026-11-22 leave out.
    mutating func refuser() throws(TraceFault) -> TraceRecord.Refuser? {
        guard cursor.take(" refused-by=") else { return nil }
        if cursor.take("view:") { return .view(ResponderName(try cursor.quoted())) }
        return try choose(["own": .own, "delegate": .delegate], "own, delegate or view")
    }

    /// Parses the reason why a responder may not have a touch, which traces from before 2026-11-22 leave out.
    private mutating func veto() throws(TraceFault) -> TraceRecord.Veto? {
        guard cursor.take(" because=") else { return nil }
        if cursor.take("exclusive:") { return .exclusive(ResponderName(try cursor.quoted())) }
        if cursor.take("refused:") { return .refused(by: ResponderName(try cursor.quoted())) }
        return try choose(
            ["one-touch": .oneTouchAtATime, "removed": .removed, "system-gesture": .systemGesture],
            "one-touch, exclusive, removed, refused or system-gesture")
    }

    /// Parses the recognizers of a view, which are left out if there are none.
    private mutating func attached() throws(TraceFault) -> [RecognizerName] {
        guard cursor.take(" recognizers=") else { return [] }
        return try cursor.names().map { RecognizerName($0) }
    }

    /// Parses the window of a view, which is left out unless another one was hit.
    private mutating func windowOfView() throws(TraceFault) -> ResponderName? {
        cursor.take(" window=") ? ResponderName(try cursor.quoted()) : nil
    }

    private mutating func skip() throws(TraceFault) -> TraceRecord.Skip {
        try key("because")
        return try choose(Self.skips, "the reason of a hit test")
    }

    private static let skips = Dictionary(uniqueKeysWithValues: TraceRecord.Skip.allCases.map { ($0.name, $0) })

    /// Parses a slot, limited to far more than any app has, but few enough not to exhaust memory in a replay.
    private mutating func slot() throws(TraceFault) -> Int {
        let slot = try integer("slot")
        guard (0..<1_000_000).contains(slot) else { throw TraceFault("slot \(slot) is not between 0 and 999999") }
        return slot
    }

    private mutating func question() throws(TraceFault) -> TraceRecord.Question {
        try key("about")
        return try choose(["requirements": .requirements, "begin": .begin], "a question (requirements, begin)")
    }

    private mutating func touchEffects() throws(TraceFault) -> TraceRecord.TouchEffects {
        try key("touches")
        return try members(["cancels": .cancels, "delays-began": .delaysBegan, "delays-ended": .delaysEnded])
    }

    private mutating func facts() throws(TraceFault) -> TraceRecord.GateFacts {
        try key("facts")
        return try members([
            "holds-began": .holdsBegan, "holds-ended": .holdsEnded, "claimed": .isClaimed, "vetoed": .isVetoed,
        ])
    }

    private mutating func steps() throws(TraceFault) -> TraceRecord.GateSteps {
        try key("steps")
        return try members(["began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled])
    }

    /// Parses words with commas, possibly none.
    private mutating func members<Value: SetAlgebra>(_ words: [String: Value]) throws(TraceFault) -> Value {
        var set = Value()
        var probe = cursor
        if probe.word().isEmpty { return set }
        repeat {
            set.formUnion(try choose(words, "one of \(words.keys.sorted().joined(separator: ", "))"))
        } while cursor.take(",")
        return set
    }
}
