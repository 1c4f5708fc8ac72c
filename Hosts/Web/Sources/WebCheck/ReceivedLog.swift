import Touchstone

/// A log of the calls that targets, views, delegates and the host receive, one line each, in order.
final class ReceivedLog {
    private(set) var lines: [String] = []
    /// The number of living objects of the scenario's own classes; see `Life`.
    nonisolated(unsafe) fileprivate(set) var living = 0

    func note(_ line: String) {
        lines.append(line)
    }

    func note(_ who: String, _ what: String, _ touches: Set<UITouch>, in view: UIView?) {
        let places = touches.map { "\(text($0.location(in: view)))/\($0.tapCount)" }.joined(separator: " ")
        note("\(who) \(what) \(places)")
    }
}

/// The life of an object of the scenario, which owns it: the deinitializer of a view is isolated natively, and cannot be here.
final class Life {
    private let log: ReceivedLog

    init(_ log: ReceivedLog) {
        self.log = log
        log.living += 1
    }

    deinit { log.living -= 1 }
}

/// Returns a number with three decimal places; formatted here, since neither platform's own text of a number has a fixed length.
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

/// Returns the word for a state; Embedded Swift cannot print the name of a case.
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
