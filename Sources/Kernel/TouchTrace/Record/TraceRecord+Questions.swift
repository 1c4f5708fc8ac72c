package import TouchArbitration

// What readers ask about any step, answered once for all kinds.

extension TraceRecord.Step {
    /// A Boolean value that indicates whether logs and timelines leave the step out: it serves for replaying decisions, or for
    /// finding out why something did not happen.
    public var isLeftOutOfLogs: Bool {
        switch self {
        case .enroll, .alter, .precedence, .require, .withdraw, .ask, .settled, .cutOff, .close, .watchdog, .deadlock,
            .abandon, .veto, .fed, .release, .skip:
            true
        case .frame, .hit, .missed, .watch, .pass, .target, .join, .decline, .ignore, .feed, .propose, .awaits, .begin,
            .hold, .enter, .undo, .action, .deliver, .withhold, .silence, .timerSet, .timerFired, .reset, .diagnostic:
            false
        }
    }

    /// A Boolean value that indicates whether it is a decision, a call of a view or a timer: no input, no question, and no movement.
    package var isNews: Bool {
        switch self {
        case .hit, .missed, .pass, .target, .decline, .ignore, .hold, .undo, .withhold, .silence, .timerFired, .reset,
            .diagnostic:
            true
        case .enter(_, let phase, _), .action(_, let phase): phase != .changed
        case .deliver(_, let step, _, _): step != .moved && step != .pressChanged && step != .streamChanged
        case .frame, .watch, .join, .feed, .propose, .awaits, .begin, .timerSet: false
        case .enroll, .alter, .precedence, .require, .withdraw, .ask, .settled, .cutOff, .close, .watchdog, .deadlock,
            .abandon, .veto, .fed, .release, .skip:
            false
        }
    }

    /// The role of a step in a comparison of traces.
    package enum Role: Hashable, Sendable {
        /// Input from a device.
        case input
        /// An answer to the kernel; it shows in the kernel's decisions.
        case reply
        /// A decision about participation, waiting, recognition or failure.
        case decision
        /// A consequence of a decision: deliveries to views, resets of recognizers.
        case consequence
    }

    /// The role in a comparison of traces; `nil` for other consequences, and internals.
    package var role: Role? {
        switch self {
        case .frame: .input
        case .awaits, .begin: .reply
        case .hit, .missed, .watch, .pass, .target, .join, .decline, .ignore, .hold, .enter, .undo: .decision
        case .deliver, .withhold, .silence, .reset: .consequence
        case .feed, .propose, .action, .timerSet, .timerFired, .diagnostic: nil
        case .enroll, .alter, .precedence, .require, .withdraw, .ask, .settled, .cutOff, .close, .watchdog, .deadlock,
            .abandon, .veto, .fed, .release, .skip:
            nil
        }
    }

    /// The step without details that are not compared: a recognizer's own words for its failure, and the object that refused or answered
    /// and the kind of a class, which only new traces name.
    package var compared: TraceRecord.Step {
        switch self {
        case .enter(let name, let phase, .own): .enter(recognizer: name, phase: phase, cause: .own(""))
        case .undo(let name, .own): .undo(recognizer: name, cause: .own(""))
        case .awaits(let name, let others, _): .awaits(recognizer: name, others: others)
        case .enroll(let name, let slot, let touches, _): .enroll(recognizer: name, slot: slot, touches: touches)
        case .begin(let name, let isAllowed, let prevents, let preventedBy, _):
            .begin(recognizer: name, isAllowed: isAllowed, prevents: prevents, preventedBy: preventedBy)
        default: self
        }
    }

    /// A recognizer or a responder.
    package enum Object: Hashable, Sendable {
        case recognizer(RecognizerName)
        case responder(ResponderName)
    }

    /// The recognizer or the responder that the step is about; `nil` if it is about neither.
    package var object: Object? {
        switch self {
        case .watch(let name, _), .pass(let name, _, _), .join(let name, _), .ignore(let name, _),
            .feed(let name, _, _), .propose(let name, _, _), .awaits(let name, _, _), .begin(let name, _, _, _, _),
            .hold(let name, _), .enter(let name, _, _), .undo(let name, _), .action(let name, _), .reset(let name),
            .enroll(let name, _, _, _), .alter(let name, _), .require(let name, _), .withdraw(let name, _),
            .ask(let name, _), .abandon(let name), .decline(.recognizer(let name), _, _):
            .recognizer(name)
        case .hit(_, let name, _), .target(_, let name, _), .deliver(let name, _, _, _), .withhold(let name, _, _, _),
            .silence(let name, _):
            .responder(name)
        case .decline(.app, _, _), .timerSet, .timerFired, .veto, .release, .missed, .skip, .frame, .diagnostic,
            .precedence, .settled, .cutOff, .close, .watchdog, .deadlock, .fed:
            nil
        }
    }

    /// The subject: a finger or another input that comes; else a recognizer or a view.
    package var subject: String {
        switch (self, object) {
        case (.hit(let finger, _, _), _), (.veto(let finger, _), _), (.release(let finger, _, _), _): "finger \(finger)"
        case (.missed(let contact, _), _), (.skip(let contact, _, _, _, _, _), _): "contact \(contact)"
        case (.target(let input, _, _), _): input.description
        case (.decline(let name, _, _), _), (.timerSet(let name, _), _), (.timerFired(let name), _): name.description
        case (.frame, _): "input"
        case (_, .recognizer(let name)): name.text
        case (_, .responder(let name)): name.text
        case (_, nil): "application"
        }
    }

    /// A Boolean value that indicates whether it is an outcome of a recognizer's attempt, and not its participation.
    package var isOutcome: Bool {
        switch self {
        case .hold, .enter, .undo: true
        default: false
        }
    }

