// Layout runs at the end of each event, or at once with `layoutIfNeeded()`. A view that needs it marks the way up to its
// root, so that a pass visits nothing else.

extension UIView {
    /// Asks for `layoutSubviews()` before the end of the event; outside an event the host is asked for a turn.
    public func setNeedsLayout() {
        needsLayoutStorage = true
        markWayUp()
        windowStorage?.application?.dispatcher.layoutNeeded()
    }

    private func markWayUp() {
        var link: UIView? = self
        while let view = link, !view.subtreeNeedsLayout || view === self {
            view.subtreeNeedsLayout = true
            link = view.superviewStorage
        }
    }

    /// Lays out this view and its subtree now, as far as they need it. From inside its own `layoutSubviews()` it does
    /// nothing: what is asked for there is done in the next pass.
    public func layoutIfNeeded() {
        guard subtreeNeedsLayout, !isLayingOut else { return }
        subtreeNeedsLayout = false
        if needsLayoutStorage {
            needsLayoutStorage = false
            isLayingOut = true
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
            isLayingOut = false
            if subtreeNeedsLayout { markWayUp() }
        }
        for view in subviewStorage { view.layoutIfNeeded() }
    }
}
