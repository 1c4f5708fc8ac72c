public import Touchstone

/// One view that fills the window and knows every gesture: whatever the hand did, something says what it was.
///
/// The single tap waits for the double tap; nothing else is arranged. Who begins first prevents the others, so fingers
/// that travel together are a pan or a pinch, whichever is certain earlier.
public struct EverythingScene: Scene {
    /// Creates the scene.
    public init() {}

    /// `everything`.
    public let name = "everything"
    /// What there is to touch.
    public let summary =
        "one view with tap, double tap, two-finger tap, long press, pan, multi-finger pan, pinch"
    /// 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the view and seven recognizers.
    public func build(in window: UIWindow) {
        let view = window.addView("view", frame: window.bounds)
        view.look(.systemGray5, "every gesture")
        view.attach("pan", UIPanGestureRecognizer()).maximumNumberOfTouches = 1
        view.attach("multi-finger pan", UIPanGestureRecognizer()).minimumNumberOfTouches = 2
        view.attach("pinch", UIPinchGestureRecognizer())
        view.attach("long press", UILongPressGestureRecognizer())
        _ = view.attachTap("two-finger tap", fingers: 2)
        let double = view.attachTap("double tap", taps: 2)
        view.attachTap("tap").require(toFail: double)
    }
}
