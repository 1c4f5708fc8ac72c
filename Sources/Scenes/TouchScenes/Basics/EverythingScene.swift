public import Touchstone

/// A view that fills the window and has most gestures: taps, a long press, pans, a pinch, a rotation and horizontal swipes.
/// It has no vertical swipes, no pan from the edge of the screen and no hovering.
///
/// It resembles an app whose pages are turned by swipes and scroll vertically: a pan waits for the horizontal swipes with as
/// many fingers, so a quick stroke to a side is a swipe, any other is a pan. Vertical swipes would leave nothing to
/// scroll: real hands scroll and swipe at the same speed and equally straight. The single tap waits for the double tap. There are no
/// other relations. The first recognizer to begin prevents the others, so a movement of two fingers is a pan, a pinch or a rotation,
/// whichever is recognized first.
public struct EverythingScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `everything`.
    public let name = "everything"
    /// The title, for people.
    public let title = "Every recognizer on one view"
    /// A description of what there is to touch.
    public let summary =
        "one view with tap, double tap, two-finger tap, long press, pan, multi-finger pan, pinch, rotation, "
        + "swipes to the sides"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Tap, tap twice, hold, swipe and drag with one finger; tap, drag, pinch and turn with two."
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the view and eleven recognizers.
    public func build(in window: UIWindow) {
        let view = window.addView("view", EverythingView(frame: window.bounds))
        let pan = view.attach("pan", UIPanGestureRecognizer())
        pan.maximumNumberOfTouches = 1
        let multiFingerPan = view.attach("multi-finger pan", UIPanGestureRecognizer())
        multiFingerPan.minimumNumberOfTouches = 2
        view.attach("pinch", UIPinchGestureRecognizer())
        view.attach("rotation", UIRotationGestureRecognizer())
        view.attach("long press", UILongPressGestureRecognizer())
        _ = view.attachTap("two-finger tap", fingers: 2)
        let double = view.attachTap("double tap", taps: 2)
        view.attachTap("tap").require(toFail: double)
        // Two recognizers reveal the direction; one with both directions does not (B-268).
        pan.require(toFail: view.attachSwipe("swipe left", .left))
        pan.require(toFail: view.attachSwipe("swipe right", .right))
        multiFingerPan.require(toFail: view.attachSwipe("two-finger swipe", [.left, .right], fingers: 2))
        view.build("every gesture")
    }
}
