import TouchAdvice
import Touchstone

extension Catalog {
    /// The curves of inspections of an app.
    static var inspections: [Growth] {
        [
            inspected("inspection", "views side by side, each with a tap", findings: 1) { nest, size in
                addGrid(of: size, to: nest)
            },
            inspected("inspection-view", "taps on one view", findings: nil) { nest, size in
                for _ in 0..<size { nest.leaf.addGestureRecognizer(UITapGestureRecognizer()) }
            },
            inspected("inspection-chain", "taps side by side, each of which awaits the next", findings: 1) {
                nest, size in
                let taps = addGrid(of: size, to: nest)
                for (tap, next) in zip(taps, taps.dropFirst()) { tap.require(toFail: next) }
            },
            inspected("inspection-circle", "taps side by side, each of which awaits the next, in a circle", findings: 2)
            {
                nest, size in
                let taps = addGrid(of: size, to: nest)
                for (tap, next) in zip(taps, taps.dropFirst() + taps.prefix(1)) { tap.require(toFail: next) }
            },
            inspected("inspection-covered", "controls under one that covers them", findings: 1) { nest, size in
                let place = CGRect(x: 300, y: 300, width: 45, height: 45)
                for _ in 0...size { nest.leaf.addSubview(UIControl(frame: place)) }
            },
        ]
    }

    /// - Parameter findings: The number of findings; `nil` for one that grows.
    private static func inspected(
        _ name: String, _ title: String, findings: Int?, fill: @escaping (Nest, Int) -> Void
    ) -> Growth {
        // Each is the same, and has some hundred million instructions.
        .crowd(name, "an inspection, \(title)", [10, 100, 300], countedEvents: 1) { size in
            let nest = Nest()
            fill(nest, size)
            return Repetitions(of: findings ?? size - 1, "findings") { Inspection(nest.application).findings.count }
        }
    }

    /// Adds views that are smaller than a fingertip, side by side, and returns their taps.
    @discardableResult
    private static func addGrid(of count: Int, to nest: Nest) -> [UITapGestureRecognizer] {
        (0..<count).map { place in
            let tap = UITapGestureRecognizer()
            let view = UIView(frame: CGRect(x: place % 32 * 30 + 10, y: place / 32 * 30 + 10, width: 28, height: 28))
            view.addGestureRecognizer(tap)
            nest.leaf.addSubview(view)
            return tap
        }
    }
}
