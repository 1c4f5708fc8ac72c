// Layout runs at the end of each event, or immediately with `layoutIfNeeded()`. A view that needs layout marks its ancestors up
// to the root, so that a pass visits only marked views.

extension UIView {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    nonisolated(unsafe) private static var layoutStack: [UIView] = []

    /// Requests a call of `layoutSubviews()` before the end of the event; outside an event, the host is asked for a turn.
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

    /// Lays out this view and its subtree now, as far as necessary. Does nothing when called from the view's own
    /// `layoutSubviews()`: layout requested there is done in the next pass.
    public func layoutIfNeeded() {
        guard subtreeNeedsLayout, !isLayingOut else { return }
        // The views that remain to be laid out are on a stack that is reused, so the layout of a frame allocates nothing. A
        // nested pass uses the upper part of the stack.
        let base = Self.layoutStack.count
        Self.layoutStack.append(self)
        while Self.layoutStack.count > base {
            let view = Self.layoutStack.removeLast()
            guard view.subtreeNeedsLayout, !view.isLayingOut else { continue }
            view.layOutItself()
            var index = view.subviewStorage.count
            while index > 0 {
                index -= 1
                Self.layoutStack.append(view.subviewStorage[index])
            }
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
