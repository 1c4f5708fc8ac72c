internal import TouchTrace

/// A place in the code of an app whose decisions a log does not show.
///
/// Numbers are those of the log.
package enum CodePlace: Hashable {
    /// `gestureRecognizerShouldBegin(_:)` of the delegate of a recognizer.
    case shouldBegin(Int)
    /// `gestureRecognizerShouldBegin(_:)` of a view from which a recognizer takes touches.
    case viewShouldBegin(Int)
    /// The class of a recognizer, which overrides methods of UIKit's class.
    case ownCode(Int)
    /// Other code that sets the state of a recognizer, or disables it for a moment.
    case stateFromOutside(Int)
    /// `gestureRecognizer(_:shouldReceive:)` of the delegate of a recognizer.
    case shouldReceive(Int)
    /// `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` of the delegate of one of two recognizers, the smaller number first.
    case together(Int, Int)
    /// `canPrevent(_:)` of the class of the first recognizer, about the second.
    case canPrevent(Int, Int)
    /// `canBePrevented(by:)` of the class of the first recognizer, about the second.
    case canBePrevented(Int, Int)
    /// A delegate or class because of which the second recognizer does not prevent the first, which failed by itself.
    case notPrevented(Int, by: Int)
    /// `gestureRecognizer(_:shouldRequireFailureOf:)` of the delegate of the first recognizer, about the second.
    case requires(Int, Int)
    /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)` of the delegate of the first recognizer, about the second.
    case isRequired(Int, Int)
    /// `require(toFail:)` of the first recognizer, with the second.
    case requireToFail(Int, Int)
    /// `hitTest(_:with:)` or `point(inside:with:)`, which found a view.
    case hitTest(Int)
    /// `touchesShouldCancel(in:)` of a scroll view, which lets it take touches from controls.
    case cancelsControls(Int)
    /// Other causes that keep a touch from a recognizer: that it ignores it, a decision that the log does not show, other input.
    case busy(Int)
    /// A delegate or class of another recognizer, which prevents this one or is required to fail.
    case another(Int)
    /// A cause of a failure that the log does not show.
    case unseen

    /// Returns the place of an answer that holds for both of two recognizers.
    package static func both(_ one: Int, _ other: Int) -> CodePlace { .together(min(one, other), max(one, other)) }
}

extension CodePlace {
    /// Returns what the code did, as a clause: `gestureRecognizerShouldBegin(_:) of its delegate returned false`.
    /// - Parameters:
    ///   - names: The names of recognizers and views.
    ///   - subject: The recognizer that the sentence is about.
    func clause(_ names: LogNames, subject: Int) -> String {
        func whose(_ id: Int) -> String { id == subject ? "its" : "\(names.recognizer(id))'s" }
        func it(_ id: Int) -> String { id == subject ? "it" : names.recognizer(id).text }
        return switch self {
        case .shouldBegin(let id): "\(whose(id)) delegate's gestureRecognizerShouldBegin(_:) returned false"
        case .viewShouldBegin(let id):
            "gestureRecognizerShouldBegin(_:) of \(names.list(names.evidence.views(of: id))) returned false"
        case .ownCode(let id): "its class \(names.evidence.className(id)) decided so"
        case .stateFromOutside(let id): "other code set \(whose(id)) state or disabled \(it(id)) for a moment"
        case .shouldReceive(let id): "\(whose(id)) delegate's gestureRecognizer(_:shouldReceive:) returned false"
        case .together(let one, let other):
            "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) of "
                + names.list(
                    names.evidence.delegating("shouldRecognizeSimultaneously", [one, other]).map(names.delegate))
                + " returned true"
        case .canPrevent(let id, let other):
            "canPrevent(_:) of \(names.evidence.className(id)) returned false for \(it(other))"
        case .canBePrevented(let id, let other):
            "canBePrevented(by:) of \(names.evidence.className(id)) returned false for \(it(other))"
        case .notPrevented(_, by: let other):
            "a delegate or class does not let \(names.recognizer(other)) prevent it, and it failed by itself"
        case .requires(let id, let other):
            "\(whose(id)) delegate's gestureRecognizer(_:shouldRequireFailureOf:) returned true for \(it(other))"
        case .isRequired(let id, let other):
            "\(whose(id)) delegate's gestureRecognizer(_:shouldBeRequiredToFailBy:) returned true for \(it(other))"
        case .requireToFail(let id, let other): "\(it(id)) requires the failure of \(it(other)) by require(toFail:)"
        case .hitTest(let view):
            "an override of hitTest(_:with:) or point(inside:with:) found \(names.view(view)); or what the log does not "
                + "show, such as an animation or a 3D transform, did"
        case .cancelsControls(let view): "touchesShouldCancel(in:) of \(names.view(view)) returned true for a control"
        case .another: "another recognizer prevents it or is required to fail"
        case .unseen: "something that the log does not show made it fail"
        case .busy: "it ignored the touch, or a decision or other input that the log does not show kept it busy"
        }
    }
}
