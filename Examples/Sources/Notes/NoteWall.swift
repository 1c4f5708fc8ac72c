public import Touchstone

/// A wall of notes: a drag moves a note, a double tap brings it to the front, a scratch throws it away.
public final class NoteWall: UIView, UIGestureRecognizerDelegate {
    /// Called with a line about every change.
    public var report: (String) -> Void = { _ in }

    /// Creates a wall with three notes, called `note 1` to `note 3`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "wall"
        backgroundColor = .darkGray
        let colors: [UIColor] = [.yellow, .green, .cyan]
        for (index, color) in colors.enumerated() {
            let note = UIView(frame: CGRect(x: 20 + 110 * index, y: 40, width: 90, height: 90))
            note.accessibilityIdentifier = "note \(index + 1)"
            note.backgroundColor = color
            add(UIPanGestureRecognizer(target: self, action: NoteWall.dragged), "drag", to: note)
            add(ScratchGestureRecognizer(target: self, action: NoteWall.scratched), "scratch", to: note)
            let tap = UITapGestureRecognizer(target: self, action: NoteWall.tapped)
            tap.numberOfTapsRequired = 2
            add(tap, "double tap", to: note)
            addSubview(note)
        }
    }

    /// Not supported: the wall is made in code.
    public required init?(coder: NSCoder) { nil }

    private func add(_ recognizer: UIGestureRecognizer, _ gesture: String, to note: UIView) {
        recognizer.name = "\(name(of: note)) \(gesture)"
        recognizer.delegate = self
        note.addGestureRecognizer(recognizer)
    }

    private func name(of note: UIView) -> String { note.accessibilityIdentifier ?? "note" }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        guard let note = pan.view else { return }
        let distance = pan.translation(in: self)
        note.center = CGPoint(x: note.center.x + distance.x, y: note.center.y + distance.y)
        pan.setTranslation(.zero, in: self)
        if pan.state == .ended { report("\(name(of: note)) is at \(Int(note.center.x)), \(Int(note.center.y))") }
    }

    private func scratched(_ scratch: ScratchGestureRecognizer) {
        guard let note = scratch.view else { return }
        note.removeFromSuperview()
        report("\(name(of: note)) is gone")
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard let note = tap.view else { return }
        bringSubviewToFront(note)
        report("\(name(of: note)) is in front")
    }

    /// A note follows the finger while it is scratched out.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer is ScratchGestureRecognizer && other is UIPanGestureRecognizer
    }
}
