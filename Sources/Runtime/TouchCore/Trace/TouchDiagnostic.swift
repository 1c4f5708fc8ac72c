public import TouchInput

/// A report of invalid usage by the app, or of invalid input, that was handled. Its text states what happened, to which object,
/// and what to do.
@nonexhaustive public enum TouchDiagnostic: Hashable, Sendable, CustomStringConvertible {
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
    /// There were too many frames of the display, or calls of `advance(to:)` while frames are wanted, at one instant.
    case displayStandsStill(calls: Int, at: Instant)
    /// Time advanced with too many calls of `advance(to:)`, and none of the wanted frames came.
    case framesMissing(calls: Int, since: Instant)
    /// A contact came down with the identifier of a touch that simulates a pinch of a trackpad.
    case contactIDTaken(Int)
    /// A recognizer set a timer outside an attempt, or in its reset.
    case timerOutsideAttempt(String)
    /// A table has more visible rows than the number of cells that it makes.
    case tooManyCells(String, limit: Int)
    /// A controller was to be presented by itself, by one that it presents, or by one whose view is inside its own.
    case controllerInFrontOfItself(String)
    /// A method takes another class of recognizer than the one it was added to.
    case actionForAnotherClass(String)
    /// A method takes another class of control than the one it was added to.
    case actionForAnotherSender(String)
    /// A view forwarded a touch of its own to a control.
    case forwardedTouch(control: String, owner: String)
    /// A method takes an event, and no event led to the action.
    case actionWithoutEvent(String)
    /// A target of a selector is not a `SelectorTarget`.
    case targetPerformsNoSelectors(String, selector: String)
    /// A target no longer exists; it was removed.
    case targetIsGone(String)
    /// A call of an animator that its state does not allow was ignored.
    case animatorCallIgnored(String, remedy: String)
    /// The delegate of a scroll view's own recognizer was to be replaced.
    case delegateIsFixed(String)
    /// Required constraints contradict each other; one of them was broken.
    case constraintsContradict([String], broken: String)
    /// A constraint cannot be active.
    case constraintIgnored(String, remedy: String)
    /// A touch index of a recognizer was out of range.
    case touchIndexOutOfRange(String, index: Int, count: Int)
    /// An animation has a key path that no layer can show, or values of another type; it shows nothing.
    case keyPathNotAnimated(String, layer: String)
    /// The app asked for an image that there is none of; it got a placeholder.
    case imageMissing(String)

