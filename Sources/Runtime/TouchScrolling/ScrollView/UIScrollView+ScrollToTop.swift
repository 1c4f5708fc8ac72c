@_spi(Subclass) import TouchCore
import TouchInput

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