    /// The other recognizers in the step.
    package var others: [RecognizerName] {
        switch self {
        case .awaits(_, let others, _), .hold(_, let others), .withhold(_, _, _, let others), .require(_, let others):
            others
        case .begin(_, _, let prevents, let preventedBy, _): prevents + preventedBy
        case .enter(_, _, let cause?), .undo(_, let cause), .propose(_, _, let cause?), .withdraw(_, let cause):
            cause.other.map { [$0] } ?? []
        default: []
        }
    }

    /// An event in the attempt of a recognizer.
    package enum Attempt {
        /// It receives an input from here on: a touch, by its number, or another one.
        case joins(finger: Int?)
        /// It ignores a touch or press from here on.
        case ignores(Int)
        /// One of its touch methods is called.
        case isFed(TraceRecord.TouchStep, [Int])
        /// It has answered whether it may begin, or this object has refused.
        case answers(refusedBy: TraceRecord.Refuser?)
        /// It waits for others to fail.
        case holds([RecognizerName])
        case enters(GesturePhase, FailureReason?)
        /// It had recognized, and was withdrawn before its action.
        case isUndone(FailureReason)
        case isReset
    }

    /// The event in the attempt of a recognizer; `nil` if it is none.
    package var attempt: (recognizer: RecognizerName, event: Attempt)? {
        switch self {
        case .watch(let name, let finger): (name, .joins(finger: finger))
        case .join(let name, _): (name, .joins(finger: nil))
        case .ignore(let name, let finger): (name, .ignores(finger))
        case .feed(let name, let step, let fingers): (name, .isFed(step, fingers))
        case .begin(let name, _, _, _, let refuser): (name, .answers(refusedBy: refuser))
        case .hold(let name, let others): (name, .holds(others))
        case .enter(let name, let phase, let cause): (name, .enters(phase, cause))
        case .undo(let name, let cause): (name, .isUndone(cause))
        case .reset(let name): (name, .isReset)
        default: nil
        }
    }
}

extension FailureReason {
    /// The recognizer that recognized instead, if it is the reason.
    package var other: RecognizerName? {
        switch self {
        case .prevented(let other, _), .requirementMet(let other): other
        case .own, .refused, .deadlock, .disabled, .removed, .touchesLost, .systemCancelled: nil
        }
    }

    /// Returns the reason as the clause that every list, answer and page has.
    /// - Parameter refuser: The object that refused; `nil` if it is not known. Only a refusal has one.
    package func words(refusedBy refuser: TraceRecord.Refuser? = nil) -> String {
        switch self {
        case .own(let reason):
            reason.isEmpty ? "its own decision, for which its class gave no reason" : reason.description
        case .refused: "\(refuser?.description ?? "shouldBegin") returned false"
        case .prevented(let other, let rule):
            switch rule {
            case nil: "\(other) recognized and prevents it"
            case .first: "\(other) recognized first and prevents it"
            case .whileWaiting: "\(other) recognized and prevents it, while it waited"
            case .precedence: "both were ready, and \(other) has the higher precedence"
            case .oneSided: "both were ready, and only \(other) prevents the other one"
            case .oneSidedByAnother:
                "\(other) was ready as well, and another one, which it does not prevent, prevents it"
            }
        case .requirementMet(let other): "it required the failure of \(other), which recognized"
        case .deadlock: "failure requirements form a cycle"
        case .disabled: "it was disabled"
        case .removed: "it was removed from its view, or the view from the window"
        case .touchesLost: "no touch or timer was left to decide it"
        case .systemCancelled: "the system cancelled its touches"
        }
    }
}

extension TraceRecord {
    /// The facts by which is decided what a responder is to receive a touch or press.
    public struct GateFacts: OptionSet, Hashable, Sendable {
        /// One bit a fact.
        public let rawValue: UInt8
        /// Creates facts from bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// An undecided recognizer of the touch delays its beginning.
        public static let holdsBegan = GateFacts(rawValue: 1)
        /// An undecided recognizer of the touch delays its end.
        public static let holdsEnded = GateFacts(rawValue: 2)
        /// A recognizer of the touch that cancels touches has recognized.
        public static let isClaimed = GateFacts(rawValue: 4)
        /// The responder may not have the touch (any more).
        public static let isVetoed = GateFacts(rawValue: 8)
    }

    /// The steps of a touch or press that a responder is to receive now.
    public struct GateSteps: OptionSet, Hashable, Sendable {
        /// One bit a step.
        public let rawValue: UInt8
        /// Creates steps from bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// It came down.
        public static let began = GateSteps(rawValue: 1)
        /// It moved.
        public static let moved = GateSteps(rawValue: 2)
        /// It was lifted.
        public static let ended = GateSteps(rawValue: 4)
        /// It was taken away.
        public static let cancelled = GateSteps(rawValue: 8)
    }
}

// Conversions from the values of the kernel.

extension TraceRecord.GateFacts {
    package init(_ facts: DeliveryGate.Facts) {
        self = []
        if facts.contains(.holdsBegan) { insert(.holdsBegan) }
        if facts.contains(.holdsEnded) { insert(.holdsEnded) }
        if facts.contains(.isClaimed) { insert(.isClaimed) }
        if facts.contains(.isVetoed) { insert(.isVetoed) }
    }
}

extension TraceRecord.GateSteps {
    package init(_ steps: DeliveryGate.Steps) {
        self = []
        if steps.contains(.began) { insert(.began) }
        if steps.contains(.moved) { insert(.moved) }
        if steps.contains(.ended) { insert(.ended) }
        if steps.contains(.cancelled) { insert(.cancelled) }
    }
}
