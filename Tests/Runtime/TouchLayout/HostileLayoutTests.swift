import TestSupport
import Testing
@testable import TouchLayout
import TouchTesting
import Touchstone

/// Random changes of views and constraints: the required ones hold after each layout, and nothing is left of views that are gone.
struct HostileLayoutTests {
    private struct World {
        var numbers: SeededNumbers
        let stage: Stage
        var views: [UIView] = []
        var constraints: [NSLayoutConstraint] = []

        mutating func roll(_ count: Int) -> Int { Int(numbers.next() % UInt64(count)) }

        mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }

        mutating func step() {
            switch roll(12) {
            case 0, 1: addView()
            case 2: pick(views + [stage.view]).removeFromSuperviewIfInside()
            case 3:
                pick(views + [stage.view]).frame = CGRect(
                    x: Double(roll(90)), y: Double(roll(90)), width: Double(roll(300)), height: Double(roll(300)))
            case 4: pick(views + [stage.view]).translatesAutoresizingMaskIntoConstraints.toggle()
            case 5: constraints.isEmpty ? () : (pick(constraints).constant = pick([.infinity, CGFloat(roll(50)), 7]))
            case 6: constraints.isEmpty ? () : (pick(constraints).isActive.toggle())
            case 7:
                constraints.isEmpty
                    ? () : (pick(constraints).priority = pick([.required, .defaultHigh, UILayoutPriority(1)]))
            case 8: pick(views + [stage.view]).isHidden.toggle()
            default: addConstraint()
            }
            stage.view.translatesAutoresizingMaskIntoConstraints = true
        }

        private mutating func addView() {
            guard views.count < 12 else { return }
            let kind = roll(4)
            let view: UIView =
                kind == 0 ? UIStackView() : kind == 1 ? UIScrollView() : kind == 2 ? SizedView(30, 20) : UIView()
            let superview = pick(views + [stage.view])
            if let stack = superview as? UIStackView {
                stack.addArrangedSubview(view)
            } else {
                superview.addSubview(view)
            }
            views.append(view)
        }

        private mutating func addConstraint() {
            let all = views + [stage.view]
            let (first, second) = (pick(all), pick(all))
            let isLength = roll(3) == 0
            let attributes: [NSLayoutConstraint.Attribute] =
                isLength
                ? [.width, .height] : pick([[.left, .right, .centerX], [.top, .bottom, .centerY, .lastBaseline]])
            let isAlone = isLength && roll(2) == 0
            let constraint = NSLayoutConstraint(
                item: first, attribute: pick(attributes),
                relatedBy: pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
                toItem: isAlone ? nil : second, attribute: isAlone ? .notAnAttribute : pick(attributes),
                multiplier: pick([1, 1, 0.5]), constant: CGFloat(roll(60)))
            constraint.priority = pick([.required, .required, .defaultHigh, .defaultLow])
            constraint.isActive = true
            constraints.append(constraint)
        }

        /// The required constraints of the app that do not hold.
        var violated: [String] {
            constraints.compactMap { constraint in
                guard constraint.priority == .required, constraint.solverIndex != nil, let holder = constraint.holder,
                    holder.view.window != nil, constraint.constant.isFinite
                else { return nil }
                let engine = LayoutEngine.shared
                let sum = engine.sum(of: constraint, in: holder.view)
                let value = sum.terms.reduce(sum.constant) { $0 + $1.coefficient * engine.solver.value($1.variable) }
                let isKept =
                    switch constraint.relation {
                    case .equal: abs(value) < 1e-4
                    case .lessThanOrEqual: value < 1e-4
                    case .greaterThanOrEqual: value > -1e-4
                    }
                return isKept ? nil : "\(constraint): \(value)"
            }
        }

        /// The views whose frames are not those of the solver.
        var misplaced: [String] {
            views.compactMap { view in
                guard let slot = view.layoutSlotIfMade, let state = slot.item.state, !slot.translates,
                    view.window != nil
                else { return nil }
                let solver = LayoutEngine.shared.solver
                let place = rect(
                    solver.value(state.left), solver.value(state.top), solver.value(state.width),
                    solver.value(state.height))
                let frame = view.frame
                let isThere =
                    abs(frame.minX - place.minX) < 1e-4 && abs(frame.minY - place.minY) < 1e-4
                    && abs(frame.width - place.width) < 1e-4 && abs(frame.height - place.height) < 1e-4
                return isThere ? nil : "\(frame) instead of \(place)"
            }
        }
    }

    @Test(arguments: 0..<40) func `required constraints hold after random changes`(seed: UInt64) {
        let before = LayoutEngine.shared.solver.constraints.count { $0 != nil }
        do {
            let stage = makeStage()
            stage.application.diagnosticHandler = { _ in }
            var world = World(numbers: SeededNumbers(seed: seed), stage: stage)
            for _ in 0..<120 {
                world.step()
                stage.view.layoutIfNeeded()
                expectEqual(world.violated, [])
                expectEqual(world.misplaced, [])
                expect(LayoutEngine.shared.solver.variables.allSatisfy { $0.value.isFinite })
            }
        }
        expectEqual(LayoutEngine.shared.solver.constraints.count { $0 != nil }, before)
    }
}

extension UIView {
    fileprivate func removeFromSuperviewIfInside() {
        if !(superview is UIWindow) { removeFromSuperview() }
    }
}
