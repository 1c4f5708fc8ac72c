public import TouchArbitration
public import TouchInput

/// One step on the way from a finger to an action, with everything that decided it.
///
/// Objects are identified by names, and not retained: a recognizer by its `name`, a view by its `accessibilityIdentifier`, both
/// otherwise by class and a number in the order of first mention. No two recognizers share a name: the second one with the name
/// `pan` is `pan (2)`. Views may share a name; their deliveries are distinguished by the number of the finger.
public struct TraceRecord: Hashable, Sendable {
    /// The time of the step, on the host's time line.
    public var instant: Instant
    /// The step itself.
    public var step: Step

    /// Creates a record.
    public init(instant: Instant, step: Step) {
        self.instant = instant
        self.step = step
    }

    /// A step.
    @nonexhaustive public enum Step: Hashable, Sendable {
        /// The input of one event arrived.
        case frame(InputFrame)
        /// A touch began and hit a view.
        case hit(finger: Int, view: ResponderName, window: ResponderName)
        /// A touch began and hit no view, or was not accepted.
        case missed(finger: Int, reason: String)
        /// A recognizer receives a touch from now on.
        case watch(recognizer: RecognizerName, finger: Int)
        /// A recognizer does not receive a touch.
        case pass(recognizer: RecognizerName, finger: Int, reason: String)
        /// A press, scroll, transform or shake began, and goes to a responder or to what is under the pointer.
        case target(input: InputName, responder: ResponderName, window: ResponderName)
        /// A recognizer receives a press or follows a scroll, transform or hover.
        case join(recognizer: RecognizerName, input: InputName)
        /// A recognizer, or the app, does not receive an input.
        case decline(by: RecognizerOrApp, input: InputName, reason: String)
        /// A recognizer has ignored a touch or press.
        case ignore(recognizer: RecognizerName, finger: Int)
        /// A touch method of a recognizer is called.
        case feed(recognizer: RecognizerName, step: TouchStep, fingers: [Int])
        /// A recognizer proposed a phase; with the reason if that is failure or cancellation.
        case propose(recognizer: RecognizerName, phase: GesturePhase, cause: FailureReason?)
        /// A recognizer was asked whose failure it awaits; and for each of these whose answer that was, which traces from before
        /// 2026-11-27 leave out.
        case awaits(recognizer: RecognizerName, others: [RecognizerName], answeredBy: [Answerer] = [])
        /// A recognizer was asked whether it may begin: the answer, the recognizers that it prevents and those that prevent it;
        /// and the object that refused, if one did.
        case begin(
            recognizer: RecognizerName, isAllowed: Bool, prevents: [RecognizerName], preventedBy: [RecognizerName],
            refusedBy: Refuser? = nil)
        /// A recognizer is ready to recognize and waits for others to fail.
        case hold(recognizer: RecognizerName, others: [RecognizerName])
        /// A recognizer entered a phase.
        case enter(recognizer: RecognizerName, phase: GesturePhase, cause: FailureReason?)
        /// A recognizer had recognized, but was withdrawn before its targets were called.
        case undo(recognizer: RecognizerName, cause: FailureReason)
        /// The targets of a recognizer are called.
        case action(recognizer: RecognizerName, phase: GesturePhase)
        /// A touch method of a responder is called, late if it belongs to an earlier event; or one for shakes and remote control,
        /// which involve no finger.
        case deliver(responder: ResponderName, step: TouchStep, fingers: [Int], isLate: Bool)
        /// A call about a touch is withheld from a view.
        case withhold(responder: ResponderName, step: TouchStep, finger: Int, because: [RecognizerName])
        /// A view that has received no call about a touch will receive none.
        case silence(responder: ResponderName, finger: Int)
        /// A timer was set; the owner is a recognizer or the app.
        case timerSet(owner: RecognizerOrApp, at: Instant)
        /// A timer fired.
        case timerFired(owner: RecognizerOrApp)
        /// A recognizer was reset.
        case reset(recognizer: RecognizerName)
        /// A diagnostic was reported; see `TouchDiagnostic`. The host's number of the contact that came down and is ignored because of it,
        /// if there is one; `nil` in traces from before 2026-11-27.
        case diagnostic(String, rejects: Int? = nil)

        // Further input and questions of the kernel, so that its decisions can be replayed from the trace alone.
        /// A recognizer gets a slot for an attempt. The kind is that of the library's class, `long press`, also for a subclass of an app;
        /// `nil` in traces from before 2026-11-28.
        case enroll(recognizer: RecognizerName, slot: Int, touches: TouchEffects, kind: String? = nil)
        /// The effects of a recognizer in an attempt on touches were changed.
        case alter(recognizer: RecognizerName, touches: TouchEffects)
        /// The order of all recognizers in an attempt, highest precedence first.
        case precedence(recognizers: [RecognizerName])
        /// A recognizer awaits the failure of others, independent of its answers.
        case require(recognizer: RecognizerName, others: [RecognizerName])
        /// A recognizer is withdrawn.
        case withdraw(recognizer: RecognizerName, cause: FailureReason)
        /// A question about a recognizer is asked; `awaits` or `begin` is the answer.
        case ask(recognizer: RecognizerName, about: Question)
        /// Everything that was submitted has been processed, without further effects.
        case settled
        /// The turn was ended before everything was processed, because it did not come to an end; a diagnostic follows.
        case cutOff(CutOff)
        /// An event is over: recognizers whose attempt is over may start again.
        case close
        /// A first finger came down: recognizers that are open and not among these are closed.
        case watchdog(alive: [RecognizerName])
        /// Recognizers await each other in a cycle; the first one fails.
        case deadlock(recognizers: [RecognizerName])
        /// A recognizer was open, and nothing was left that could decide it.
        case abandon(recognizer: RecognizerName)
        /// A touch or press is kept from its responder from now on, with the reason; `nil` in traces from before 2026-11-22.
        case veto(finger: Int, because: Veto? = nil)
        /// Steps of touches or presses have become due for their responders.
        case fed(began: [Int], moved: [Int], ended: [Int], cancelled: [Int])
        /// The steps of a touch or press that its responder receives now, and the facts that decide it.
        case release(finger: Int, facts: GateFacts, steps: GateSteps)

