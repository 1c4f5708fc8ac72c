public import TouchGeometry

// Points and rectangles from one view's coordinates to another's, through transforms and bounds origins. Views of
// different windows meet on the screen; `nil` is the window of the other view, or the root where it has none.

extension UIView {
    /// A point of this view in the coordinates of another; `nil` means the window's (B-037).
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if view === self { return point }
        let root = Self.up(point, from: self)
        guard let view else { return root.point }
        let rootOfOther = view.rootView
        if rootOfOther === root.view { return Self.down(root.point, to: view) }
        let screen = root.view.placement.toSuperview(root.point)
        return Self.down(rootOfOther.placement.fromSuperview(screen), to: view)
    }

    /// A point of another view in the coordinates of this one; `nil` means the window's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return Self.down(point, to: self) }
        return view.convert(point, to: self)
    }

    /// The upright rectangle, in another view, around a rectangle of this one; `nil` means the window's coordinates.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.around { convert($0, to: view) }
    }

    /// The upright rectangle, in this view, around a rectangle of another one; `nil` means the window's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.around { convert($0, from: view) }
    }

    /// The middle of the view in window coordinates.
    @_spi(Subclass) public final var middleInWindow: CGPoint {
        convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    }

    /// The outermost view around this one; itself without a superview.
    final var rootView: UIView {
        var view = self
        while let superview = view.superviewStorage { view = superview }
        return view
    }

    private static func up(_ point: CGPoint, from view: UIView) -> (point: CGPoint, view: UIView) {
        var (point, view) = (point, view)
        while let superview = view.superviewStorage {
            point = view.placement.toSuperview(point)
            view = superview
        }
        return (point, view)
    }

    private static func down(_ point: CGPoint, to view: UIView) -> CGPoint {
        guard let superview = view.superviewStorage else { return point }
        return view.placement.fromSuperview(down(point, to: superview))
    }
}
