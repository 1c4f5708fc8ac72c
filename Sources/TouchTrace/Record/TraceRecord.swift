public import TouchArbitration
public import TouchInput

/// One step on the way from a finger to an action, with everything that decided it.
///
/// Objects are named, not held: a recognizer by its `name`, a view by its `accessibilityIdentifier`, else both by class and
/// number in order of first mention. No two recognizers share a name: the second one that is called `pan` is `pan (2)`.
/// Views may; what they hear is told apart by the number of the finger.
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
        /// A press, scroll, transform or shake began, and goes to a responder or to what is under the pointer.
        case target(input: String, view: String, window: String)
        /// A recognizer receives a press or follows a scroll, transform or hover.
        case join(recognizer: String, input: String)
        /// A recognizer, or the app, does not.
        case decline(recognizer: String, input: String, reason: String)
        /// A recognizer gave a touch or press up.
        case ignore(recognizer: String, finger: Int)
        /// A touch method of a recognizer is called.
        case feed(recognizer: String, step: TouchStep, fingers: [Int])
        /// A recognizer proposed a phase; with the reason if it gives up or breaks off.
        case propose(recognizer: String, phase: GesturePhase, cause: FailureReason?)
        /// A recognizer was asked whose failure it awaits.
        case awaits(recognizer: String, others: [String])
        /// A recognizer was asked whether it may begin: the answer, whom it prevents, by whom it is prevented; who refused,
        /// if it was refused.
        case begin(
            recognizer: String, isAllowed: Bool, prevents: [String], preventedBy: [String], refusedBy: Refuser? = nil)
        /// A recognizer wants to recognize and waits for others to fail.
        case hold(recognizer: String, others: [String])
        /// A recognizer entered a phase.
        case enter(recognizer: String, phase: GesturePhase, cause: FailureReason?)
        /// A recognizer had recognized, but was withdrawn before its targets were told.
        case undo(recognizer: String, cause: FailureReason)
        /// The targets of a recognizer are told.
        case action(recognizer: String, phase: GesturePhase)
        /// A touch method of a responder is called, late if the touch did this in an earlier event; or one of shakes and
        /// remote control, which is about no finger.
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
        /// Something is not right; see `TouchDiagnostic`.
        case diagnostic(String)

        // What else the kernel was told or asked, so that its decisions can be made again from the trace alone.
        /// A recognizer gets a slot for an attempt.
        case enroll(recognizer: String, slot: Int, touches: TouchEffects)
        /// What a recognizer in an attempt does to touches was changed.
        case alter(recognizer: String, touches: TouchEffects)
        /// The order of all that are in an attempt, first in precedence first.
        case precedence(recognizers: [String])
        /// A recognizer awaits the failure of others, whatever it is asked.
        case require(recognizer: String, others: [String])
        /// A recognizer is taken out of the contest.
        case withdraw(recognizer: String, cause: FailureReason)
        /// A question is put about a recognizer; `awaits` or `begin` is the answer.
        case ask(recognizer: String, about: Question)
        /// Everything that was submitted has been seen to, and nothing came of the last of it.
        case settled
        /// An event is over: who may start afresh does.
        case close
        /// A first finger came down: whoever is open and not among these is closed.
        case watchdog(alive: [String])
        /// Recognizers await each other in a circle; the first one gives way.
        case deadlock(recognizers: [String])
        /// A recognizer was found open with nothing left that could decide it.
        case abandon(recognizer: String)
        /// A responder may not have a touch or press (any more), and why; `nil` in traces of before 2026-11-22.
        case veto(finger: Int, because: Veto? = nil)
        /// What touches or presses did is owed to their responders.
        case fed(began: [Int], moved: [Int], ended: [Int], cancelled: [Int])
        /// What a responder is to hear now of a touch or press, and the facts that decide it.
        case release(finger: Int, facts: DeliveryGate.Facts, steps: DeliveryGate.Steps)

        // What did not happen, for those who ask later.
        /// A view did not get a contact that came down: why, and which view that is about. Of views under the contact, and
        /// of those with a recognizer wherever they are; comes before `hit` or `missed`.
        case skip(contact: Int, view: String, because: Skip, by: String)
    }

    /// Who did not want a recognizer to begin.
    public enum Refuser: Hashable, Sendable, CustomStringConvertible {
        /// The recognizer, by its own `shouldBegin()`.
        case own
        /// Its delegate.
        case delegate
        /// A view that would have lost a touch or press, by its `gestureRecognizerShouldBegin(_:)`: a button, for one.
        case view(String)

        /// Whose `shouldBegin` it was, in a few words.
        public var description: String {
            switch self {
            case .own: "its own shouldBegin"
            case .delegate: "shouldBegin of its delegate"
            case .view(let name): "shouldBegin of \(name)"
            }
        }
    }

    /// Why a responder may not have a touch or press.
    public enum Veto: Hashable, Sendable, CustomStringConvertible {
        /// The view takes one touch at a time and has one.
        case oneTouchAtATime
        /// A view, by its name, wants to be the only one in the window that is touched.
        case exclusive(String)
        /// The responder left the window, or its place in it.
        case removed
        /// A view around it, by its name, refused the touch.
        case refused(by: String)
        /// A gesture of the system began.
        case systemGesture

        /// A few words for a timeline.
        public var description: String {
            switch self {
            case .oneTouchAtATime: "it takes one touch at a time"
            case .exclusive(let name): "\(name) is touched exclusively"
            case .removed: "it left its place in the window"
            case .refused(let name): "\(name), around it, refused the touch"
            case .systemGesture: "a gesture of the system began"
            }
        }
    }

    /// Why a hit test passed over a view.
    public enum Skip: Int, Hashable, Sendable, CaseIterable {
        /// It, or a view around it, has `isUserInteractionEnabled` off.
        case noInteraction
        /// It, or a view around it, is hidden.
        case hidden
        /// It, or a view around it, is as good as transparent.
        case transparent
        /// It, or a view around it, is animated without `allowUserInteraction`.
        case animated
        /// The place is outside of its bounds, or of those of a view around it.
        case outside
        /// Another view, in front of it, was hit.
        case covered
        /// It is there and in front, but an override of `point(inside:with:)` or `hitTest(_:with:)`, its own or that of a
        /// view around it, gave another answer.
        case overridden
    }

    /// A question that is put about a recognizer.
    public enum Question: Int, Hashable, Sendable {
        /// Whose failure does it await?
        case requirements
        /// May it begin, and whom does it prevent?
        case begin
    }

    /// What a recognizer does to the touches that it receives.
    public struct TouchEffects: OptionSet, Hashable, Sendable {
        /// One bit an effect.
        public let rawValue: Int
        /// Creates effects from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Views lose them when it recognizes.
        public static let cancels = TouchEffects(rawValue: 1)
        /// Views do not hear of them while it is undecided.
        public static let delaysBegan = TouchEffects(rawValue: 2)
        /// Views do not hear of their end while it is undecided.
        public static let delaysEnded = TouchEffects(rawValue: 4)
    }

    /// Which method of a recognizer or responder.
    public enum TouchStep: Int, Hashable, Sendable, CaseIterable {
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

extension TraceRecord.Step {
    /// Whether logs and timelines leave the step out: it is there for replaying decisions, or for those who ask why
    /// something did not happen.
    public var isLeftOutOfLogs: Bool {
        switch self {
        case .enroll, .alter, .precedence, .require, .withdraw, .ask, .settled, .close, .watchdog, .deadlock, .abandon,
            .veto,
            .fed, .release, .skip:
            true
        case .frame, .hit, .missed, .watch, .pass, .target, .join, .decline, .ignore, .feed, .propose, .awaits, .begin,
            .hold,
            .enter, .undo, .action, .deliver, .withhold, .silence, .timerSet, .timerFired, .reset, .diagnostic:
            false
        }
    }
}
