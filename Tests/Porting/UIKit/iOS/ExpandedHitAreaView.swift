import UIKit

/// A small button of one's own whose hit area is at least 44 by 44 points.
@IBDesignable
class ExpandedHitAreaView: UIView {
    @IBInspectable var minimumHitSize: CGFloat = 44
    var hitAreaInsets = UIEdgeInsets.zero
    @objc dynamic var presses = 0

    override var backgroundColor: UIColor? {
        didSet { layer.borderColor = backgroundColor?.cgColor }
    }

    override var bounds: CGRect {
        didSet { updateInsets() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        updateInsets()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        updateInsets()
    }

    private func updateInsets() {
        let dx = min(0, (bounds.width - minimumHitSize) / 2)
        let dy = min(0, (bounds.height - minimumHitSize) / 2)
        hitAreaInsets = UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.inset(by: hitAreaInsets).contains(point)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, self.point(inside: touch.location(in: self), with: event) else { return }
        presses += 1
    }
}
