import CoreGraphics
import UIKit

/// A photo that is moved, zoomed and turned at the same time.
final class ZoomingPhotoView: UIView {
    let minimumScale: CGFloat = 0.5
    let maximumScale: CGFloat = 4
    private(set) var currentScale: CGFloat = 1

    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    private lazy var pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched))
    private lazy var rotation = UIRotationGestureRecognizer(target: self, action: #selector(rotated))

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        pan.minimumNumberOfTouches = 2
        for recognizer in [pan, pinch, rotation] {
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func panned(_ sender: UIPanGestureRecognizer) {
        guard sender.state == .began || sender.state == .changed else { return }
        let translation = sender.translation(in: superview)
        center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
        sender.setTranslation(CGPoint.zero, in: superview)
    }

    @objc private func pinched(_ sender: UIPinchGestureRecognizer) {
        guard sender.state == .began || sender.state == .changed else { return }
        let next = max(minimumScale, min(maximumScale, currentScale * sender.scale))
        transform = transform.scaledBy(x: next / currentScale, y: next / currentScale)
        currentScale = next
        sender.scale = 1
    }

    @objc private func rotated(_ sender: UIRotationGestureRecognizer) {
        guard sender.state == .began || sender.state == .changed else { return }
        transform = transform.rotated(by: sender.rotation)
        sender.rotation = 0
    }
}

extension ZoomingPhotoView: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.view == otherGestureRecognizer.view
    }
}
