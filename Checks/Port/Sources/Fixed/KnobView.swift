import UIKit.UIGestureRecognizerSubclass

/// A file for iOS in a target that may not be changed.
final class KnobView: UIView {
    func start() {
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(turn(_:))))
    }

    @objc func turn(_ pan: UIPanGestureRecognizer) { pan.state = .cancelled }
}
