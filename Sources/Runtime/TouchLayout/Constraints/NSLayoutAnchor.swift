import TouchCore
public import TouchInput

/// An edge, center, baseline or size of a view or guide, which makes constraints with others of its kind.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public class NSLayoutAnchor<AnchorType: AnyObject> {
    final let layoutItem: LayoutItem
    final let attribute: NSLayoutConstraint.Attribute

    init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        (layoutItem, self.attribute) = (item, attribute)
    }

    /// The view or guide; `nil` when it is gone.
    public final var item: AnyObject? { layoutItem.object }

    /// Returns a constraint, not active, that this anchor is equal to another one plus a constant.
    public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        relation(.equal, anchor, constant: c)
    }

    /// Returns a constraint, not active, that this anchor is at least another one plus a constant.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, constant: c)
    }

    /// Returns a constraint, not active, that this anchor is at most another one plus a constant.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, constant: c)
    }

    final func relation(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            layoutItem, attribute, relation, anchor.layoutItem, anchor.attribute, multiplier: multiplier,
            constant: constant)
    }
}

/// A horizontal edge or center.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another one, to the right.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(
            LayoutItem(
                distance: LayoutDistance(
                    start: layoutItem, startAttribute: attribute, end: otherAnchor.layoutItem,
                    endAttribute: otherAnchor.attribute)), .width)
    }

    /// Returns a constraint, not active, that this anchor is a number of standard distances, of 8 points each, after another one.
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relation(.equal, anchor, constant: multiplier * LayoutThresholds.spacing)
    }

    /// Returns a constraint, not active, that this anchor is at least the standard distance after another one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, constant: multiplier * LayoutThresholds.spacing)
    }

    /// Returns a constraint, not active, that this anchor is at most the standard distance after another one.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, constant: multiplier * LayoutThresholds.spacing)
    }
}

/// A vertical edge, center or baseline.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another one, downwards.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(
            LayoutItem(
                distance: LayoutDistance(
                    start: layoutItem, startAttribute: attribute, end: otherAnchor.layoutItem,
                    endAttribute: otherAnchor.attribute)), .height)
    }

    /// Returns a constraint, not active, that this anchor is a number of standard distances, of 8 points each, below another one.
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relation(.equal, anchor, constant: multiplier * LayoutThresholds.spacing)
    }

    /// Returns a constraint, not active, that this anchor is at least the standard distance below another one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, constant: multiplier * LayoutThresholds.spacing)
    }

    /// Returns a constraint, not active, that this anchor is at most the standard distance below another one.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, constant: multiplier * LayoutThresholds.spacing)
    }
}

/// A width or height, or a distance between two anchors.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint, not active, that this size is a number of points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constant(.equal, c) }

    /// Returns a constraint, not active, that this size is at least a number of points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constant(.greaterThanOrEqual, c)
    }

    /// Returns a constraint, not active, that this size is at most a number of points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constant(.lessThanOrEqual, c) }

    /// Returns a constraint, not active, that this size is a multiple of another one plus a constant.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relation(.equal, anchor, multiplier: m, constant: c)
    }

    /// Returns a constraint, not active, that this size is at least a multiple of another one plus a constant.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }

    /// Returns a constraint, not active, that this size is at most a multiple of another one plus a constant.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }

    private func constant(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(layoutItem, attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: constant)
    }
}

/// The numbers of layout.
enum LayoutThresholds {
    /// Points between two views at the standard distance. UIKit's documentation calls it a system-defined value, and the guidelines for
    /// interfaces have grids of 8 points. Used by anchors and the visual format.
    static let spacing: CGFloat = 8
}
