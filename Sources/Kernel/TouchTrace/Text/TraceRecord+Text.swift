package import TouchArbitration
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
        case .awaits(let recognizer, let others, let answerers):
            "awaits recognizer=\(recognizer.quoted) others=\(others.text)"
                + (answerers.isEmpty ? "" : " answered-by=\(answerers.map { $0.name }.joined(separator: ","))")
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
        case .diagnostic(let text, let contact):
            "diagnostic text=\(text.quoted)" + (contact.map { " rejects=\($0)" } ?? "")
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

extension TraceRecord.Step {
    /// A short description for people; the line of the trace where that is clearest.
    package var words: String {
        switch self {
        case .hit(let finger, let view, _): "finger \(finger) hits \(view)"
        case .missed(let contact, let reason): "contact \(contact) is missed: \(reason)"
        case .watch(let name, let finger): "\(name) receives finger \(finger)"
        case .pass(let name, let finger, let reason): "\(name) does not receive finger \(finger): \(reason)"
        case .target(let input, let responder, _): "\(responder) receives \(input)"
        case .join(let name, let input): "\(name) follows \(input)"
        case .decline(let name, let input, let reason): "\(name) does not follow \(input): \(reason)"
        case .ignore(let name, let finger): "\(name) ignores finger \(finger)"
        case .awaits(let name, let others, _): "\(name) awaits the failure of \(Self.list(others))"
        case .begin(let name, let isAllowed, let prevents, let preventedBy, let refuser):
            "\(name) \(isAllowed ? "may" : "may not") begin\(refuser.map { " (\($0))" } ?? ""), prevents \(Self.list(prevents)), is prevented by "
                + Self.list(preventedBy)
        case .hold(let name, let others): "\(name) waits for the failure of \(Self.list(others))"
        case .enter(let name, let phase, let cause): "\(name) \(phase.name)" + (cause.map { ": \($0)" } ?? "")
        case .undo(let name, let cause): "\(name) is withdrawn: \(cause)"
        case .reset(let name): "\(name) is reset"
        case .deliver(let responder, let step, let fingers, let isLate):
            "\(responder) receives \(step.name)"
                + (fingers.isEmpty ? "" : " of \(fingers.map { "\($0)" }.joined(separator: ", "))")
                + (isLate ? ", late" : "")
        case .withhold(let responder, let step, let finger, let because):
            "\(responder) does not receive \(step.name) of \(finger) yet: \(because.listed)"
        case .silence(let responder, let finger): "\(responder) never receives \(finger)"
        case .timerFired(let owner): "a timer of \(owner) fires"
        default: line
        }
    }

    private static func list(_ names: [RecognizerName]) -> String {
        names.isEmpty ? "none" : names.listed
    }

    /// The line in the log of a stage; `nil` if the log leaves the step out.
    package var logLine: LogLine? {
        switch self {
        case .hit(let finger, let view, _): .text("\(view) hit by \(finger)")
        case .missed(let finger, let reason): .text("contact \(finger) missed: \(reason)")
        case .watch(let recognizer, let finger): .shared(recognizer, "watches", "watch", " \(finger)")
        case .pass(let recognizer, let finger, let reason):
            .text("\(recognizer) does not receive \(finger): \(reason)")
        case .target(let input, let responder, _): .text("\(responder) receives \(input)")
        case .join(let recognizer, let input): .shared(recognizer, "follows", "follow", " \(input)")
        case .decline(let receiver, let input, let reason): .text("\(receiver) does not receive \(input): \(reason)")
        case .ignore(let recognizer, let finger): .text("\(recognizer) ignores \(finger)")
        case .feed(let recognizer, let step, let fingers):
            .shared(recognizer, "receives", "receive", " \(step.name)\(LogLine.whom(fingers))")
        case .hold(let recognizer, let others): .text("\(recognizer) holds for \(others.listed)")
        case .enter(let recognizer, .failed, let cause): .text("\(recognizer) failed: \(cause?.description ?? "")")
        case .enter(let recognizer, .cancelled, let cause):
            .text("\(recognizer) breaks off: \(cause?.description ?? "")")
        case .enter(_, .began, _), .enter(_, .changed, _), .enter(_, .ended, _): nil  // its action is logged
        case .undo(let recognizer, let cause): .text("\(recognizer) undone: \(cause)")
        case .action(let recognizer, let phase): .text(LogLine.action(of: recognizer, phase))
        case .deliver(let responder, let step, let fingers, let isLate):
            .text(LogLine.delivery(to: responder, step, fingers) + (isLate ? " late" : ""))
        case .withhold(let responder, let step, let finger, let because):
            .text("\(responder) waits for \(step.name) \(finger): \(because.listed)")
        case .silence(let responder, let finger): .text("\(responder) never receives \(finger)")
        case .reset(let recognizer): .shared(recognizer, "reset", "reset", "")
        case .diagnostic(let text, _): .text("! \(text)")
        case .frame, .propose, .awaits, .begin, .timerSet, .timerFired, .enroll, .alter, .precedence, .require,
            .withdraw, .ask, .settled, .cutOff, .close, .watchdog, .deadlock, .abandon, .veto, .fed, .release, .skip:
            nil
        }
    }
}

/// A line of a stage's log.
package enum LogLine {
    case text(String)
    /// A recognizer does something: several of them may share the line, with the plural of the verb.
    case shared(RecognizerName, _ one: String, _ many: String, _ object: String)

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
    fileprivate static func whom(_ fingers: [Int]) -> String {
        fingers.isEmpty ? "" : " " + fingers.map { "\($0)" }.joined(separator: "+")
    }
}
