import TouchTrace
public import TouchInput

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
