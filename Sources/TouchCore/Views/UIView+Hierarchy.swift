// Every change of the hierarchy comes down to one method, `move(_:to:at:)`, so that callbacks come in one order:
// willMove(toSuperview:) · willMove(toWindow:) · willRemoveSubview · the change · didMoveToSuperview · didMoveToWindow ·
// didAddSubview. Callbacks may change the hierarchy again; each step looks at it anew.

import TouchTrace

extension UIView {
    /// Puts a view at a place among the subviews, 0 being the back; out of range means the nearest end. A layer that was added by
    /// hand between the subviews stays behind it.
    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view) { siblings, views in
            index < views.count ? siblings.place(of: views[max(0, index)].rank) : siblings.count
        }
    }

    /// Puts a view right behind another subview, or at the front if that is none.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view) { siblings, views in
            views.index(of: sibling) == nil ? siblings.count : siblings.place(of: sibling.rank)
        }
    }

    /// Puts a view right in front of another subview, or at the front if that is none.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view) { siblings, views in
            views.index(of: sibling) == nil ? siblings.count : siblings.place(of: sibling.rank) + 1
        }
    }

    /// Moves a subview to the front.
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superviewStorage === self else { return }
        putSubview(view) { $0.count }
    }

    /// Moves a subview to the back.
    public func sendSubviewToBack(_ view: UIView) {
        guard view.superviewStorage === self else { return }
        putSubview(view) { _ in 0 }
    }

    /// Swaps two subviews; places out of range change nothing.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviewStorage.indices.contains(index1), subviewStorage.indices.contains(index2) else { return }
        let (first, second) = (subviewStorage[index1], subviewStorage[index2])
        (first.rank, second.rank) = (second.rank, first.rank)
        subviewStorage.swapAt(index1, index2)
        subviewsChanged()
    }

    /// Says how many siblings a newcomer has behind it, of which some are the subviews in the second parameter.
    typealias Place = (Siblings, [UIView]) -> Int

    /// Gives a subview another place among all siblings, without it.
    final func putSubview(_ view: UIView, at place: @escaping (Siblings) -> Int) {
        guard let index = subviewStorage.index(of: view) else { return }
        subviewStorage.remove(at: index)
        put(view) { siblings, _ in place(siblings) }
        subviewsChanged()
    }

    private func put(_ view: UIView, at place: @escaping Place) {
        view.rank = rank(of: place)
        subviewStorage.insert(view, at: subviewStorage.count(below: view.rank))
    }

    /// A method of its own: while siblings are looked at, their arrays must not be changed.
    private func rank(of place: Place) -> Int64 {
        let siblings = Siblings(views: subviewStorage, layers: layerStorage?.sublayerStorage ?? [])
        return siblings.rank(inserting: place(siblings, siblings.views))
    }

    /// Whether it is the other view or inside it.
    public func isDescendant(of view: UIView) -> Bool {
        var link: UIView? = self
        while let present = link {
            if present === view { return true }
            link = present.superviewStorage
        }
        return false
    }

    /// The first view with the tag: this one, then its subviews in order, each with its own subtree.
    public func viewWithTag(_ tag: Int) -> UIView? {
        var subtree = Subtree(self)
        while let view = subtree.next() {
            if view.tag == tag { return view }
        }
        return nil
    }

    private func subviewsChanged() {
        setNeedsLayout()
        displayNeeded()
    }

    /// Whether it is the other view or inside it, found by the shorter way: up from this view, or down into the other one.
    private func isAround(_ view: UIView) -> Bool {
        var subtree = Subtree(view)
        var link: UIView? = self
        while let above = link, let below = subtree.next() {
            if above === view || below === self { return true }
            link = above.superviewStorage
        }
        return false
    }

    final func insert(_ view: UIView, at place: @escaping Place) {
        guard !(view is UIWindow) else {
            if let dispatcher = (windowStorage ?? view.windowStorage)?.application?.dispatcher {
                dispatcher.report(.windowInsideView(dispatcher.name(view).text))
            }
            return
        }
        guard !isAround(view) else {
            if let dispatcher = windowStorage?.application?.dispatcher {
                dispatcher.report(.viewInsideItself(dispatcher.name(view).text))
            }
            return
        }
        Self.move(view, to: self, at: place)
    }

    static func move(_ view: UIView, to superview: UIView?, at place: Place?) {
        let oldWindow = view.windowStorage
        let newWindow = superview?.windowStorage
        view.willMove(toSuperview: superview)
        if oldWindow !== newWindow { view.announceMove(to: newWindow) }
        view.detach()
        // A callback may have put the new superview inside the view: then there is no place for it.
        if let superview, let place, !superview.isAround(view) {
            superview.put(view, at: place)
            view.superviewStorage = superview
            superview.subviewsChanged()
        }
        let reached = view.superviewStorage?.windowStorage
        // Not the window of before: a callback may have moved the view elsewhere meanwhile.
        if view.windowStorage !== reached { view.setWindow(reached) }
        reached?.uprightness += 1
        oldWindow?.application?.dispatcher.hierarchyChanged()
        view.didMoveToSuperview()
        if oldWindow !== reached { view.confirmMove() }
        if let superview, view.superviewStorage === superview { superview.didAddSubview(view) }
    }

    private func detach() {
        superviewStorage?.willRemoveSubview(self)
        // The callback may have moved the view: it leaves the superview that it has now.
        guard let old = superviewStorage else { return }
        if let index = old.subviewStorage.index(of: self) { old.subviewStorage.remove(at: index) }
        superviewStorage = nil
        old.subviewsChanged()
    }

    private func announceMove(to window: UIWindow?) {
        var subtree = Subtree(self)
        while let view = subtree.next() {
            view.controller?.rootViewWillMove(isVisible: window?.isShown == true)
            view.willMove(toWindow: window)
        }
    }

    private func setWindow(_ window: UIWindow?) {
        var subtree = Subtree(self)
        while let view = subtree.next() {
            guard view.windowStorage !== window else {
                subtree.skipInside()
                continue
            }
            if let old = view.windowStorage, let first = old.firstResponder, view.isOnChain(of: first) {
                old.firstResponder = nil
            }
            (view.windowStorage, view.uprightness) = (window, 0)
        }
    }

    private func confirmMove() {
        // A controller is notified after everything inside its view.
        var steps: [(view: UIView, isDone: Bool)] = [(self, false)]
        while let (view, isDone) = steps.popLast() {
            if isDone {
                view.controller?.rootViewDidMove()
                continue
            }
            view.didMoveToWindow()
            steps.append((view, true))
            for inside in view.subviewStorage.reversed() { steps.append((inside, false)) }
        }
    }

    private func isOnChain(of responder: UIResponder) -> Bool {
        responder === self || responder === controller
    }
}
