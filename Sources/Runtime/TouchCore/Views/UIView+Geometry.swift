public import TouchInput

// The geometry of a view. The properties are declared in the class: an app may override them to observe changes, which Swift does
// not allow for declarations in an extension.

extension UIView {
    final func changePlacement(_ change: (inout Placement) -> Void) {
        let before = placement.bounds.size
        let wasPlain = placement.isPlain
        if AnimationBlock.open == nil { change(&placement) } else { changePlacementAnimated(change) }
        superviewStorage?.hitBoxes.forget()
        if !placement.isPlain || !wasPlain, let window = windowStorage {
            if placement.isPlain != wasPlain { window.uprightness += 1 }
            window.turns += 1
        }
        if layerStorage?.extras?.sublayerTransform != nil { lensOfSubviewsMayHaveChanged() }
        if placement.bounds.size != before { sizeChanged(from: before) }
        safeAreaMayHaveChanged(isMoved: false)
        looksChanged()
    }

    @inline(never) private func sizeChanged(from before: CGSize) {
        // Nothing that was drawn in an empty rectangle can be stretched.
        if let drawn = drawing?.bounds, isRedrawnWhenResized || drawn.width <= 0 || drawn.height <= 0 {
            drawing = nil
        }
        resizeSubviews(from: before)
        setNeedsLayout()
        // The superview may need to lay out its subviews again, unless it is doing so now.
        if let superviewStorage, !superviewStorage.isLayingOut { superviewStorage.setNeedsLayout() }
    }
}

// Conversion of points and rectangles between the coordinate spaces of views, through transforms and bounds origins. Views of
// different windows are related through the screen; `nil` stands for the window of the other view, or for its root view if it is
// in none.

extension UIView {
    /// Converts a point of this view to the coordinates of another; `nil` means the window's coordinates (B-037).
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if view === self { return point }
        let (point, root) = Self.up(point, from: self)
        guard let view else { return point }
        if view.root.use({ other in root.use { $0 === other } }) { return Self.down(point, to: view) }
        return view.fromScreen(root.use { $0.toSuperview(point) })
    }

    /// Returns a point of the view in screen coordinates; those of the superview of its root view if it is in no window.
    final func onScreen(_ point: CGPoint) -> CGPoint {
        let (point, root) = Self.up(point, from: self)
        return root.use { $0.toSuperview(point) }
    }

    final func fromScreen(_ point: CGPoint) -> CGPoint {
        Self.down(root.use { $0.fromSuperview(point) }, to: self)
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
    final var rootView: UIView { root.object }

    private final var root: Borrowed<UIView> {
        var view = Borrowed(self)
        while let superview = view.use({ $0.superviewLink }) { view = superview }
        return view
    }

    // A placement is large and refers to a lens: where there is no transform, the point is converted without a copy of it.

    /// Returns a point of the view in the coordinates of its superview.
    final func toSuperview(_ point: CGPoint) -> CGPoint {
        guard placement.isPlain else { return placement.toSuperview(point) }
        return CGPoint(x: point.x + placement.offset.x, y: point.y + placement.offset.y)
    }

    /// Returns a point of the superview in the coordinates of the view.
    final func fromSuperview(_ point: CGPoint) -> CGPoint {
        guard placement.isPlain else { return placement.fromSuperview(point) }
        return CGPoint(x: point.x - placement.offset.x, y: point.y - placement.offset.y)
    }

    private static func up(_ point: CGPoint, from view: UIView) -> (point: CGPoint, root: Borrowed<UIView>) {
        var (point, view) = (point, Borrowed(view))
        while let superview = view.use({ $0.superviewLink }) {
            point = view.use { $0.toSuperview(point) }
            view = superview
        }
        return (point, view)
    }

    private static func down(_ point: CGPoint, to view: UIView) -> CGPoint {
        down(point, to: Borrowed(view), levels: 64)
    }

    private static func down(_ point: CGPoint, to view: Borrowed<UIView>, levels: Int) -> CGPoint {
        guard let superview = view.use({ $0.superviewLink }) else { return point }
        // Beyond so many levels the way is kept in an array: views may be nested deeper than the call stack allows.
        let outer = levels > 0 ? down(point, to: superview, levels: levels - 1) : farDown(point, to: superview)
        return view.use { $0.fromSuperview(outer) }
    }

    private static func farDown(_ point: CGPoint, to view: Borrowed<UIView>) -> CGPoint {
        var way: [Borrowed<UIView>] = []
        var view = view
        while let superview = view.use({ $0.superviewLink }) {
            way.append(view)
            view = superview
        }
        return way.reversed().reduce(point) { point, view in view.use { $0.fromSuperview(point) } }
    }
}

/// The frames of a view's subviews, in a row: a hit test among many siblings compares them before it looks at any of the views.
///
///     first search      all views are looked at
///     second search     the frames are collected, then compared
///     further ones      the frames are compared, until a sibling is added, removed or moved
///
/// They are not collected at the first search, so that a hierarchy that changes between all touches pays for no frames.
struct HitBoxes {
    private var boxes: [HitBox] = []
    private var wasSearched = false

    /// Up to so many siblings, looking at each is as cheap.
    static let fewestViews = 3

    /// Prepares a search among the views.
    mutating func beginSearch(among views: [UIView]) {
        guard boxes.isEmpty else { return }
        guard wasSearched else { return wasSearched = true }
        boxes.reserveCapacity(views.count)
        for view in views { boxes.append(HitBox(view)) }
    }

    /// Returns the index of the frontmost view that may contain a point, from an index backwards; -1 if none does.
    func last(from index: Int, around point: CGPoint) -> Int {
        guard index < boxes.count else { return index }
        var index = index
        while index >= 0, boxes[index].excludes(point) { index -= 1 }
        return index
    }

    /// Forgets the frames, but not their memory, after a sibling was added, removed or moved.
    mutating func forget() {
        guard wasSearched else { return }
        wasSearched = false
        boxes.removeAll(keepingCapacity: true)
    }
}

/// The least and greatest coordinates, in the superview, at which a subview can be hit.
private struct HitBox {
    private var (minX, minY) = (-CGFloat.infinity, -CGFloat.infinity)
    private var (maxX, maxY) = (CGFloat.infinity, CGFloat.infinity)

    /// A view that may answer for other points than those of its frame has no bounds: one of a subclass, one with a transform, and
    /// one that is hit where an animation shows it. Not inlined, since a hit test among few views would take longer with it.
    @inline(never) init(_ view: UIView) {
        guard view.isPlain, view.placement.isPlain, view.hitPlace != .shown else { return }
        let (frame, origin) = (view.placement.frame, view.placement.bounds.origin)
        // More than the rounding errors of all values: the views that are left are asked exactly.
        let slack =
            1 + 1e-9
            * (abs(frame.minX) + abs(frame.minY) + frame.width + frame.height + abs(origin.x) + abs(origin.y))
        (minX, minY) = (frame.minX - slack, frame.minY - slack)
        (maxX, maxY) = (frame.maxX + slack, frame.maxY + slack)
    }

    func excludes(_ point: CGPoint) -> Bool {
        point.x < minX || point.x > maxX || point.y < minY || point.y > maxY
    }
}
