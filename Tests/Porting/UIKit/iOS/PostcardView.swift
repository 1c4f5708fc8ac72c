import UIKit

/// A postcard on a pinboard: two fingers carry, twist and stretch it, two taps turn it over. Its diary says what happened.
final class PostcardView: UIImageView, UIGestureRecognizerDelegate {
    private(set) var diary: [String] = []
    private(set) var isFaceDown = false
    /// The tap counts of touches that a gesture took away.
    private(set) var interruptedTaps: [Int] = []

    override init(image: UIImage?) {
        super.init(image: image)
        isUserInteractionEnabled = true
        gestureRecognizers = [
            UIPinchGestureRecognizer(target: self, action: #selector(stretch(_:))),
            UIPanGestureRecognizer(target: self, action: #selector(carry)),
            UIRotationGestureRecognizer(target: self, action: #selector(PostcardView.twist(with:))),
        ]
        gestureRecognizers?.forEach { $0.delegate = self }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func stretch(_ pinch: UIPinchGestureRecognizer) {
        diary.append("stretched")
        bounds.size.width = max(50, bounds.width * pinch.scale)
        pinch.scale = 1
    }

    @objc private func carry(_ pan: UIPanGestureRecognizer) {
        diary.append("carried")
        let way = pan.translation(in: superview)
        center.x += way.x
        center.y += way.y
        pan.setTranslation(.zero, in: superview)
    }

    @objc private func twist(with rotation: UIRotationGestureRecognizer) {
        diary.append("twisted")
        transform = transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        return other.view === self
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.tapCount == 2 }) { isFaceDown.toggle() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        interruptedTaps += touches.map { $0.tapCount }
    }
}
