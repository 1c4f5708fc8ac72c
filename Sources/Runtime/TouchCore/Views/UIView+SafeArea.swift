import TouchInput

// The area of a view that nothing covers. Only controllers cover parts of a view, by `additionalSafeAreaInsets`: there are no notches and no
// bars. A view's insets follow from those of its superview and its place there. Changes are found before the views are laid out.

/// The insets of a view that only some views have.
final class ViewInsets {
    /// The insets of the safe area of which the view was notified.
    var safeArea = UIEdgeInsets.zero
    var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var marginsRespectSafeArea = true
}

extension UIView {
    /// A Boolean value that indicates whether any controller ever had insets: before that there is nothing to find.
    nonisolated(unsafe) private static var isSafeAreaUsed = false

    /// A Boolean value that indicates whether changes of places are of interest: for insets, or for constraints.
    nonisolated(unsafe) private static var arePlacesWatched = false

    /// Notes that a controller has insets, with or without a view.
    static func useSafeArea() {
        isSafeAreaUsed = true
        arePlacesWatched = true
    }

    /// Notes that there are constraints.
    static func watchPlaces() { arePlacesWatched = true }

    final var safeArea: UIEdgeInsets {
        guard Self.isSafeAreaUsed, windowStorage != nil else { return .zero }
        var path: [UIView] = []
        var link: UIView? = self
        while let view = link {
            path.append(view)
            link = view.superviewStorage
        }
        var insets = UIEdgeInsets.zero
        while let view = path.popLast() { insets = view.safeArea(inside: insets) }
        return insets
    }

    /// Returns the insets of the view if its superview has these.
    private func safeArea(inside insets: UIEdgeInsets) -> UIEdgeInsets {
        let own = superviewStorage.map { insets.remaining(in: placement.frame, of: $0.placement.bounds) } ?? .zero
        return controller.map { own.adding($0.additionalSafeAreaInsets) } ?? own
    }

    /// Called when the view has another place or other bounds, is in another superview, or has another controller or one that covers other
    /// parts of it.
    final func safeAreaMayHaveChanged(isMoved: Bool) {
        if Self.arePlacesWatched { watchedPlaceChanged(isMoved: isMoved) }
    }

    @inline(never) private func watchedPlaceChanged(isMoved: Bool) {
        if constraintSlot != nil, let system = ConstraintSystem.active {
            if isMoved { system.superviewChanged(of: self) } else { system.placeChanged(of: self) }
        }
        guard Self.isSafeAreaUsed, let dispatcher = windowStorage?.application?.dispatcher,
            isAtCoveredPart || isMoved && containsCoveringController
        else { return }
        dispatcher.safeAreaMayHaveChanged(of: self, isMoved: isMoved)
    }

    /// A Boolean value that indicates whether the view or its superview has insets, as of the latest check, or is about to get some.
    private var isAtCoveredPart: Bool {
        (insetStorage?.safeArea ?? .zero) != .zero || (superviewStorage?.insetStorage?.safeArea ?? .zero) != .zero
            || (controller?.additionalSafeAreaInsets ?? .zero) != .zero
    }

    private var containsCoveringController: Bool {
        var subtree = Subtree(self)
        while let view = subtree.next() {
            if let controller = view.controller, controller.additionalSafeAreaInsets != .zero { return true }
        }
        return false
    }

    /// Notifies this view, and those below it that are affected, of insets that are not as before.
    /// - Parameter isMoved: A Boolean value that indicates whether the view is in another superview, so that views at any
    ///   depth may be affected; otherwise those are not whose superview keeps its insets.
    final func checkSafeArea(isMoved: Bool) {
        guard windowStorage != nil else { return }
        let insets = safeArea
        guard take(insets) || isMoved || insets != .zero else { return }
        var rest = [(superview: self, insets: insets)]
        while let (superview, insets) = rest.popLast() {
            for view in superview.subviewStorage where view.superviewStorage === superview {
                let own = view.safeArea(inside: insets)
                if view.take(own) || isMoved { rest.append((view, own)) }
            }
        }
    }

    /// Notifies the view of its insets if they are not as before, and returns a Boolean value that indicates whether they
    /// are not.
    private func take(_ insets: UIEdgeInsets) -> Bool {
        guard insets != insetStorage?.safeArea ?? .zero else { return false }
        makeInsets().safeArea = insets
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if makeInsets().marginsRespectSafeArea { marginsChanged() }
        return true
    }

    final func marginsChanged() {
        layoutMarginsDidChange()
        setNeedsLayout()
    }

    final func makeInsets() -> ViewInsets {
        if let insetStorage { return insetStorage }
        let insets = ViewInsets()
        insetStorage = insets
        return insets
    }
}

extension UIEdgeInsets {
    /// Returns the part of the insets that reaches into a rectangle inside of bounds.
    fileprivate func remaining(in frame: CGRect, of bounds: CGRect) -> UIEdgeInsets {
        // Nothing covers a view that reaches beyond an edge without an inset.
        UIEdgeInsets(
            top: top == 0 ? 0 : max(0, top - (frame.minY - bounds.minY)),
            left: left == 0 ? 0 : max(0, left - (frame.minX - bounds.minX)),
            bottom: bottom == 0 ? 0 : max(0, bottom - (bounds.maxY - frame.maxY)),
            right: right == 0 ? 0 : max(0, right - (bounds.maxX - frame.maxX)))
    }

    /// Returns the sums of the insets.
    package func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
