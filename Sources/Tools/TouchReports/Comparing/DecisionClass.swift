import TouchTrace
import TouchInput

/// The class of a record in a comparison of traces; records without a class are consequences or internals.
enum DecisionClass: Int {
    /// Input from a device.
    case input
    /// An answer to the kernel; it shows in the kernel's decisions.
    case reply
    /// A decision about participation, waiting, recognition or failure.
    case decision
    /// A consequence of a decision: deliveries to views, resets of recognizers.
    case consequence

    init?(_ step: TraceRecord.Step) {
        switch step {
        case .frame: self = .input
        case .awaits, .begin: self = .reply
        case .hit, .missed, .watch, .pass, .target, .join, .decline, .ignore, .hold, .enter, .undo: self = .decision
        case .deliver, .withhold, .silence, .reset: self = .consequence
        case .feed, .propose, .action, .timerSet, .timerFired, .diagnostic, .enroll, .alter, .precedence, .require,
            .withdraw, .ask, .settled, .cutOff, .close, .watchdog, .deadlock, .abandon, .veto, .fed, .release, .skip:
            return nil
        }
    }
}

extension TraceRecord.Step {
    /// The subject: a recognizer or a view; else a finger or another input.
    var subject: String {
        switch self {
        case .watch(let name, _), .pass(let name, _, _), .join(let name, _), .ignore(let name, _),
            .feed(let name, _, _), .propose(let name, _, _), .awaits(let name, _), .begin(let name, _, _, _, _),
            .hold(let name, _), .enter(let name, _, _), .undo(let name, _), .action(let name, _), .reset(let name),
            .enroll(let name, _, _), .alter(let name, _),
            .require(let name, _), .withdraw(let name, _), .ask(let name, _), .abandon(let name):
            name.text
        case .decline(let name, _, _), .timerSet(let name, _), .timerFired(let name): name.description
        case .deliver(let responder, _, _, _), .withhold(let responder, _, _, _), .silence(let responder, _):
            responder.text
        case .hit(let finger, _, _), .veto(let finger, _), .release(let finger, _, _): "finger \(finger)"
        case .missed(let contact, _), .skip(let contact, _, _, _, _, _): "contact \(contact)"
        case .target(let input, _, _): input.description
        case .frame: "input"
        case .diagnostic, .precedence, .settled, .cutOff, .close, .watchdog, .deadlock, .fed: "application"
        }
    }

    /// A Boolean value that indicates whether it is an outcome of a recognizer's attempt, and not its participation.
    var saysWhatBecame: Bool {
        switch self {
        case .hold, .enter, .undo: true
        default: false
        }
    }

    /// The other recognizers in the record.
    var others: [RecognizerName] {
        switch self {
        case .awaits(_, let others), .hold(_, let others), .withhold(_, _, _, let others), .require(_, let others):
            others
        case .begin(_, _, let prevents, let preventedBy, _): prevents + preventedBy
        case .enter(_, _, let cause?), .undo(_, let cause), .propose(_, _, let cause?), .withdraw(_, let cause):
            switch cause {
            case .prevented(let other, _), .requirementMet(let other): [other]
            case .own, .refused, .deadlock, .disabled, .removed, .touchesLost, .systemCancelled: []
            }
        default: []
        }
    }

    /// A short description for people; the line of the trace where that is clearest.
    var words: String {
        switch self {
        case .hit(let finger, let view, _): "finger \(finger) hits \(view)"
        case .missed(let contact, let reason): "contact \(contact) is missed: \(reason)"
        case .watch(let name, let finger): "\(name) receives finger \(finger)"
        case .pass(let name, let finger, let reason): "\(name) does not receive finger \(finger): \(reason)"
        case .target(let input, let responder, _): "\(responder) receives \(input)"
        case .join(let name, let input): "\(name) follows \(input)"
        case .decline(let name, let input, let reason): "\(name) does not follow \(input): \(reason)"
        case .ignore(let name, let finger): "\(name) ignores finger \(finger)"
        case .awaits(let name, let others): "\(name) awaits the failure of \(Self.list(others))"
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
}
