import Touchstone

/// A row that logs the calls it receives and shows the number of fingers that it counts. A cell handles touches itself, so each method
/// calls super (S-231).
final class LoggingCell: UITableViewCell {
    /// The log of the calls that the cell receives.
    var log: CallLog?
    private var fingers = 0 { didSet { textLabel?.text = words } }
    private var words: String { "\(accessibilityIdentifier ?? ""), fingers: \(fingers)" }

    /// Creates a named row with a view at its right end.
    convenience init(_ name: String, _ badge: UIView, log: CallLog) {
        self.init(style: .default, reuseIdentifier: nil)
        accessibilityIdentifier = name
        self.log = log
        textLabel?.text = words
        addSubview(badge)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("began", touches, event, by: accessibilityIdentifier ?? "")
        fingers += touches.count
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("moved", touches, event, by: accessibilityIdentifier ?? "")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("ended", touches, event, by: accessibilityIdentifier ?? "")
        fingers -= touches.count
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("cancelled", touches, event, by: accessibilityIdentifier ?? "")
        fingers -= touches.count
        super.touchesCancelled(touches, with: event)
    }
}
