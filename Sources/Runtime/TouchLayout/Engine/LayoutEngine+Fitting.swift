@_spi(Subclass) import TouchCore
import TouchInput

// Sizes of views apart from their superviews.

extension LayoutEngine {
    /// Returns the size with the constraints of the subtree alone, in an engine that is empty before.
    func fittingSize(
        of view: UIView, near size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        // What the app's engine has of the items is kept meanwhile.
        var (slots, rest): ([LayoutSlot], [UIView]) = ([], [view])
        while let inside = rest.popLast() {
            rest += inside.subviews.reversed()
            if let slot = inside.layoutSlotIfMade { slots.append(slot) }
        }
        let items = slots.flatMap { [$0.item] + $0.guides.map { $0.item } + $0.insetGuides.map { $0.item } }
        let states = items.map { $0.state }
        let constraints = slots.flatMap { $0.held }
        let indices = constraints.map { $0.solverIndex }
        for item in items { item.state = nil }
        for constraint in constraints { constraint.solverIndex = nil }

        let slot = view.layoutSlot
        let translates = slot.translates
        // Its size is what is sought.
        slot.translates = false
        let state = state(of: slot.item)
        for constraint in constraints { add(constraint) }
        wish(state.width, Double(size.width), horizontal, slot.item)
        wish(state.height, Double(size.height), vertical, slot.item)
        var rounds = 0
        repeat {
            solver.settle()
            takeConflicts()
            rounds += 1
        } while measureTexts() && rounds < 3
        slot.translates = translates
        let insets = view.alignmentRectInsets
        let result = CGSize(
            width: CGFloat(solver.value(state.width)) + insets.left + insets.right,
            height: CGFloat(solver.value(state.height)) + insets.top + insets.bottom)

        for (item, state) in zip(items, states) { item.state = state }
        for (constraint, index) in zip(constraints, indices) { constraint.solverIndex = index }
        return result
    }

    private func wish(_ variable: Int, _ value: Double, _ priority: UILayoutPriority, _ item: LayoutItem) {
        _ = addToSolver(LayoutSum(variable, is: value), .equal, priority: priority.rawValue, .content(item))
    }
}
