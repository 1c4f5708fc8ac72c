import Touchstone

/// A view that is lit while fingers are on it. It overrides all four touch methods and forwards nothing (S-227, S-230).
final class HighlightView: UIView {
    /// The log of the calls that the view receives.
    var log: CallLog?
    private var fingers = 0 { didSet { backgroundColor = isLit ? .systemOrange : .systemTeal } }

    /// A Boolean value that indicates whether a finger is on the view.
    var isLit: Bool { fingers > 0 }

    /// Creates a named view with a caption.
    convenience init(_ name: String, _ words: String, frame: CGRect, in view: UIView) {
        self.init(frame: frame)
        accessibilityIdentifier = name
        isMultipleTouchEnabled = true
        view.addSubview(self)
        look(.systemTeal, words, cornerRadius: 8)
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
