@_spi(Subclass) import TouchCore
import TouchInput

extension NSLayoutConstraint {
    /// Activates the constraint, held by the nearest view around both items or by one that the app names.
    final func activate(in view: UIView? = nil) {
        guard holder == nil else { return }
        guard let check = check(in: view) else { return }
        switch check {
        case .around(let common):
            LayoutEngine.shared.install()
            let slot = (view ?? common).layoutSlot
            holder = slot
            slot.held.append(self)
            for item in leaves { item.constraints.append(self) }
            isReported = false
            LayoutEngine.shared.pending.append(self)
            if hasBaseline { LayoutEngine.shared.baselines += 1 }
            slot.view.setNeedsLayout()
        case .remedy(let remedy):
            (first.anchorView ?? second?.anchorView)?.reportConstraints {
                .constraintIgnored(description, remedy: remedy)
            }
        }
    }

    private enum Check {
        /// The constraint can be active, and this view is around its items.
        case around(UIView)
        /// The remedy.
        case remedy(String)
    }

    /// Returns what stands against activating the constraint; `nil` if an item is gone.
    private func check(in view: UIView?) -> Check? {
        guard let anchor = first.anchorView else { return nil }
        guard constant.isFinite, multiplier.isFinite else { return .remedy("give it a finite constant and multiplier") }
        guard let axis = firstAttribute.isVertical else { return .remedy("give its first item an attribute") }
        guard let second, secondAttribute != .notAnAttribute else {
            return firstAttribute.isLength ? .around(anchor) : .remedy("relate a place to that of another item")
        }
        guard let otherAnchor = second.anchorView else { return nil }
        guard firstAttribute.isLength == secondAttribute.isLength,
            firstAttribute.isLength || secondAttribute.isVertical == axis
        else { return .remedy("relate two places of one axis, or two sizes") }
        guard !firstAttribute.isMixed(with: secondAttribute), !first.isMixed, !second.isMixed else {
            return .remedy("relate leading and trailing edges, or left and right ones")
        }
        guard let common = LayoutItem.view(around: anchor, otherAnchor) else {
            return .remedy("add both views to one hierarchy before you activate it")
        }
        guard let view, !common.isDescendant(of: view) else { return .around(common) }
        return .remedy("add it to a view around both items")
    }

    /// The items whose edges or sizes it relates.
    private var leaves: [LayoutItem] {
        var leaves: [LayoutItem] = []
        for item in first.leaves + (second?.leaves ?? []) where !leaves.contains(where: { $0 === item }) {
            leaves.append(item)
        }
        return leaves
    }

    /// Deactivates the constraint.
    /// - Parameter isTorn: A Boolean value that indicates whether a view of it is being released: others around it may be as well, and
    ///   are not called. Those that are not have lost it when the view was removed.
    final func deactivate(isTorn: Bool = false) {
        guard let holder else { return }
        self.holder = nil
        Self.remove(self, from: &holder.held)
        for item in leaves { Self.remove(self, from: &item.constraints) }
        let engine = LayoutEngine.shared
        if hasBaseline { engine.baselines -= 1 }
        if let solverIndex {
            self.solverIndex = nil
            engine.removeFromSolver(solverIndex)
        } else {
            Self.remove(self, from: &engine.pending)
            Self.remove(self, from: &engine.broken)
        }
        if !isTorn { holder.view.setNeedsLayout() }
    }

    /// A Boolean value that indicates whether it refers to a baseline, whose place in a view may change.
    final var hasBaseline: Bool {
        [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }

    /// A Boolean value that indicates whether it refers to a leading or trailing edge.
    final var hasDirection: Bool {
        firstAttribute.isDirected || secondAttribute.isDirected || first.distance?.isDirected == true
            || second?.distance?.isDirected == true
    }

    /// Removes a constraint from a list: most often the first one.
    private static func remove(_ constraint: NSLayoutConstraint, from list: inout [NSLayoutConstraint]) {
        for index in list.indices where list[index] === constraint {
            list.remove(at: index)
            return
        }
    }

    final func constantChanged(by difference: Double) {
        guard let holder else { return }
        isReported = false
        let engine = LayoutEngine.shared
        if let solverIndex, difference.isFinite {
            engine.solver.change(solverIndex, by: -difference)
        } else {
            renew()
        }
        // Also for one that was broken, which may be satisfied now.
        engine.isSolverChanged = true
        holder.view.setNeedsLayout()
    }

    final func priorityChanged(from old: UILayoutPriority) {
        guard let holder else { return }
        let engine = LayoutEngine.shared
        if let solverIndex, old < .required, priority < .required {
            engine.solver.change(solverIndex, priority: priority.rawValue)
        } else {
            renew()
        }
        engine.isSolverChanged = true
        holder.view.setNeedsLayout()
    }

    /// Takes the constraint out of the solver, if it is there; the next layout adds it again.
    final func renew() {
        guard let solverIndex else { return }
        self.solverIndex = nil
        LayoutEngine.shared.removeFromSolver(solverIndex)
        LayoutEngine.shared.pending.append(self)
    }
}

extension LayoutItem {
    /// Returns the item of a view or guide; one of nothing for another object.
    static func of(_ object: AnyObject) -> LayoutItem {
        if let view = object as? UIView { return view.layoutSlot.item }
        if let guide = object as? UILayoutGuide { return guide.item }
        return LayoutItem()
    }

    /// Returns the nearest view around two views, which may be one of them; `nil` if they are in different hierarchies.
    static func view(around view: UIView, _ other: UIView) -> UIView? {
        var link: UIView? = view
        while let common = link {
            if other.isDescendant(of: common) { return common }
            link = common.superview
        }
        return nil
    }

    /// A Boolean value that indicates whether it is a distance between edges that cannot be related.
    fileprivate var isMixed: Bool { distance.map { $0.startAttribute.isMixed(with: $0.endAttribute) } ?? false }

    /// The items that it consists of: both ends of a distance, or itself.
    var leaves: [LayoutItem] { distance.map { [$0.start, $0.end] } ?? [self] }

    /// The view or guide; `nil` when it is gone.
    var object: AnyObject? { view ?? guide }

    /// Returns a number without needless digits.
    static func text(_ number: CGFloat) -> String {
        number.isFinite && number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(Double(number))"
    }
}

extension UIView {
    /// Reports a diagnostic about constraints to the application of the view.
    func reportConstraints(_ diagnostic: () -> TouchDiagnostic) {
        report { _ in diagnostic() }
    }
}
