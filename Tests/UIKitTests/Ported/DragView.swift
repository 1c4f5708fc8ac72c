// swift-format-ignore-file
import UIKit

class DragView: UIImageView, UIGestureRecognizerDelegate {
    var tx: CGFloat = 0 // x translation
    var ty: CGFloat = 0 // y translation
    var scale: CGFloat = 0 // zoom scale
    var theta: CGFloat = 0 // rotation angle

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // Promote the touched view
        self.superview?.bringSubviewToFront(self)

        // initialize translation offsets
        tx = self.transform.tx
        ty = self.transform.ty
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let touch = touches.first
        if touch?.tapCount == 3 {
            // Reset geometry upon triple-tap
            self.transform = CGAffineTransform.identity
            tx = 0.0; ty = 0.0; scale = 1.0; theta = 0.0
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touchesEnded(touches, with: event)
    }

    func updateTransform(withOffset translation: CGPoint) {
        // Create a blended transform representing translation,
        // rotation, and scaling
        self.transform = CGAffineTransform(translationX: translation.x + tx, y: translation.y + ty)
        self.transform = self.transform.rotated(by: theta)
        self.transform = self.transform.scaledBy(x: scale, y: scale)
    }

    func handlePan(_ uigr: UIPanGestureRecognizer) {
        let translation = uigr.translation(in: self.superview)
        self.updateTransform(withOffset: translation)
    }

    func handleRotation(_ uigr: UIRotationGestureRecognizer) {
        theta = uigr.rotation
        self.updateTransform(withOffset: CGPoint.zero)
    }

    func handlePinch(_ uigr: UIPinchGestureRecognizer) {
        scale = uigr.scale
        self.updateTransform(withOffset: CGPoint.zero)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return true
    }

    override init(image: UIImage?) {
        // Initialize and set as touchable
        super.init(image: image)
        self.isUserInteractionEnabled = true

        // Reset geometry to identities
        self.transform = CGAffineTransform.identity
        tx = 0.0; ty = 0.0; scale = 1.0; theta = 0.0

        // Add gesture recognizer suite
        let rot = UIRotationGestureRecognizer(target: self, action: DragView.handleRotation)
        let pinch = UIPinchGestureRecognizer(target: self, action: DragView.handlePinch)
        let pan = UIPanGestureRecognizer(target: self, action: DragView.handlePan)
        self.gestureRecognizers = [rot, pinch, pan]
        for recognizer in self.gestureRecognizers! {
            recognizer.delegate = self
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
