public import Touchstone

/// Paper for any number of fingers: lines that become smooth, circles that are recognized, a menu where a finger rests.
///
///     +--------------------- window 400 × 300 -------------+
///     |  +-- paper: circle, long press ----------------+   |
///     |  |   raw touches draw; rings under the fingers  |   |
///     |  |   lines: 2, circles: 1                       |   |
///     |  +----------------------------------------------+   |
///     +----------------------------------------------------+
///
/// A touch is the key of its line, which has a point for each coalesced touch. When the finger is lifted, the line becomes a smooth
/// curve and an undoable step; when the touch is cancelled, it vanishes. The window observes the touches in `sendEvent(_:)` for the rings.
/// A finger that rests on the paper for half a second opens the menu with Undo and Clear; a row without an effect cannot be chosen.
public struct DrawingScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `drawing`.
    public let name = "drawing"
    /// The title, for people.
    public let title = "Drawing with all fingers"
    /// The part of the list of scenes.
    public let group = SceneGroup.app
    /// A description of what there is to touch.
    public let summary = "paper for several fingers: smooth lines, circles that are found, a menu where a finger rests"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Draw with several fingers at once; draw a circle with one; let one rest for the menu."
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Makes a window that shows the fingers.
    public func makeWindow(frame: CGRect) -> UIWindow {
        let window = FingerMarksWindow(frame: frame)
        window.mark = .ring
        return window
    }

    /// Adds the view `paper` with the recognizers `circle` and `long press`, and the label `status`.
    public func build(in window: UIWindow) {
        window.backgroundColor = .systemGray4
        let paper = DrawingCanvas(frame: window.bounds.fraction(x: 0.025, y: 0.03, width: 0.95, height: 0.94))
        paper.accessibilityIdentifier = "paper"
        window.addSubview(paper)
        paper.build()
        paper.attach("circle", CircleGestureRecognizer()).addTarget(paper, action: DrawingCanvas.circled)
        paper.attach("long press", UILongPressGestureRecognizer()).addTarget(paper, action: DrawingCanvas.pressed)
    }
}
