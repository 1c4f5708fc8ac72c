@_spi(Subclass) import TouchCore
import TouchInput

/// The part of a view that the layout keeps.
final class LayoutSlot: ConstraintSlot {
    unowned(unsafe) let view: UIView
    let item: LayoutItem
    /// A Boolean value that indicates whether the frame of the view is given, not found.
    var translates = true
    /// The priorities of the width and of the height.
    var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
    var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
    /// The stack view that arranges the view.
    unowned(unsafe) var stack: UIStackView?
    var preferredMaxLayoutWidth: CGFloat = 0
    var guides: [UILayoutGuide] = []
    /// The guides that follow insets, made when they are used.
    var insetGuides: [UILayoutGuide] = []
    /// The active constraints among the view and its subtree that have it as nearest common ancestor.
    var held: [NSLayoutConstraint] = []
    /// The subviews that have to be placed.
    var moved: [LayoutItem] = []
    var isPlacing = false
    /// A Boolean value that indicates whether the size of the content has to be applied.
    var isContentMoved = false

    init(_ view: UIView) {
        self.view = view
        item = LayoutItem(view: view)
    }

    #if hasFeature(Embedded)
        deinit { dismantle() }
    #else
        // An object may be released on any thread.
        isolated deinit { dismantle() }
    #endif

    /// Removes all that is left of a view that is gone. It cannot be called any more.
    private func dismantle() {
        for constraint in constraintsOfItems + held { constraint.deactivate(isTorn: true) }
        item.view = nil
        let engine = LayoutEngine.shared
        engine.release(item)
        for guide in guides + insetGuides {
            guide.slot = nil
            engine.release(guide.item)
        }
    }

    /// The active constraints on the view and its guides.
    var constraintsOfItems: [NSLayoutConstraint] {
        var constraints = item.constraints
        for guide in guides + insetGuides { constraints += guide.item.constraints }
        return constraints
    }

    override func placeSubviews() {
        let engine = LayoutEngine.shared
        engine.solveIfNeeded()
        if isContentMoved { engine.applyContentSize(of: self) }
        guard !moved.isEmpty else { return }
        var items: [LayoutItem] = []
        swap(&items, &moved)
        for item in items {
            item.isMoved = false
            guard let child = item.view, child.superview === view else { continue }
            engine.place(child, item)
        }
        items.removeAll(keepingCapacity: true)
        if moved.isEmpty { swap(&items, &moved) }
    }

    override func visibilityChanged() { stack?.arrangementChanged() }

    override func directionMayHaveChanged() {
        guard !held.isEmpty else { return }
        let (engine, isMirrored) = (LayoutEngine.shared, view.isMirrored)
        for constraint in held where constraint.hasDirection && constraint.isMirrored != isMirrored {
            constraint.renew()
        }
        engine.isSolverChanged = true
        view.setNeedsLayout()
    }

    override func contentSizeChanged() {
        guard item.state != nil else { return }
        LayoutEngine.shared.contentChanged(self)
    }
}

extension UIView {
    /// The slot, if there is one.
    var layoutSlotIfMade: LayoutSlot? {
        // No other class of slots exists.
        constraintSlot.map { unsafeDowncast($0, to: LayoutSlot.self) }
    }

    /// The slot; made at the first access.
    var layoutSlot: LayoutSlot {
        if let slot = layoutSlotIfMade { return slot }
        let slot = LayoutSlot(self)
        constraintSlot = slot
        return slot
    }
}
