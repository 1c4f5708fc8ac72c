@_spi(Subclass) import TouchCore
import TouchInput

// The offset of the view, and the delegate's calls about it.

extension UIScrollView {
    /// Takes an offset that was set: by the app, or by a step of the view itself.
    final func take(_ offset: CGPoint) {
        guard let offset = sound(offset) else { return }
        if case .motion = offsetWriter { return write(offset, by: .motion) }
        write(rounded(offset), by: .offset)
    }

    final func scroll(to offset: CGPoint, animated: Bool) {
        guard let offset = sound(offset) else { return }
        stopMotion()
        guard animated else {
            contentOffset = offset
            return
        }
        animate(to: rounded(offset), .animation)
    }

    final func scroll(toVisible rect: CGRect, animated: Bool) {
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

    /// The origin of a change of the offset.
    enum OffsetWriter {
        /// The bounds were set: the delegate is not notified (B-333).
        case bounds
        /// The app set `contentOffset`.
        case offset
        /// A drag or a motion of the view itself.
        case motion
    }

    /// Shows an offset of a motion or a drag.
    final func show(_ offset: CGPoint) {
        position = offset
        let rounded = rounded(offset)
        guard rounded != bounds.origin else { return }
        offsetWriter = .motion
        contentOffset = rounded
        offsetWriter = .bounds
    }

    private final func write(_ offset: CGPoint, by writer: OffsetWriter) {
        offsetWriter = writer
        bounds = CGRect(origin: offset, size: bounds.size)
        offsetWriter = .bounds
    }

    /// Returns an offset from the app, limited to where pixels can be distinguished; `nil` for one that is not a number.
    final func sound(_ offset: CGPoint) -> CGPoint? {
        guard offset.x.isFinite, offset.y.isFinite else { return nil }
        return CGPoint(x: ScrollThresholds.bounded(offset.x), y: ScrollThresholds.bounded(offset.y))
    }

    final func rounded(_ offset: CGPoint) -> CGPoint {
        // Divided rather than multiplied by the pixel's size: a third of a point is not a binary fraction.
        let scale = pixelsAPoint
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    private final var pixelsAPoint: CGFloat {
        let scale = window?.screenScale ?? 1
        return scale > 0 && scale.isFinite ? scale : 1
    }

    /// The size of a pixel in points.
    final var pixel: CGFloat { 1 / pixelsAPoint }

    /// Places the views above the content after the offset or the size has changed.
    final func placeExtras() {
        placeIndicators()
        placeRefreshControl()
    }

    /// Called when the bounds were set, by the app or by the view itself.
    final func boundsChanged(from before: CGRect) {
        let bounds = bounds
        if bounds.origin != before.origin {
            let writer = offsetWriter
            // Callbacks may set the bounds as well.
            offsetWriter = .bounds
            setNeedsLayout()
            if writer != .motion {
                put(at: bounds.origin)
                zoomGoesOn()
            }
            placeExtras()
            if writer != .bounds { tellOfScroll() }
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
