import Touchstone

/// The look of a finger's mark: a disc with the finger at its center.
struct FingerMark {
    /// The width and height in points.
    var side: CGFloat
    var fill: UIColor
    var edge: UIColor
    /// The width of the edge in points.
    var edgeWidth: CGFloat
    /// A Boolean value that indicates whether it grows and fades out when the finger is lifted; otherwise it disappears at once.
    var fades: Bool

    /// The mark of the second iPad in the talk.
    static let dot = FingerMark(side: 14, fill: .white, edge: .black, edgeWidth: 2, fades: false)
    /// A mark that is larger than the fingertip that covers it.
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
        // Above all views that are added later.
        view.layer.zPosition = 1
        return view
    }
}
