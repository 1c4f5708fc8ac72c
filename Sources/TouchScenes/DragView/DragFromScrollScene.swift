public import Touchstone

/// Things are dragged out of a scroll view: a tray that scrolls sideways, a board above it.
///
///     +---------------- window 400 × 300 --------------+
///     |                     board                      |
///     |             ▲                                  |
///     |             │ a drag up, or a long press       |
///     +-------------│----------------------------------+
///     |  [red]  [orange]  [yellow]  [green]  [mint]  [b|   tray ◄─ a drag sideways scrolls ─►
///     +------------------------------------------------+
///
/// Dropped on the board a thing stays there, where it can be dragged anywhere; elsewhere it goes back to its slot. A drag
/// that is cancelled has not happened.
public struct DragFromScrollScene: Scene {
    /// Creates the scene.
    public init() {}

    /// `drag-from-scroll`.
    public let name = "drag-from-scroll"
    /// What there is to touch.
    public let summary = "a tray that scrolls sideways; a drag up or a long press takes things out of it, to a board"
    /// 400 × 300 points.
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
