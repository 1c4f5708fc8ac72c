import Touchstone

/// A view with a frame while it has a touch.
class PuzzleCard: UIView {
    private var fingers = 0 {
        didSet {
            layer.borderColor = UIColor.label.cgColor
            layer.borderWidth = fingers > 0 ? 4 : 0
        }
    }

    /// Counts the touches of the view; others came up to it from a view in it.
    private func count(_ touches: Set<UITouch>, _ call: String, _ step: Int) {
        let own = touches.count { $0.view === self }
        guard own > 0 else { return }
        fingers += own * step
        var link: UIView? = self
        while let view = link, !(view is PuzzleView) { link = view.superview }
        (link as? PuzzleView)?.note("\(accessibilityIdentifier ?? "") \(call)")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count(touches, "began", 1)
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        count(touches, "ended", -1)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        count(touches, "cancelled", -1)
        super.touchesCancelled(touches, with: event)
    }
}

/// The view of a puzzle, which retains the delegates of the recognizers in it, and notes what happens at its lower edge.
final class PuzzleView: PuzzleCard {
    /// The delegates and targets.
    var kept: [AnyObject] = []
    private let label = UILabel()
    private var notes: [String] = []
    /// The recognizers that have begun, until they end.
    private var begun: Set<ObjectIdentifier> = []

    /// Adds the label, and has each recognizer and control note when it acts.
    func build() {
        label.frame = bounds.fraction(x: 0, y: 0.84, width: 1, height: 0.16)
        label.backgroundColor = .systemGray6
        label.font = .systemFont(ofSize: 11)
        label.textAlignment = .center
        label.numberOfLines = 0
        var views: [UIView] = [self]
        while let view = views.popLast() {
            views += view.subviews
            for recognizer in view.gestureRecognizers ?? [] {
                recognizer.addTarget(self, action: PuzzleView.recognized)
            }
            (view as? UIControl)?.addTarget(self, action: PuzzleView.used, for: .touchUpInside)
        }
        addSubview(label)
    }

    private func recognized(_ recognizer: UIGestureRecognizer) {
        let name = recognizer.name ?? ""
        switch recognizer.state {
        case .began:
            begun.insert(ObjectIdentifier(recognizer))
            note("\(name) began")
        case .ended:
            if begun.remove(ObjectIdentifier(recognizer)) == nil { note("\(name) recognized") }
        case .cancelled, .failed: begun.remove(ObjectIdentifier(recognizer))
        case .possible, .changed: break
        }
    }

    private func used(_ control: UIControl) { note("\(control.accessibilityIdentifier ?? "") used") }

    /// Shows the latest three of what happened, each on a line, so that where it breaks does not depend on the measure of a host.
    func note(_ words: String) {
        notes = notes.suffix(2) + [words]
        label.text = notes.joined(separator: "\n")
    }
}

extension UIView {
    /// Adds a named, colored subview.
    @discardableResult
    func put<View: UIView>(_ view: View, _ name: String, _ color: UIColor = .systemTeal) -> View {
        view.accessibilityIdentifier = name
        view.backgroundColor = color
        addSubview(view)
        return view
    }

    /// Adds a scroll view named `list`, which fills the view and whose pan is named `list pan`.
    func putList(contentSize: CGSize) -> UIScrollView {
        let list = put(UIScrollView(frame: bounds), "list", .systemGray5)
        list.contentSize = contentSize
        list.panGestureRecognizer.name = "list pan"
        return list
    }
}
