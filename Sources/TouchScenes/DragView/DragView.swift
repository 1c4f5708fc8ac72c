import Touchstone

/// A picture that fingers move, scale and rotate at the same time (S-128…S-138): Recipe 1-3, with actions that add up.
///
/// Three recognizers have the view as their delegate, which lets them recognize together. Each action takes the change
/// since the last one from its recognizer and resets that, so that nothing is lost and nothing counted twice. In addition
/// the view receives its touches: it comes to the front with the first, and returns home after three taps.
final class DragView: UIImageView, UIGestureRecognizerDelegate {
    private var translation = CGPoint.zero
    private var scale: CGFloat = 1
    private var angle: CGFloat = 0

    init(_ name: String, image: UIImage?) {
        super.init(image: image)
        accessibilityIdentifier = name
        isUserInteractionEnabled = true
        let rotation = UIRotationGestureRecognizer(target: self, action: DragView.turned)
        let pinch = UIPinchGestureRecognizer(target: self, action: DragView.zoomed)
        let pan = UIPanGestureRecognizer(target: self, action: DragView.moved)
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
        let way = pan.translation(in: superview)
        translation = CGPoint(x: translation.x + way.x, y: translation.y + way.y)
        pan.setTranslation(.zero, in: superview)
        show()
        // The excess of a finger that went too far is discarded when it is lifted.
        if pan.state == .ended || pan.state == .cancelled { translation = heldTranslation }
    }

    private func zoomed(_ pinch: UIPinchGestureRecognizer) {
        // Not too small for fingers.
        scale = max(0.25, scale * pinch.scale)
        pinch.scale = 1
        show()
    }

    private func turned(_ rotation: UIRotationGestureRecognizer) {
        angle += rotation.rotation
        rotation.rotation = 0
        show()
    }

    /// The translation that keeps its center inside the superview, where a finger can reach it.
    private var heldTranslation: CGPoint {
        guard let superview else { return translation }
        let middle = CGPoint(x: center.x + translation.x, y: center.y + translation.y).inside(superview.bounds, by: 0)
        return CGPoint(x: middle.x - center.x, y: middle.y - center.y)
    }

    private func show() {
        let translation = heldTranslation
        transform = CGAffineTransform(translationX: translation.x, y: translation.y)
            .rotated(by: angle).scaledBy(x: scale, y: scale)
    }

    // It handles its touches, so it overrides all four methods: no superview receives incomplete sequences (S-229).

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        superview?.bringSubviewToFront(self)
    }

    /// Does nothing: the pan handles movements.
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Does nothing: a recognizer has the touches, and there is nothing to undo.
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Counts taps. Not called when a recognizer takes the touch: a third tap that becomes a drag resets nothing.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touches.contains(where: { $0.tapCount == 3 }) else { return }
        (translation, scale, angle) = (.zero, 1, 0)
        show()
    }
}
