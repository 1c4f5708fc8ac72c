import Touchstone

/// A workload whose event adds recognizers to a view, each with a target, and removes them one by one, oldest first.
@MainActor
final class RecognizerLists: Workload {
    private let view = UIView()
    private let shared = UIGestureRecognizer()
    private let recognizers: [UIGestureRecognizer]
    private var events = 0
    private var seen = 0
    private var left = 0

    init(_ count: Int) {
        recognizers = (0..<count).map { _ in UIGestureRecognizer() }
    }

    func run(_ events: Int) {
        self.events += events
        for _ in 0..<events {
            for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
            let tokens = recognizers.map { _ in shared.addAction { _ in } }
            seen += view.gestureRecognizers?.count ?? 0
            for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
            for token in tokens { shared.removeTarget(token) }
            left += view.gestureRecognizers?.count ?? 0
            view.gestureRecognizers = recognizers
            view.gestureRecognizers = nil
        }
    }

    var claims: [Claim] {
        [
            Claim("recognizers that were added", seen, is: events * recognizers.count),
            Claim("recognizers that are left", left, is: 0),
        ]
    }
}
