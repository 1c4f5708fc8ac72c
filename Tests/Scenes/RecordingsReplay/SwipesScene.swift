import TouchScenes
import Touchstone

/// One view with a swipe in each direction and a pan that waits for all of them: a scene for hands that swipe up and down,
/// which scrolls in `EverythingScene`.
struct SwipesScene: Scene {
    let name = "swipes"
    let summary = "one view with a swipe in each direction and a pan"
    let windowSize = CGSize(width: 400, height: 300)

    func build(in window: UIWindow) {
        let view = UIView(frame: window.bounds)
        view.accessibilityIdentifier = "view"
        view.isMultipleTouchEnabled = true
        window.addSubview(view)
        let pan = UIPanGestureRecognizer()
        pan.name = "pan"
        view.addGestureRecognizer(pan)
        let ways: [(name: String, direction: UISwipeGestureRecognizer.Direction)] = [
            ("swipe left", .left), ("swipe right", .right), ("swipe up", .up), ("swipe down", .down),
        ]
        for way in ways {
            let swipe = UISwipeGestureRecognizer()
            (swipe.name, swipe.direction) = (way.name, way.direction)
            view.addGestureRecognizer(swipe)
            pan.require(toFail: swipe)
        }
    }
}
