@_spi(Subclass) import TouchCore
import Touchstone
import TouchDrawing
import TouchInput

// Constraints of the app as sums of variables.

extension LayoutEngine {
    /// Adds a constraint of the app to the solver.
    func add(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder, constraint.solverIndex == nil else { return }
        // An engine of a fitting size keeps nothing.
        if self === Self.shared { constraint.isMirrored = constraint.hasDirection && holder.view.isMirrored }
        let sum = sum(of: constraint, in: holder.view)
        let relation: SolverRelation =
            switch constraint.relation {
            case .lessThanOrEqual: .less
            case .equal: .equal
            case .greaterThanOrEqual: .greater
            }
        let index = addToSolver(sum, relation, priority: constraint.priority.rawValue, .app(constraint))
        // It may have been broken at once.
        if sources[index] != nil { constraint.solverIndex = index }
    }

    /// Returns the first side of a constraint less the second one, in the coordinates of a view around both. Leading and trailing edges of a
    /// view that is mirrored are measured from its right edge, to the left.
    func sum(of constraint: NSLayoutConstraint, in space: UIView) -> LayoutSum {
        var sum = LayoutSum(constant: -Double(constraint.constant))
        let isDirected = constraint.firstAttribute.isDirected || constraint.secondAttribute.isDirected
        let (sign, multiplier) = (isDirected && space.isMirrored ? -1.0 : 1, Double(constraint.multiplier))
        add(constraint.firstAttribute, of: constraint.first, times: sign, in: space, to: &sum)
        if let second = constraint.second {
            add(constraint.secondAttribute, of: second, times: -sign * multiplier, in: space, to: &sum)
        }
        if sign < 0, multiplier != 1 { addInside(1, of: space, isVertical: false, times: 1 - multiplier, to: &sum) }
        return sum
    }

    /// Adds a multiple of an attribute, in the coordinates of a view around the item or of the item's own view.
    func add(
        _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, times factor: Double, in space: UIView,
        to sum: inout LayoutSum
    ) {
        if let distance = item.distance {
            let sign: Double = distance.isDirected && space.isMirrored ? -1 : 1
            add(distance.endAttribute, of: distance.end, times: sign * factor, in: space, to: &sum)
            return add(distance.startAttribute, of: distance.start, times: -sign * factor, in: space, to: &sum)
        }
        switch attribute {
        case .leading, .trailing:
            let isLeft = (attribute == .leading) != space.isMirrored
            addEdge(isLeft ? 0 : 1, of: item, isVertical: false, times: factor, in: space, to: &sum)
        case .left: addEdge(0, of: item, isVertical: false, times: factor, in: space, to: &sum)
        case .centerX: addEdge(0.5, of: item, isVertical: false, times: factor, in: space, to: &sum)
        case .right: addEdge(1, of: item, isVertical: false, times: factor, in: space, to: &sum)
        case .top: addEdge(0, of: item, isVertical: true, times: factor, in: space, to: &sum)
        case .centerY: addEdge(0.5, of: item, isVertical: true, times: factor, in: space, to: &sum)
        case .bottom: addEdge(1, of: item, isVertical: true, times: factor, in: space, to: &sum)
        case .width: sum.add(state(of: item).width, times: factor)
        case .height: sum.add(state(of: item).height, times: factor)
        case .firstBaseline: addBaseline(of: item, isFirst: true, times: factor, in: space, to: &sum)
        case .lastBaseline: addBaseline(of: item, isFirst: false, times: factor, in: space, to: &sum)
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            guard let view = item.view else { return }
            add(
                attribute.withoutMargin, of: view.layoutSlot.guide(.margins).item, times: factor, in: space,
                to: &sum)
        case .notAnAttribute: break
        }
    }

    /// Adds a multiple of a point of an item: a fraction of its length after its left or upper edge.
    private func addEdge(
        _ fraction: Double, of item: LayoutItem, isVertical: Bool, times factor: Double, in space: UIView,
        to sum: inout LayoutSum
    ) {
        if let view = item.view, view === space {
            return addInside(fraction, of: view, isVertical: isVertical, times: factor, to: &sum)
        }
        let state = state(of: item)
        sum.add(isVertical ? state.top : state.left, times: factor)
        if fraction != 0 { sum.add(isVertical ? state.height : state.width, times: factor * fraction) }
        var link = item.container
        while let view = link, view !== space {
            addOrigin(of: view, isVertical: isVertical, times: factor, to: &sum)
            link = view.superview
        }
    }

    /// Adds a multiple of a point of a view in its own coordinates; for a scroll view, of its content.
    private func addInside(
        _ fraction: Double, of view: UIView, isVertical: Bool, times factor: Double, to sum: inout LayoutSum
    ) {
        if view is UIScrollView {
            guard fraction != 0 else { return }
            let content = state(of: view.layoutSlot.guide(.content).item)
            return sum.add(isVertical ? content.height : content.width, times: factor * fraction)
        }
        let insets = view.alignmentRectInsets
        sum.constant += factor * Double(isVertical ? insets.top : insets.left)
        guard fraction != 0 else { return }
        let state = state(of: view.layoutSlot.item)
        sum.add(isVertical ? state.height : state.width, times: factor * fraction)
    }

    /// Adds a multiple of the place, in the view's superview, of the origin of its coordinates.
    private func addOrigin(of view: UIView, isVertical: Bool, times factor: Double, to sum: inout LayoutSum) {
        let state = state(of: view.layoutSlot.item)
        sum.add(isVertical ? state.top : state.left, times: factor)
        let insets = view.alignmentRectInsets
        sum.constant -= factor * Double(isVertical ? insets.top : insets.left)
        guard view is UIScrollView else { return }
        let frame = self.state(of: view.layoutSlot.guide(.frame).item)
        sum.add(isVertical ? frame.top : frame.left, times: -factor)
    }

    /// Adds a multiple of a baseline.
    private func addBaseline(
        of item: LayoutItem, isFirst: Bool, times factor: Double, in space: UIView, to sum: inout LayoutSum
    ) {
        guard let view = item.view, view !== space else {
            return addEdge(isFirst ? 0 : 1, of: item, isVertical: true, times: factor, in: space, to: &sum)
        }
        if let (font, isCentered) = view.baselineFont {
            // A line is 1.2 of the font's size high, as `DrawnText` estimates; the baseline is at 0.95 of that size.
            let line = Double((font.pointSize * 1.2).rounded(.up))
            let ascent = Double((font.pointSize * 0.95).rounded())
            let fraction = isCentered ? 0.5 : isFirst ? 0 : 1
            addEdge(fraction, of: item, isVertical: true, times: factor, in: space, to: &sum)
            sum.constant += factor * (ascent - line * fraction)
            return
        }
        let other = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if other !== view, other.isDescendant(of: view) {
            return addBaseline(of: other.layoutSlot.item, isFirst: isFirst, times: factor, in: space, to: &sum)
        }
        addEdge(isFirst ? 0 : 1, of: item, isVertical: true, times: factor, in: space, to: &sum)
    }
}

extension UIView {
    /// The font of the text of the view, and a Boolean value that indicates whether that is a line in the middle of it; `nil` without text.
    fileprivate var baselineFont: (font: UIFont, isCentered: Bool)? {
        if let label = self as? UILabel { return (label.font, label.numberOfLines == 1) }
        if let button = self as? UIButton, let label = button.titleLabel { return (label.font, true) }
        return nil
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute of the margins' guide that is this one of a view.
    fileprivate var withoutMargin: Self {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
            .firstBaseline, .notAnAttribute:
            self
        }
    }
}
