import Touchstone

/// Plain image views, and a recognizer of the same class on each of them and on the board: it does not depend on the photos,
/// nor they on it.
final class GesturePhotosViewController: PhotosViewController {
    /// A Boolean value that indicates whether any movement begins a recognizer; set it before the board is loaded.
    var isEager = false
    private var recognizers: [TransformGestureRecognizer] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        addTransformGesture(to: view)
        for photo in photos {
            photo.isUserInteractionEnabled = true
            addTransformGesture(to: photo)
            let doubleTap = photo.attachTap("\(name(of: photo)) double tap", taps: 2)
            doubleTap.addTarget(self, action: GesturePhotosViewController.bringToFront)
        }
    }

    private func addTransformGesture(to view: UIView) {
        let recognizer = view.attach("\(name(of: view)) transform", TransformGestureRecognizer())
        if isEager { (recognizer.translationThreshold, recognizer.deformationThreshold) = (0, 0) }
        recognizer.addTarget(self, action: GesturePhotosViewController.transform)
        recognizers.append(recognizer)
    }

    private func name(of view: UIView) -> String { view.accessibilityIdentifier ?? "" }

    /// Applies a recognizer, which continues from its view's transform, so nothing is stored here.
    private func transform(_ recognizer: TransformGestureRecognizer) {
        guard let view = recognizer.view else { return }
        if recognizer.state == .began {
            recognizer.transform = view.transform.concatenating(recognizer.transform)
        }
        view.transform = recognizer.transform
    }

    private func bringToFront(_ recognizer: UITapGestureRecognizer) {
        if let photo = recognizer.view { view.bringSubviewToFront(photo) }
    }

    override func goOnFromHome() {
        for recognizer in recognizers { recognizer.transform = .identity }
    }
}
