import Touchstone

/// The control that keys have chosen, with a ring around it.
final class KeyFocus {
    private let ring = UIView(frame: .zero)
    /// The chosen control; `nil` for none.
    private(set) var chosen: UIControl?

    init() {
        ring.isUserInteractionEnabled = false
        ring.accessibilityIdentifier = "chosen"
        ring.layer.borderWidth = 3
        ring.layer.cornerRadius = 9
    }

    /// Chooses a control, and scrolls to it; `nil` for none.
    func choose(_ control: UIControl?) {
        ring.removeFromSuperview()
        chosen = control
        guard let control else { return }
        ring.layer.borderColor = Look.accent.cgColor
        ring.frame = control.bounds
        control.addSubview(ring)
        guard let list = control.superview as? UIScrollView else { return }
        list.scrollRectToVisible(control.frame.insetBy(dx: 0, dy: -12), animated: false)
    }

    /// Chooses none if the chosen control cannot be seen any more; fits the ring.
    func refresh(in root: UIView) {
        guard let chosen else { return }
        if !Self.controls(in: root).contains(where: { $0 === chosen }) { return choose(nil) }
        ring.frame = chosen.bounds
    }

    /// Presses the chosen control.
    func press() { chosen?.sendActions(for: .touchUpInside) }

    /// Chooses the next control with Tab, or the one before. Of a list, Tab goes to one line.
    /// - Parameters:
    ///   - isBack: A Boolean value that indicates whether the one before is meant.
    ///   - root: The view that has the controls.
    ///   - isEndless: A Boolean value that indicates whether the first one follows the last one; otherwise none is chosen between them.
    func step(isBack: Bool, in root: UIView, isEndless: Bool) {
        var controls = Self.controls(in: root)
        if isBack { controls.reverse() }
        let current = chosen.flatMap { chosen in controls.firstIndex { $0 === chosen } }
        let list = chosen?.superview as? PanelList
        let rest = current.map { controls[($0 + 1)...].filter { list == nil || $0.superview !== list } } ?? controls
        guard let next = rest.first else { return choose(isEndless ? controls.first : nil) }
        // Backwards, a list is entered at its first line as well.
        let entered = next.superview as? PanelList
        choose(isBack ? controls.last { entered != nil && $0.superview === entered } ?? next : next)
    }

    /// Chooses another control among those around it.
    func move(_ key: WindowKey, in root: UIView) {
        let controls = Self.controls(in: root)
        guard let chosen else { return choose(controls.first) }
        let around = controls.filter { $0.superview === chosen.superview }
        guard let index = around.firstIndex(where: { $0 === chosen }) else { return }
        let page = max(1, (chosen.superview?.bounds.height ?? 0) - chosen.bounds.height)
        switch key {
        case .right: choose(around[min(index + 1, around.count - 1)])
        case .left: choose(around[max(index - 1, 0)])
        case .first: choose(around.first)
        case .last: choose(around.last)
        case .down: choose(Self.nearest(to: chosen, in: around, by: 1, at: 1))
        case .up: choose(Self.nearest(to: chosen, in: around, by: 1, at: -1))
        case .pageDown: choose(Self.nearest(to: chosen, in: around, by: page, at: 1))
        case .pageUp: choose(Self.nearest(to: chosen, in: around, by: page, at: -1))
        case .choose, .press, .back, .keys, .why, .speed, .pause, .step, .fill, .mirror, .pick, .dark, .fullscreen:
            break
        }
    }

    /// Returns the control above or below that is at least so far away, in the nearest row; the farthest row if there is none so far.
    private static func nearest(
        to chosen: UIControl, in controls: [UIControl], by distance: CGFloat, at sign: CGFloat
    ) -> UIControl {
        func rows(_ control: UIControl) -> CGFloat { (control.frame.midY - chosen.frame.midY) * sign }
        let beyond = controls.filter { rows($0) >= 1 }
        let far = beyond.filter { rows($0) >= distance }
        guard let row = far.map(rows).min() ?? beyond.map(rows).max() else { return chosen }
        func columns(_ control: UIControl) -> CGFloat { abs(control.frame.midX - chosen.frame.midX) }
        return beyond.filter { abs(rows($0) - row) < 1 }.min { columns($0) < columns($1) } ?? chosen
    }

    /// The controls that can be pressed, in the order of the views.
    private static func controls(in view: UIView) -> [UIControl] {
        guard !view.isHidden else { return [] }
        if let control = view as? UIControl { return control.isEnabled ? [control] : [] }
        return view.subviews.flatMap { controls(in: $0) }
    }
}
