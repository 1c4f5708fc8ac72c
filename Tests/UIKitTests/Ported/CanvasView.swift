import QuartzCore
import UIKit

struct Line {
    var points: [CGPoint]
    var duration: CFTimeInterval
}

/// A canvas for one finger, with every sample of the screen.
class CanvasView: UIView {
    private(set) var lines: [Line] = []
    private(set) var currentLine: Line?
    private var startTime: CFTimeInterval = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        startTime = CACurrentMediaTime()
        currentLine = Line(points: [touch.location(in: self)], duration: 0)
        setNeedsLayout()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let samples = event?.coalescedTouches(for: touch) ?? [touch]
        currentLine?.points.append(contentsOf: samples.map { $0.location(in: self) })
        setNeedsLayout()
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
        setNeedsLayout()
    }

    func undo() {
        _ = lines.popLast()
    }
}
