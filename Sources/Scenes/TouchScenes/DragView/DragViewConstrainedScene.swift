public import Touchstone

/// Flowers whose movement is constrained. A finger that went too far and comes back has its flower under it again.
///
///     +------------------- window 400 × 300 ---------------+
///     |  +---------- fence ---------+            |         |
///     |  |                          |            |         |
///     |  |  rose: stays inside      |      violet: up      |
///     |  |                          |      and down        |
///     |  +--------------------------+            |         |
///     |  ------ cornflower: left and right ------          |
///     +----------------------------------------------------+
public struct DragViewConstrainedScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `dragview-constrained`.
    public let name = "dragview-constrained"
    /// The title, for people.
    public let title = "Flowers behind a fence"
    /// A description of what there is to touch.
    public let summary = "a flower that stays inside a fence, one that moves up and down, one to the left and right"
    /// The advice what to try, and with which fingers.
    public let hint = "Drag each flower with one finger, in circles, and look where it stops."
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the board, the fence, two rails and three flowers: `rose`, `violet`, `cornflower`, each with `… pan`.
    public func build(in window: UIWindow) {
        let board = window.addView("board", frame: window.bounds)
        board.backgroundColor = .systemGray5
        let (width, height, side) = (board.bounds.width, board.bounds.height, Flower.side)
        let fence = board.addView(
            "fence", frame: CGRect(x: 20, y: 20, width: max(0, width - side - 60), height: max(0, height - side - 60)))
        fence.look(.systemBackground, "stays inside", cornerRadius: 12)
        let across = addRail(
            "across", frame: CGRect(x: 20, y: height - side / 2 - 22, width: max(0, width - side - 60), height: 4),
            to: board)
        let upright = addRail(
            "upright", frame: CGRect(x: width - side / 2 - 22, y: 20, width: 4, height: max(0, height - 40)), to: board)
        let places: [(UIView, CGPoint, MovementConstraint)] = [
            (fence, CGPoint(x: fence.bounds.midX, y: fence.bounds.midY), MovementConstraint(area: fence.bounds)),
            (
                board, CGPoint(x: upright.midX, y: upright.midY),
                MovementConstraint(axis: .vertical, area: upright.beside(side))
            ),
            (
                board, CGPoint(x: across.midX, y: across.midY),
                MovementConstraint(axis: .horizontal, area: across.beside(side))
            ),
        ]
        for (flower, (home, center, constraint)) in zip(Flower.all, places) {
            let view = ConstrainedDragView(flower.name, flower.color, constraint: constraint)
            view.center = center
            home.addSubview(view)
        }
    }

    private func addRail(_ name: String, frame: CGRect, to board: UIView) -> CGRect {
        let rail = board.addView(name, frame: frame)
        rail.backgroundColor = .systemGray2
        rail.isUserInteractionEnabled = false
        return frame
    }
}

extension CGRect {
    /// Returns a rail, as wide as the view that runs on it.
    fileprivate func beside(_ side: CGFloat) -> CGRect {
        let (wide, high) = (max(width, side), max(height, side))
        return CGRect(x: midX - wide / 2, y: midY - high / 2, width: wide, height: high)
    }
}
