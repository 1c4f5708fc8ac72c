import Touchstone

/// Something that lies in a tray and can be carried to a board.
final class TrayItemView: UIView {
    /// Where it was picked up.
    struct Origin {
        var home: UIView
        var center: CGPoint
    }

    /// The middle of its place in the tray, in the coordinates of the tray's content.
    let slot: CGPoint
    /// Where it was picked up; `nil` while nobody carries it.
    var origin: Origin?
    /// From the finger to the middle while it is carried.
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
