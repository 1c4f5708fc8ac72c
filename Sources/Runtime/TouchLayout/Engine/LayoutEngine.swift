@_spi(Subclass) import TouchCore
import TouchInput

/// The layout with constraints of all views: gives constraints to the solver, and places views as it says.
///
///     activate, constant, frame, text      layout pass
///       └── noted, layout requested          updateConstraints ─► solve ─► layoutSubviews, from the top: each view places its subviews
///                                               ▲                                  │ what that changes
///                                               └──────────────────────────────────┘
final class LayoutEngine: ConstraintSystem {
    #if hasFeature(Embedded)
        /// The engine of the app's views.
        nonisolated(unsafe) static let shared = LayoutEngine()
    #else
        /// The engine of the app's views.
        static let shared = LayoutEngine()
    #endif

    var solver = Solver()
    /// The items of the solver's variables.
    var items: [LayoutItem?] = []
    /// The sources of the solver's constraints.
    var sources: [LayoutSource?] = []

    // Work that is not done.
    var pending: [NSLayoutConstraint] = []
    // Of items, whose views may be gone meanwhile.
    var staleContents: [LayoutItem] = []
    var staleFrames: [LayoutItem] = []
    var isSolverChanged = false
    /// The required constraints that were broken, which are tried again when others have changed.
    var broken: [NSLayoutConstraint] = []
    /// The labels of several lines.
    var wrapping: [LayoutItem] = []
    /// The guides with insets that constraints use.
    var insetGuides: [UILayoutGuide] = []
    /// The number of active constraints to baselines.
    var baselines = 0
    private var hasMovedViews = false
    private var isSolving = false

    /// The most rounds of a pass, each of which may change constraints again; the next ones are those of the event.
    private static let mostRounds = 8

    private var hasWork: Bool {
        isSolverChanged || !pending.isEmpty || !staleContents.isEmpty || !staleFrames.isEmpty
    }

    override func layOut(_ view: UIView) {
        var rounds = 0
        repeat {
            view.updateSubtreeConstraints()
            solve()
            hasMovedViews = false
            view.layOutSubtree()
            rounds += 1
        } while view.needsLayoutInSubtree && (hasWork || hasMovedViews) && rounds < Self.mostRounds
    }

    func solveIfNeeded() {
        if hasWork { solve() }
    }

    /// Brings the solver up to date, and notes which views have to be placed.
    func solve() {
        guard !isSolving else { return }
        isSolving = true
        updateInsets()
        if hasWork {
            var rounds = 0
            repeat {
                apply()
                solver.settle()
                takeConflicts()
                rounds += 1
            } while measureTexts() && rounds < 3
            takeChanges()
        }
        isSolving = false
    }

    private func apply() {
        defer { isSolverChanged = false }
        while let item = staleContents.popLast() {
            guard let slot = item.view?.layoutSlotIfMade else { continue }
            updateContents(of: slot)
            renewBaselines(of: slot.view)
        }
        while let item = staleFrames.popLast() {
            if let slot = item.view?.layoutSlotIfMade { updateInputs(of: slot) }
        }
        guard !pending.isEmpty || !broken.isEmpty else { return }
        let added = broken + pending
        broken = []
        pending = []
        // Those that were broken before may be satisfied now, but break first if not.
        for constraint in added { add(constraint) }
    }

    /// Reports the constraints that were broken.
    func takeConflicts() {
        guard !solver.conflicts.isEmpty else { return }
        let conflicts = solver.conflicts.map { conflict in
            (broken: sources[conflict.broken], names: names(of: conflict.constraints))
        }
        for conflict in solver.conflicts { sources[conflict.broken] = nil }
        solver.forgetConflicts()
        for conflict in conflicts {
            guard case .app(let constraint)? = conflict.broken else { continue }
            constraint.solverIndex = nil
            broken.append(constraint)
            guard !constraint.isReported else { continue }
            constraint.isReported = true
            constraint.holder?.view.reportConstraints {
                .constraintsContradict(conflict.names, broken: constraint.description)
            }
        }
    }

    /// The number of constraints of a contradiction that are named.
    private static let mostNames = 20

    /// Returns the names of constraints; of many, those of the first ones and the number of the others.
    private func names(of constraints: [Int]) -> [String] {
        var names: [String] = []
        for constraint in constraints {
            if names.count == Self.mostNames {
                names.append("and " + String(constraints.count - Self.mostNames) + " more")
                break
            }
            names.append(sources[constraint]?.name ?? "")
        }
        return names
    }

    /// Notes which views have other places, for their superviews to place them.
    private func takeChanges() {
        for variable in solver.changes {
            guard let item = items[variable] else { continue }
            if let view = item.view {
                if !view.layoutSlot.translates { noteMove(of: item, view) }
            } else if let guide = item.guide, case .content = guide.kind, let owner = guide.owningView {
                owner.layoutSlot.isContentMoved = true
                owner.setNeedsLayout()
                hasMovedViews = true
            }
        }
        solver.changes.removeAll(keepingCapacity: true)
    }

