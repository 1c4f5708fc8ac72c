public import Touchstone

/// A photo that two fingers move, scale and rotate at once: pan, pinch and rotation recognize together (B-259a).
///
/// It resembles the well-known sample of the three. Each begins when its own change is large enough, and none of them
/// prevents another, so each reports its part of what two fingers do, not only the first one, as in
/// `EverythingScene`.
public struct TransformScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `transform`.
    public let name = "transform"
    /// The title, for people.
    public let title = "Move, zoom and turn at once"
    /// A description of what there is to touch.
    public let summary = "one view with a two-finger pan, pinch and rotation that recognize together"
    /// The advice what to try, and with which fingers.
    public let hint = "Put two fingers down; move, pinch and turn them at the same time."
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the view and three recognizers: `two-finger pan`, `pinch`, `rotation`.
    public func build(in window: UIWindow) {
        let photo = window.addView("photo", TogetherView(frame: window.bounds))
        photo.look(.systemGray5, "move, zoom and turn with two fingers")
        let pan = photo.attach("two-finger pan", UIPanGestureRecognizer())
        (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2)
        let pinch = photo.attach("pinch", UIPinchGestureRecognizer())
        let rotation = photo.attach("rotation", UIRotationGestureRecognizer())
        pan.addTarget(photo, action: TogetherView.moved)
        pinch.addTarget(photo, action: TogetherView.zoomed)
        rotation.addTarget(photo, action: TogetherView.turned)
        for recognizer in [pan, pinch, rotation] { recognizer.delegate = photo }
    }
}
