import Testing
import TouchScenes
import TouchTesting
import Touchstone

extension SceneStage {
    /// The app of the dots; finished, and in its own size, by default.
    static func dots(_ step: DotsStep = .finished, size: CGSize? = nil) -> SceneStage {
        SceneStage(DotsScene(step: step), size: size)
    }

    /// A place on the canvas, below the drawer, where no dot is.
    nonisolated static let freePlace = CGPoint(x: 180, y: 240)

    /// Runs code as the app.
    func perform<Result>(_ body: () -> Result) -> Result { hands.host.application.host.perform(body) }

    var overlay: UIScrollView {
        if let overlay = view("overlay") as? UIScrollView { return overlay }
        Issue.record("the overlay is no scroll view")
        return UIScrollView()
    }

    /// The number of points of the drawer that are on the screen.
    var pulled: CGFloat { 200 - overlay.contentOffset.y }

    /// Every dot there is, by name, in the order of drawing.
    var dotNames: [String] { names(in: window).filter { $0.hasPrefix("dot ") } }

    private func names(in view: UIView) -> [String] {
        [view.accessibilityIdentifier ?? ""] + view.subviews.flatMap { names(in: $0) }
    }

    /// The names of the dots that are right inside a view.
    func dots(in home: String) -> [String] {
        view(home).subviews.compactMap(\.accessibilityIdentifier).filter { $0.hasPrefix("dot ") }
    }

    /// The dots that are neither on the canvas nor in the drawer.
    var heldDots: [String] { dots(in: "view") }

    func isHighlighted(_ dot: String) -> Bool { view(dot).layer.borderWidth > 0 }

    /// The displayed center of a view in the window, while it may be animated.
    func shownMiddle(_ name: String) -> CGPoint {
        let view = view(name)
        guard let shown = view.layer.presentation(), let superview = view.superview else { return middle(name) }
        return superview.convert(shown.position, to: nil)
    }

    /// A place near the middle of a view, in the window.
    func beside(_ name: String, dx: CGFloat, dy: CGFloat) -> CGPoint {
        let middle = middle(name)
        return CGPoint(x: middle.x + dx, y: middle.y + dy)
    }

    /// A finger pulls the drawer in, all of it by default, and rests a moment before it is lifted: nothing is flung.
    func pullDrawer(by distance: CGFloat = 200) {
        hands.down(.leftThumb, at: Self.freePlace)
        // The first ten points make it a pan, and do not scroll.
        hands.move(.leftThumb, dy: distance + 10, over: 0.3)
        // It rests, and is reported: nothing is flung.
        hands.move(.leftThumb, over: 0.2)
        hands.up(.leftThumb)
    }

    /// A finger comes down in the middle of a dot and stays; by default until the dot is held and has come to rest.
    func hold(_ dot: String, with finger: Finger = .rightIndex, for seconds: TimeInterval = 0.8) {
        hands.down(finger, at: middle(dot))
        wait(seconds)
    }
}

/// The distance between two points.
func gap(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (dx, dy) = (a.x - b.x, a.y - b.y)
    return (dx * dx + dy * dy).squareRoot()
}
