@_spi(Subclass) public import TouchCore
public import TouchInput

/// A relation between an attribute of a view or guide and that of another one: `first relation multiplier × second + constant`.
///
/// A constraint has an effect while it is active. It is then held by the nearest view around both items, whose next layout applies it, and is
/// deactivated when one of them leaves that view. A required constraint that contradicts others is broken: of those that contradict each
/// other, the one that was activated last. It is tried again when constraints change.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class NSLayoutConstraint {
    /// The relation of the two sides.
    public enum Relation: Int, Sendable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// Both are equal.
        case equal = 0
        /// The first is at least the second.
        case greaterThanOrEqual = 1
    }

    /// A part of a rectangle.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The upper edge.
        case top = 3
        /// The lower edge.
        case bottom = 4
        /// The edge at which lines begin: the left one, or the right one from right to left.
        case leading = 5
        /// The edge at which lines end: the right one, or the left one from right to left.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between left and right.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// The left margin.
        case leftMargin = 13
        /// The right margin.
        case rightMargin = 14
        /// The upper margin.
        case topMargin = 15
        /// The lower margin.
        case bottomMargin = 16
        /// The margin at which lines begin: the left one, or the right one from right to left.
        case leadingMargin = 17
        /// The margin at which lines end: the right one, or the left one from right to left.
        case trailingMargin = 18
        /// The middle between the left and the right margin.
        case centerXWithinMargins = 19
        /// The middle between the upper and the lower margin.
        case centerYWithinMargins = 20
        /// None: the other side is a number.
        case notAnAttribute = 0
    }

    /// A direction of layout.
    public enum Axis: Int, Sendable {
        /// From left to right.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    let first: LayoutItem
    let second: LayoutItem?
    /// The view that holds it; `nil` while it is not active.
    unowned(unsafe) var holder: LayoutSlot?
    /// The constraint of the solver; `nil` while it is not active, and until the next layout.
    var solverIndex: Int?
    /// A Boolean value that indicates whether its contradiction was reported.
    var isReported = false
    /// A Boolean value that indicates whether the solver has it from right to left.
    var isMirrored = false

    /// The attribute of the first item.
    public final let firstAttribute: Attribute
    /// The relation.
    public final let relation: Relation
    /// The attribute of the second item.
    public final let secondAttribute: Attribute
    /// The factor of the second attribute.
    public final let multiplier: CGFloat
    /// A name in diagnostics; `nil` by default.
    public final var identifier: String?
    /// Kept for archives, and of no effect.
    public final var shouldBeArchived = false

    /// The number that is added, in points. Changing that of an active constraint costs no more than what depends on it.
    public final var constant: CGFloat {
        didSet { if constant != oldValue { constantChanged(by: Double(constant - oldValue)) } }
    }

    /// The priority; required by default.
    public final var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { priorityChanged(from: oldValue) } }
    }

    init(
        _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        (self.first, self.firstAttribute, self.relation) = (first, firstAttribute, relation)
        (self.second, self.secondAttribute) = (second, secondAttribute)
        (self.multiplier, self.constant) = (multiplier, constant)
    }

    #if hasFeature(Embedded)
        /// Creates a constraint, which is not active, between views or layout guides; without a second one, that side is the constant.
        public convenience init(
            item view1: AnyObject, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: AnyObject?,
            attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
        ) {
            self.init(
                LayoutItem.of(view1), attr1, relation, view2.map(LayoutItem.of), attr2, multiplier: multiplier,
                constant: c)
        }
    #else
        /// Creates a constraint, which is not active, between views or layout guides; without a second one, that side is the constant.
        public convenience init(
            item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
            attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
        ) {
            self.init(
                LayoutItem.of(view1 as AnyObject), attr1, relation, view2.map { LayoutItem.of($0 as AnyObject) }, attr2,
                multiplier: multiplier, constant: c)
        }
    #endif

    /// The first view or guide; `nil` when it is gone.
    public final var firstItem: AnyObject? { first.object }
    /// The second view or guide; `nil` if there is none, or when it is gone.
    public final var secondItem: AnyObject? { second?.object }

    /// A Boolean value that indicates whether the constraint takes part in layout; `false` by default.
    ///
    /// Items without a view around both cannot be related: activating the constraint has no effect then, and is reported.
    public final var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates constraints, in order.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.activate() }
    }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.deactivate() }
    }

    /// The identifier; without one, the relation in words: `save.width = 0.5 × sheet.width + 8 @ 750`.
    public final var description: String {
        if let identifier { return identifier }
        var text = "\(first.name).\(firstAttribute.name) "
        switch relation {
        case .lessThanOrEqual: text += "≤"
        case .equal: text += "="
        case .greaterThanOrEqual: text += "≥"
        }
        if let second {
            if multiplier != 1 { text += " \(LayoutItem.text(multiplier)) ×" }
            text += " \(second.name).\(secondAttribute.name)"
            if constant != 0 { text += (constant < 0 ? " − " : " + ") + LayoutItem.text(abs(constant)) }
        } else {
            text += " " + LayoutItem.text(constant)
        }
        if priority < .required { text += " @ " + LayoutItem.text(CGFloat(priority.rawValue)) }
        return text
    }
}

extension NSLayoutConstraint: Hashable {
    /// Returns a Boolean value that indicates whether both are the same object.
    nonisolated public static func == (left: NSLayoutConstraint, right: NSLayoutConstraint) -> Bool { left === right }
    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

#if !hasFeature(Embedded)
    extension NSLayoutConstraint: @preconcurrency CustomStringConvertible {}
#endif

extension NSLayoutConstraint.Attribute {
    /// The name, as in Swift.
    var name: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        }
    }

    /// The direction that the attribute is a length or a place in; `nil` for none.
    var isVertical: Bool? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            false
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            true
        case .notAnAttribute: nil
        }
    }

    /// A Boolean value that indicates whether it depends on the direction in which the view is read.
    var isDirected: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline,
            .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins,
            .notAnAttribute:
            false
        }
    }

    /// Returns a Boolean value that indicates whether one of two depends on that direction, and the other is a left or right edge.
    func isMixed(with other: Self) -> Bool {
        (isDirected && other.isSide) || (isSide && other.isDirected)
    }

    private var isSide: Bool { self == .left || self == .right || self == .leftMargin || self == .rightMargin }

    /// A Boolean value that indicates whether it is a length, not a place.
    var isLength: Bool { self == .width || self == .height }
}
