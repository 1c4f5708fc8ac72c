import UIKit

/// Grows while the pointer is over it, and shows a hint if it stays.
class HoverHighlightView: UIView {
    private(set) var lastLocation: CGPoint?
    private(set) var isHintShown = false
    private var hoverCount = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        if #available(iOS 13.4, *) {
            let hover = UIHoverGestureRecognizer(target: self, action: #selector(hovering(_:)))
            addGestureRecognizer(hover)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @available(iOS 13.4, *)
    @objc
    private func hovering(_ recognizer: UIHoverGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed:
            if recognizer.state == .began { enter() }
            lastLocation = recognizer.location(in: self)
        case .ended, .cancelled:
            transform = .identity
            lastLocation = nil
            isHintShown = false
            hoverCount += 1
        default:
            break
        }
    }

    private func enter() {
        transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
        let count = hoverCount
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
            self?.isHintShown = self?.hoverCount == count
        }
    }
}
