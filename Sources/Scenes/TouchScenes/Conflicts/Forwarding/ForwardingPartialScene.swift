public import Touchstone

/// Rows of a table with views that handle some of the four touch methods (S-227…S-230).
///
///     row     its view handles      the row receives       afterwards
///     row 1   the end alone         began                  one finger, highlighted forever; the table takes no other tap
///     row 2   the beginning alone   ended                  −1 fingers
///     row 3   everything            nothing                as before
///     row 4   nothing               began, ended           as before, and selected
public struct ForwardingPartialScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `forwarding-partial`.
    public let name = "forwarding-partial"
    /// The title, for people.
    public let title = "Half of the touch methods"
    /// The part of the list of scenes.
    public let group = SceneGroup.broken
    /// A description of what there is to touch.
    public let summary = "rows of a table with views that handle some touch methods, all of them, or none"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Tap the badges from row 4 up to row 1 with one finger; then no row takes a tap any more."
    /// The size of the window, 420 × 400 points.
    public let windowSize = CGSize(width: 420, height: 400)

    /// Adds the table `table` with `row 1` … `row 4`, in which are `end keeper`, `beginning keeper`, `keeper` and `plain`, and
    /// the `log`.
    public func build(in window: UIWindow) {
        let (width, height) = (window.bounds.width, window.bounds.height)
        let controller = RowsController()
        window.rootViewController = controller
        guard let board = controller.view else { return }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height * 0.6))
        table.name("table")
        table.rowHeight = 56
        board.addSubview(table)
        let log = CallLog(
            frame: CGRect(x: 0, y: height * 0.6, width: width, height: height * 0.4), in: board)

        let place = CGRect(x: width * 0.55, y: 6, width: width * 0.42, height: 44)
        let (endKeeper, beginningKeeper) = (EndKeeper(frame: place), BeginningKeeper(frame: place))
        (endKeeper.log, beginningKeeper.log) = (log, log)
        let (keeper, plain) = (HighlightView(frame: place), UIView(frame: place))
        keeper.log = log
        let badges: [(UIView, String, UIColor)] = [
            (endKeeper, "end keeper", .systemPink), (beginningKeeper, "beginning keeper", .systemPink),
            (keeper, "keeper", .systemTeal), (plain, "plain", .systemGray5),
        ]
        for (index, (badge, name, color)) in badges.enumerated() {
            badge.accessibilityIdentifier = name
            badge.look(color, name, cornerRadius: 8)
            controller.rows.append(LoggingCell("row \(index + 1)", badge, log: log))
        }
        table.dataSource = controller
    }
}
