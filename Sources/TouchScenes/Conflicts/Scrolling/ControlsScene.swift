import Touchstone

/// What `ControlsScrollingScene` and `ControlsUndelayedScene` have in common.
enum ControlsScene {
    static let windowSize = CGSize(width: 480, height: 400)

    /// Adds the views.
    /// - Parameter delaysContentTouches: of all three scroll views.
    static func build(in window: UIWindow, delaysContentTouches: Bool) {
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
            view.backgroundColor = view === table ? .white : .systemGray3
            view.delaysContentTouches = delaysContentTouches
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
