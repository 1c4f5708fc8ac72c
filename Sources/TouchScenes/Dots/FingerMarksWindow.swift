import Touchstone

/// A window that shows a small white mark under every finger, as the talk's second iPad does.
///
/// It looks at each event after everybody has had it, and changes nothing about it.
final class FingerMarksWindow: UIWindow {
    private var marks: [UIView] = []

    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        guard event.type == .touches else { return }
        let fingers = (event.touches(for: self) ?? []).filter { $0.phase != .ended && $0.phase != .cancelled }
        show(fingers.map { $0.location(in: self) }.sorted { ($0.x, $0.y) < ($1.x, $1.y) })
    }

    private func show(_ places: [CGPoint]) {
        while marks.count < places.count { marks.append(makeMark()) }
        for (index, mark) in marks.enumerated() {
            mark.isHidden = index >= places.count
            if index < places.count { mark.center = places[index] }
        }
    }

    private func makeMark() -> UIView {
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
        mark.backgroundColor = .white
        mark.layer.cornerRadius = 7
        mark.layer.borderWidth = 2
        mark.layer.borderColor = UIColor.black.cgColor
        mark.isUserInteractionEnabled = false
        addSubview(mark)
        return mark
    }
}
