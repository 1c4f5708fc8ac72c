@_spi(Subclass) import TouchCore
import Touchstone
import TouchInput

// The variables of items, and the constraints that items bring with them: frames that are given, intrinsic sizes, insets of guides.

extension LayoutEngine {
    /// Returns the variables of an item; made at the first call.
    func state(of item: LayoutItem) -> LayoutState {
        if let state = item.state { return state }
        // A guide with insets in a small view has a negative size; a view never has.
        let canBeNegative = item.guide.map { $0.kind != .plain && $0.kind != .content } ?? false
        func make(_ isNonnegative: Bool) -> Int {
            let variable = solver.makeVariable(isNonnegative: isNonnegative)
            while items.count <= variable { items.append(nil) }
            items[variable] = item
            return variable
        }
        let state = LayoutState(
            left: make(false), top: make(false), width: make(!canBeNegative), height: make(!canBeNegative))
        item.state = state
        if let view = item.view {
            let slot = view.layoutSlot
            if slot.translates {
                updateInputs(of: slot)
            } else {
                updateContents(of: slot)
                // Its values may remain 0, which is no change.
                if self === Self.shared { noteMove(of: item, view) }
            }
        } else if let guide = item.guide {
            addEdges(of: guide, state)
        }
        return item.state ?? state
    }

    /// Adds a constraint of the solver, for the library or for a constraint of the app.
    func addToSolver(
        _ sum: LayoutSum, _ relation: SolverRelation, priority: Float, _ source: LayoutSource
    ) -> Int {
        let index = solver.add(sum.terms, sum.constant.ifFinite, relation, priority: priority, isFirm: source.isFirm)
        while sources.count <= index { sources.append(nil) }
        sources[index] = source
        takeConflicts()
        isSolverChanged = true
        return index
    }

    /// Adds the equation that a variable has a value, which is returned as well.
    private func fix(_ variable: Int, at value: Double, of item: LayoutItem) -> (constraint: Int, value: Double) {
        (addToSolver(LayoutSum(variable, is: value), .equal, priority: 1000, .place(item)), value)
    }

    private func change(_ constraint: Int, by difference: Double) {
        guard difference != 0 else { return }
        solver.change(constraint, by: difference)
        isSolverChanged = true
    }

    // MARK: Frames

    /// Makes the frame of a view that is given that of its item, or lets the item go.
    func updateInputs(of slot: LayoutSlot) {
        guard let state = slot.item.state else { return }
        guard slot.translates else {
            for (constraint, _) in state.inputs { removeFromSolver(constraint) }
            slot.item.state?.inputs = []
            return
        }
        let values = givenPlace(of: slot.view)
        if state.inputs.isEmpty {
            let variables = [state.left, state.top, state.width, state.height]
            slot.item.state?.inputs = (0..<4).map { fix(variables[$0], at: values[$0], of: slot.item) }
        } else {
            for index in 0..<4 {
                change(state.inputs[index].constraint, by: state.inputs[index].value - values[index])
                slot.item.state?.inputs[index].value = values[index]
            }
        }
    }

    /// The left and upper edge, width and height of the alignment rectangle of a view, without its transform.
    private func givenPlace(of view: UIView) -> SIMD4<Double> {
        let (bounds, center, anchor, insets) = (view.bounds, view.center, view.anchorPoint, view.alignmentRectInsets)
        return SIMD4(
            Double(center.x - anchor.x * bounds.width + insets.left).ifFinite,
            Double(center.y - anchor.y * bounds.height + insets.top).ifFinite,
            Double(max(0, bounds.width - insets.left - insets.right)).ifFinite,
            Double(max(0, bounds.height - insets.top - insets.bottom)).ifFinite)
    }

    /// Returns a Boolean value that indicates whether a view has another frame than its item.
    func isElsewhere(_ view: UIView, than inputs: [(constraint: Int, value: Double)]) -> Bool {
        let place = givenPlace(of: view)
        return inputs.indices.contains { inputs[$0].value != place[$0] }
    }

