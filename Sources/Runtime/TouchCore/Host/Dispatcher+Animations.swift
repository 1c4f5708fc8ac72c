import TouchInput

// Animations: they start when their closure has run, advance with the frames of the display, and call their completion at the
// end.

extension UIView {
    /// The dispatcher that runs the view's animations: that of its window, while the window is shown.
    final var animator: Dispatcher? {
        guard let window = windowStorage, window.isShown, window.application != nil else { return nil }
        return window.dispatcher
    }
}

extension Dispatcher {
    /// A Boolean value that indicates whether the host has to deliver frames.
    var doesAnythingMove: Bool {
        (frames.areWanted || animations.isAnyMoving(at: now)) && !frames.standsStill(at: now)
    }

    /// Starts an animation whose closure has run.
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

    /// Adds changes of an animator whose closure has run.
    func addAnimation(_ group: AnimatorGroup) {
        group.run()
        guard application != nil else {
            group.completion = nil
            return group.finish()
        }
        animations.add(group)
        if group.views.contains(where: { $0.animator !== self }) { hierarchyChanged() }
        displayNeeded()
        framesMayChange()
    }

    /// Removes changes of an animator that was stopped.
    func removeAnimation(_ group: AnimatorGroup) {
        animations.remove(group)
        group.release()
        displayNeeded()
        framesMayChange()
    }

    /// Sets a timer for the start of an animation: until then nothing moves, and no frames are wanted.
    private func awaitStart(of group: AnimationGroup) {
        guard group.stage == .running, group.start > now else { return framesMayChange() }
        // Seconds are rounded, so the timer may fire a little early.
        let delay = max(group.start.seconds(since: now), GestureThresholds.shortestAnimation)
        group.delay = setTimer(after: delay, owner: nil) { [unowned(unsafe) self] in awaitStart(of: group) }
    }

    /// Step 3 of a display frame: ends the animations that are over.
    func moveAnimations() {
        guard animations.isAnyMoving(at: now) else { return }
        displayNeeded()
        for group in animations.groups { group.frameComes() }
        let ended = animations.takeEnded(at: now)
        for group in ended { group.finish() }
        for group in ended { group.completion?(!group.isInterrupted) }
    }

    /// Notes that an animation was interrupted. Its completion is not called here, since this may be called from anywhere.
    func animationInterrupted(_ group: AnimationGroup) {
        animations.remove(group)
        if let delay = group.delay { cancelTimer(delay) }
        // Before the end of the group, which may set the timer of a transaction's completion.
        if application != nil, let completion = group.completion {
            _ = setTimer(after: 0, owner: nil) { completion(false) }
        }
        group.finish()
        if application != nil { framesMayChange() }
    }

    /// Ends the animations of views that are not in a shown window after app code has returned.
    func interruptAnimationsOutside() {
        guard !animations.groups.isEmpty else { return }
        let outside = animations.groups.flatMap { $0.views.filter { $0.animator !== self } }
        for view in outside { view.interruptAnimations() }
    }

    /// Drops all animations when the application is released.
    func dropAnimations() {
        for group in animations.removeAll() {
            group.finish()
            group.completion = nil
        }
    }
}
