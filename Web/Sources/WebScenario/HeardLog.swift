import Touchstone

/// What targets, views, delegates and the host heard, one line each, in order.
final class HeardLog {
    private(set) var lines: [String] = []
    /// Objects of the scenario's own classes that are alive; a `deinit` belongs to no actor.
    nonisolated(unsafe) var living = 0

    func note(_ line: String) {
        lines.append(line)
    }

    func note(_ who: String, _ what: String, _ touches: Set<UITouch>, in view: UIView?) {
        let places = touches.map { "\(text($0.location(in: view)))/\($0.tapCount)" }.joined(separator: " ")
        note("\(who) \(what) \(places)")
    }
}

/// A number with three decimal places; made by hand, since neither platform's own text of a number has a fixed length.
func text(_ value: CGFloat) -> String {
    let thousandths = (Double(value) * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "far" }
    let (whole, rest) = Int64(abs(thousandths)).quotientAndRemainder(dividingBy: 1000)
    let zeros = rest < 10 ? "00" : rest < 100 ? "0" : ""
    return "\(thousandths < 0 ? "-" : "")\(whole).\(zeros)\(rest)"
}

func text(_ point: CGPoint) -> String {
    "\(text(point.x)),\(text(point.y))"
}

/// The word for a state; Embedded Swift cannot print the name of a case.
func text(_ state: UIGestureRecognizer.State) -> String {
    switch state {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
}
