import Touchstone

/// A view whose picture follows its recognizers, and whose caption counts what they have recognized.
final class EverythingView: PosedPictureView {
    private var caption: UILabel?
    private var counts: [(name: String, count: Int)] = []

    /// Adds the caption, and an effect to each recognizer.
    func build(_ words: String) {
        caption = look(.systemGray5, words)
        for recognizer in gestureRecognizers ?? [] {
            recognizer.addTarget(self, action: EverythingView.recognized)
            switch recognizer {
            case let pan as UIPanGestureRecognizer: pan.addTarget(self, action: EverythingView.moved)
            case let pinch as UIPinchGestureRecognizer: pinch.addTarget(self, action: EverythingView.zoomed)
            case let rotation as UIRotationGestureRecognizer: rotation.addTarget(self, action: EverythingView.turned)
            case let swipe as UISwipeGestureRecognizer: swipe.addTarget(self, action: EverythingView.swiped)
            default: break
            }
        }
    }

    private func swiped(_ swipe: UISwipeGestureRecognizer) {
        // A swipe for both directions does not reveal which one it was (B-268).
        if swipe.direction == .left { move(by: -80, 0) } else if swipe.direction == .right { move(by: 80, 0) }
    }

    /// Counts a recognizer when it begins, or recognizes at once.
    private func recognized(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: backgroundColor = .systemGray4
        case .ended where recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer: break
        case .ended, .cancelled:
            backgroundColor = .systemGray5
            return
        case .changed, .possible, .failed: return
        }
        guard let name = recognizer.name else { return }
        if let index = counts.firstIndex(where: { $0.name == name }) {
            counts[index].count += 1
        } else {
            counts.append((name, 1))
        }
        caption?.text = counts.map { "\($0.name) \($0.count)" }.joined(separator: " · ")
    }
}
