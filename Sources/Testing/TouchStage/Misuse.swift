import TouchStory
public import TouchTrace
public import TouchCore
import TouchInput

/// A request of a test to its stage, or to the hands, that cannot be fulfilled. Its text states what happened, and what to do.
@nonexhaustive public enum Misuse: Hashable, Sendable, CustomStringConvertible {
    /// A finger was to be put on a view that is in no window.
    case viewInNoWindow(String)
    /// A finger that is not down was to be moved, lifted or cancelled.
    case fingerNotDown(Finger)
    /// A finger that is down was to be put down.
    case fingerAlreadyDown(Finger)
    /// A press that is not down was to be squeezed or released.
    case pressNotDown(Int)
    /// A press that is down was to be pressed.
    case pressAlreadyDown(Int)
    /// A pointer that does not hover was to leave the screen.
    case pointerNotHovering
    /// A shake that has not begun was to end.
    case shakeNotBegun
    /// A time is negative or not finite.
    case impossibleTime(TimeInterval)
    /// A finger was put on the view of the window's root controller, which is behind the stage's own view.
    case controllerBehindView(String)
    /// A finger was put on a view that does not receive it: another one is hit, or none.
    case fingerMissed(String, hit: String?, because: TraceRecord.Skip, by: String)
    /// A finger was put on a control that is disabled.
    case controlDisabled(String)
    /// A view, or a point, is not on the screen, which has this size.
    case outsideScreen(String, CGSize)
    /// So many views have the name that was given for a place, and not one.
    case notOneView(String, count: Int)
    /// A pattern has a character that is not a step.
    case unknownStep(Character)
    /// Something was still pending at the end of the time.
    case neverStill(TimeInterval, VirtualHost.Pending)

    /// A text that states what happened, and what to do.
    public var description: String {
        switch self {
        case .viewInNoWindow(let name):
            "«\(name)» is in no window, so nothing was done: add it to a view of the stage first"
        case .fingerNotDown(let finger):
            "the finger \(finger) is not down, so it cannot be moved, lifted or cancelled: put it down first"
        case .fingerAlreadyDown(let finger):
            "the finger \(finger) is down already, so nothing was done: lift it first, or name another finger"
        case .pressNotDown(let id):
            "press \(id) is not down, so it cannot be squeezed or released: press it first"
        case .pressAlreadyDown(let id):
            "press \(id) is down already, so nothing was done: release it first, or pass another id"
        case .pointerNotHovering:
            "no pointer hovers, so none can leave the screen: call hover(at:) first"
        case .shakeNotBegun:
            "no shake has begun, so none can end: call shake(.began) first"
        case .impossibleTime(let seconds):
            "\(seconds) s cannot pass, so nothing was done: pass a finite number of seconds, 0 or more"
        case .controllerBehindView(let name):
            "stage.view is in front of the view of \(name) and receives its touches: create the stage with Stage(root:)"
        case .fingerMissed(let view, let hit, let reason, let cause):
            "the finger hits \(hit ?? "nothing"), not \(view): "
                + reason.text(views: "it", isOne: true, by: cause == view ? nil : ResponderName(cause))
                + "; set hands.mayMiss if the test is about that"
        case .controlDisabled(let name):
            "\(name) is disabled: enable it, or set hands.mayMiss if the test is about that"
        case .outsideScreen(let place, let size):
            "\(place) is not on the screen of \(text(size.width)) × \(text(size.height)) points: create the stage with another "
                + "size, or set hands.mayMiss if the test is about that"
        case .notOneView(let name, 0):
            "no view has the name «\(name)», so nothing was done: set its accessibilityIdentifier or label, and add it to a view of the stage"
        case .notOneView(let name, let count):
            "\(count) views have the name «\(name)», so nothing was done: pass the view itself"
        case .unknownStep(let character):
            "«\(character)» is not a step of a pattern: use D, U, X, M or -"
        case .neverStill(let seconds, .timer(let instant)):
            "not still after \(seconds) s: a timer is due at \(instant.seconds) s; wait longer or, if timers "
                + "repeat indefinitely, for a fixed time"
        case .neverStill(let seconds, .frames):
            "not still after \(seconds) s: something needs frames of the display, for instance an animation or a display "
                + "link; wait longer or, if it never ends, for a fixed time"
        case .neverStill(_, .callback):
            "time does not advance inside a callback: wait after it"
        }
    }
}

