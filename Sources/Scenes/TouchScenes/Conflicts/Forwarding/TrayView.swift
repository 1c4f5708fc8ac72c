import Touchstone

/// A view that counts the fingers on it by the calls it receives, and shows their number. It handles all four touch methods.
final class TrayView: UIView {
    /// The log of the calls that the view receives.
    var log: CallLog?
    /// The label with the number of fingers.
    private lazy var label = addCaption(
        "fingers: 0", frame: CGRect(x: 0, y: bounds.height - 26, width: bounds.width, height: 22))
    private var fingers = 0 { didSet { label.text = "fingers: \(fingers)" } }

    /// Creates a named tray.
    convenience init(_ name: String, frame: CGRect, log: CallLog, in view: UIView) {
        self.init(frame: frame)
        accessibilityIdentifier = name
        isMultipleTouchEnabled = true
        backgroundColor = .systemGray4
        layer.cornerRadius = 10
        self.log = log
        label.accessibilityIdentifier = "\(name) count"
        view.addSubview(self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("began", touches, event, by: accessibilityIdentifier ?? "")
        fingers += touches.count
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("moved", touches, event, by: accessibilityIdentifier ?? "")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("ended", touches, event, by: accessibilityIdentifier ?? "")
        fingers -= touches.count
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("cancelled", touches, event, by: accessibilityIdentifier ?? "")
        fingers -= touches.count
    }
}
