public import TouchInput

/// Something an app did, or the input held, that is not right but was handled. Its text says what happened, to whom, and
/// what to do.
public enum TouchDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// Recognizers awaited each other; the first one was made to fail.
    case requirementCycle([String])
    /// A recognizer was left open with nothing that could decide it.
    case abandonedRecognizer(String)
    /// A turn did not come to rest.
    case endlessTurn(String)
    /// Input for a contact that never came down, or is up.
    case unknownContact(Int)
    /// A contact was read between two frames, and the frame does not say where it is.
    case readingWithoutSample(Int)
    /// A contact came down that was down already.
    case contactDownTwice(Int)
    /// Input for a press that never went down, or is up.
    case unknownPress(Int)
    /// A press went down that was down already.
    case pressDownTwice(Int)
    /// A scroll or transform goes on or ends that never began.
    case streamNotBegun(String)
    /// A distance, scale or angle that is not a finite number.
    case inputNotFinite(String)
    /// A coordinate that is not a finite number.
    case locationNotFinite(Int)
    /// A frame older than the one before; it counts as simultaneous.
    case timeWentBack(from: Instant, to: Instant)
    /// More contacts than the application allows; all were cancelled.
    case tooManyContacts(limit: Int)
    /// More contacts, earlier readings or updates in one frame than any device reports; the rest was not looked at.
    case tooManySamples(limit: Int)
    /// A view cannot be added to itself or to a view inside it.
    case viewInsideItself(String)
    /// A window cannot be a subview.
    case windowInsideView(String)
    /// The `next` of responders leads in a cycle.
    case responderCycle([String])
    /// So many frames of the display, or calls of `advance(to:)` while frames are wanted, came at one instant.
    case displayStandsStill(calls: Int, at: Instant)
    /// Time went on with so many calls of `advance(to:)`, and none of the frames that are wanted came.
    case framesMissing(calls: Int, since: Instant)
    /// A contact came down with the ID of a touch that plays a trackpad's pinch.
    case contactIDTaken(Int)
    /// A recognizer set a timer outside an attempt, or in its reset.
    case timerOutsideAttempt(String)
    /// A table has more rows in view than it makes cells.
    case tooManyCells(String, limit: Int)
    /// A controller cannot be presented by itself, by one that it presents or by one whose view is inside its own.
    case controllerInFrontOfItself(String)
    /// A method takes another class of recognizer than the one it was added to.
    case actionForAnotherClass(String)
    /// A method takes another class of control than the one it was added to.
    case actionForAnotherSender(String)
    /// A method takes an event, and no event led to the action.
    case actionWithoutEvent(String)
    /// A target of a selector is no `SelectorTarget`.
    case targetPerformsNoSelectors(String, selector: String)
    /// A target no longer exists; it was removed.
    case targetIsGone(String)
    /// The delegate of a scroll view's own recognizer was to be replaced.
    case delegateIsFixed(String)
    /// A touch of a recognizer was asked for that it does not have.
    case touchIndexOutOfRange(String, index: Int, count: Int)

    /// What happened, to which object, what to do.
    public var description: String {
        switch self {
        case .requirementCycle(let names):
            "\(names.joined(separator: " awaits ")) awaits \(names.first ?? "itself"): nobody in this circle can "
                + "recognize, so \(names.first ?? "one") was made to fail; take one require(toFail:) out"
        case .delegateIsFixed(let name):
            "\(name) belongs to a scroll view, which has to stay its delegate; nothing was changed: subclass the scroll view "
                + "and let that be a UIGestureRecognizerDelegate, or add a recognizer of your own"
        case .abandonedRecognizer(let name):
            "\(name) has no touch left and never reached ended, failed or cancelled, so touches and recognizers that "
                + "wait for it would hang; it was closed: set a terminal state in touchesEnded and touchesCancelled"
        case .endlessTurn(let what):
            "\(what) keeps asking for another turn in the same event; the rest was put off: look for an action or "
                + "callback that triggers itself"
        case .unknownContact(let id):
            "input for contact \(id), which is not down, was ignored: report it as began first"
        case .readingWithoutSample(let id):
            "earlier readings of contact \(id) came in a frame without a sample of it and were ignored: add the sample"
        case .contactDownTwice(let id):
            "contact \(id) came down twice; its first touch was cancelled: report the lift before the next began"
        case .unknownPress(let id):
            "input for press \(id), which is not down, was ignored: report it as began first"
        case .pressDownTwice(let id):
            "press \(id) went down twice; it was cancelled and the second beginning ignored: report that it came up first"
        case .streamNotBegun(let what):
            "\(what) goes on or ends that is not there; it was ignored: report it as began first"
        case .inputNotFinite(let what):
            "\(what) has a value that is no finite number; the value was left out: report numbers"
        case .locationNotFinite(let id):
            "contact \(id) has a coordinate that is no finite number; the sample was left out, and a contact that begins so is "
                + "ignored until it is lifted: report numbers"
        case .timeWentBack(let from, let to):
            "a frame at \(to.seconds) s came after one at \(from.seconds) s; it was taken as simultaneous"
        case .tooManySamples(let limit):
            "a frame holds more than \(limit) contacts, earlier readings or updates: the rest was not looked at, and if "
                + "contacts are in it, those that are down were cancelled; send what happened at one instant, frame by frame"
        case .tooManyContacts(let limit):
            "more than \(limit) contacts at once; all were cancelled: raise maximumNumberOfContacts if they are wanted"
        case .viewInsideItself(let name):
            "\(name) cannot be inside itself; addSubview changed nothing"
        case .windowInsideView(let name):
            "\(name) is a window and cannot be a subview; addSubview changed nothing: set its isHidden to false instead"
        case .responderCycle(let names):
            "the responder chain is a cycle: \(names.joined(separator: " → ")) → \(names.first ?? "itself"); it was followed "
                + "once: let the `next` of one of them lead to what is around it"
        case .displayStandsStill(let calls, let instant):
            "\(calls) calls of displayFrame(at:) or advance(to:) came at \(instant.seconds) s while frames are wanted; nothing "
                + "that moves asks for more until time goes on: let each frame be later than the one before, as "
                + "Instant.nextFrame(after:rate:) says"
        case .framesMissing(let calls, let instant):
            "frames of the display are wanted, and time went on from \(instant.seconds) s with \(calls) calls of advance(to:) and "
                + "none of displayFrame(at:), so nothing moves: call displayFrame(at:) for each frame of the display"
        case .contactIDTaken(let id):
            "contact \(id) came down while a touch that plays a pinch on a trackpad has that ID; it is ignored until the "
                + "pinch is over: give the contact another ID"
        case .timerOutsideAttempt(let name):
            "\(name) set a timer outside an attempt, or in its reset, and the body is never called: call after(_:_:) while "
                + "the recognizer has touches, as in touchesBegan, or UIApplication.after(_:_:)"
        case .tooManyCells(let name, let limit):
            "\(name) has more than \(limit) rows in view; those below have no cells: give it higher rows, or less height"
        case .controllerInFrontOfItself(let name):
            "\(name) is, or is behind or around, the controller that was to present it; it was not presented: dismiss "
                + "what is in front of it instead, or present another one"
        case .actionForAnotherClass(let name):
            "an action of \(name) takes another class of recognizer and was not called: correct its parameter"
        case .actionForAnotherSender(let name):
            "an action of \(name) takes another class of control and was not called: correct its parameter"
        case .actionWithoutEvent(let name):
            "an action of \(name) takes an event and was not called, as none led to it: let it take UIEvent?"
        case .targetPerformsNoSelectors(let name, let selector):
            "the target of \(name) cannot perform \(selector): make it a SelectorTarget, or pass a method"
        case .targetIsGone(let name):
            "a target of \(name) no longer exists, so its method was not called and the target was removed: targets are not "
                + "retained; keep the object, or use addAction"
        case .touchIndexOutOfRange(let name, let index, let count):
            "touch \(index) of \(name) was asked for, but it has \(count); location(in:) was given instead"
        }
    }
}
