public import TouchInput

/// An animation that a gesture can take over: it can be paused, moved to any fraction, reversed, and continued with the velocity of a
/// finger.
///
///     inactive ── startAnimation, pauseAnimation, fractionComplete ──► active ── the end is reached ──► inactive
///                                                                        └── stopAnimation(false) ──► stopped ── finishAnimation ──►
///
/// The closures run when the animator becomes active, and the properties have their new values from then on. What is shown follows the
/// animator. While it is active, the application retains it. Its views receive touches where they are shown (unlike those of `UIView.animate`).
/// It inherits nothing from an animation whose closure is running.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
    private let timing: any UITimingCurveProvider
    private let motion: AnimatorMotion
    private var blocks: [AnimatorBlock] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    var options: UIView.AnimationOptions = []
    private var clock: AnimatorClock?
    private var groups: [AnimatorGroup] = []
    private var stopped: [AnimatorValue] = []
    private var startsReversed = false

    /// The state of the animator; `inactive` initially.
    public private(set) var state = UIViewAnimatingState.inactive
    /// The duration in seconds: the one that it was created with, or that of its spring, if the spring has its own.
    public let duration: TimeInterval
    /// The seconds of the latest `startAnimation(afterDelay:)`; 0 without one.
    public private(set) var delay: TimeInterval = 0

    /// A Boolean value that indicates whether the views receive touches while the animator is active; `true` by default. Read when it
    /// becomes active.
    public var isUserInteractionEnabled = true
    /// A Boolean value that indicates whether touches find the views where their properties place them, not where they are shown; `false`
    /// by default. Read when the animator becomes active.
    public var isManualHitTestingEnabled = false
    /// A Boolean value that indicates whether the animator can be paused, moved, reversed and stopped; `true` by default.
    public var isInterruptible = true
    /// A Boolean value that indicates whether `fractionComplete` is the fraction of the way; `true` by default. With `false`, it is
    /// the fraction of the time, from which the timing parameters compute the way.
    public var scrubsLinearly = true
    /// A Boolean value that indicates whether the animator stays active at its end and calls no completion; `false` by default.
    public var pausesOnCompletion = false {
        didSet { clock?.pausesOnCompletion = pausesOnCompletion }
    }

    /// Creates an inactive animator.
    /// - Parameters:
    ///   - duration: The duration in seconds; without influence on a spring with a duration of its own. Negative values and NaN count as 0.
    ///   - parameters: The course.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let seconds = duration > 0 ? min(duration, GestureThresholds.longestAnimation) : 0
        timing = parameters
        motion = AnimatorMotion(parameters, duration: seconds)
        self.duration = motion.hasOwnDuration ? motion.seconds : seconds
    }

    /// The course that the animator was created with.
    public var timingParameters: (any UITimingCurveProvider)? { timing }

    /// A Boolean value that indicates whether the animator is active and not paused; a delay counts as running, the end at which it has
    /// paused does not.
    public var isRunning: Bool { clock?.isRunning ?? false }

    // MARK: Adding

    /// Adds changes. On an active animator the closure is called immediately, and its changes take the time that is left.
    public func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that start later.
    /// - Parameters:
    ///   - animation: The closure that makes the changes; on an active animator it is called immediately.
    ///   - delayFactor: The fraction of the remaining way of the animator after which the changes start, 0…1.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let block = AnimatorBlock(body: animation, delayFactor: delayFactor > 0 ? min(delayFactor, 1) : 0)
        switch state {
        case .inactive: blocks.append(block)
        case .active: run([block])
        case .stopped: ignore("addAnimations", "finish it first with finishAnimation(at:)")
        }
    }

    /// Adds a closure that is called at the end, with the position that the values then have.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    /// Starts the animation; a paused one continues to its end, or its start if it is reversed, along its own course.
    public func startAnimation() {
        start(afterDelay: 0)
    }

    /// Starts the animation after some seconds. The closures are called immediately.
    public func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay > 0 ? min(delay, GestureThresholds.longestAnimation) : 0
        start(afterDelay: self.delay)
    }

    /// Pauses the animation where it is shown; an inactive animator becomes active, paused at its beginning.
    public func pauseAnimation() {
        switch state {
        case .inactive: activate()
        case .active: if mayInterrupt("pauseAnimation()") { clock?.pause() }
        case .stopped: ignore("pauseAnimation()", "finish it first with finishAnimation(at:)")
        }
    }

    /// Continues a paused animation.
    /// - Parameters:
    ///   - parameters: Another course for the remaining way, for instance a spring with the velocity of the finger, in remaining ways
    ///     per second; `nil` for the animator's own.
    ///   - durationFactor: The time for the rest, as a fraction of `duration`; 0 for the time that is left. A spring with a duration of its
    ///     own keeps it.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, let clock else {
            return ignore("continueAnimation(withTimingParameters:durationFactor:)", "call it on an active animator")
        }
        guard mayInterrupt("continueAnimation(withTimingParameters:durationFactor:)") else { return }
        let seconds = durationFactor > 0 ? duration * TimeInterval(durationFactor) : nil
        if let parameters {
            clock.run(AnimatorMotion(parameters, duration: seconds ?? clock.secondsLeft))
        } else {
            clock.run(duration: seconds.map { AnimationTiming.nanoseconds($0) })
        }
    }

    /// Stops the animation: the properties have the values that are shown.
    /// - Parameter withoutFinishing: With `true` the animator becomes inactive and calls no completion; with `false` it waits for
    ///   `finishAnimation(at:)`.
    public func stopAnimation(_ withoutFinishing: Bool) {
        switch state {
        case .inactive: return
        case .active:
            guard mayInterrupt("stopAnimation(_:)") else { return }
            stopped = values
            releaseGroups()
            for value in stopped { value.set(.current) }
            state = .stopped
        case .stopped: break
        }
        if withoutFinishing { deactivate() }
    }

    /// Finishes a stopped animation: gives the properties the values of a position and calls the completions with it.
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return ignore("finishAnimation(at:)", "call stopAnimation(false) first")
        }
        if finalPosition != .current {
            for value in stopped { value.set(finalPosition) }
        }
        finish(at: finalPosition)
    }

    // MARK: The place

    /// A Boolean value that indicates whether the animation runs back to the start values; `false` by default. A change turns a
    /// running animation around where it is shown. On an inactive animator it takes effect when the animator becomes active, at the end values.
    public var isReversed: Bool {
        get { clock?.isReversed ?? startsReversed }
        set {
            guard let clock else { return startsReversed = newValue }
            if clock.isReversed != newValue, mayInterrupt("isReversed") { clock.reverse(newValue) }
        }
    }

    /// The fraction of the animation that is complete, 0…1; of a reversed one, counted from the end values.
    ///
    /// Setting it moves the animation; an inactive animator becomes active, paused at that fraction.
    public var fractionComplete: CGFloat {
        get {
            guard let clock else { return 0 }
            let progress = CGFloat(clock.progress.z)
            let part = scrubsLinearly ? progress : clock.motion.fraction(of: clock.progress) ?? progress
            return max(0, min(clock.isReversed ? 1 - part : part, 1))
        }
        set {
            switch state {
            case .inactive: activate()
            case .active: guard mayInterrupt("fractionComplete") else { return }
            case .stopped: return ignore("fractionComplete", "finish it first with finishAnimation(at:)")
            }
            guard let clock, !newValue.isNaN else { return }
            let wasRunning = clock.isRunning
            let part = max(0, min(clock.isReversed ? 1 - newValue : newValue, 1))
            clock.hold(scrubsLinearly ? .init(repeating: Double(part)) : clock.motion.progress(at: part))
            if wasRunning { clock.run() }
        }
    }

    // MARK: States

    private func start(afterDelay delay: TimeInterval) {
        switch state {
        case .inactive: activate()
        case .active: break
        case .stopped: return ignore("startAnimation()", "finish it first with finishAnimation(at:)")
        }
        guard let clock, !clock.isRunning else { return }
        clock.run(afterDelay: delay)
    }

    private func activate() {
        state = .active
        clock = AnimatorClock(motion, in: UIApplication.shared.dispatcher, isReversed: startsReversed)
        let added = blocks
        blocks = []
        run(added)
    }

    /// Calls closures and adds their changes. Those that start at the same time are one group; the first group notices the end.
    private func run(_ blocks: [AnimatorBlock]) {
        guard let clock else { return }
        for part in AnimatorBlock.parts(of: blocks) {
            let factor = part.first?.delayFactor ?? 0
            let options = isUserInteractionEnabled ? self.options.union(.allowUserInteraction) : self.options
            let passed = clock.isReversed ? 0 : max(0, min(clock.progress.z, 1))
            let beginning = passed + Double(factor) * (1 - passed)
            let block = AnimationBlock(duration: duration, options: options) { [self] in
                makeGroup(in: $0, clock, beginning, options)
            }
            block.run {
                for present in part { present.body() }
            }
            // Without an animated view, the end comes as well.
            let dispatcher = block.window?.application?.dispatcher ?? clock.dispatcher
            let group = block.group ?? (groups.isEmpty ? makeGroup(in: dispatcher, clock, beginning, options) : nil)
            // A closure may have stopped the animator.
            if let group = group as? AnimatorGroup, group.stage == .open { clock.dispatcher.addAnimation(group) }
        }
    }

    /// Returns a new group of changes; `nil` for views of another application than that of the first view.
    private func makeGroup(
        in dispatcher: Dispatcher, _ clock: AnimatorClock, _ beginning: Double, _ options: UIView.AnimationOptions
    ) -> AnimatorGroup? {
        guard self.clock === clock else { return nil }
        if groups.isEmpty {
            let isAnimated = UIView.areAnimationsEnabled && dispatcher.animations.areEnabled
            clock.settle(in: dispatcher, isAnimated ? motion : AnimatorMotion(timing, duration: 0))
            clock.pausesOnCompletion = pausesOnCompletion
        }
        guard clock.dispatcher === dispatcher else { return nil }
        let group = AnimatorGroup(
            clock, beginning: beginning, options: options, isHitWhereShown: !isManualHitTestingEnabled)
        if groups.isEmpty { group.completion = { _ in self.finish(at: clock.isReversed ? .start : .end) } }
        groups.append(group)
        return group
    }

    private func finish(at position: UIViewAnimatingPosition) {
        let calls = completions
        deactivate()
        for call in calls { call(position) }
    }

    private func deactivate() {
        releaseGroups()
        stopped = []
        completions = []
        startsReversed = false
        state = .inactive
    }

    /// The animated properties, each once.
    private var values: [AnimatorValue] {
        var values: [AnimatorValue] = []
        for value in groups.flatMap({ $0.values }) {
            var isNew = true
            for index in values.indices where values[index].merge(value) { isNew = false }
            if isNew { values.append(value) }
        }
        return values
    }

    private func releaseGroups() {
        let released = groups
        groups = []
        for group in released { clock?.dispatcher.removeAnimation(group) }
        clock?.hold(.init(repeating: 0))
        clock = nil
    }

    private func mayInterrupt(_ call: String) -> Bool {
        if !isInterruptible { ignore(call, "isInterruptible is false") }
        return isInterruptible
    }

    /// Reports a call that the state of the animator does not allow.
    func ignore(_ call: String, _ remedy: String) {
        let dispatcher = clock?.dispatcher ?? UIApplication.shared.dispatcher
        dispatcher.report(.animatorCallIgnored(call, remedy: remedy))
    }
}