        // Things that did not happen, for later questions.
        /// A view did not receive a contact that came down: the reason, and the view that it applies to. Recorded for views under
        /// the contact, and for those with a recognizer wherever they are; precedes `hit` or `missed`. The recognizers that are attached
        /// to the view, in the order in which they would be asked: one that no input has reached has its name without the number that
        /// makes it unique. The window of the view, if another one was hit. Both are missing in traces from before 2026-11-24.
        case skip(
            contact: Int, view: ResponderName, because: Skip, by: ResponderName, recognizers: [RecognizerName] = [],
            window: ResponderName? = nil)
    }

    /// The kind of app code that kept a turn from ending.
    public typealias CutOff = Contest.Excess

    /// The object that did not allow a recognizer to begin.
    @nonexhaustive public enum Refuser: Hashable, Sendable, CustomStringConvertible {
        /// The recognizer, by its own `allowsRecognition()`.
        case own
        /// Its delegate.
        case delegate
        /// A view that would have lost a touch or press, for instance a button, by its `gestureRecognizerShouldBegin(_:)`.
        case view(ResponderName)

        /// A short description of the object.
        public var description: String {
            switch self {
            case .own: "its own shouldBegin"
            case .delegate: "shouldBegin of its delegate"
            case .view(let name): "shouldBegin of \(name)"
            }
        }
    }

    /// The object whose answer makes a recognizer await the failure of another one.
    @nonexhaustive public enum Answerer: Hashable, Sendable, CaseIterable {
        /// Its class, by `shouldRequireFailure(of:)`.
        case own
        /// The class of the other one, by `shouldBeRequiredToFail(by:)`.
        case other
        /// Its delegate.
        case delegate
        /// The delegate of the other one.
        case otherDelegate
        /// The application: one of them is a gesture of the system.
        case system
    }

    /// The reason why a touch or press is kept from a responder.
    @nonexhaustive public enum Veto: Hashable, Sendable, CustomStringConvertible {
        /// The view takes one touch at a time and has one.
        case oneTouchAtATime
        /// A view, given by its name, is exclusive in the window.
        case exclusive(ResponderName)
        /// The responder left the window, or its position in it.
        case removed
        /// An ancestor of the view, given by its name, refused the touch.
        case refused(by: ResponderName)
        /// A gesture of the system began.
        case systemGesture

        /// A short description for a timeline.
        public var description: String {
            switch self {
            case .oneTouchAtATime: "it takes one touch at a time"
            case .exclusive(let name): "\(name) is touched exclusively"
            case .removed: "it left its place in the window"
            case .refused(let name): "\(name), which contains it, refused the touch"
            case .systemGesture: "a gesture of the system began"
            }
        }
    }

    /// The reason why a hit test passed over a view.
    @nonexhaustive public enum Skip: Int, Hashable, Sendable, CaseIterable {
        /// The view, or an ancestor, has `isUserInteractionEnabled` off.
        case noInteraction
        /// The view, or an ancestor, is hidden.
        case hidden
        /// The view, or an ancestor, is almost transparent.
        case transparent
        /// The view, or an ancestor, is animated without `allowUserInteraction`.
        case animated
        /// The location is outside the bounds of the view or of an ancestor.
        case outside
        /// Another view, in front of it, was hit.
        case covered
        /// The view is in front, but an override of `point(inside:with:)` or `hitTest(_:with:)`, its own or that of an ancestor,
        /// returned something else.
        case overridden
    }

    /// A question about a recognizer.
    @nonexhaustive public enum Question: Int, Hashable, Sendable {
        /// The question whose failure it awaits.
        case requirements
        /// The question whether it may begin, and which recognizers it prevents.
        case begin
    }

    /// The effects of a recognizer on the touches that it receives.
    public struct TouchEffects: OptionSet, Hashable, Sendable {
        /// One bit per effect.
        public let rawValue: Int
        /// Creates effects from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Views lose them when it recognizes.
        public static let cancels = TouchEffects(rawValue: 1)
        /// Views do not receive them while it is undecided.
        public static let delaysBegan = TouchEffects(rawValue: 2)
        /// Views do not receive their end while it is undecided.
        public static let delaysEnded = TouchEffects(rawValue: 4)
    }

    /// A method of a recognizer or responder.
    @nonexhaustive public enum TouchStep: Int, Hashable, Sendable, CaseIterable {
        /// `touchesBegan`.
        case began
        /// `touchesMoved`.
        case moved
        /// `touchesEnded`.
        case ended
        /// `touchesCancelled`.
        case cancelled
        /// `pressesBegan`.
        case pressBegan
        /// `pressesChanged`.
        case pressChanged
        /// `pressesEnded`.
        case pressEnded
        /// `pressesCancelled`.
        case pressCancelled
        /// `streamBegan`.
        case streamBegan
        /// `streamChanged`.
        case streamChanged
        /// `streamEnded`.
        case streamEnded
        /// `streamCancelled`.
        case streamCancelled
        /// `motionBegan`.
        case motionBegan
        /// `motionEnded`.
        case motionEnded
        /// `motionCancelled`.
        case motionCancelled
        /// `remoteControlReceived`.
        case remoteControl
    }
}
