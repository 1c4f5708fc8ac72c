public import TouchInput

/// A report of invalid usage by the app, or of invalid input, that was handled. Its text states what happened, to which object,
/// and what to do.
public enum Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// Recognizers required each other's failure; the first one was failed.
    case requirementCycle([String])
    /// A recognizer was left open, and nothing could decide it.
    case abandonedRecognizer(String)
    /// A turn did not come to an end.
    case endlessTurn(String)
    /// Input for a contact that never came down, or is up.
    case unknownContact(Int)
    /// A contact was read between two frames, and the frame does not contain a sample of it.
    case readingWithoutSample(Int)
    /// A contact came down that was already down.
    case contactDownTwice(Int)
    /// Input for a press that never went down, or is up.
    case unknownPress(Int)
    /// A press went down that was already down.
    case pressDownTwice(Int)
    /// A scroll or transform changed or ended that had not begun.
    case streamNotBegun(String)
    /// A distance, scale or angle is not a finite number.
    case inputNotFinite(String)
    /// A coordinate is not a finite number.
    case locationNotFinite(Int)
    /// A frame is older than the previous one; it counts as simultaneous.
    case timeWentBack(from: Instant, to: Instant)
    /// There are more contacts than the application allows; all were cancelled.
    case tooManyContacts(limit: Int)
    /// There are more contacts, earlier readings or updates in one frame than any device reports; the rest was ignored.
    case tooManySamples(limit: Int)
    /// A view was to be added to itself or to a view inside it.
    case viewInsideItself(String)
    /// A window was to be added as a subview.
    case windowInsideView(String)
    /// The `next` of responders forms a cycle.
    case responderCycle([String])
    /// There were too many frames of the display at one instant.
    case displayStandsStill(frames: Int, at: Instant)
    /// A table has more visible rows than the number of cells that it makes.
    case tooManyCells(String, limit: Int)
    /// A controller was to be presented by itself, by one that it presents, or by one whose view is inside its own.
    case controllerInFrontOfItself(String)
    /// A method takes another class of recognizer than the one it was added to.
    case actionForAnotherClass(String)
    /// A method takes another class of control than the one it was added to.
    case actionForAnotherSender(String)
    /// A method takes an event, and no event led to the action.
    case actionWithoutEvent(String)
    /// A target of a selector is not a `SelectorTarget`.
    case targetPerformsNoSelectors(String, selector: String)
    /// A target no longer exists; it was removed.
    case targetIsGone(String)
    /// The delegate of a scroll view's own recognizer was to be replaced.
    case delegateIsFixed(String)
    /// A touch index of a recognizer was out of range.
    case touchIndexOutOfRange(String, index: Int, count: Int)

    /// A text that states what happened, to which object, and what to do.
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
        case .displayStandsStill(let frames, let instant):
            "\(frames) frames of the display came at \(instant.seconds) s; nothing that moves asks for more until time goes on: "
                + "let the time of each frame be greater than that of the one before"
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
