public import Touchstone

/// Things that are dragged out of a scroll view: a tray that scrolls horizontally, with a board above it.
///
///     +---------------- window 400 × 300 --------------+
///     |                     board                      |
///     |             ▲                                  |
///     |             │ a drag up, or a long press       |
///     +-------------│----------------------------------+
///     |  [red]  [orange]  [yellow]  [green]  [mint]  [b|   tray ◄─ a drag sideways scrolls ─►
///     +------------------------------------------------+
///
/// A thing that is dropped on the board stays there, and can be dragged anywhere; elsewhere it returns to its slot. A cancelled
/// drag is undone.
public struct DragFromScrollScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `drag-from-scroll`.
    public let name = "drag-from-scroll"
    /// The title, for people.
    public let title = "Things in a scrolling tray"
    /// The part of the list of scenes.
    public let group = SceneGroup.app
    /// A description of what there is to touch.
    public let summary = "a tray that scrolls sideways; a drag up or a long press takes things out of it, to a board"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Drag a thing up out of the tray with one finger, or hold it; drag sideways to scroll."
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds a view with `board` and `tray`, whose pan is `tray pan`, and nine things, each with `… press` and `… drag`.
    public func build(in window: UIWindow) {
        let view = TrayAndBoardView(frame: window.bounds)
        view.accessibilityIdentifier = "tray and board"
        window.addSubview(view)
        view.fill([
            ("red", .systemRed), ("orange", .systemOrange), ("yellow", .systemYellow), ("green", .systemGreen),
            ("teal", .systemTeal), ("blue", .systemBlue), ("indigo", .systemIndigo), ("purple", .systemPurple),
            ("pink", .systemPink),
        ])
    }
}
