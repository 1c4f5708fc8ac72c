@_spi(Subclass) public import TouchCore
public import Touchstone

extension UIView {
    /// A Boolean value that indicates whether the frame is given, by the app or `autoresizingMask`, and constraints of other views take it as
    /// it is; `true` by default. Set it to `false` for a view that constraints place.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutSlotIfMade?.translates ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            let slot = layoutSlot
            slot.translates = newValue
            guard slot.item.state != nil else { return }
            let engine = LayoutEngine.shared
            engine.staleFrames.append(slot.item)
            engine.contentChanged(slot)
            if !newValue { engine.noteMove(of: slot.item, self) }
        }
    }

    /// The active constraints that the view holds: those of which it is the nearest view around both items.
    public var constraints: [NSLayoutConstraint] { layoutSlotIfMade?.held ?? [] }

    /// Activates a constraint, which the view holds. Its items must be the view or in its subtree.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(in: self) }

    /// Activates constraints, which the view holds.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if let slot = layoutSlotIfMade, constraint.holder === slot { constraint.deactivate() }
    }

    /// Deactivates constraints that the view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Returns the active constraints on the view's place or size on an axis: of the app, not those of frames and contents.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        (layoutSlotIfMade?.item.constraints ?? []).filter { $0.firstAttribute.isVertical == (axis == .vertical) }
    }

    // MARK: Content

    /// Returns the priority with which the view resists being larger than its intrinsic size; 250 by default.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutSlotIfMade?.hugging[axis.rawValue] ?? .defaultLow
    }

    /// Sets the priority with which the view resists being larger than its intrinsic size.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard contentHuggingPriority(for: axis) != priority else { return }
        layoutSlot.hugging[axis.rawValue] = priority
        LayoutEngine.shared.renewContents(of: layoutSlot, axis: axis.rawValue)
    }

    /// Returns the priority with which the view resists being smaller than its intrinsic size; 750 by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutSlotIfMade?.resistance[axis.rawValue] ?? .defaultHigh
    }

    /// Sets the priority with which the view resists being smaller than its intrinsic size.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard contentCompressionResistancePriority(for: axis) != priority else { return }
        layoutSlot.resistance[axis.rawValue] = priority
        LayoutEngine.shared.renewContents(of: layoutSlot, axis: axis.rawValue)
    }

    // MARK: Passes

    /// Requests a call of `updateConstraints()` before the next layout.
    public func setNeedsUpdateConstraints() {
        LayoutEngine.shared.install()
        needsConstraintUpdate = true
        setNeedsLayout()
    }

    /// Returns a Boolean value that indicates whether `updateConstraints()` is called before the next layout.
    public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

    /// Calls `updateConstraints()` now on the views of the subtree that need it.
    public func updateConstraintsIfNeeded() { updateSubtreeConstraints() }

    // MARK: Alignment

    /// Returns the rectangle that constraints align, for a frame: without `alignmentRectInsets`.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for a rectangle that constraints align.
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    // MARK: Fitting

    /// The target of the smallest size that satisfies the constraints: zero.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// The target of the largest size that satisfies the constraints: 10,000 points each way.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Returns the size that satisfies the constraints of the view and its subtree best, near a target.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    // MARK: Diagnosis

    /// A Boolean value that indicates whether the constraints leave open where the view is, or how large. Its place is then one of those
    /// that satisfy them best, and depends on the order in which they were added. Costs several layouts.
    public var hasAmbiguousLayout: Bool {
        guard let slot = layoutSlotIfMade, !slot.translates, let state = slot.item.state else { return false }
        let engine = LayoutEngine.shared
        engine.solve()
        return [state.left, state.top, state.width, state.height].contains { !engine.solver.isUnique($0) }
    }

    /// The views in the subtree, this one included, whose layout is ambiguous.
    public var ambiguousViews: [UIView] {
        var (found, rest): ([UIView], [UIView]) = ([], [self])
        while let view = rest.popLast() {
            if view.hasAmbiguousLayout { found.append(view) }
            rest += view.subviews.reversed()
        }
        return found
    }
}

extension UILabel {
    /// The width at which the lines of a label with several lines are broken for its intrinsic size; 0, the default, for its own width.
    public var preferredMaxLayoutWidth: CGFloat {
        get { layoutSlotIfMade?.preferredMaxLayoutWidth ?? 0 }
        set {
            guard newValue != preferredMaxLayoutWidth else { return }
            layoutSlot.preferredMaxLayoutWidth = newValue
            invalidateIntrinsicContentSize()
        }
    }
}
