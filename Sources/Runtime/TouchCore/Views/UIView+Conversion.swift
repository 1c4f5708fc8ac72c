public import TouchInput

// Conversion of points and rectangles between the coordinate spaces of views, through transforms and bounds origins. Views of
// different windows are related through the screen; `nil` stands for the window of the other view, or for its root view if it is
// in none.

extension UIView {
    /// Converts a point of this view to the coordinates of another; `nil` means the window's coordinates (B-037).
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if view === self { return point }
        let root = Self.up(point, from: self)
        guard let view else { return root.point }
        let rootOfOther = view.rootView
        if rootOfOther === root.view { return Self.down(root.point, to: view) }
        return view.fromScreen(root.view.placement.toSuperview(root.point))
    }

    /// Returns a point of the view in screen coordinates; those of the superview of its root view if it is in no window.
    final func onScreen(_ point: CGPoint) -> CGPoint {
        let root = Self.up(point, from: self)
        return root.view.placement.toSuperview(root.point)
    }

    final func fromScreen(_ point: CGPoint) -> CGPoint {
        Self.down(rootView.placement.fromSuperview(point), to: self)
    }

    /// Converts a point of another view to the coordinates of this one; `nil` means the window's coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return Self.down(point, to: self) }
        return view.convert(point, to: self)
    }

    /// Returns the bounding box, in another view, of a rectangle of this one; `nil` means the window's coordinates.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.around { convert($0, to: view) }
    }

    /// Returns the bounding box, in this view, of a rectangle of another one; `nil` means the window's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.around { convert($0, from: view) }
    }

    /// The center of the view's bounds, in window coordinates.
    @_spi(Subclass) public final var middleInWindow: CGPoint {
        convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    }

    /// The topmost ancestor of the view; the view itself if it has no superview.
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

    private static func down(_ point: CGPoint, to view: UIView, levels: Int = 64) -> CGPoint {
        guard let superview = view.superviewStorage else { return point }
        // Beyond so many levels the way is kept in an array: views may be nested deeper than the call stack allows.
        let outer = levels > 0 ? down(point, to: superview, levels: levels - 1) : farDown(point, to: superview)
        return view.placement.fromSuperview(outer)
    }

    private static func farDown(_ point: CGPoint, to view: UIView) -> CGPoint {
        var way: [UIView] = []
        var link = view
        while let superview = link.superviewStorage {
            way.append(link)
            link = superview
        }
        return way.reversed().reduce(point) { $1.placement.fromSuperview($0) }
    }
}
