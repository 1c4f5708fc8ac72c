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

// A touch at the top of the screen scrolls the visible scroll view to its top (B-324).
//
//     host        scrollToTop()
//     delegate    shouldScrollToTop ── yes ── didScroll* (0.5 s) ── didScrollToTop
//                                   └─ yes, and it is at the top ── didScrollToTop
//                                   └─ no

extension UIScrollView {
    /// A Boolean value that indicates whether the view scrolls to its top when the user asks for it; `true` by default. It
    /// scrolls only if it is the only visible scroll view with `true` (B-324).
    public final var scrollsToTop: Bool {
        get { extras.scrollsToTop }
        set { extras.scrollsToTop = newValue }
    }

    /// Scrolls to the top for the user. Returns `false` if a finger or the delegate forbids it.
    final func scrollToTop() -> Bool {
        // A finger that holds the view has precedence.
        guard !isTracking, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
        stopMotion()
        let top = rounded(CGPoint(x: contentOffset.x, y: range(.vertical).least))
        if top == contentOffset {
            delegate?.scrollViewDidScrollToTop(self)
        } else {
            animate(to: top, .scrollToTop)
        }
        return true
    }
}

extension HostInterface {
    /// Scrolls to the top. Call it from a host or an app with a status bar, or something like it, when the user touches that.
    ///
    /// The only visible scroll view whose `scrollsToTop` is `true` scrolls to its top within 0.5 s, if its delegate allows it;
    /// with none or several of them nothing happens (B-324).
    /// - Returns: `true` if a view scrolls, or is at its top.
    @discardableResult
    public func scrollToTop() -> Bool {
        perform {
            var found: [UIScrollView] = []
            for window in application.windows where !window.isHidden {
                window.collectScrollViews(in: window, into: &found)
            }
            guard found.count == 1 else { return false }
            return found[0].scrollToTop()
        }
    }
}

extension UIView {
    /// Collects the visible scroll views below this view, itself included, that may scroll to the top.
    fileprivate func collectScrollViews(in window: UIWindow, into found: inout [UIScrollView]) {
        var rest: [UIView] = [self]
        while let view = rest.popLast() {
            guard !view.isHidden, view.alpha >= GestureThresholds.minimumTouchableAlpha else { continue }
            if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, view.isSeen(in: window) {
                found.append(scrollView)
            }
            rest += view.subviews.reversed()
        }
    }

    private func isSeen(in window: UIWindow) -> Bool {
        let (place, area) = (convert(bounds, to: window), window.bounds)
        return place.minX < area.maxX && place.maxX > area.minX && place.minY < area.maxY && place.maxY > area.minY
    }
}