    // MARK: Intrinsic sizes

    /// Makes the constraints of the intrinsic size as the view has it; a view whose frame is given has none.
    func updateContents(of slot: LayoutSlot) {
        guard let state = slot.item.state else { return }
        let size = slot.translates ? nil : intrinsicSize(of: slot)
        setContent(size.map { Double($0.width) }, axis: 0, of: slot, state.width)
        setContent(size.map { Double($0.height) }, axis: 1, of: slot, state.height)
    }

    private func intrinsicSize(of slot: LayoutSlot) -> CGSize {
        var size = slot.view.intrinsicContentSize
        guard let label = slot.view as? UILabel, label.numberOfLines != 1, let state = slot.item.state else {
            return size
        }
        if !wrapping.contains(where: { $0 === slot.item }) { wrapping.append(slot.item) }
        let limit = slot.preferredMaxLayoutWidth
        let width = limit > 0 ? limit : CGFloat(state.measuredWidth)
        if width > 0, width < size.width {
            let wrapped = label.sizeThatFits(CGSize(width: width, height: 0))
            size = CGSize(width: limit > 0 ? wrapped.width : size.width, height: wrapped.height)
        }
        return size
    }

    private func setContent(_ value: Double?, axis: Int, of slot: LayoutSlot, _ variable: Int) {
        let present = slot.item.state?.contents[axis]
        guard let value, value >= 0, value.isFinite else {
            guard let present else { return }
            removeFromSolver(present.hugging)
            removeFromSolver(present.resistance)
            slot.item.state?.contents[axis] = nil
            return
        }
        if let present {
            change(present.hugging, by: present.value - value)
            change(present.resistance, by: present.value - value)
            slot.item.state?.contents[axis]?.value = value
            return
        }
        let sum = LayoutSum(variable, is: value)
        slot.item.state?.contents[axis] = LayoutContent(
            hugging: addToSolver(sum, .less, priority: slot.hugging[axis].rawValue, .content(slot.item)),
            resistance: addToSolver(sum, .greater, priority: slot.resistance[axis].rawValue, .content(slot.item)),
            value: value)
    }

    /// Makes new constraints of the intrinsic size, after a priority has changed.
    func renewContents(of slot: LayoutSlot, axis: Int) {
        guard let state = slot.item.state, state.contents[axis] != nil else { return }
        setContent(nil, axis: axis, of: slot, axis == 0 ? state.width : state.height)
        contentChanged(slot)
    }

    /// Measures texts of several lines again whose widths have changed; returns a Boolean value that indicates whether any did.
    func measureTexts() -> Bool {
        var isAny = false
        for item in wrapping {
            guard let state = item.state, let slot = item.view?.layoutSlot, !slot.translates else { continue }
            let width = solver.value(state.width)
            guard abs(width - state.measuredWidth) > 0.001 else { continue }
            item.state?.measuredWidth = width
            let height = state.contents[1]?.value
            updateContents(of: slot)
            if item.state?.contents[1]?.value != height { isAny = true }
        }
        return isAny
    }

    // MARK: Guides

    /// Adds the equations of a guide that follows its view.
    private func addEdges(of guide: UILayoutGuide, _ state: LayoutState) {
        guard let owner = guide.owningView else { return }
        switch guide.kind {
        case .plain: break
        case .content:
            guide.item.state?.inputs = [fix(state.left, at: 0, of: guide.item), fix(state.top, at: 0, of: guide.item)]
        case .frame:
            let offset = offset(of: owner)
            guide.item.state?.inputs = [
                fix(state.left, at: offset.x, of: guide.item), fix(state.top, at: offset.y, of: guide.item),
            ]
            addInsetEdges(of: guide, owner, state)
        case .safeArea, .margins, .readable:
            addInsetEdges(of: guide, owner, state)
        }
    }

