import UIKit

/// A sticker that a finger drags about, and that stays inside its superview.
class DraggableView: UIView {
    var onDrop: ((CGPoint) -> Void)?
    private var originalCenter = CGPoint.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    private func setup() {
        isUserInteractionEnabled = true
        backgroundColor = UIColor.systemYellow
        layer.cornerRadius = 8
        layer.borderWidth = 1
        layer.borderColor = UIColor.black.cgColor
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        pan.maximumNumberOfTouches = 1
        addGestureRecognizer(pan)
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let superview = superview else { return }
        switch recognizer.state {
        case .began:
            originalCenter = center
            superview.bringSubviewToFront(self)
        case .changed:
            let translation = recognizer.translation(in: superview)
            center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
            recognizer.setTranslation(.zero, in: superview)
        case .ended:
            let limits = superview.bounds.insetBy(dx: bounds.width / 2, dy: bounds.height / 2)
            center.x = min(max(center.x, limits.minX), limits.maxX)
            center.y = min(max(center.y, limits.minY), limits.maxY)
            onDrop?(center)
        case .cancelled, .failed:
            center = originalCenter
        default:
            break
        }
    }
}
