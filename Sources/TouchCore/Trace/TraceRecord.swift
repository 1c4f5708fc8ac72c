public import TouchArbitration
public import TouchInput

/// One step on the way from a finger to an action, with everything that decided it.
///
/// Objects are named, not held: a recognizer by its `name`, a view by its `accessibilityIdentifier`, else both by class and
/// number in order of first mention.
public struct TraceRecord: Hashable, Sendable {
    /// When, on the host's time line.
    public var instant: Instant
    /// What.
    public var step: Step

    /// Creates a record.
    public init(instant: Instant, step: Step) {
        self.instant = instant
        self.step = step
    }

    /// What happened.
    public enum Step: Hashable, Sendable {
        /// Input came in: that of one event.
        case frame(InputFrame)
        /// A touch began and hit a view.
        case hit(finger: Int, view: String, window: String)
        /// A touch began and hit nothing, or was not wanted.
        case missed(finger: Int, reason: String)
        /// A recognizer receives a touch from now on.
        case watch(recognizer: String, finger: Int)
        /// A recognizer does not receive a touch.
        case pass(recognizer: String, finger: Int, reason: String)
        /// A press, scroll or transform began, and goes to a responder or to what is under the pointer.
        case target(input: String, view: String, window: String)
        /// A recognizer receives a press or follows a scroll, transform or hover.
        case join(recognizer: String, input: String)
        /// A recognizer, or the app, does not.
        case decline(recognizer: String, input: String, reason: String)
        /// A recognizer gave a touch or press up.
        case ignore(recognizer: String, finger: Int)
        /// A touch method of a recognizer is called.
        case feed(recognizer: String, step: TouchStep, fingers: [Int])
        /// A recognizer proposed a phase.
        case propose(recognizer: String, phase: GesturePhase)
        /// A recognizer was asked whose failure it awaits.
        case awaits(recognizer: String, others: [String])
        /// A recognizer was asked whether it may begin: the answer, whom it prevents, by whom it is prevented.
        case begin(recognizer: String, isAllowed: Bool, prevents: [String], preventedBy: [String])
        /// A recognizer wants to recognize and waits for others to fail.
        case hold(recognizer: String, others: [String])
        /// A recognizer entered a phase.
        case enter(recognizer: String, phase: GesturePhase, cause: FailureReason?)
        /// A recognizer had recognized, but was withdrawn before its targets were told.
        case undo(recognizer: String, cause: FailureReason)
        /// The targets of a recognizer are told.
        case action(recognizer: String, phase: GesturePhase)
        /// A touch method of a view is called; late, if the touch did this in an earlier event.
        case deliver(view: String, step: TouchStep, fingers: [Int], isLate: Bool)
        /// A view is not told yet what a touch did.
        case withhold(view: String, step: TouchStep, finger: Int, because: [String])
        /// A view will not hear of a touch of which it has heard nothing.
        case silence(view: String, finger: Int)
        /// A timer was set; the owner is a recognizer or the app.
        case timerSet(owner: String, at: Instant)
        /// A timer fired.
        case timerFired(owner: String)
        /// A recognizer was reset.
        case reset(recognizer: String)
        /// Something is not right; see `Diagnostic`.
        case diagnostic(String)
    }

    /// Which method of a recognizer or responder.
    public enum TouchStep: Int, Hashable, Sendable {
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
    }
}
