import Touchstone

/// What a finger is marked with: a round thing in the middle of which it is.
struct FingerMark {
    /// In points.
    var side: CGFloat
    var fill: UIColor
    var edge: UIColor
    /// In points.
    var edgeWidth: CGFloat
    /// Whether it grows and fades away when the finger is lifted; else it is gone at once.
    var fades: Bool

    /// As the talk's second iPad shows fingers.
    static let dot = FingerMark(side: 14, fill: .white, edge: .black, edgeWidth: 2, fades: false)
    /// Larger than the fingertip that covers it.
    static let ring = FingerMark(
        side: 60, fill: UIColor.systemTeal.withAlphaComponent(0.2), edge: .systemTeal, edgeWidth: 3, fades: true)

    func makeView(at center: CGPoint) -> UIView {
        let view = UIView(frame: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
        view.accessibilityIdentifier = "finger mark"
        view.isUserInteractionEnabled = false
        view.backgroundColor = fill
        view.layer.cornerRadius = side / 2
        view.layer.borderWidth = edgeWidth
        view.layer.borderColor = edge.cgColor
        // Above whatever is shown later.
        view.layer.zPosition = 1
        return view
    }
}
