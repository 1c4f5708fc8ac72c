import TouchScenes
import Touchstone

/// A scene whose only view remembers what its rotation said last.
final class Protractor: UIView, Scene {
    let name = "protractor"
    let summary = "one view with a rotation"
    let windowSize = CGSize(width: 400, height: 300)
    /// Radians.
    private(set) var rotation: CGFloat = 0

    func build(in window: UIWindow) {
        frame = window.bounds
        isMultipleTouchEnabled = true
        let recognizer = UIRotationGestureRecognizer()
        recognizer.addTarget(self, action: Protractor.turned)
        addGestureRecognizer(recognizer)
        window.addSubview(self)
    }

    private func turned(_ recognizer: UIRotationGestureRecognizer) {
        rotation = recognizer.rotation
    }
}