extension Stage {
    /// Adds the misuse to the log, where it happened, and fails the test.
    func report(_ misuse: Misuse, _ site: CallSite) {
        note("! \(misuse)")
        fail("\(misuse)", site)
    }

    /// Returns the misuse of a touch on the view of the window's root controller, which the stage's own view in front of it would
    /// receive.
    /// - Parameter aim: The view that the finger is put on; `nil` for a point.
    func cover(of aim: UIView?) -> Misuse? {
        guard let controller = window.rootViewController, let behind = controller.viewIfLoaded, behind !== view,
            behind.superview === window, view.superview === window, isBare,
            let back = window.subviews.firstIndex(of: behind), let front = window.subviews.firstIndex(of: view),
            back < front, aim?.isDescendant(of: behind) ?? true
        else { return nil }
        return .controllerBehindView("\(type(of: controller))")
    }

    /// A Boolean value that indicates whether there is nothing in the stage's view that a finger could be meant for.
    private var isBare: Bool {
        view.subviews.isEmpty && view.gestureRecognizers?.isEmpty ?? true && view.interactions.isEmpty
            && view.isUserInteractionEnabled && !view.isHidden && view.alpha > 0
    }
}

/// The line of a test that called a stage or its hands: a misuse is reported there.
public struct CallSite: Sendable {
    /// The path of the file.
    public let file: StaticString
    /// The number of the line, from 1.
    public let line: UInt

    init(_ file: StaticString, _ line: UInt) { (self.file, self.line) = (file, line) }
}

/// An omission of a test, rather than of the app.
package enum Omission: Hashable {
    /// Touches are down: to lift them before the expectation.
    case lift([AnsweredTouch])
    /// A recognizer is ready, and others that must fail first have timers: to wait so many seconds before the expectation.
    case wait(TimeInterval, for: String)
    /// A recognizer takes touches of this tool only.
    case tool(ContactSample.Tool, for: String)

    /// A sentence that states it, and what to do.
    func text(_ names: StageNames) -> String {
        switch self {
        case .lift(let touches): "\(touches.notOver ?? ""): stage.hands.liftAll() lifts what is down."
        case .wait(let seconds, let name): "Not over: stage.wait(\(seconds)) lets \(names.text(name)) be decided."
        case .tool(let tool, let name):
            "\(names.text(name)) takes touches of another tool: .\(tool) in the call of the hands."
        }
    }
}

extension Stage {
    /// The probable omissions of the test.
    package var omissions: [Omission] { omissions(AnswerReader.answers(to: records), recognizersInWindows) }

    /// Returns the probable omissions of the test.
    func omissions(_ answers: [TouchAnswers], _ live: [RunReport.Live]) -> [Omission] {
        var found: [Omission] = []
        func add(_ omission: Omission) {
            if !found.contains(omission) { found.append(omission) }
        }
        let down = answers.filter(\.isDown).map(\.touch)
        if !down.isEmpty { add(.lift(down)) }
        for answer in answers.flatMap(\.gestures) {
            switch answer.outcome {
            case .waiting(_, _, let until?) where host.now < until:
                let nanoseconds = until.nanoseconds - host.now.nanoseconds
                add(.wait(Double((nanoseconds + 9_999_999) / 10_000_000) / 100, for: answer.recognizer.text))
            case .notAsked(.typeNotAllowed(let used)):
                let tools = live.first { $0.traced == answer.recognizer }?.tools ?? []
                let tool = [ContactSample.Tool.pencil, .indirectPointer, .indirect, .direct].first {
                    tools.contains($0) && $0 != used
                }
                if let tool { add(.tool(tool, for: answer.recognizer.text)) }
            case .recognized, .withdrawn, .failed, .lost, .refused, .waiting, .undecided, .ignored, .reset, .notAsked:
                break
            }
        }
        return found
    }

    /// Returns a text of a trace with the names of the log.
    package func named(_ text: String) -> String { names.text(text) }
}
