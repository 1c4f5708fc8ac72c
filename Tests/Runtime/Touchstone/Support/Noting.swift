import TouchTesting
import Touchstone

/// The names of all kinds of events, in the order of their bits.
let eventNames: [(event: UIControl.Event, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
    (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"), (.menuActionTriggered, "menuActionTriggered"),
]

extension UIControl {
    /// Writes every event into the log, with the state of the control at that moment.
    func note(_ name: String, on stage: Stage) {
        for (event, text) in eventNames {
            addAction(
                UIAction { [unowned self, unowned stage] _ in stage.note("\(name) \(text)\(said)") }, for: event)
        }
    }

    /// `h` highlighted, `t` tracking, `i` inside; nothing if none.
    private var said: String {
        let letters = [isHighlighted ? "h" : "", isTracking ? "t" : "", isTouchInside ? "i" : ""].joined()
        return letters.isEmpty ? "" : " " + letters
    }
}

/// A control that notes the arguments of its tracking methods, and acts as configured.
final class ProbeControl: UIControl {
    unowned let stage: Stage
    let name: String
    var begins = true
    var goesOn = true
    var whileBeginning: (() -> Void)?
    var whileContinuing: (() -> Void)?
    var whileEnding: (() -> Void)?

    init(_ name: String, on stage: Stage, frame: CGRect) {
        (self.name, self.stage) = (name, stage)
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) {
        let letters = [isHighlighted ? "h" : "", isTracking ? "t" : "", isTouchInside ? "i" : ""].joined()
        stage.note("\(name).\(text)\(letters.isEmpty ? "" : " " + letters)")
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        note("begin")
        whileBeginning?()
        return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        note("continue")
        whileContinuing?()
        return goesOn
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        note("end \(touch == nil ? "without touch" : "with touch")")
        whileEnding?()
        super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
        note("cancel \(event == nil ? "without event" : "with event")")
        super.cancelTracking(with: event)
    }
}
