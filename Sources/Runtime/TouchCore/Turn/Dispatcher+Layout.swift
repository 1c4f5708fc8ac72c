// Step 8, continued: layout, before which safe areas are updated.

/// The views that wait for a layout.
struct PendingLayout {
    fileprivate(set) var isNeeded = false
    /// The views whose safe area may have changed since the last layout, and whether they are in another superview.
    fileprivate var safeAreas: [(view: UIView, isMoved: Bool)] = []
}

extension Dispatcher {
    func layoutNeeded() {
        layout.isNeeded = true
        tellHost()
    }

    /// Notes that the safe area of a view may have changed.
    func safeAreaMayHaveChanged(of view: UIView, isMoved: Bool) {
        layout.safeAreas.append((view, isMoved))
        layoutNeeded()
    }

    func layOut() {
        guard layout.isNeeded, let application else { return }
        var rounds = 0
        while layout.isNeeded, rounds < Self.maximumRounds {
            layout.isNeeded = false
            if !layout.safeAreas.isEmpty { checkSafeAreas() }
            for window in application.windowStorage { window.layoutIfNeeded() }
            rounds += 1
        }
        if layout.isNeeded {
            layout.isNeeded = false
            report(.endlessTurn("layoutSubviews"))
        }
    }

    private func checkSafeAreas() {
        let moved = layout.safeAreas
        layout.safeAreas = []
        for (view, isMoved) in moved { view.checkSafeArea(isMoved: isMoved) }
    }
}
