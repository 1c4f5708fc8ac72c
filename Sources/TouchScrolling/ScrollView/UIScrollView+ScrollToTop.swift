@_spi(Subclass) import TouchCore
import TouchGeometry

// The user touches the top of the screen, and what is shown there scrolls to its top (B-324).
//
//     host        scrollToTop()
//     delegate    shouldScrollToTop ── yes ── didScroll* (0.5 s) ── didScrollToTop
//                                   └─ yes, and it is there ─────── didScrollToTop
//                                   └─ no

extension UIScrollView {
    /// Whether it scrolls to its top when the user asks for it; `true` by default. That happens only if exactly one scroll view
    /// that is shown says so (B-324).
    public final var scrollsToTop: Bool {
        get { extras.scrollsToTop }
        set { extras.scrollsToTop = newValue }
    }

    /// Whether the user is obeyed.
    final func scrollToTop() -> Bool {
        // A finger that holds it decides.
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

extension UIApplication {
    /// The user touched the top of the screen: to be called by hosts and apps that have a status bar, or something like it.
    ///
    /// The one scroll view that is shown and whose `scrollsToTop` is `true` scrolls to its top within 0.5 s, if its delegate says so;
    /// with none or several of them nothing happens (B-324).
    /// - Returns: whether one scrolls, or is at its top.
    @discardableResult
    public final func scrollToTop() -> Bool {
        perform {
            var found: [UIScrollView] = []
            for window in windows where !window.isHidden { window.collectScrollViews(in: window, into: &found) }
            guard found.count == 1 else { return false }
            return found[0].scrollToTop()
        }
    }
}

extension UIView {
    /// Those inside, this view included, that are shown and want to scroll to the top.
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
