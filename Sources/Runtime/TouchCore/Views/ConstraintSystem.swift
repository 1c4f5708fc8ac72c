public import TouchInput

// The doors for the module that lays out with constraints: an app without constraints has none of it.

/// The strength of a constraint: 1000 for one that must be satisfied, and less for one that gives way to stronger ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number, 1…1000.
    public let rawValue: Float
    /// Creates a priority from a number.
    nonisolated public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a number.
    nonisolated public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of a constraint that must be satisfied; 1000.
    nonisolated public static let required = UILayoutPriority(1000)
    /// The priority with which buttons resist being smaller than their content; 750.
    nonisolated public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which a dragged edge may resize a scene; 510.
    nonisolated public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which scenes keep their size; 500.
    nonisolated public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority with which a dragged edge cannot resize a scene; 490.
    nonisolated public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority with which views resist being larger than their content; 250.
    nonisolated public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target of `systemLayoutSizeFitting(_:)`; 50.
    nonisolated public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns a Boolean value that indicates whether the left priority is lower.
    nonisolated public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    /// Returns the priority whose number is greater by another one.
    nonisolated public static func + (left: Self, right: Float) -> Self { Self(left.rawValue + right) }
    /// Returns the priority whose number is less by another one.
    nonisolated public static func - (left: Self, right: Float) -> Self { Self(left.rawValue - right) }
    /// Adds to the number.
    nonisolated public static func += (left: inout Self, right: Float) { left = left + right }
    /// Subtracts from the number.
    nonisolated public static func -= (left: inout Self, right: Float) { left = left - right }
}

/// The layout with constraints of all views. This one only calls `updateConstraints()`; the module `TouchLayout` installs its own with the
/// first constraint.
@_spi(Subclass) open class ConstraintSystem {
    /// The system; `nil` until a view has constraints or asks for `updateConstraints()`.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    nonisolated(unsafe) public private(set) static var active: ConstraintSystem?

    /// Makes all layout go through the system.
    public final func install() {
        guard Self.active !== self else { return }
        Self.active = self
        UIView.watchPlaces()
    }

    /// Creates a system.
    public init() {}

    /// Lays out a view and its subtree, which calls `UIView.layOutSubtree()`.
    open func layOut(_ view: UIView) {
        view.updateSubtreeConstraints()
        view.layOutSubtree()
    }
    /// Called when a view with a slot has another place or other bounds.
    open func placeChanged(of view: UIView) {}
    /// Called when a view, with a slot or not, has left its superview.
    open func viewLeft(_ view: UIView, _ superview: UIView) {}
    /// Called when a view with a slot is in another superview, or in none.
    open func superviewChanged(of view: UIView) {}
    /// Returns the views in a subtree that constraints do not place completely.
    open func ambiguousViews(in view: UIView) -> [UIView] { [] }
    /// Returns the size that satisfies the constraints of a view best; `nil` if it has none.
    open func size(
        of view: UIView, near size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? { nil }
}

/// The part of a view that the layout with constraints keeps.
@_spi(Subclass) open class ConstraintSlot {
    /// Creates a slot.
    public init() {}

    /// Places the subviews that have constraints.
    open func placeSubviews() {}
    /// Called when the view was hidden or shown.
    open func visibilityChanged() {}
    /// Called when the view may be read in another direction.
    open func directionMayHaveChanged() {}
    /// Called when the intrinsic size of the view has changed.
    open func contentSizeChanged() {}
}

extension UIView {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    nonisolated(unsafe) private static var updateStack: [(view: UIView, isDone: Bool)] = []

    /// Calls `updateConstraints()` on the views of the subtree that need it, subviews before their superviews.
    @_spi(Subclass) public final func updateSubtreeConstraints() {
        // As in a layout, the stack is reused; a nested pass uses its upper part.
        let base = Self.updateStack.count
        Self.updateStack.append((self, false))
        while Self.updateStack.count > base {
            let (view, isDone) = Self.updateStack.removeLast()
            if isDone {
                view.needsConstraintUpdate = false
                if let controller = view.controller {
                    controller.updateViewConstraints()
                } else {
                    view.updateConstraints()
                }
            } else if view.subtreeNeedsLayout {
                if view.needsConstraintUpdate { Self.updateStack.append((view, true)) }
                for subview in view.subviewStorage { Self.updateStack.append((subview, false)) }
            }
        }
    }

    /// A Boolean value that indicates whether a layout was requested for the view or for one below it.
    @_spi(Subclass) public final var needsLayoutInSubtree: Bool { subtreeNeedsLayout }
}