    /// Requests that a view be placed.
    func noteMove(of item: LayoutItem, _ view: UIView) {
        guard !item.isMoved, let superview = view.superview else { return }
        item.isMoved = true
        superview.layoutSlot.moved.append(item)
        superview.setNeedsLayout()
        hasMovedViews = true
    }

    /// Gives a view its place.
    func place(_ view: UIView, _ item: LayoutItem) {
        guard let state = item.state, let slot = view.layoutSlotIfMade, !slot.translates else { return }
        let insets = view.alignmentRectInsets
        let size = CGSize(
            width: max(0, CGFloat(solver.value(state.width)) + insets.left + insets.right),
            height: max(0, CGFloat(solver.value(state.height)) + insets.top + insets.bottom))
        let anchor = view.anchorPoint
        let center = CGPoint(
            x: CGFloat(solver.value(state.left)) - insets.left + anchor.x * size.width,
            y: CGFloat(solver.value(state.top)) - insets.top + anchor.y * size.height)
        slot.isPlacing = true
        if view.bounds.size != size { view.bounds = CGRect(origin: view.bounds.origin, size: size) }
        if view.center != center { view.center = center }
        slot.isPlacing = false
    }

    // MARK: Notices

    override func placeChanged(of view: UIView) {
        guard let slot = view.layoutSlotIfMade, !slot.isPlacing, let state = slot.item.state else { return }
        if !state.inputs.isEmpty {
            if isElsewhere(view, than: state.inputs) {
                staleFrames.append(slot.item)
                (view.superview ?? view).setNeedsLayout()
            }
        } else if !slot.item.isMoved, !slot.translates, let superview = view.superview {
            // The app has placed a view that constraints place: the next layout of its superview does so again.
            slot.item.isMoved = true
            superview.layoutSlot.moved.append(slot.item)
        }
        frameGuideChanged(slot)
    }

    override func viewLeft(_ view: UIView, _ superview: UIView) {
        // The views around it, which may hold constraints of those inside, are searched alongside: both may be very many.
        var (rest, link, isAnyHeld): ([UIView], UIView?, Bool) = ([view], superview, false)
        while isAnyHeld || link != nil, let inside = rest.popLast() {
            if let around = link {
                isAnyHeld = isAnyHeld || around.layoutSlotIfMade?.held.isEmpty == false
                link = around.superview
            }
            rest += inside.subviews
            guard let slot = inside.layoutSlotIfMade else { continue }
            for constraint in slot.constraintsOfItems {
                if let holder = constraint.holder, !holder.view.isDescendant(of: view) {
                    constraint.deactivate()
                }
            }
        }
    }

    override func superviewChanged(of view: UIView) {
        if let slot = view.layoutSlotIfMade, slot.item.state != nil {
            slot.item.isMoved = false
            if slot.translates { staleFrames.append(slot.item) } else { noteMove(of: slot.item, view) }
        }
    }

    override func ambiguousViews(in view: UIView) -> [UIView] { view.ambiguousViews }

    override func size(
        of view: UIView, near size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        view.updateSubtreeConstraints()
        guard let slot = view.layoutSlotIfMade, !slot.held.isEmpty || slot.item.state != nil else { return nil }
        return LayoutEngine().fittingSize(of: view, near: size, horizontal, vertical)
    }

    func contentChanged(_ slot: LayoutSlot) {
        staleContents.append(slot.item)
        (slot.view.superview ?? slot.view).setNeedsLayout()
    }

    /// Gives back the variables of an item that has no constraints.
    func release(_ item: LayoutItem) {
        wrapping.removeAll { $0 === item }
        if let guide = item.guide { insetGuides.removeAll { $0 === guide } }
        guard let state = item.state else { return }
        for (constraint, _) in state.inputs + state.insets { removeFromSolver(constraint) }
        for content in state.contents {
            guard let content else { continue }
            removeFromSolver(content.hugging)
            removeFromSolver(content.resistance)
        }
        for variable in [state.left, state.top, state.width, state.height] {
            items[variable] = nil
            solver.release(variable)
        }
        item.state = nil
    }

    /// Gives the solver the constraints anew that refer to a baseline of a view, or to one of a view around it that may be the same.
    func renewBaselines(of view: UIView) {
        guard baselines > 0 else { return }
        var link: UIView? = view
        while let view = link {
            for constraint in view.layoutSlotIfMade?.item.constraints ?? [] where constraint.hasBaseline {
                constraint.renew()
            }
            link = view.superview
        }
    }

    func removeFromSolver(_ constraint: Int) {
        solver.remove(constraint)
        takeConflicts()
        sources[constraint] = nil
        isSolverChanged = true
    }
}
