public import Touchstone

/// A small change of an app: of its recognizers and views, not of its input.
///
/// Names are those of traces. The description is the change as code, in which names stand for the objects.
@nonexhaustive public enum Edit: Hashable, Sendable {
    /// The first recognizer waits until the other has failed.
    case require(RecognizerName, toFail: RecognizerName)
    /// The first recognizer does not wait for the other any more.
    case removeRequirement(RecognizerName, toFail: RecognizerName)
    /// The delegate of the first recognizer allows simultaneous recognition with the other.
    case allowTogether(RecognizerName, RecognizerName)
    /// No delegate allows the two to recognize simultaneously.
    case forbidTogether(RecognizerName, RecognizerName)
    /// `cancelsTouchesInView` is off.
    case leaveTouches(RecognizerName)
    /// `delaysTouchesBegan` is off.
    case deliversTouchesBeganImmediately(RecognizerName)
    /// `delaysTouchesEnded` is off.
    case deliversTouchesEndedImmediately(RecognizerName)
    /// A limit has another value.
    case set(Limit, CGFloat, of: RecognizerName)
    /// The recognizer is enabled.
    case enable(RecognizerName)
    /// The recognizer is disabled.
    case disable(RecognizerName)
    /// The recognizer is attached to another view.
    case attach(RecognizerName, to: ResponderName)
    /// The recognizer is attached after the others of its view: it comes before them.
    case attachLast(RecognizerName)
    /// The delegate of the recognizer lets it receive touches.
    case receiveTouches(RecognizerName)
    /// The delegate of the recognizer lets it begin.
    case allowBeginning(RecognizerName)
    /// The delegate of the recognizer keeps touches that hit this view from it.
    case refuseTouches(RecognizerName, on: ResponderName)
    /// `isUserInteractionEnabled` of the view is on or off.
    case interact(ResponderName, Bool)
    /// The view is not hidden.
    case show(ResponderName)
    /// `alpha` of the view is 1.
    case makeOpaque(ResponderName)
    /// `isMultipleTouchEnabled` of the view is on.
    case receiveManyTouches(ResponderName)
    /// `isExclusiveTouch` of the view is off.
    case shareTouches(ResponderName)
    /// The view is in front of its siblings.
    case bringToFront(ResponderName)
    /// The bounds of the view are enlarged to contain a location of its window, in points.
    case enlarge(ResponderName, toContain: CGPoint)

    /// A limit of a recognizer.
    @nonexhaustive public enum Limit: String, Hashable, Sendable {
        /// The movement that a tap or a long press allows, in points.
        case allowableMovement
        /// The time that a tap may take, in seconds.
        case maximumTapDuration
        /// The time that a long press takes, in seconds.
        case minimumPressDuration
        /// The way before a pan begins, in points.
        case hysteresis
    }

    /// The size of the change: a property counts 1, a call or a number 2, a method of a delegate or another view 3, and what takes
    /// something from the app 4.
    public var size: Int {
        switch self {
        case .removeRequirement, .leaveTouches, .deliversTouchesBeganImmediately, .deliversTouchesEndedImmediately,
            .enable, .show, .makeOpaque,
            .receiveManyTouches, .shareTouches, .interact(_, true):
            1
        case .require, .set, .attachLast, .bringToFront, .enlarge: 2
        case .attach, .allowTogether, .forbidTogether, .receiveTouches, .allowBeginning, .refuseTouches: 3
        case .disable, .interact(_, false): 4
        }
    }
}

extension Edit: CustomStringConvertible {
    /// The change as code.
    public var description: String {
        switch self {
        case .require(let one, let other): "\(one).require(toFail: \(other))"
        case .removeRequirement(let one, let other): "without \(one).require(toFail: \(other))"
        case .allowTogether(let one, let other):
            "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) of the delegate of \(one) returns true for \(other)"
        case .forbidTogether(let one, let other):
            "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) of the delegates returns false for \(one) and \(other)"
        case .leaveTouches(let one): "\(one).cancelsTouchesInView = false"
        case .deliversTouchesBeganImmediately(let one): "\(one).delaysTouchesBegan = false"
        case .deliversTouchesEndedImmediately(let one): "\(one).delaysTouchesEnded = false"
        case .set(let limit, let value, let one): "\(one).\(limit.rawValue) = \(Self.text(value))"
        case .enable(let one): "\(one).isEnabled = true"
        case .disable(let one): "\(one).isEnabled = false"
        case .attach(let one, let view): "\(view).addGestureRecognizer(\(one))"
        case .attachLast(let one): "addGestureRecognizer(\(one)) after the others of its view"
        case .receiveTouches(let one):
            "gestureRecognizer(_:shouldReceive:) of the delegate of \(one) returns true"
        case .allowBeginning(let one): "gestureRecognizerShouldBegin(_:) of the delegate of \(one) returns true"
        case .refuseTouches(let one, let view):
            "gestureRecognizer(_:shouldReceive:) of the delegate of \(one) returns false for touches on \(view)"
        case .interact(let view, let isOn): "\(view).isUserInteractionEnabled = \(isOn)"
        case .show(let view): "\(view).isHidden = false"
        case .makeOpaque(let view): "\(view).alpha = 1"
        case .receiveManyTouches(let view): "\(view).isMultipleTouchEnabled = true"
        case .shareTouches(let view): "\(view).isExclusiveTouch = false"
        case .bringToFront(let view): "bringSubviewToFront(\(view)) of its superview"
        case .enlarge(let view, let point):
            "a frame of \(view) that contains the location \(Self.text(point.x)), \(Self.text(point.y)) of the window"
        }
    }

    private static func text(_ number: CGFloat) -> String {
        let rounded = (number * 1_000).rounded() / 1_000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension Edit {
    /// The recognizers and views that it is about.
    var subjects: [Subject] {
        switch self {
        case .require(let one, let other), .removeRequirement(let one, let other), .allowTogether(let one, let other),
            .forbidTogether(let one, let other):
            [.recognizer(one), .recognizer(other)]
        case .leaveTouches(let one), .deliversTouchesBeganImmediately(let one),
            .deliversTouchesEndedImmediately(let one),
            .set(_, _, of: let one),
            .enable(let one), .disable(let one), .attachLast(let one), .receiveTouches(let one),
            .allowBeginning(let one):
            [.recognizer(one)]
        case .attach(let one, let view), .refuseTouches(let one, let view): [.recognizer(one), .view(view)]
        case .interact(let view, _), .show(let view), .makeOpaque(let view), .receiveManyTouches(let view),
            .shareTouches(let view), .bringToFront(let view), .enlarge(let view, _):
            [.view(view)]
        }
    }

    /// A recognizer or a view, by its name in traces.
    enum Subject: Hashable {
        case recognizer(RecognizerName)
        case view(ResponderName)
    }
}
