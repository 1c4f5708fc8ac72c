import TouchGeometry
import TouchInput

// Animations: they start when their closure has run, move with the frames of the display, and say so when they are over.

extension UIView {
    /// Where the view's animations run: the dispatcher of its window, while that is shown.
    final var animator: Dispatcher? {
        guard let window = windowStorage, window.isShown, window.application != nil else { return nil }
        return window.dispatcher
    }
}

extension Dispatcher {
    /// Whether the host is to tell of frames.
    var doesAnythingMove: Bool {
        (frames.areWanted || animations.isAnyMoving(at: now)) && !frames.standsStill(at: now)
    }

    /// The closure of an animation has run.
    func startAnimation(_ group: AnimationGroup, _ completion: ((Bool) -> Void)?) {
        group.completion = completion
        group.run()
        guard application != nil, !group.views.isEmpty else { return animationInterrupted(group) }
        animations.add(group)
        if group.views.contains(where: { $0.animator !== self }) { hierarchyChanged() }
        awaitStart(of: group)
        displayNeeded()
        framesMayChange()
    }

    /// Until it starts nothing moves, and no frames are wanted.
    private func awaitStart(of group: AnimationGroup) {
        guard group.stage == .running, group.start > now else { return framesMayChange() }
        // Seconds are rounded: the timer may be a little early.
        let delay = max(group.start.seconds(since: now), GestureThresholds.shortestAnimation)
        group.delay = setTimer(after: delay, owner: nil) { [unowned(unsafe) self] in awaitStart(of: group) }
    }

    /// Step 3 of a frame of the display: what is over ends.
    func moveAnimations() {
        guard animations.isAnyMoving(at: now) else { return }
        displayNeeded()
        let ended = animations.takeEnded(at: now)
        for group in ended { group.finish() }
        for group in ended { group.completion?(!group.isInterrupted) }
    }

    /// Nothing is left of an animation before its end. Its completion is not called here: this may be inside of anything.
    func animationInterrupted(_ group: AnimationGroup) {
        animations.remove(group)
        group.finish()
        if let delay = group.delay { cancelTimer(delay) }
        guard application != nil else { return }
        if let completion = group.completion {
            _ = setTimer(after: 0, owner: nil) { completion(false) }
        }
        framesMayChange()
    }

    /// A view that is not in a shown window when app code has returned is not animated any more.
    func interruptAnimationsOutside() {
        guard !animations.groups.isEmpty else { return }
        let outside = animations.groups.flatMap { $0.views.filter { $0.animator !== self } }
        for view in outside { view.interruptAnimations() }
    }

    /// The application is gone.
    func dropAnimations() {
        for group in animations.removeAll() { group.finish() }
    }
}
