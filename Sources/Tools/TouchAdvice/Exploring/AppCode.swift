@_spi(Subclass) internal import Touchstone

/// The objects whose code is the app's: what they store is not known.
enum AppCode {
    private static let knownResponders: Set<ObjectIdentifier> = Set(
        [UIView.self, UIWindow.self, UILabel.self, UIViewController.self, UIApplication.self].map {
            ObjectIdentifier($0)
        })
    private static let knownRecognizers: Set<ObjectIdentifier> = Set(
        [
            UITapGestureRecognizer.self, UILongPressGestureRecognizer.self, UISwipeGestureRecognizer.self,
            UIPanGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self, UIPinchGestureRecognizer.self,
            UIRotationGestureRecognizer.self, UIHoverGestureRecognizer.self,
        ].map { ObjectIdentifier($0) })

    /// Returns a Boolean value that indicates whether a touch of a view calls no code of the app: the view and all objects to which it
    /// passes touches on are of classes that do nothing with them.
    static func isFree(_ view: UIView) -> Bool {
        sequence(first: view as UIResponder) { $0.next }.allSatisfy {
            knownResponders.contains(ObjectIdentifier(type(of: $0)))
        }
    }

    /// Returns a Boolean value that indicates whether a recognizer is of a class of UIKit's, or made by a scroll view.
    static func isFree(_ recognizer: UIGestureRecognizer) -> Bool {
        knownRecognizers.contains(ObjectIdentifier(type(of: recognizer))) || recognizer.isMadeByScrollView
    }

    /// Returns a Boolean value that indicates whether a recognizer may be tied to any other one by code of the app.
    static func mayBeTied(_ recognizer: UIGestureRecognizer) -> Bool {
        guard !recognizer.isMadeByScrollView else { return false }
        return recognizer.delegate != nil
            || !recognizer.relationHooks.isDisjoint(with: [.shouldRequireFailure, .shouldBeRequiredToFail])
    }
}
