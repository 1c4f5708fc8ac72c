public import TouchArbitration
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
        switch self {
        case .frame(let frame):
            "frame" + (frame.instant == instant ? "" : " at=\(frame.instant.traced)") + frame.text
        case .hit(let finger, let view, let window):
            "hit finger=\(finger) view=\(view.quoted) window=\(window.quoted)"
        case .missed(let finger, let reason):
            "missed finger=\(finger) reason=\(reason.quoted)"
        case .watch(let recognizer, let finger):
            "watch recognizer=\(recognizer.quoted) finger=\(finger)"
        case .pass(let recognizer, let finger, let reason):
            "pass recognizer=\(recognizer.quoted) finger=\(finger) reason=\(reason.quoted)"
        case .target(let input, let responder, let window):
            "target input=\(input.quoted) view=\(responder.quoted) window=\(window.quoted)"
        case .join(let recognizer, let input):
            "join recognizer=\(recognizer.quoted) input=\(input.quoted)"
        case .decline(let recognizer, let input, let reason):
            "decline recognizer=\(recognizer.quoted) input=\(input.quoted) reason=\(reason.quoted)"
        case .ignore(let recognizer, let finger):
            "ignore recognizer=\(recognizer.quoted) finger=\(finger)"
        case .feed(let recognizer, let step, let fingers):
            "feed recognizer=\(recognizer.quoted) step=\(step.name) fingers=\(fingers.text)"
        case .propose(let recognizer, let phase, let cause):
            "propose recognizer=\(recognizer.quoted) phase=\(phase.name)" + (cause.map { " cause=\($0.traced)" } ?? "")
        case .awaits(let recognizer, let others):
            "awaits recognizer=\(recognizer.quoted) others=\(others.text)"
        case .begin(let recognizer, let isAllowed, let prevents, let preventedBy, let refuser):
            "begin recognizer=\(recognizer.quoted) allowed=\(isAllowed) prevents=\(prevents.text)"
                + " prevented-by=\(preventedBy.text)" + (refuser.map { " refused-by=\($0.traced)" } ?? "")
        case .hold(let recognizer, let others):
            "hold recognizer=\(recognizer.quoted) for=\(others.text)"
        case .enter(let recognizer, let phase, let cause):
            "enter recognizer=\(recognizer.quoted) phase=\(phase.name)"
                + (cause.map { " cause=\($0.traced)\($0.details)" } ?? "")
        case .undo(let recognizer, let cause):
            "undo recognizer=\(recognizer.quoted) cause=\(cause.traced)"
        case .action(let recognizer, let phase):
            "action recognizer=\(recognizer.quoted) phase=\(phase.name)"
        case .deliver(let responder, let step, let fingers, let isLate):
            "deliver view=\(responder.quoted) step=\(step.name) fingers=\(fingers.text)" + (isLate ? " late" : "")
        case .withhold(let responder, let step, let finger, let because):
            "withhold view=\(responder.quoted) step=\(step.name) finger=\(finger) because=\(because.text)"
        case .silence(let responder, let finger):
            "silence view=\(responder.quoted) finger=\(finger)"
        case .timerSet(let owner, let instant):
            "timer-set owner=\(owner.quoted) at=\(instant.traced)"
        case .timerFired(let owner):
            "timer-fired owner=\(owner.quoted)"
        case .reset(let recognizer):
            "reset recognizer=\(recognizer.quoted)"
        case .diagnostic(let text):
            "diagnostic text=\(text.quoted)"
        case .enroll(let recognizer, let slot, let touches):
            "enroll recognizer=\(recognizer.quoted) slot=\(slot) touches=\(touches.text)"
        case .alter(let recognizer, let touches):
            "alter recognizer=\(recognizer.quoted) touches=\(touches.text)"
        case .precedence(let recognizers):
            "precedence recognizers=\(recognizers.text)"
        case .require(let recognizer, let others):
            "require recognizer=\(recognizer.quoted) others=\(others.text)"
        case .withdraw(let recognizer, let cause):
            "withdraw recognizer=\(recognizer.quoted) cause=\(cause.traced)"
        case .ask(let recognizer, let question):
            "ask recognizer=\(recognizer.quoted) about=\(question.name)"
        case .settled:
            "settled"
        case .cutOff(let reason):
            "cut-off because=\(reason.name)"
        case .close:
            "close"
        case .watchdog(let alive):
            "watchdog alive=\(alive.text)"
        case .deadlock(let recognizers):
            "deadlock recognizers=\(recognizers.text)"
        case .abandon(let recognizer):
            "abandon recognizer=\(recognizer.quoted)"
        case .veto(let finger, let reason):
            "veto finger=\(finger)" + (reason.map { " because=\($0.traced)" } ?? "")
        case .fed(let began, let moved, let ended, let cancelled):
            "fed began=\(began.text) moved=\(moved.text) ended=\(ended.text) cancelled=\(cancelled.text)"
        case .release(let finger, let facts, let steps):
            "release finger=\(finger) facts=\(facts.text) steps=\(steps.text)"
        case .skip(let contact, let view, let reason, let other, let recognizers, let window):
            "skip contact=\(contact) view=\(view.quoted) because=\(reason.name) by=\(other.quoted)"
                + (recognizers.isEmpty ? "" : " recognizers=\(recognizers.text)")
                + (window.map { " window=\($0.quoted)" } ?? "")
        }
    }
}

extension TraceRecord.TouchStep {
    /// The name in traces.
    public var name: String {
        switch self {
        case .began: "began"
        case .moved: "moved"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .pressBegan: "press-began"
        case .pressChanged: "press-changed"
        case .pressEnded: "press-ended"
        case .pressCancelled: "press-cancelled"
        case .streamBegan: "stream-began"
        case .streamChanged: "stream-changed"
        case .streamEnded: "stream-ended"
        case .streamCancelled: "stream-cancelled"
        case .motionBegan: "motion-began"
        case .motionEnded: "motion-ended"
        case .motionCancelled: "motion-cancelled"
        case .remoteControl: "remote-control"
        }
    }
}

extension TraceRecord.Skip {
    /// The name in traces.
    public var name: String {
        switch self {
        case .noInteraction: "no-interaction"
        case .hidden: "hidden"
        case .transparent: "transparent"
        case .animated: "animated"
        case .outside: "outside"
        case .covered: "covered"
        case .overridden: "overridden"
        }
    }
}

extension GesturePhase {
    /// The name in traces.
    public var name: String {
        switch self {
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
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
