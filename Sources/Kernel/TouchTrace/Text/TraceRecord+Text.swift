import TouchInput

// The text of a record: time in seconds, the kind of step, then `key=value` pairs in a fixed order. The text is lossless: a
// record that is read back is equal. It is made without Foundation, and is the same on every platform and in every locale;
// Documentation/Traces.md describes it.

extension TraceRecord: CustomStringConvertible {
    /// The first line of a trace file: the format and its version.
    public static let header = "touchstone-trace 2"

    /// One line of a trace file, without its end.
    public var description: String { "\(instant.traced) \(step.line(at: instant))" }
}

extension TraceRecord.Step {
    /// The line without its time.
    package var line: String { line(at: .zero) }

    fileprivate func line(at instant: Instant) -> String {
        var line = TraceLine(text: kind)
        switch self {
        case .frame(let frame):
            if frame.instant != instant { line.add("at", frame.instant) }
            line.text += frame.text
        case .hit(let finger, let view, let window):
            line.add("finger", finger)
            line.add("view", view)
            line.add("window", window)
        case .missed(let finger, let reason):
            line.add("finger", finger)
            line.add("reason", quoted: reason)
        case .watch(let recognizer, let finger), .ignore(let recognizer, let finger):
            line.add(recognizer)
            line.add("finger", finger)
        case .pass(let recognizer, let finger, let reason):
            line.add(recognizer)
            line.add("finger", finger)
            line.add("reason", quoted: reason)
        case .target(let input, let responder, let window):
            line.add("input", quoted: input.description)
            line.add("view", responder)
            line.add("window", window)
        case .join(let recognizer, let input):
            line.add(recognizer)
            line.add("input", quoted: input.description)
        case .decline(let receiver, let input, let reason):
            line.add("recognizer", quoted: receiver.description)
            line.add("input", quoted: input.description)
            line.add("reason", quoted: reason)
        case .feed(let recognizer, let step, let fingers):
            line.add(recognizer)
            line.add("step", word: step.name)
            line.add("fingers", word: fingers.text)
        case .propose(let recognizer, let phase, let cause):
            line.add(recognizer)
            line.add("phase", word: phase.name)
            if let cause { line.add(cause) }
        case .awaits(let recognizer, let others, let answerers):
            line.add(recognizer)
            line.add("others", others)
            if !answerers.isEmpty { line.add("answered-by", word: answerers.map { $0.name }.joined(separator: ",")) }
        case .begin(let recognizer, let isAllowed, let prevents, let preventedBy, let refuser):
            line.add(recognizer)
            line.add("allowed", word: isAllowed ? "true" : "false")
            line.add("prevents", prevents)
            line.add("prevented-by", preventedBy)
            if let refuser { line.add("refused-by", word: refuser.traced) }
        case .hold(let recognizer, let others):
            line.add(recognizer)
            line.add("for", others)
        case .enter(let recognizer, let phase, let cause):
            line.add(recognizer)
            line.add("phase", word: phase.name)
            if let cause {
                line.add(cause)
                line.text += cause.details
            }
        case .undo(let recognizer, let cause), .withdraw(let recognizer, let cause):
            line.add(recognizer)
            line.add(cause)
        case .action(let recognizer, let phase):
            line.add(recognizer)
            line.add("phase", word: phase.name)
        case .deliver(let responder, let step, let fingers, let isLate):
            line.add("view", responder)
            line.add("step", word: step.name)
            line.add("fingers", word: fingers.text)
            if isLate { line.text += " late" }
        case .withhold(let responder, let step, let finger, let because):
            line.add("view", responder)
            line.add("step", word: step.name)
            line.add("finger", finger)
            line.add("because", because)
        case .silence(let responder, let finger):
            line.add("view", responder)
            line.add("finger", finger)
        case .timerSet(let owner, let instant):
            line.add("owner", quoted: owner.description)
            line.add("at", instant)
        case .timerFired(let owner):
            line.add("owner", quoted: owner.description)
        case .diagnostic(let text, let contact):
            line.add("text", quoted: text)
            if let contact { line.add("rejects", contact) }
        case .enroll(let recognizer, let slot, let touches, let kind):
            line.add(recognizer)
            line.add("slot", slot)
            line.add("touches", word: touches.text)
            if let kind { line.add("kind", quoted: kind) }
        case .alter(let recognizer, let touches):
            line.add(recognizer)
            line.add("touches", word: touches.text)
        case .precedence(let recognizers), .deadlock(let recognizers):
            line.add("recognizers", recognizers)
        case .require(let recognizer, let others):
            line.add(recognizer)
            line.add("others", others)
        case .ask(let recognizer, let question):
            line.add(recognizer)
            line.add("about", word: question.name)
        case .reset(let recognizer), .abandon(let recognizer):
            line.add(recognizer)
        case .settled, .close:
            break
        case .cutOff(let reason):
            line.add("because", word: reason.name)
        case .watchdog(let alive):
            line.add("alive", alive)
        case .veto(let finger, let reason):
            line.add("finger", finger)
            if let reason { line.add("because", word: reason.traced) }
        case .fed(let began, let moved, let ended, let cancelled):
            line.add("began", word: began.text)
            line.add("moved", word: moved.text)
            line.add("ended", word: ended.text)
            line.add("cancelled", word: cancelled.text)
        case .release(let finger, let facts, let steps):
            line.add("finger", finger)
            line.add("facts", word: facts.text)
            line.add("steps", word: steps.text)
        case .skip(let contact, let view, let reason, let other, let recognizers, let window):
            line.add("contact", contact)
            line.add("view", view)
            line.add("because", word: reason.name)
            line.add("by", other)
            if !recognizers.isEmpty { line.add("recognizers", recognizers) }
            if let window { line.add("window", window) }
        }
        return line.text
    }
}

extension TraceRecord.Step {
    /// The word with which the line of the record begins, after the time.
    public var kind: String {
        switch self {
        case .frame: "frame"
        case .hit: "hit"
        case .missed: "missed"
        case .watch: "watch"
        case .pass: "pass"
        case .target: "target"
        case .join: "join"
        case .decline: "decline"
        case .ignore: "ignore"
        case .feed: "feed"
        case .propose: "propose"
        case .awaits: "awaits"
        case .begin: "begin"
        case .hold: "hold"
        case .enter: "enter"
        case .undo: "undo"
        case .action: "action"
        case .deliver: "deliver"
        case .withhold: "withhold"
        case .silence: "silence"
        case .timerSet: "timer-set"
        case .timerFired: "timer-fired"
        case .reset: "reset"
        case .diagnostic: "diagnostic"
        case .enroll: "enroll"
        case .alter: "alter"
        case .precedence: "precedence"
        case .require: "require"
        case .withdraw: "withdraw"
        case .ask: "ask"
        case .settled: "settled"
        case .cutOff: "cut-off"
        case .close: "close"
        case .watchdog: "watchdog"
        case .deadlock: "deadlock"
        case .abandon: "abandon"
        case .veto: "veto"
        case .fed: "fed"
        case .release: "release"
        case .skip: "skip"
        }
    }
}
