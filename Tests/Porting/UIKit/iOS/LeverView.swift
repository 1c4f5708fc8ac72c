import UIKit

@objc protocol LeverViewDelegate: class {
    @objc optional func leverViewDidMove(_ lever: LeverView)
    @objc optional func leverView(_ lever: LeverView, shouldMoveTo position: CGFloat) -> Bool
    @objc optional func leverViewStep(_ lever: LeverView) -> CGFloat
}

/// A lever that a finger moves up and down, between 0 and 1.
@IBDesignable
class LeverView: UIView {
    weak var delegate: LeverViewDelegate?

    @IBInspectable private(set) var position: CGFloat = 0 {
        didSet { delegate?.leverViewDidMove?(self) }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
    }

    required init?(coder: NSCoder) { fatalError("levers are made in code") }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        let step = delegate?.leverViewStep?(self) ?? 0.01
        let target = max(0, min(1, 1 - pan.location(in: self).y / bounds.height))
        let stepped = (target / step).rounded() * step
        guard stepped != position, delegate?.leverView?(self, shouldMoveTo: stepped) ?? true else { return }
        position = stepped
    }
}
