import TouchInput
import TouchTrace

/// The facts of a trace about a touch.
struct TouchStory: Sendable {
    /// A recognizer that received the touch.
    struct Watcher: Sendable {
        var recognizer: RecognizerName
        /// The number of its attempt.
        var attempt: Int
        /// The number of the record at which it began to receive the touch.
        var since: Int
        /// The moment at which it ignored the touch.
        var ignored: Attempt.Moment?
    }

    /// A view that the hit test passed over.
    struct Skipped: Hashable, Sendable {
        var contact: Int
        var view: ResponderName
        var reason: TraceRecord.Skip
        var by: ResponderName
        var recognizers: [RecognizerName]
        var window: ResponderName?

        /// Returns the reason why its recognizers were not asked about a touch.
        /// - Parameter hit: The window of the view that was hit.
        func gate(hit: ResponderName?) -> GestureAnswer.Gate {
            if reason == .covered, let window, let hit { return .otherWindow(view, of: window, hit: hit) }
            return .view(view, reason, by: by)
        }
    }

    let touch: AnsweredTouch
    var hit: ResponderName?
    var window: ResponderName?
    var tool: ContactSample.Tool?
    /// The reason why it became no touch.
    var rejection: String?
    var skips: [Skipped] = []
    var watchers: [Watcher] = []
    var passes: [(recognizer: RecognizerName, gate: GestureAnswer.Gate)] = []

    /// The number of the event at which the finger was lifted or cancelled, or this was found.
    var upEvent: Int?
    /// The instant at which the finger was lifted or cancelled.
    var lifted: Instant?
    var veto: TraceRecord.Veto??
    var facts: TraceRecord.GateFacts = []
    /// The responder that received the touch, or is to receive it.
    var responder: ResponderName?
    var began: (at: Instant, delay: DeliveryAnswer.Delay?)?
    /// The wait for the beginning, and for the end.
    var withheldBeginning: (since: Instant, by: [RecognizerName])?
    var withheldEnd: (since: Instant, by: [RecognizerName])?
    var end: DeliveryAnswer.Receipt.End?
    var silence: (at: Instant, because: DeliveryAnswer.Taker)?

    init(_ touch: AnsweredTouch) { self.touch = touch }

    /// A Boolean value that indicates whether its responder will receive nothing more once the event is over.
    var isDelivered: Bool {
        if end != nil || silence != nil || rejection != nil { return true }
        return withheldBeginning == nil && withheldEnd == nil
    }
}

/// The facts of a trace about an attempt of a recognizer.
struct Attempt: Sendable {
    /// An instant with the number of its record.
    struct Moment: Sendable {
        var index: Int
        var instant: Instant
    }

    /// A decision against it.
    enum Defeat: Sendable {
        case failed(Moment, FailureReason)
        case lost(Moment, to: RecognizerName, by: GestureAnswer.Rule?)
        case refused(Moment, by: TraceRecord.Refuser?)
        case withdrawn(Moment, FailureReason)

        /// The moment of the decision.
        var moment: Moment {
            switch self {
            case .failed(let moment, _), .lost(let moment, to: _, by: _), .refused(let moment, by: _),
                .withdrawn(let moment, _):
                moment
            }
        }
    }

    let recognizer: RecognizerName
    /// A Boolean value that indicates whether its beginning is in the records.
    var isWhole = false
    var effects: TraceRecord.TouchEffects = []
    /// The moment at which it proposed to begin or end.
    var claim: Moment?
    /// The recognizers that it waits for, and since when.
    var wait: GestureAnswer.Recognition.Wait?
    /// The recognizers that it prevents, from its last answer.
    var prevents: [RecognizerName] = []
    var refuser: TraceRecord.Refuser?
    /// The recognizers whose failure it requires for good; those that were the answer to the question, and whose answers that were.
    var (required, awaited): ([RecognizerName], [RecognizerName]) = ([], [])
    var answerers: [TraceRecord.Answerer] = []
    /// The moment at which it recognized; its instant counts only if `isBeginningKnown`.
    var recognition: Moment?
    var isBeginningKnown = true
    var isContinuous = false
    var end: GestureAnswer.Recognition.End?
    var defeat: Defeat?
    var reset: Moment?
    /// The number of its touches whose answers were not taken.
    var touchCount = 0

    init(_ recognizer: RecognizerName) { self.recognizer = recognizer }

    /// A Boolean value that indicates whether it may still recognize.
    var isUndecided: Bool { recognition == nil && defeat == nil && reset == nil }

    /// Returns a Boolean value that indicates whether all that decided it came after a moment.
    func wasUndecided(at moment: Moment) -> Bool {
        [recognition, defeat?.moment, reset].allSatisfy { decision in decision.map { moment.index < $0.index } ?? true }
    }

    /// The decision that it reached.
    var decision: GestureAnswer.Gate.Decision? {
        if let recognition {
            if case .cancelled(let instant, let cause) = end { return .cancelled(at: instant, because: cause) }
            return .recognized(at: recognition.instant)
        }
        switch defeat {
        case .failed(let moment, let cause): return .failed(at: moment.instant, because: cause)
        case .lost(let moment, let other, .requirement), .lost(let moment, let other, .dynamicRequirement(by: _)):
            return .failed(at: moment.instant, because: .requirementMet(other))
        case .lost(let moment, let other, _): return .failed(at: moment.instant, because: .prevented(by: other))
        case .refused(let moment, _): return .failed(at: moment.instant, because: .refused)
        case .withdrawn(let moment, let cause): return .cancelled(at: moment.instant, because: cause)
        case nil: return claim.map { .ready(since: $0.instant, for: wait?.others ?? []) }
        }
    }
}
