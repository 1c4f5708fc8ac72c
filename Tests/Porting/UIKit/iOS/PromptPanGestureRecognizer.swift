import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan that begins with its first finger, not after ten points. A finger that comes later only takes part.
final class PromptPanGestureRecognizer: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if case .possible = state { state = .began }
    }
}

/// A sheet that sticks to the finger from the first moment.
final class SheetView: UIView {
    private let pan: PromptPanGestureRecognizer
    private var startY: CGFloat = 0
    private(set) var states: [UIGestureRecognizer.State] = []
    private(set) var isOpen = false

    override init(frame: CGRect) {
        pan = PromptPanGestureRecognizer()
        super.init(frame: frame)
        pan.addTarget(self, action: #selector(SheetView.panned(recognizer:)))
        addGestureRecognizer(pan)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    @objc private func panned(recognizer: UIPanGestureRecognizer) {
        if states.last != recognizer.state { states.append(recognizer.state) }
        switch recognizer.state {
        case .began:
            startY = transform.ty
        case .changed:
            let translation = recognizer.translation(in: superview)
            transform = CGAffineTransform(translationX: 0, y: startY + translation.y)
        case .ended, .cancelled:
            isOpen = recognizer.velocity(in: superview).y < 0
            transform = isOpen ? CGAffineTransform(translationX: 0, y: -100) : .identity
        default:
            break
        }
    }
}
