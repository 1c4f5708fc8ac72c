import QuartzCore
import UIKit

struct Line {
    var points: [CGPoint]
    var duration: CFTimeInterval
}

/// A canvas for one finger, with every sample of the screen.
class CanvasView: UIView {
    @IBInspectable var lineWidth: CGFloat = 4
    private(set) var lines: [Line] = []
    private(set) var currentLine: Line?
    private var startTime: CFTimeInterval = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        startTime = CACurrentMediaTime()
        currentLine = Line(points: [touch.location(in: self)], duration: 0)
        setNeedsDisplay()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let samples = event?.coalescedTouches(for: touch) ?? [touch]
        currentLine?.points.append(contentsOf: samples.map { $0.location(in: self) })
        setNeedsDisplay()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesMoved(touches, with: event)
        if var line = currentLine {
            line.duration = CACurrentMediaTime() - startTime
            lines.append(line)
        }
        currentLine = nil
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        currentLine = nil
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        let path = UIBezierPath()
        path.lineWidth = lineWidth
        path.lineCapStyle = .round
        for line in lines + [currentLine].compactMap({ $0 }) {
            guard let first = line.points.first else { continue }
            path.move(to: first)
            line.points.dropFirst().forEach(path.addLine(to:))
        }
        UIColor.black.setStroke()
        path.stroke()
    }

    @objc func undo() {
        _ = lines.popLast()
        setNeedsDisplay()
    }
}
