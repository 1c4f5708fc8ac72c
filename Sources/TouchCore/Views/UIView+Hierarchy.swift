// Every change of the hierarchy comes down to one method, `move(_:to:at:)`, so that callbacks come in one order:
// willMove(toSuperview:) · willMove(toWindow:) · willRemoveSubview · the change · didMoveToSuperview · didMoveToWindow ·
// didAddSubview. Callbacks may change the hierarchy again; each step looks at it anew.

extension UIView {
    /// Puts a view in front of the other subviews. It leaves the superview it had.
    ///
    /// A view inside itself is impossible: such a call changes nothing and is reported as a diagnostic.
    public func addSubview(_ view: UIView) {
        insert(view) { $0.count }
    }

    /// Puts a view at a place among the subviews, 0 being the back; out of range means the nearest end.
    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view) { max(0, min(index, $0.count)) }
    }

    /// Puts a view right behind another subview, or at the back if that is none.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view) { siblings in siblings.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Puts a view right in front of another subview, or at the front if that is none.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view) { siblings in siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.count }
    }

    /// Moves a subview to the front.
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superviewStorage === self, let index = index(of: view) else { return }
        subviewStorage.append(subviewStorage.remove(at: index))
        subviewsChanged()
    }

    /// Moves a subview to the back.
    public func sendSubviewToBack(_ view: UIView) {
        guard view.superviewStorage === self, let index = index(of: view) else { return }
        subviewStorage.insert(subviewStorage.remove(at: index), at: 0)
        subviewsChanged()
    }

    /// Swaps two subviews; places out of range change nothing.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviewStorage.indices.contains(index1), subviewStorage.indices.contains(index2) else { return }
        subviewStorage.swapAt(index1, index2)
        subviewsChanged()
    }

    /// Takes the view out of its superview, which lets go of it.
    ///
    /// A touch bound to it, or to a view inside it, is cancelled once the present app code has returned; a view that is
    /// back in the window by then has only moved and keeps its touches (B-202…B-204).
    public func removeFromSuperview() {
        guard superviewStorage != nil else { return }
        Self.move(self, to: nil, at: nil)
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
        if self.tag == tag { return self }
        for view in subviewStorage {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    private func subviewsChanged() {
        setNeedsLayout()
        displayNeeded()
    }

    private func index(of view: UIView) -> Int? {
        subviewStorage.firstIndex { $0 === view }
    }

    private func insert(_ view: UIView, at place: @escaping ([UIView]) -> Int) {
        guard !(view is UIWindow) else {
            if let dispatcher = (windowStorage ?? view.windowStorage)?.application?.dispatcher {
                dispatcher.report(.windowInsideView(dispatcher.name(view)))
            }
            return
        }
        guard !isDescendant(of: view) else {
            if let dispatcher = windowStorage?.application?.dispatcher {
                dispatcher.report(.viewInsideItself(dispatcher.name(view)))
            }
            return
        }
        Self.move(view, to: self, at: place)
    }

    private static func move(_ view: UIView, to superview: UIView?, at place: (([UIView]) -> Int)?) {
        let oldWindow = view.windowStorage
        let newWindow = superview?.windowStorage
        view.willMove(toSuperview: superview)
        if oldWindow !== newWindow { view.announceMove(to: newWindow) }
        view.detach()
        // A callback may have put the new superview inside the view: then there is no place for it.
        if let superview, !superview.isDescendant(of: view) {
            superview.subviewStorage.insert(
                view, at: place?(superview.subviewStorage) ?? superview.subviewStorage.count)
            view.superviewStorage = superview
            superview.subviewsChanged()
        }
        let reached = view.superviewStorage?.windowStorage
        // Not the window of before: a callback may have moved the view elsewhere meanwhile.
        if view.windowStorage !== reached { view.setWindow(reached) }
        oldWindow?.application?.dispatcher.hierarchyChanged()
        view.didMoveToSuperview()
        if oldWindow !== reached { view.confirmMove() }
        if let superview, view.superviewStorage === superview { superview.didAddSubview(view) }
    }

    private func detach() {
        superviewStorage?.willRemoveSubview(self)
        // The callback may have moved the view: it leaves the superview that it has now.
        guard let old = superviewStorage else { return }
        old.subviewStorage.removeAll { $0 === self }
        superviewStorage = nil
        old.subviewsChanged()
    }

    final func announceMove(to window: UIWindow?) {
        controller?.rootViewWillMove(isVisible: window?.isShown == true)
        willMove(toWindow: window)
        for view in subviewStorage { view.announceMove(to: window) }
    }

    final func setWindow(_ window: UIWindow?) {
        guard windowStorage !== window else { return }
        if let old = windowStorage, let first = old.firstResponder, isOnChain(of: first) {
            old.firstResponder = nil
        }
        windowStorage = window
        for view in subviewStorage { view.setWindow(window) }
    }

    final func confirmMove() {
        didMoveToWindow()
        for view in subviewStorage { view.confirmMove() }
        controller?.rootViewDidMove()
    }

    private func isOnChain(of responder: UIResponder) -> Bool {
        responder === self || responder === controller
    }
}
