import UIKit

/// A dial for fingers, wheels and trackpads.
class ScrollDialView: UIView {
    private(set) var value: CGFloat = 0
    private(set) var touchCounts: [Int] = []
    private let panGesture = UIPanGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        panGesture.addTarget(self, action: #selector(didPan))
        if #available(iOS 13.4, *) {
            panGesture.allowedScrollTypesMask = .all
        }
        addGestureRecognizer(panGesture)
    }

    func setScrollTypes(_ mask: UIScrollTypeMask) {
        panGesture.allowedScrollTypesMask = mask
    }

    @objc private func didPan(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .began:
            touchCounts.append(gesture.numberOfTouches)
        case .changed, .ended:
            break
        default:
            return
        }
        value += gesture.translation(in: self).y / 10
        gesture.setTranslation(.zero, in: self)
    }
}
