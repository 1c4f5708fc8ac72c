import TouchCore
import TouchInput

// The refresh control is a subview right above the content.

extension UIScrollView {
    /// The control that refreshes the content when it is pulled down; `nil` by default (B-372). The view places it above the
    /// content; the control leaves the scroll view that it had before.
    public final var refreshControl: UIRefreshControl? {
        get { extras.refreshControl }
        set {
            let old = extras.refreshControl
            guard newValue !== old else { return }
            if let other = newValue?.superview as? UIScrollView, other.refreshControl === newValue {
                other.refreshControl = nil
            }
            extras.refreshControl = newValue
            old?.letGo()
            if old?.superview === self { old?.removeFromSuperview() }
            if let newValue { insertSubview(newValue, at: 0) }
            if old?.isRefreshing == true || newValue?.isRefreshing == true { refreshInsetChanged() }
            placeRefreshControl()
        }
    }

    /// The height of the refresh control while it refreshes, otherwise 0.
    final var refreshInset: CGFloat {
        guard let control = extras.refreshControl, control.isRefreshing else { return 0 }
        return control.bounds.height
    }

    /// The distance that the content is pulled down beyond its edge, in points.
    final var refreshPull: CGFloat { -contentInset.top - safeInset.top - position.y }

    /// Called when refreshing begins or ends: a drag or motion continues without a jump, content at rest outside the ends returns.
    final func refreshInsetChanged() {
        limitsChanged()
        settle()
        adjustedContentInsetDidChange()
    }

    final func placeRefreshControl() {
        guard let control = extras.refreshControl, control.superview === self else { return }
        let height = control.bounds.height
        let frame = CGRect(
            x: bounds.minX, y: -contentInset.top - safeInset.top - height, width: bounds.width, height: height)
        if control.frame != frame { control.frame = frame }
        control.show(pull: refreshPull)
    }
}
