@_spi(Subclass) import TouchCore
import TouchInput

extension UIScrollView {
    /// The axes on which a scroll view adds the insets of its safe area to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`: there are no bars of navigation controllers for which it would differ.
        case automatic = 0
        /// Those on which the view scrolls: its content, with `contentInset`, does not fit, or it always bounces.
        case scrollableAxes = 1
        /// None.
        case never = 2
        /// Both.
        case always = 3
    }

    /// Called when the view may have begun or ceased to scroll on an axis.
    final func scrollableAxesChanged() {
        limitsChanged()
        if safeInset != .zero || safeAreaInsets != .zero { updateSafeInset() }
    }

    /// Called when the safe area or the axes may have changed: content at rest at its beginning stays there, as with other insets.
    final func updateSafeInset() {
        var safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
        if contentInsetAdjustmentBehavior != .always {
            let room = bounds.inset(by: contentInset).size
            if contentSize.width <= room.width, !alwaysBounceHorizontal { (safe.left, safe.right) = (0, 0) }
            if contentSize.height <= room.height, !alwaysBounceVertical { (safe.top, safe.bottom) = (0, 0) }
        }
        guard safe != safeInset else { return }
        let before = adjustedContentInset
        safeInset = safe
        insetsChanged(from: before)
        adjustedContentInsetDidChange()
    }
}
