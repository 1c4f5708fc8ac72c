public import Touchstone

/// Controls and rows in scroll views, which receive a finger when it rests, and never that of a drag (S-033, S-179…S-181).
///
///     +----- status -----------------------------+
///     |   form   |   yielding   |     table      |    form: a drag cannot take the finger of a pressed control
///     | button   |   button     |   row 1        |    yielding: it can, of buttons
///     | switch   |   switch     |   row 2        |
///     | slider   |   slider     |   …            |
///     | tile …   |   tile …     |                |
///     +------------------------------------------+
///     | shelf: no scroll view, a pan    +------+ |    a drag that starts here makes its tile flash
///     +------------------------------------------+
///
/// Each button and tile is lit while it is touched. In the variant `controls-undelayed` the scroll views do not delay touches:
/// everything is lit as soon as a finger touches it (S-179). In the form a drag that starts on a control then does not scroll at all;
/// elsewhere the view on which it starts flashes.
public struct ControlsScrollingScene: Scene {
    private let delaysTouches: Bool

    /// Creates the scene.
    /// - Parameter delaysTouches: The `delaysContentTouches` of all three scroll views; `true` by default.
    public init(delaysTouches: Bool = true) {
        self.delaysTouches = delaysTouches
    }

    /// The name, `controls-scrolling` or `controls-undelayed`.
    public var name: String { delaysTouches ? "controls-scrolling" : "controls-undelayed" }
    /// The title, for people.
    public var title: String { delaysTouches ? "Controls in scroll views" : "Controls that flash" }
    /// The part of the list of scenes.
    public var group: SceneGroup { delaysTouches ? .idea : .broken }
    /// A description of what there is to touch.
    public var summary: String {
        delaysTouches
            ? "buttons, switches, sliders and rows in scroll views that delay touches, and a tile in none"
            : "controls-scrolling with scroll views that do not delay touches: everything flashes"
    }
    /// The advice what to try, and with which fingers.
    public var hint: String {
        delaysTouches
            ? "Drag each column from a button with one finger; then hold the button before you drag."
            : "Drag from a button in each column with one finger: each lights up at once."
    }
    /// The size of the window, 480 × 400 points.
    public let windowSize = CGSize(width: 480, height: 400)

    /// Adds the scroll views `form` and `yielding`, each with a button, a switch, a slider, a tile and four more buttons; `table`
    /// with 30 rows; `shelf` with `shelf tile`; and the label `status`.
    public func build(in window: UIWindow) {
        let controller = ControlsController()
        window.rootViewController = controller
        guard let board = controller.view else { return }
        board.accessibilityIdentifier = "board"
        board.backgroundColor = .systemGray4
        let (width, height) = (board.bounds.width / 3, board.bounds.height)
        controller.status.frame = CGRect(x: 8, y: 0, width: 3 * width - 16, height: 30)
        controller.status.accessibilityIdentifier = "status"
        controller.status.text = "nothing yet"
        board.addSubview(controller.status)

        func place(_ column: CGFloat) -> CGRect {
            CGRect(x: column * width + 4, y: 30, width: max(0, width - 8), height: max(0, height - 100))
        }
        let form = UIScrollView(frame: place(0))
        let yielding = YieldingScrollView(frame: place(1))
        let table = UITableView(frame: place(2))
        for (view, name) in [(form, "form"), (yielding, "yielding"), (table, "table")] as [(UIScrollView, String)] {
            view.name(name)
            view.backgroundColor = view === table ? .systemBackground : .systemGray3
            view.delaysContentTouches = delaysTouches
            board.addSubview(view)
        }
        controller.fill(form)
        controller.fill(yielding)
        table.dataSource = controller
        table.delegate = controller

        let shelf = board.addView("shelf", frame: CGRect(x: 4, y: height - 66, width: 3 * width - 8, height: 62))
        shelf.backgroundColor = .systemGray5
        shelf.attach("shelf pan", UIPanGestureRecognizer())
        _ = HighlightView(
            "shelf tile", "no scroll view", frame: CGRect(x: 8, y: 8, width: shelf.bounds.width / 2, height: 46),
            in: shelf)
    }
}
