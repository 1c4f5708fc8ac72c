package import TouchArbitration

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
