public import TouchGeometry

extension UIView {
    /// The rectangle in the superview's coordinates; with a transform, the upright rectangle around the view.
    public var frame: CGRect {
        get { placement.frame }
        set { changePlacement { $0.frame = newValue } }
    }

    /// The view's own coordinates: the origin is what is seen at the upper left corner.
    public var bounds: CGRect {
        get { placement.bounds }
        set {
            changePlacement {
                $0.bounds = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: newValue.height)
            }
        }
    }

    /// Where the anchor point is, in the superview's coordinates; with the usual anchor, the middle.
    public var center: CGPoint {
        get { placement.center }
        set { changePlacement { $0.center = newValue } }
    }

    /// A scaling, rotation or move about the anchor point; the identity by default.
    public var transform: CGAffineTransform {
        get { placement.transform }
        set { changePlacement { $0.transform = newValue } }
    }

    /// The point that stays under `center` and about which `transform` turns; unit square, (0.5, 0.5) by default.
    public var anchorPoint: CGPoint {
        get { placement.anchorPoint }
        set { changePlacement { $0.anchorPoint = newValue } }
    }

    final func changePlacement(_ change: (inout Placement) -> Void) {
        let before = placement.bounds.size
        change(&placement)
        if placement.bounds.size != before {
            drawing = nil
            setNeedsLayout()
        }
        looksChanged()
    }
}
