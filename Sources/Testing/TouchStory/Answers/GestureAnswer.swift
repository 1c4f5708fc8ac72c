public import TouchInput
import TouchTrace

/// The answer to the question why a recognizer did, or did not, recognize with a touch.
///
///     let answers = AnswerReader.answers(to: recorder.records)
///     print(answers.last?.why("tap"))  // tap failed 0.062 s after finger 1 came down: moved 47.5 pt, more than 45.
///
/// Every pair of a recognizer and a touch has an answer. It is computed from the records of a trace alone, and it is about what
/// they contain: an attempt that the last record leaves open is `waiting` or `undecided`.
public struct GestureAnswer: Hashable, Sendable {
    /// The name of the recognizer.
    public let recognizer: RecognizerName
    /// The touch.
    public let touch: AnsweredTouch
    /// The answer.
    public let outcome: Outcome

    /// The outcome of a touch for a recognizer.
    @nonexhaustive public enum Outcome: Hashable, Sendable {
        /// It recognized.
        case recognized(Recognition)
        /// It recognized, and was withdrawn before its targets were called.
        case withdrawn(at: Instant, because: FailureReason)
        /// It failed; the reason is neither another recognizer nor a refusal.
        case failed(at: Instant, because: FailureReason)
        /// Another recognizer recognized instead, by the rule; `nil` in traces from before 2026-11-27.
        case lost(at: Instant, to: RecognizerName, by: Rule?)
        /// It was ready, and was not allowed to begin; by whom is `nil` in traces from before 2026-11-22.
        case refused(at: Instant, by: TraceRecord.Refuser?)
        /// It is ready and waits for others to fail. The last timer of one of them is set for `until`; without others, the decision
        /// is behind the last record.
        case waiting(since: Instant, for: [RecognizerName], until: Instant?)
        /// It received the touch, until that was lifted, and has not decided. The last timer of its own is set for `until`.
        case undecided(lifted: Instant?, until: Instant?)
        /// It receives the touch no more, because it ignored it: a finger too many, as a rule.
        case ignored(at: Instant, hadRecognized: Bool)
        /// Its attempt was over before it decided.
        case reset(at: Instant)
        /// It never received the touch.
        case notAsked(Gate)
    }

    /// The course of a gesture that was recognized.
    public struct Recognition: Hashable, Sendable {
        /// The instant at which it began or, if it is discrete, was recognized; `nil` if that is before the first record.
        public var at: Instant?
        /// A Boolean value that indicates whether the gesture is continuous.
        public var isContinuous: Bool
        /// The recognizers for whose failure it waited, and since when.
        public var wait: Wait?
        /// The end of the gesture; `nil` if it goes on.
        public var end: End?

        /// A wait for the failure of others.
        public struct Wait: Hashable, Sendable {
            /// The instant from which it was ready.
            public var since: Instant
            /// The recognizers that had to fail first.
            public var others: [RecognizerName]
        }

        /// The end of a continuous gesture.
        public enum End: Hashable, Sendable {
            /// It ended.
            case ended(at: Instant)
            /// It was cancelled.
            case cancelled(at: Instant, because: FailureReason?)
        }
    }

    /// The numbers in a recognizer's own reason for its failure: `moved 47.5 pt, more than 45` is 47.5, with the limit 45.
    public struct Measure: Hashable, Sendable {
        /// The measured number; `nil` if the reason has its limit alone, as `lifted before 0.5 s`.
        public let value: Double?
        /// The limit.
        public let limit: Double
    }

    /// The rule by which a recognizer lost to another one.
    @nonexhaustive public enum Rule: Hashable, Sendable {
        /// Both were ready, each prevents the other, and the other one has the higher precedence.
        case precedence
        /// Both were ready, and only the other one prevents this one: the answer of a class or of the system, since what a delegate
        /// answers holds for both.
        case prevention
        /// Both were ready, each prevents the other, and a third one that was ready prevents this one and not the reverse, so that it
        /// could not win.
        case preventionByAnother
        /// The other one prevents this one, and recognized when this one was not ready.
        case first
        /// The other one prevents this one, and recognized while this one waited for the failure of these.
        case firstWhileWaiting(for: [RecognizerName])
        /// This one required the failure of the other one, which recognized; by `require(toFail:)`, as far as the records tell.
        case requirement
        /// As `requirement`, by an answer in this attempt; whose is `nil` in traces from before 2026-11-27.
        case dynamicRequirement(by: TraceRecord.Answerer?)
    }
}

extension GestureAnswer {
    /// Returns the answer for the same recognizer and touch with another outcome.
    package func with(_ outcome: Outcome) -> GestureAnswer {
        GestureAnswer(recognizer: recognizer, touch: touch, outcome: outcome)
    }

