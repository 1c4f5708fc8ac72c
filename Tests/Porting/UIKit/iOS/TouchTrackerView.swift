import UIKit

/// A circle under every finger.
final class TouchTrackerView: UIView {
    private var circles = [UITouch: UIView]()
    private(set) var removed: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isMultipleTouchEnabled = true
    }

    var centers: [CGPoint] {
        circles.values.map(\.center).sorted { $0.x < $1.x }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.forEach { touch in
            let circle = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            circle.center = touch.location(in: self)
            circle.isUserInteractionEnabled = false
            circle.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 0.5)
            circle.layer.cornerRadius = circle.bounds.width / 2
            circle.clipsToBounds = true
            circles[touch] = circle
            addSubview(circle)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            circles[touch]?.center = touch.location(in: self)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.forEach { remove($0, "lifted") }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.forEach { remove($0, "taken away") }
    }

    private func remove(_ touch: UITouch, _ why: String) {
        guard let circle = circles.removeValue(forKey: touch) else { return }
        circle.removeFromSuperview()
        removed.append("\(why) at \(Int(circle.center.x)), \(Int(circle.center.y))")
    }
}
