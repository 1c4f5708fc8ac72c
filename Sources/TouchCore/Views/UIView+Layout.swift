// Layout runs at the end of each event, or at once with `layoutIfNeeded()`. A view that needs it marks the way up to its
// root, so that a pass visits nothing else.

extension UIView {
    nonisolated(unsafe) private static var layoutStack: [UIView] = []

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
        // The views that are still to be laid out are on a stack that is kept: the layout of each frame allocates nothing. One that
        // is asked for in the midst of another uses the upper part of it.
        let base = Self.layoutStack.count
        Self.layoutStack.append(self)
        while Self.layoutStack.count > base {
            let view = Self.layoutStack.removeLast()
            guard view.subtreeNeedsLayout, !view.isLayingOut else { continue }
            view.layOutItself()
            Self.layoutStack.append(contentsOf: view.subviewStorage.reversed())
        }
    }

    private func layOutItself() {
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
    }
}
