import Touchstone

/// A picture that fingers move, scale and rotate at the same time (S-128…S-138).
///
/// The view is the delegate of its three recognizers and lets all of them recognize together. An action adds the change since the last
/// action to the pose and resets the recognizer, so that nothing is lost and nothing is counted twice. The view also handles its
/// touches: the first brings it to the front, and three taps return it home.
final class DragView: UIImageView, UIGestureRecognizerDelegate {
    /// The pose that the fingers ask for; it may be too far out while a finger holds it there.
    private var pose = Pose() {
        didSet { transform = reachable(pose).transform }
    }

    init(_ name: String, _ color: UIColor) {
        super.init(image: nil)
        bounds.size = CGSize(width: Flower.side, height: Flower.side)
        Flower.add(to: layer, color)
        accessibilityIdentifier = name
        isUserInteractionEnabled = true
        attach("\(name) rotation", UIRotationGestureRecognizer(target: self, action: DragView.turned)).delegate = self
        attach("\(name) pinch", UIPinchGestureRecognizer(target: self, action: DragView.zoomed)).delegate = self
        attach("\(name) pan", UIPanGestureRecognizer(target: self, action: DragView.moved)).delegate = self
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

    private func turned(_ rotation: UIRotationGestureRecognizer) {
        pose.angle += rotation.rotation
        rotation.rotation = 0
    }

    private func zoomed(_ pinch: UIPinchGestureRecognizer) {
        // Not too small for fingers.
        pose.scale = max(0.25, pose.scale * pinch.scale)
        pinch.scale = 1
    }

    private func moved(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: superview)
        pose.offset = CGPoint(x: pose.offset.x + way.x, y: pose.offset.y + way.y)
        pan.setTranslation(.zero, in: superview)
        // The excess of a finger that went too far is discarded when it is lifted.
        if pan.state == .ended || pan.state == .cancelled { pose = reachable(pose) }
    }

    /// Returns the pose with the center inside the superview, where a finger can reach it.
    private func reachable(_ pose: Pose) -> Pose {
        guard let superview else { return pose }
        var pose = pose
        let middle = CGPoint(x: center.x + pose.offset.x, y: center.y + pose.offset.y).inside(superview.bounds, by: 0)
        pose.offset = CGPoint(x: middle.x - center.x, y: middle.y - center.y)
        return pose
    }

    // It handles its touches, so it overrides all four methods: no superview receives incomplete sequences (S-229).

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        superview?.bringSubviewToFront(self)
    }

    /// Does nothing: the pan handles movements.
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.tapCount == 3 }) { pose = Pose() }
    }

    /// Does nothing: a recognizer has the touches, and there is nothing to undo. A third tap that becomes a drag resets nothing.
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
