public import Touchstone

/// One view that fills the window and knows most gestures: taps, a long press, pans, a pinch, a rotation and swipes to the
/// sides. It has no swipes up or down, no pan from the edge of the screen and no hovering.
///
/// As in an app whose pages are turned by swipes and scroll up and down: a pan waits for the swipes to the sides with as
/// many fingers, so a quick stroke to a side is a swipe, any other is a pan. Swipes up and down would not leave anything to
/// scroll: how fast and straight real hands scroll and swipe is the same. The single tap waits for the double tap. Nothing
/// else is arranged. Who begins first prevents the others, so what two fingers do is a pan, a pinch or a rotation,
/// whichever is certain earlier.
public struct EverythingScene: Scene {
    /// Creates the scene.
    public init() {}

    /// `everything`.
    public let name = "everything"
    /// What there is to touch.
    public let summary =
        "one view with tap, double tap, two-finger tap, long press, pan, multi-finger pan, pinch, rotation, "
        + "swipes to the sides"
    /// 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the view and eleven recognizers.
    public func build(in window: UIWindow) {
        let view = window.addView("view", frame: window.bounds)
        view.look(.systemGray5, "every gesture")
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
        // Two recognizers tell which way it went; one with both directions does not (B-268).
        pan.require(toFail: view.attachSwipe("swipe left", .left))
        pan.require(toFail: view.attachSwipe("swipe right", .right))
        multiFingerPan.require(toFail: view.attachSwipe("two-finger swipe", [.left, .right], fingers: 2))
    }
}
