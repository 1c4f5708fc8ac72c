@_spi(Subclass) import TouchCore
public import TouchGeometry

// Where the view is scrolled to, and who hears of it.

extension UIScrollView {
    /// The point of the content at the upper left corner: the origin of the bounds. Setting it rounds to pixels, and takes
    /// effect at once; a drag or fling goes on from there (B-325, B-332). One that is no number is ignored, one further out than 1e9
    /// points counts as that.
    public var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard let offset = sound(newValue) else { return }
            write(rounded(offset))
        }
    }

    /// Scrolls to an offset, at once or within 0.3 s (N-52). Either stops a scroll that goes on by itself; an animated one ends a
    /// zoom that does as well. The delegate hears of the end of an animated scroll, also of one that is stopped, but not of one
    /// that has nowhere to go.
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard let contentOffset = sound(contentOffset) else { return }
        stopMotion()
        guard animated else {
            self.contentOffset = contentOffset
            return
        }
        animate(to: rounded(contentOffset), .animation)
    }

    /// Scrolls as little as possible so that a rectangle of the content is in view, insets left free; not at all if it is.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
        let way = CGPoint(
            x: Self.shortestWay(from: visible.minX, visible.maxX, to: rect.minX, rect.maxX),
            y: Self.shortestWay(from: visible.minY, visible.maxY, to: rect.minY, rect.maxY))
        guard way != .zero else { return }
        let offset = clamped(CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y))
        guard offset != contentOffset else { return }
        setContentOffset(offset, animated: animated)
    }

    private static func shortestWay(
        from low: CGFloat, _ high: CGFloat, to first: CGFloat, _ last: CGFloat
    ) -> CGFloat {
        if first < low, last > high { return 0 }
        if first < low { return max(first - low, last - high) }
        if last > high { return min(last - high, first - low) }
        return 0
    }

    // MARK: Writing it

    /// Shows an offset to which the view moves by itself, or with a finger.
    final func show(_ offset: CGPoint) {
        position = offset
        let rounded = rounded(offset)
        guard rounded != bounds.origin else { return }
        isFollowing = true
        write(rounded)
        isFollowing = false
    }

    private final func write(_ offset: CGPoint) {
        bounds = CGRect(origin: offset, size: bounds.size)
    }

    /// An app's offset, brought to where pixels still can be told apart; `nil` for one that is no number.
    final func sound(_ offset: CGPoint) -> CGPoint? {
        guard offset.x.isFinite, offset.y.isFinite else { return nil }
        return CGPoint(x: ScrollThresholds.bounded(offset.x), y: ScrollThresholds.bounded(offset.y))
    }

    final func rounded(_ offset: CGPoint) -> CGPoint {
        // Divided, not multiplied by a pixel: a third of a point is no binary fraction.
        let scale = pixelsAPoint
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    private final var pixelsAPoint: CGFloat {
        let scale = window?.screenScale ?? 1
        return scale > 0 && scale.isFinite ? scale : 1
    }

    /// The size of a pixel in points.
    final var pixel: CGFloat { 1 / pixelsAPoint }

    /// The place or the room has changed: what lies above the content is put where it belongs.
    final func placeExtras() {
        placeIndicators()
        placeRefreshControl()
    }

    /// The bounds were set, by whomever.
    final func boundsChanged(from before: CGRect) {
        let bounds = bounds
        if bounds.origin != before.origin {
            let isOwn = isFollowing
            isFollowing = false
            setNeedsLayout()
            if !isOwn {
                put(at: bounds.origin)
                zoomGoesOn(from: position)
            }
            placeExtras()
            tellOfScroll()
        }
        if bounds.size != before.size {
            sizeChanged()
            placeExtras()
        }
    }

    private final func tellOfScroll() {
        guard scrollDepth < ScrollThresholds.deepestScroll else { return }
        scrollDepth += 1
        delegate?.scrollViewDidScroll(self)
        scrollDepth -= 1
    }
}
