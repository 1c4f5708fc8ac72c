import Touchstone

/// Paper for a capture recognizer: a line is blue while the finger is down, black or white once it was lifted (S-121…S-125).
///
/// A cancelled line is no longer drawn: nothing is kept before the end. Each line can be undone.
final class CaptureCanvas: UIView {
    private let status = UILabel()
    private var lines: [UIBezierPath] = [] { didSet { update() } }
    /// The present line of the finger; `nil` without one.
    private var draft: UIBezierPath? { didSet { setNeedsDisplay() } }

    /// Adds the label and the recognizer.
    func build() {
        backgroundColor = .systemBackground
        status.frame = bounds.fraction(x: 0.05, y: 0.88, width: 0.9, height: 0.1)
        status.accessibilityIdentifier = "status"
        status.textColor = .systemGray
        addSubview(status)
        attach("capture", TouchCaptureGesture()).addTarget(self, action: CaptureCanvas.captured)
        update()
    }

    private func captured(_ capture: TouchCaptureGesture) {
        switch capture.state {
        case .began: draft = path(capture.samples)
        case .changed: extend(capture.samples)
        case .ended:
            draft = nil
            show(lines + [path(capture.samples)])
        case .cancelled: draft = nil
        case .possible, .failed: break
        }
    }

    /// Extends the present line to the newest sample; its storage grows in steps, so few moves allocate.
    private func extend(_ samples: [StrokeSample]) {
        guard let draft, let sample = samples.last else { return }
        draft.addLine(to: sample.location)
        setNeedsDisplay()
    }

    private func show(_ newLines: [UIBezierPath]) {
        let oldLines = lines
        undoManager?.registerUndo(withTarget: self) { $0.show(oldLines) }
        lines = newLines
    }

    private func update() {
        status.text = lines.count == 1 ? "1 line" : "\(lines.count) lines"
        setNeedsDisplay()
    }

    private func path(_ samples: [StrokeSample]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, sample) in samples.enumerated() {
            if index == 0 { path.move(to: sample.location) } else { path.addLine(to: sample.location) }
        }
        path.lineWidth = 4
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        return path
    }

    override func draw(_ rect: CGRect) {
        UIColor.label.setStroke()
        for line in lines { line.stroke() }
        UIColor.systemBlue.setStroke()
        draft?.stroke()
    }
}
