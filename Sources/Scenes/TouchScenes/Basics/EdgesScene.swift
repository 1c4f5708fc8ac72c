public import Touchstone

/// A view that fills the window, with a drag from each edge of the screen and a pan for everything else.
///
///     +--------- top edge ---------+   20 points wide each
///     |                            |
///     left edge    pan   right edge    the pan waits until every edge has failed (B-253)
///     |                            |
///     +-------- bottom edge -------+
///
/// It resembles an app with a page that scrolls and panels behind its edges. A single recognizer for two edges would not report which
/// edge it was, so there is a recognizer for each; in a corner two may begin, and the first to recognize excludes the other.
///
/// A recording of a digitizer that is not a screen is played as if its surface were one: its edges are mapped to the
/// window's, and a stroke across the whole of a touchpad is a drag from an edge.
public struct EdgesScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `edges`.
    public let name = "edges"
    /// The title, for people.
    public let title = "Drags from the edges"
    /// A description of what there is to touch.
    public let summary = "one view with a drag from each edge of the screen and a pan that waits for all four"
    /// The advice what to try, and with which fingers.
    public let hint = "Drag inwards from each edge with one finger; then start in the middle."
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the view and five recognizers: `left edge`, `right edge`, `top edge`, `bottom edge`, `pan`.
    public func build(in window: UIWindow) {
        let view = window.addView("view", EdgePanelsView(frame: window.bounds))
        view.look(.systemGray5, "a drag from each edge, a pan")
        let pan = view.attach("pan", UIPanGestureRecognizer())
        pan.addTarget(view, action: EdgePanelsView.moved)
        let sides: [(name: String, edge: UIRectEdge)] = [
            ("left edge", .left), ("right edge", .right), ("top edge", .top), ("bottom edge", .bottom),
        ]
        for side in sides {
            let edgePan = view.attach(side.name, UIScreenEdgePanGestureRecognizer())
            edgePan.edges = side.edge
            edgePan.addTarget(view, action: EdgePanelsView.pulled)
            pan.require(toFail: edgePan)
        }
    }
}
