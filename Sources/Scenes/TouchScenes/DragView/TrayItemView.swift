import Touchstone

/// An item in a tray that can be carried to a board.
final class TrayItemView: UIView {
    /// The place where it was picked up.
    struct Origin {
        var home: UIView
        var center: CGPoint
    }

    /// The center of its slot in the tray, in the coordinates of the tray's content.
    let slot: CGPoint
    /// The place where it was picked up; `nil` while it is not carried.
    var origin: Origin?
    /// The vector from the finger to the center while it is carried.
    var grip = CGPoint.zero

    /// Puts it into its slot, with a long press and a drag: `NAME press`, `NAME drag`.
    init(_ name: String, color: UIColor, side: CGFloat, slot: CGPoint) {
        self.slot = slot
        super.init(frame: CGRect(x: slot.x - side / 2, y: slot.y - side / 2, width: side, height: side))
        accessibilityIdentifier = name
        look(color, name, cornerRadius: 10)
        attach("\(name) press", UILongPressGestureRecognizer())
        attach("\(name) drag", UIPanGestureRecognizer()).maximumNumberOfTouches = 1
    }

    #if canImport(Foundation)
        required init?(coder: NSCoder) { nil }
    #endif
}