    /// A Boolean value that indicates whether the recognizer received the touch.
    package var hasReceivedTouch: Bool {
        if case .notAsked = outcome { false } else { true }
    }

    /// A Boolean value that indicates whether the recognizer recognized, and was not withdrawn.
    public var isRecognized: Bool {
        if case .recognized = outcome { true } else { false }
    }

    /// The numbers of a failure of its own, as its reason shows them; `nil` if the recognizer gave no limit, and in traces from before 2026-11-27.
    public var measure: Measure? {
        guard case .failed(_, .own(let reason)) = outcome, let limit = reason.limit else { return nil }
        return Measure(value: reason.measured?.inHundredths, limit: limit.inHundredths)
    }
}

extension GestureAnswer {
    /// The reason why a recognizer never received a touch: the first thing that was in the way.
    @nonexhaustive public enum Gate: Hashable, Sendable {
        /// The hit test passed over the recognizer's view. The reason applies to the view `by`: the view itself, one around it, or the
        /// one that was hit.
        case view(ResponderName, TraceRecord.Skip, by: ResponderName)
        /// The recognizer's view is in this window, and another window was hit.
        case otherWindow(ResponderName, of: ResponderName, hit: ResponderName)
        /// This view was hit, and the recognizer is attached neither to it nor to a view around it; nor was it attached to any other
        /// view in a window.
        case elsewhere(hit: ResponderName)
        /// The contact became no touch, for this reason.
        case noTouch(String)
        /// It is disabled.
        case disabled
        /// It was removed from its view.
        case removed
        /// It was removed or disabled while delegates and recognizers were asked.
        case removedOrDisabled
        /// It is part of an attempt in another application.
        case otherApplication
        /// It handles no touches, or no presses.
        case handlesNone
        /// Its allowed types exclude this type; `nil` if the trace does not contain it.
        case typeNotAllowed(ContactSample.Tool?)
        /// It follows another kind of input.
        case otherKind
        /// It requires an exclusive touch type, and its first touch was of another type.
        case otherType
        /// A method `shouldReceive` returned `false`.
        case shouldReceive(Asked, by: Asker)
        /// Its attempt had already reached a decision; `nil` if that is before the first record, or was being made.
        case decided(Decision?)
        /// Another reason, as the trace has it.
        case stated(String)

        /// A Boolean value that indicates whether the touch came down in another place than its view.
        package var isElsewhere: Bool {
            switch self {
            case .elsewhere: true
            case .view(let view, .outside, by: let other): view == other
            case .view, .otherWindow, .noTouch, .disabled, .removed, .removedOrDisabled, .otherApplication,
                .handlesNone,
                .typeNotAllowed, .otherKind, .otherType, .shouldReceive, .decided, .stated:
                false
            }
        }

        /// The subject of the question `shouldReceive`.
        public enum Asked: Hashable, Sendable {
            /// The event.
            case event
            /// The touch or press.
            case input
        }

        /// The object whose `shouldReceive` returned `false`.
        public enum Asker: Hashable, Sendable {
            /// The recognizer.
            case own
            /// Its delegate.
            case delegate
        }

        /// The decision that an attempt had reached.
        public enum Decision: Hashable, Sendable {
            /// It was ready and waited for the failure of these.
            case ready(since: Instant, for: [RecognizerName])
            /// It had recognized.
            case recognized(at: Instant)
            /// It had failed.
            case failed(at: Instant, because: FailureReason?)
            /// It had been cancelled, or withdrawn.
            case cancelled(at: Instant, because: FailureReason?)
        }
    }
}

extension GestureAnswer.Gate {
    /// Creates the gate for a reason of a trace.
    init(reason: String, tool: ContactSample.Tool?, decision: Decision?) {
        guard let refusal = InputRefusal(rawValue: reason) else {
            self = .stated(reason)
            return
        }
        self =
            switch refusal {
            case .removed: .removed
            case .disabled: .disabled
            case .removedMeanwhile: .removedOrDisabled
            case .otherApplication: .otherApplication
            case .noTouches, .noPresses: .handlesNone
            case .type: .typeNotAllowed(tool)
            case .otherKind, .busy: .otherKind
            case .otherType: .otherType
            case .decided, .decidedMeanwhile: .decided(decision)
            case .ownEvent: .shouldReceive(.event, by: .own)
            case .delegateEvent: .shouldReceive(.event, by: .delegate)
            case .delegateTouch, .delegatePress: .shouldReceive(.input, by: .delegate)
            }
    }
}
