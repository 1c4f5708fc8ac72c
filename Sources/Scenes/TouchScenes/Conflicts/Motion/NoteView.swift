import Touchstone

/// A note to which each tap adds a word, and which is the first responder afterwards. It handles no shakes: the application offers
/// to undo the word (S-238).
class NoteView: UIView {
    private static let words = ["one", "two", "three", "four", "five"]
    /// The words of the note.
    private(set) var text = "" { didSet { show() } }
    /// The state of shakes; nothing by default.
    var shakes = "" { didSet { show() } }
    /// The log of the shakes that the note receives.
    var log: CallLog?
    private lazy var label = addCaption("", frame: bounds)

    /// Creates an empty named note.
    convenience init(_ name: String, frame: CGRect, log: CallLog, in view: UIView) {
        self.init(frame: frame)
        accessibilityIdentifier = name
        backgroundColor = .systemYellow
        layer.cornerRadius = 8
        self.log = log
        label.accessibilityIdentifier = "\(name) text"
        view.addSubview(self)
        show()
    }

    private func show() {
        label.text = "\(accessibilityIdentifier ?? "")\n\(text.isEmpty ? "(empty)" : text)\n\(shakes)"
    }

    /// The value `true`, so that notes receive shakes (S-242).
    override var canBecomeFirstResponder: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        becomeFirstResponder()
        var count = text.isEmpty ? 0 : 1
        for character in text.utf8 where character == UInt8(ascii: " ") { count += 1 }
        let word = Self.words[count % Self.words.count]
        write(text.isEmpty ? word : text + " " + word)
    }

    private func write(_ new: String) {
        let old = text
        text = new
        undoManager?.registerUndo(withTarget: self) { $0.write(old) }
        undoManager?.setActionName("Typing")
    }

    /// Logs a shake.
    func received(_ call: String, _ event: UIEvent?) {
        log?.received(call, of: "shake", at: event?.timestamp ?? 0, by: accessibilityIdentifier ?? "")
    }
}
