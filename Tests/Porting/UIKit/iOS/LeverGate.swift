import UIKit

/// A delegate in another file than its protocol: it lets a lever move in quarters, and not to its end.
class LeverGate: NSObject, LeverViewDelegate {
    private(set) var asked: [CGFloat] = []

    func leverView(_ lever: LeverView, shouldMoveTo position: CGFloat) -> Bool {
        asked.append(position)
        return position < 1
    }

    func leverViewStep(_ lever: LeverView) -> CGFloat { return 0.25 }
}
