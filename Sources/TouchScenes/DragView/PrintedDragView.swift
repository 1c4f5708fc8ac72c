import Touchstone

/// The view of Recipe 1-3 as printed: its actions overwrite instead of adding up.
///
/// - A pinch or a rotation sets the transform without the pan's present translation: together they lose it.
/// - Scale and angle are the recognizers' own: a second pinch begins at scale 1, regardless of the present scale.
/// - A cancelled touch ends like one that is lifted: two taps and a drag count as three taps.
final class PrintedDragView: UIImageView, UIGestureRecognizerDelegate {
    private var start = CGPoint.zero
    private var scale: CGFloat = 1
    private var angle: CGFloat = 0

    init(_ name: String, image: UIImage?) {
        super.init(image: image)
        accessibilityIdentifier = name
        isUserInteractionEnabled = true
        let rotation = UIRotationGestureRecognizer(target: self, action: PrintedDragView.turned)
        let pinch = UIPinchGestureRecognizer(target: self, action: PrintedDragView.zoomed)
        let pan = UIPanGestureRecognizer(target: self, action: PrintedDragView.moved)
        (rotation.name, pinch.name, pan.name) = ("\(name) rotation", "\(name) pinch", "\(name) pan")
        gestureRecognizers = [rotation, pinch, pan]
        for recognizer in [rotation, pinch, pan] { recognizer.delegate = self }
    }

    #if canImport(Foundation)
        required init?(coder: NSCoder) { nil }
    #endif

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }

    private func moved(_ pan: UIPanGestureRecognizer) {
        show(pan.translation(in: superview))
    }

    private func zoomed(_ pinch: UIPinchGestureRecognizer) {
        scale = pinch.scale
        show(.zero)
    }

    private func turned(_ rotation: UIRotationGestureRecognizer) {
        angle = rotation.rotation
        show(.zero)
    }

    private func show(_ translation: CGPoint) {
        transform = CGAffineTransform(translationX: start.x + translation.x, y: start.y + translation.y)
            .rotated(by: angle).scaledBy(x: scale, y: scale)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        superview?.bringSubviewToFront(self)
        start = CGPoint(x: transform.tx, y: transform.ty)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touches.contains(where: { $0.tapCount == 3 }) else { return }
        (start, scale, angle) = (.zero, 1, 0)
        show(.zero)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesEnded(touches, with: event)
    }
}
