// disappeared ─► appearing ─► appeared ─► disappearing ─► disappeared, and back half-way; each step is told once.
//
// Normally the view moving into or out of a shown window drives it; a container that forwards by hand drives its
// children instead.

extension UIViewController {
    /// Tells a child that its view starts to come or go; for containers that forward appearance by hand.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        switch (appearance, isAppearing) {
        case (.disappeared, true), (.disappearing, true):
            appearance = .appearing
            viewWillAppear(animated)
        case (.appeared, false), (.appearing, false):
            appearance = .disappearing
            viewWillDisappear(animated)
        case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false):
            break
        }
    }

    /// Tells a child that its view has come or gone; for containers that forward appearance by hand.
    public func endAppearanceTransition() {
        finishTransition(animated: false)
    }

    final func rootViewWillMove(isVisible: Bool) {
        guard followsItsView else { return }
        beginAppearanceTransition(isVisible, animated: false)
    }

    final func rootViewDidMove() {
        guard followsItsView else { return }
        finishTransition(animated: false)
    }

    private var followsItsView: Bool {
        parentStorage?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }

    private func finishTransition(animated: Bool) {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(animated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            break
        }
    }
}
