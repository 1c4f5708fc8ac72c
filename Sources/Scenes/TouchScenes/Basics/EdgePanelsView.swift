import Touchstone

/// A view with panels that fingers pull in from its edges, and a picture that they move.
final class EdgePanelsView: PosedPictureView {
    /// The width of a panel that stays open, in points.
    private static let open: CGFloat = 80
    /// The widths of the panels: left, right, top, bottom.
    private var widths: [CGFloat] = [0, 0, 0, 0] { didSet { setNeedsDisplay() } }

    /// Shows a panel as far as the finger has come. When it is lifted, the panel stays open, or closes if it is less than half open.
    func pulled(_ pull: UIScreenEdgePanGestureRecognizer) {
        let place = pull.location(in: self)
        let (index, width) =
            switch pull.edges {
            case .left: (0, place.x)
            case .right: (1, bounds.width - place.x)
            case .top: (2, place.y)
            default: (3, bounds.height - place.y)
            }
        switch pull.state {
        case .began, .changed: widths[index] = max(0, width)
        case .ended: widths[index] = width < Self.open / 2 ? 0 : Self.open
        case .cancelled: widths[index] = 0
        case .possible, .failed: break
        }
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        let (width, height) = (bounds.width, bounds.height)
        let panels: [(UIColor, CGRect)] = [
            (.systemTeal, CGRect(x: 0, y: 0, width: widths[0], height: height)),
            (.systemIndigo, CGRect(x: width - widths[1], y: 0, width: widths[1], height: height)),
            (.systemOrange, CGRect(x: 0, y: 0, width: width, height: widths[2])),
            (.systemPink, CGRect(x: 0, y: height - widths[3], width: width, height: widths[3])),
        ]
        for (color, panel) in panels where panel.width > 0 && panel.height > 0 {
            color.setFill()
            UIBezierPath(roundedRect: panel, cornerRadius: 12).fill()
        }
    }
}