    /// Adds the equations of the edges: at a distance from those of the owner, which for a scroll view are those of its frame.
    private func addInsetEdges(of guide: UILayoutGuide, _ owner: UIView, _ state: LayoutState) {
        let view = self.state(of: owner.layoutSlot.item)
        let values = insets(of: guide, in: owner)
        var origin: LayoutState?
        if owner is UIScrollView, guide.kind != .frame {
            origin = self.state(of: owner.layoutSlot.guide(.frame).item)
        }
        func add(_ position: Int, _ length: Int?, _ viewLength: Int, _ start: Int?, _ inset: Double) -> Int {
            // position (+ length − length of the view) ∓ inset − start = 0
            var sum = LayoutSum(constant: length == nil ? -inset : inset)
            sum.add(position, times: 1)
            if let length {
                sum.add(length, times: 1)
                sum.add(viewLength, times: -1)
            }
            if let start { sum.add(start, times: -1) }
            return addToSolver(sum, .equal, priority: 1000, .place(guide.item))
        }
        var edges: [(constraint: Int, value: Double)] = []
        if guide.kind != .frame {
            edges.append((add(state.left, nil, view.width, origin?.left, values[0]), values[0]))
            edges.append((add(state.top, nil, view.height, origin?.top, values[1]), values[1]))
            insetGuides.append(guide)
        }
        let (left, top) = guide.kind == .frame ? (state.left, state.top) : (origin?.left, origin?.top)
        edges.append((add(state.left, state.width, view.width, left, values[2]), values[2]))
        edges.append((add(state.top, state.height, view.height, top, values[3]), values[3]))
        guide.item.state?.insets = edges
    }

    /// Makes the guides follow insets that have changed.
    func updateInsets() {
        for guide in insetGuides {
            guard let owner = guide.owningView, let edges = guide.item.state?.insets else { continue }
            let values = insets(of: guide, in: owner)
            for index in edges.indices where edges[index].value != values[index] {
                let difference = values[index] - edges[index].value
                change(edges[index].constraint, by: index < 2 ? -difference : difference)
                guide.item.state?.insets[index].value = values[index]
            }
        }
    }

    /// The distances of a guide's left, upper, right and lower edges from those of its view.
    private func insets(of guide: UILayoutGuide, in owner: UIView) -> SIMD4<Double> {
        let insets = guide.insets(in: owner)
        return SIMD4(
            Double(insets.left).ifFinite, Double(insets.top).ifFinite, Double(insets.right).ifFinite,
            Double(insets.bottom).ifFinite)
    }

    private func offset(of view: UIView) -> SIMD2<Double> {
        SIMD2(Double(view.bounds.minX).ifFinite, Double(view.bounds.minY).ifFinite)
    }

    /// Makes the guide of a scroll view's frame follow its offset.
    func frameGuideChanged(_ slot: LayoutSlot) {
        guard let guide = slot.insetGuides.first(where: { $0.kind == .frame }) else { return }
        let offset = offset(of: slot.view)
        for index in 0..<2 {
            guard let input = guide.item.state?.inputs[index], input.value != offset[index] else { continue }
            change(input.constraint, by: input.value - offset[index])
            guide.item.state?.inputs[index].value = offset[index]
            slot.view.setNeedsLayout()
        }
    }

    /// Gives a scroll view the size of its content.
    func applyContentSize(of slot: LayoutSlot) {
        slot.isContentMoved = false
        guard let guide = slot.insetGuides.first(where: { $0.kind == .content }), let state = guide.item.state,
            let scrollView = slot.view as? UIScrollView
        else { return }
        let size = CGSize(
            width: max(0, CGFloat(solver.value(state.width))), height: max(0, CGFloat(solver.value(state.height))))
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }
}

extension Double {
    /// The number; 0 for one that is not finite, which the solver cannot have.
    fileprivate var ifFinite: Double { isFinite ? self : 0 }
}
