import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A finger that comes down and is lifted without having strayed.
final class SteadyHoldGestureRecognizer: UIGestureRecognizer, NSCoding {
    /// The distance that it may stray, in points.
    var allowance: CGFloat = 4
    /// The distance that it has strayed.
    private(set) var tremble: CGFloat = 0
    private var pressed: (finger: UITouch, place: CGPoint)?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    required init?(coder: NSCoder) {
        super.init(target: nil, action: nil)
        allowance = 8
    }

    func encode(with coder: NSCoder) {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pressed == nil, let finger = touches.first else {
            touches.forEach { ignore($0, for: event) }
            return
        }
        pressed = (finger, finger.location(in: view))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let pressed = pressed else { return }
        let place = pressed.finger.location(in: view)
        tremble = max(tremble, hypot(place.x - pressed.place.x, place.y - pressed.place.y))
        if tremble > allowance { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        state = .recognized
    }

    override func reset() {
        super.reset()
        pressed = nil
        tremble = 0
    }
}
