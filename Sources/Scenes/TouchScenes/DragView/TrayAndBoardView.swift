import Touchstone

/// A board above a tray that scrolls horizontally; items are carried from one to the other.
///
/// A drag along the tray scrolls it. A drag upwards, or a long press, takes the item under the finger: from then on it
/// is a subview of this view, in front of both, and follows the finger. Its recognizers move with it and continue. The tray's own pan
/// waits until the drag of the touched item has failed, which it does as soon as it turns out to be horizontal.
final class TrayAndBoardView: UIView, UIGestureRecognizerDelegate {
    let board: UIView
    let tray: UIScrollView

    override init(frame: CGRect) {
        let edge = (frame.height * 0.65).rounded()
        board = UIView(frame: CGRect(x: 0, y: 0, width: frame.width, height: edge))
        tray = UIScrollView(frame: CGRect(x: 0, y: edge, width: frame.width, height: frame.height - edge))
        super.init(frame: frame)
        (board.accessibilityIdentifier, tray.accessibilityIdentifier) = ("board", "tray")
        tray.name("tray")
        tray.backgroundColor = .systemGray4
        board.look(.systemGray6, "board")
        for view in [board, tray] { addSubview(view) }
    }

    #if canImport(Foundation)
        required init?(coder: NSCoder) { nil }
    #endif

    /// Puts items side by side into the tray.
    func fill(_ colors: [(name: String, color: UIColor)]) {
        let side = max(20, tray.bounds.height - 30)
        for (index, item) in colors.enumerated() {
            let slot = CGPoint(x: (side + 15) * CGFloat(index) + 15 + side / 2, y: tray.bounds.height / 2)
            let view = TrayItemView(item.name, color: item.color, side: side, slot: slot)
            for recognizer in view.gestureRecognizers ?? [] {
                recognizer.delegate = self
                recognizer.addTarget(self, action: TrayAndBoardView.carried)
            }
            tray.addSubview(view)
        }
        tray.contentSize = CGSize(width: (side + 15) * CGFloat(colors.count) + 15, height: tray.bounds.height)
    }

    // MARK: Conditions of beginning

    /// Returns `true` in the tray for a drag that is more vertical than horizontal; on the board for any drag.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let drag = gestureRecognizer as? UIPanGestureRecognizer, drag.view?.superview === tray else {
            return true
        }
        let way = drag.translation(in: self)
        return -way.y > abs(way.x)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        // The drag of a thing that is out of the tray does not affect the tray's pan.
        gestureRecognizer is UIPanGestureRecognizer && gestureRecognizer.view?.superview === tray
            && otherGestureRecognizer === tray.panGestureRecognizer
    }

    // MARK: Carrying

    private func carried(_ recognizer: UIGestureRecognizer) {
        guard let item = recognizer.view as? TrayItemView else { return }
        let finger = recognizer.location(in: self)
        switch recognizer.state {
        case .began: pickUp(item, finger)
        case .changed: carry(item, finger)
        case .ended: drop(item)
        case .cancelled: putBack(item)
        case .possible, .failed: break
        }
    }

    private func pickUp(_ item: TrayItemView, _ finger: CGPoint) {
        guard let home = item.superview else { return }
        item.origin = TrayItemView.Origin(home: home, center: item.center)
        move(item, to: self, center: home.convert(item.center, to: self))
        item.grip = CGPoint(x: item.center.x - finger.x, y: item.center.y - finger.y)
        item.alpha = 0.7
    }

    private func carry(_ item: TrayItemView, _ finger: CGPoint) {
        // If other code took it away meanwhile, it stays there.
        guard item.superview === self else { return }
        item.center = CGPoint(x: finger.x + item.grip.x, y: finger.y + item.grip.y)
    }

    /// Drops the item: on the board it stays where it is let go; anywhere else it returns to its slot in the tray.
    private func drop(_ item: TrayItemView) {
        guard item.superview === self else { return putDown(item) }
        if board.frame.contains(item.center) {
            move(item, to: board, center: convert(item.center, to: board))
        } else {
            move(item, to: tray, center: item.slot)
        }
        putDown(item)
    }

    private func putBack(_ item: TrayItemView) {
        if let origin = item.origin, item.superview === self { move(item, to: origin.home, center: origin.center) }
        putDown(item)
    }

    private func putDown(_ item: TrayItemView) {
        item.origin = nil
        item.alpha = 1
    }

    private func move(_ item: TrayItemView, to view: UIView, center: CGPoint) {
        view.addSubview(item)
        item.center = center
    }
}
