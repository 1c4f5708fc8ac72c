import CoreGraphics
import UIKit

protocol KnobViewDelegate: AnyObject {
    func knobView(_ knobView: KnobView, didChange value: Double)
}

/// A knob that turns with the finger around its middle, built on the touches of a view.
class KnobView: UIView {
    weak var delegate: KnobViewDelegate?

    override class var layerClass: AnyClass {
        return CAShapeLayer.self
    }

    var shapeLayer: CAShapeLayer {
        return layer as! CAShapeLayer
    }

    var value: Double = 0 {
        didSet {
            value = min(max(value, 0), 1)
            transform = CGAffineTransform(rotationAngle: CGFloat(value) * .pi)
            if value != oldValue { delegate?.knobView(self, didChange: value) }
        }
    }

    private var lastAngle: CGFloat?

    override func layoutSubviews() {
        super.layoutSubviews()
        shapeLayer.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).cgPath
        shapeLayer.fillColor = UIColor.lightGray.cgColor
    }

    private func angle(of touch: UITouch) -> CGFloat {
        let point = touch.location(in: superview)
        return atan2(point.y - center.y, point.x - center.x)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        lastAngle = touches.first.map(angle(of:))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let last = lastAngle else { return }
        let angle = self.angle(of: touch)
        var delta = angle - last
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        value += Double(delta / .pi)
        lastAngle = angle
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        lastAngle = nil
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        lastAngle = nil
    }
}
