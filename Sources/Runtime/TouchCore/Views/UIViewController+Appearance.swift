// disappeared ─► appearing ─► entered ─► appeared ─► disappearing ─► disappeared, and back half-way; each step is reported once.
//
// Normally the steps follow the view as it enters or leaves a shown window; a container that forwards by hand drives those of its
// children instead.

extension UIViewController {
    /// Notifies a child that its view starts to appear or disappear; for containers that forward appearance by hand.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        switch (appearance, isAppearing) {
        case (.disappeared, true), (.disappearing, true):
            appearance = .appearing
            isTransitionAnimated = animated
            viewWillAppear(animated)
        case (.appeared, false), (.appearing, false), (.entered, false):
            appearance = .disappearing
            isTransitionAnimated = animated
            viewWillDisappear(animated)
        case (.appeared, true), (.appearing, true), (.entered, true), (.disappeared, false), (.disappearing, false):
            break
        }
    }

    /// Notifies a child that its view has appeared or disappeared, animated if the transition began animated; for containers that
    /// forward appearance by hand.
    public func endAppearanceTransition() {
        finishTransition()
    }

    final func rootViewWillMove(isVisible: Bool) {
        guard followsItsView else { return }
        beginAppearanceTransition(isVisible, animated: false)
    }

    final func rootViewDidMove() {
        if followsItsView { finishTransition() } else if viewStorage?.window != nil { enter() }
    }

    private var followsItsView: Bool {
        parentStorage?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }

    private func enter() {
        guard appearance == .appearing else { return }
        appearance = .entered
        viewIsAppearing(isTransitionAnimated)
    }

    private func finishTransition() {
        enter()
        switch appearance {
        // An override may have begun another transition.
        case .appearing: break
        case .entered:
            appearance = .appeared
            viewDidAppear(isTransitionAnimated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(isTransitionAnimated)
        case .appeared, .disappeared:
            break
        }
    }
}