    /// A text that states what happened, to which object, and what to do.
    public var description: String {
        switch self {
        case .requirementCycle(let names):
            "\(names.joined(separator: " awaits ")) awaits \(names.first ?? "itself"): none of them can recognize, "
                + "so \(names.first ?? "one") was failed; remove one require(toFail:)"
        case .delegateIsFixed(let name):
            "\(name) belongs to a scroll view, which must remain its delegate; the assignment was ignored: make a "
                + "subclass of the scroll view conform to UIGestureRecognizerDelegate, or add a recognizer of your own"
        case .animatorCallIgnored(let call, let remedy):
            "\(call) of a property animator was ignored: \(remedy)"
        case .abandonedRecognizer(let name):
            "\(name) has no touch left and never reached ended, failed or cancelled, so touches and recognizers that "
                + "wait for it would hang; it was closed: set a terminal state in touchesEnded and touchesCancelled"
        case .endlessTurn(let what):
            "\(what) keeps requesting another turn in the same event; the rest was postponed: look for an action or "
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
            "input for \(what) that has not begun was ignored: report it as began first"
        case .inputNotFinite(let what):
            "\(what) has a value that is not finite; the value was ignored: report finite numbers"
        case .locationNotFinite(let id):
            "contact \(id) has a coordinate that is not finite; the sample was ignored, and a contact that begins with it is "
                + "ignored until it is lifted: report finite numbers"
        case .timeWentBack(let from, let to):
            "a frame at \(to.seconds) s came after one at \(from.seconds) s; it was treated as simultaneous: report frames in order of time"
        case .tooManySamples(let limit):
            "a frame has more than \(limit) contacts, earlier readings or updates; the rest was ignored, and if it contains "
                + "contacts, those that are down were cancelled: send one frame per instant"
        case .tooManyContacts(let limit):
            "more than \(limit) contacts at once; all were cancelled: raise maximumNumberOfContacts if they are wanted"
        case .viewInsideItself(let name):
            "\(name) cannot be inside itself; addSubview changed nothing"
        case .windowInsideView(let name):
            "\(name) is a window and cannot be a subview; addSubview changed nothing: set its isHidden to false instead"
        case .responderCycle(let names):
            "the responder chain has a cycle: \(names.joined(separator: " → ")) → \(names.first ?? "itself"); it was followed "
                + "once: return the superview or parent from the `next` of one of them"
        case .displayStandsStill(let calls, let instant):
            "\(calls) calls of displayFrame(at:) or advance(to:) came at \(instant.seconds) s while frames are wanted; no more frames "
                + "are requested until time advances: give each frame a later time than the previous one, as "
                + "Instant.nextFrame(after:rate:) does"
        case .framesMissing(let calls, let instant):
            "frames of the display are wanted, and time advanced from \(instant.seconds) s with \(calls) calls of advance(to:) and "
                + "none of displayFrame(at:), so nothing moves: call displayFrame(at:) for each frame of the display"
        case .contactIDTaken(let id):
            "contact \(id) came down while a touch that simulates a pinch on a trackpad has that ID; it is ignored until the "
                + "pinch is over: give the contact another ID"
        case .timerOutsideAttempt(let name):
            "\(name) set a timer outside an attempt, or in its reset, and the body is never called: call after(_:perform:) while "
                + "the recognizer has touches, as in touchesBegan, or UIApplication.after(_:perform:)"
        case .tooManyCells(let name, let limit):
            "\(name) has more than \(limit) visible rows; those below have no cells: make the rows taller, or the table shorter"
        case .controllerInFrontOfItself(let name):
            "\(name) cannot be presented by itself, by a controller that it presents or by one whose view is inside its own; it was "
                + "not presented: dismiss the controllers in front of it, or present another one"
        case .actionForAnotherClass(let name):
            "an action of \(name) takes another class of recognizer and was not called: correct its parameter"
        case .actionForAnotherSender(let name):
            "an action of \(name) takes another class of control and was not called: correct its parameter"
        case .forwardedTouch(let control, let owner):
            "\(control) received touchesBegan for a touch that hit \(owner), and ignored it: a control acts on touches that hit it; "
                + "return it from hitTest(_:with:) of the views around it"
        case .actionWithoutEvent(let name):
            "an action of \(name) takes an event and was not called, since there was none: make its parameter a UIEvent?"
        case .targetPerformsNoSelectors(let name, let selector):
            "the target of \(name) cannot perform \(selector): make it a SelectorTarget, or pass a method"
        case .targetIsGone(let name):
            "a target of \(name) no longer exists, so its method was not called and the target was removed: targets are not "
                + "retained; keep the object, or use addAction"
        case .constraintsContradict(let names, let broken):
            "required constraints contradict each other: \(names.joined(separator: " · ")); \(broken) was broken: remove one of "
                + "them, or lower its priority"
        case .constraintIgnored(let name, let remedy):
            "constraint \(name) was not activated: \(remedy)"
        case .keyPathNotAnimated(let keyPath, let layer):
            "an animation of \(keyPath.isEmpty ? "no key path" : keyPath) of \(layer) shows nothing: use a property that layers have, with "
                + "values of its type (numbers, CGPoint, CGSize, CGRect, CGColor, CGPath, CATransform3D)"
        case .touchIndexOutOfRange(let name, let index, let count):
            "touch \(index) of \(name) was requested, but it has \(count); location(in:) was returned instead"
        case .imageMissing(let name):
            "there is no image \"\(name)\"; a placeholder was returned: return one from HostInterface.images"
        }
    }
}
