import TouchDrawing
import TouchTrace

// Every change of the hierarchy goes through one method, `move(_:to:at:)`, so that callbacks always come in the same order:
// willMove(toSuperview:) · willMove(toWindow:) · willRemoveSubview · the change · didMoveToSuperview · didMoveToWindow ·
// didAddSubview. Callbacks may change the hierarchy again; each step reads its current state.

extension UIView {
    /// Inserts a view at an index among the subviews, 0 being the back; an index out of range is clamped. A layer that was
    /// inserted by hand between the subviews stays behind the view.
    public func insertSubview(_ view: UIView, at index: Int) {
        let index = max(0, index)
        insert(view) { siblings, views in
            index < views.count ? siblings.place(of: views[index].rank) : siblings.count
        }
    }

    /// Inserts a view directly behind another subview, or at the front if `sibling` is not a subview.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view) { siblings, views in
            views.index(of: sibling) == nil ? siblings.count : siblings.place(of: sibling.rank)
        }
    }

    /// Inserts a view directly in front of another subview, or at the front if `sibling` is not a subview.
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

    /// Swaps two subviews; does nothing if an index is out of range.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviewStorage.indices.contains(index1), subviewStorage.indices.contains(index2) else { return }
        let (first, second) = (subviewStorage[index1], subviewStorage[index2])
        (first.rank, second.rank) = (second.rank, first.rank)
        subviewStorage.swapAt(index1, index2)
        subviewsChanged()
    }

    /// A function that returns how many siblings a new subview has behind it; its second parameter is those that are subviews.
    typealias Place = (Siblings, [UIView]) -> Int

    /// Moves a subview to another position among all siblings, itself not counted.
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

    /// Returns the rank of a place; a separate method, since the arrays of the siblings must not change while they are read.
    private func rank(of place: Place) -> Int64 {
        let siblings = Siblings(views: subviewStorage, layers: layerStorage?.sublayerStorage ?? [])
        return siblings.rank(inserting: place(siblings, siblings.views))
    }

    /// Returns a Boolean value that indicates whether the view is `view` itself or in its subtree.
    public func isDescendant(of view: UIView) -> Bool {
        var link: UIView? = self
        while let present = link {
            if present === view { return true }
            link = present.superviewStorage
        }
        return false
    }

    /// Returns the first view with the tag: this one, then its subviews in order, each followed by its own subtree.
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

    /// Returns the result of `isDescendant(of:)`. Searches in the cheaper direction: up from the one, or down from the other.
    private func isInside(_ view: UIView) -> Bool {
        if view.subviewStorage.isEmpty { return view === self }
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
        guard !isInside(view) else {
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
        let oldTint = view.tintIfUsed
        let oldTraits = view.traitsIfUsed
        view.willMove(toSuperview: superview)
        if oldWindow !== newWindow { view.announceMove(to: newWindow) }
        view.detach()
        // A callback may have moved the new superview into the view: then the view cannot be added to it.
        if let superview, let place, !superview.isInside(view) {
            superview.put(view, at: place)
            view.superviewStorage = superview
            superview.subviewsChanged()
        }
        view.inherit()
        view.depthMayHaveChanged()
        let reached = view.superviewStorage?.windowStorage
        // A callback may have moved the view elsewhere: `reached` is its current window, not the one before the callback.
        if view.windowStorage !== reached { view.setWindow(reached) }
        if let reached {
            reached.uprightness += 1
            reached.turns += 1
        }
        if let oldWindow {
            oldWindow.application?.dispatcher.hierarchyChanged()
        } else if view.recognizerStorage != nil || !view.subviewStorage.isEmpty {
            // Recognizers that come back in mid-turn are related to the others again.
            reached?.application?.dispatcher.ranking.kinshipChanged()
        }
        view.didMoveToSuperview()
        view.tintMayHaveChanged(from: oldTint)
        view.traitsMayHaveChanged(from: oldTraits)
        view.safeAreaMayHaveChanged(isMoved: true)
        if oldWindow !== reached { view.confirmMove() }
        if let superview, view.superviewStorage === superview { superview.didAddSubview(view) }
    }

    private func detach() {
        superviewStorage?.willRemoveSubview(self)
        // The callback may have moved the view: it leaves its current superview.
        guard let old = superviewStorage else { return }
        if let index = old.subviewStorage.index(of: self) { old.subviewStorage.remove(at: index) }
        superviewStorage = nil
        ConstraintSystem.active?.viewLeft(self, old)
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
            view.knownVectorMap?.turns = 0
            view.layersEnter()
        }
        guard Self.isDirectionUsed else { return }
        // Constraints may have been solved in the direction of another application.
        subtree = Subtree(self)
        while let view = subtree.next() { view.constraintSlot?.directionMayHaveChanged() }
    }

    /// Notes that the view may be in a window that is shown now.
    final func layersEnter() {
        guard let layer = layerStorage, !layer.sublayerStorage.isEmpty || layer.extras != nil, Animations.areUsed,
            let animator
        else { return }
        layer.enter(animator)
    }

    private func confirmMove() {
        // A controller is notified after everything in its view's subtree.
        var steps: [(view: UIView, isDone: Bool)] = [(self, false)]
        while let (view, isDone) = steps.popLast() {
            if !isDone {
                #if !hasFeature(Embedded)
                    // It makes the first constraint when it is asked to.
                    if ConstraintSystem.active == nil, type(of: view).requiresConstraintBasedLayout {
                        ConstraintSystem().install()
                    }
                #endif
                view.didMoveToWindow()
            }
            if isDone || view.subviewStorage.isEmpty {
                view.controller?.rootViewDidMove()
            } else {
                steps.append((view, true))
                for inside in view.subviewStorage.reversed() { steps.append((inside, false)) }
            }
        }
    }

    private func isOnChain(of responder: UIResponder) -> Bool {
        responder === self || responder === controller
    }
}

/// The sequence of a view and all views in it, parents before children, siblings from back to front. It is not recursive, so the
/// hierarchy may be of any depth.
///
/// Subviews are read when the next element is requested, so changes that the caller has made to the current view count.
struct Subtree {
    private var rest: [UIView] = []
    private var latest: UIView?

    init(_ root: UIView) { latest = root; isAtRoot = true }

    private var isAtRoot: Bool

    mutating func next() -> UIView? {
        if isAtRoot {
            isAtRoot = false
            return latest
        }
        let inside = latest?.subviewStorage ?? []
        if inside.count > 1 { rest += inside.dropFirst().reversed() }
        latest = inside.first ?? rest.popLast()
        return latest
    }

    /// Skips the subviews of the latest element.
    mutating func skipInside() { latest = nil }
}
