import TouchInput

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
