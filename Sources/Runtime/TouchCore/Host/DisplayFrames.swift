public import TouchInput

/// The objects that are called for every frame of the display, in the order in which they were added.
///
///     display    |     |     |     |     |
///     link       a  ·  ●     ●     ●  p  ·      a: added, p: paused or invalidated
///     wanted     ├────────────────────┤
struct DisplayFrames {
    private(set) var links: [CADisplayLink] = []
    /// The instant of the previous frame, and its duration: that of the frame before it, if that is known.
    private(set) var latest: Instant?
    private(set) var duration: TimeInterval = GestureThresholds.longestFrame
    /// The durations of the last three frames; `nil` before the first is known.
    private var recent: SIMD3<Double>?
    private var lastRank: Int64 = 0
    private var runningCount = 0
    /// The instant of the last frame, or of the last call of `advance(to:)` while frames are wanted, and the number of earlier ones at
    /// the same instant.
    private var shown: Instant?
    private var repeats = 0
    /// The number of times that time advanced without a frame while frames are wanted, and the instant before the first of them.
    private var missing = 0
    private var missingSince = Instant.zero
    let tracking = ScrollTracking()

    /// The interval of the display, in seconds: the median of the last three durations, which a single late frame does not change;
    /// 1/60 before one is known.
    var interval: TimeInterval {
        guard let recent else { return GestureThresholds.longestFrame }
        let median = max(min(recent[0], recent[1]), min(max(recent[0], recent[1]), recent[2]))
        // Instants are whole nanoseconds: a recording of 60 Hz has the interval of its display.
        return 100 / (100 / median).rounded()
    }

    /// A Boolean value that indicates whether any link is running.
    var areWanted: Bool { runningCount > 0 }

    mutating func add(_ link: CADisplayLink) {
        // A link that has just been added knows of no previous frame.
        if !areWanted { latest = nil }
        lastRank += 1
        link.rank = lastRank
        links.append(link)
        if !link.isPaused { runningCount += 1 }
    }

    mutating func remove(_ link: CADisplayLink) {
        guard let index = links.index(of: link) else { return }
        links.remove(at: index)
        if !link.isPaused { runningCount -= 1 }
    }

    mutating func pauseChanged(of link: CADisplayLink) {
        if links.index(of: link) != nil { runningCount += link.isPaused ? -1 : 1 }
    }

    mutating func removeAll() {
        links.removeAll()
        runningCount = 0
    }

    /// Returns a Boolean value that indicates whether there were too many frames or calls at the instant: time does not
    /// advance, so nothing can move with them.
    func standsStill(at instant: Instant) -> Bool {
        shown == instant && repeats >= GestureThresholds.mostFramesAtOnce
    }

    /// - Returns: A Boolean value that indicates whether time has just stopped advancing.
    mutating func show(at instant: Instant) -> Bool {
        missing = 0
        if let latest {
            let interval = instant.seconds(since: latest)
            // After a pause, the interval does not express the frame rate of the display.
            if interval > 0, interval <= GestureThresholds.longestDisplayFrame {
                duration = interval
                recent = recent.map { [$0[1], $0[2], interval] } ?? SIMD3(repeating: interval)
            }
        }
        latest = instant
        return count(at: instant)
    }

    /// Time was told at which no frame was shown.
    /// - Returns: A Boolean value that indicates whether it has just come to stand still, and since when it goes on without
    ///   a frame if that has just become too often.
    mutating func miss(at instant: Instant, after before: Instant) -> (standsStill: Bool, since: Instant?) {
        if instant > before {
            if missing == 0 { missingSince = before }
            missing += 1
        }
        let isOften = instant > before && missing == GestureThresholds.mostFramesAtOnce
        return (count(at: instant), isOften ? missingSince : nil)
    }

    private mutating func count(at instant: Instant) -> Bool {
        repeats = shown == instant ? repeats + 1 : 1
        shown = instant
        return repeats == GestureThresholds.mostFramesAtOnce
    }
}

extension Dispatcher {
    /// Step 3 of a display frame: completes animations that are over, then calls the links; links added meanwhile are called with
    /// the next frame.
    func processDisplayFrame() {
        if frames.show(at: now) { stopFrames() }
        moveAnimations()
        let last = frames.links.last?.rank ?? 0
        var index = 0
        while index < frames.links.count, frames.links[index].rank <= last {
            let (link, rank) = (frames.links[index], frames.links[index].rank)
            index += 1
            guard !link.isPaused, link.mode.allows(isTracking: frames.tracking.depth > 0) else { continue }
            (link.timestamp, link.duration) = (now.seconds, frames.duration)
            link.call()
            // It may have invalidated some, itself included.
            index = frames.links.count(below: rank + 1)
        }
        turn()
    }

    /// Notes a call of `advance(to:)` while frames are wanted. A loop that waits for the end of all motion without showing
    /// frames would never end.
    func noteMissingFrame(since before: Instant) {
        let (standsStill, since) = frames.miss(at: now, after: before)
        if standsStill { stopFrames() }
        if let since { report(.framesMissing(calls: GestureThresholds.mostFramesAtOnce, since: since)) }
    }

    /// Reports that time stands still, and requests no more frames until it advances.
    private func stopFrames() {
        report(.displayStandsStill(calls: GestureThresholds.mostFramesAtOnce, at: now))
        framesMayChange()
    }
}

/// The number of scroll views of an application that are tracked: display links of the default mode pause meanwhile (B-012).
///
/// A scroll view that is tracked retains it to the end, which may come after its window, or its application, is gone.
@_spi(Subclass) public final class ScrollTracking {
    private(set) var depth = 0

    /// Notes that tracking of a scroll view has begun.
    public func begin() { depth += 1 }

    /// Notes that tracking of a scroll view has ended.
    public func end() { depth -= 1 }
}

// The interface for views that move by themselves.

extension UIWindow {
    /// Adds a link to the application of the window, whichever application is running.
    @_spi(Subclass) public final func add(_ link: CADisplayLink) {
        if let dispatcher { link.start(with: dispatcher) }
    }

    /// The time of the present event or frame, in seconds on the host's time line.
    @_spi(Subclass) public final var eventTimestamp: TimeInterval { dispatcher?.now.seconds ?? 0 }

    /// The interval between two frames of the display, in seconds.
    @_spi(Subclass) public final var displayInterval: TimeInterval {
        guard let dispatcher else { return GestureThresholds.longestFrame }
        let interval = dispatcher.host.loop?.displayInterval ?? 0
        return interval > 0 && interval.isFinite ? interval : dispatcher.frames.interval
    }

    /// The number of device pixels per point of the screen on which the window is shown.
    @_spi(Subclass) public final var screenScale: CGFloat { application?.screen.scale ?? 1 }

    /// The object to notify when a scroll view of the window is tracked (B-012).
    @_spi(Subclass) public final var scrollTracking: ScrollTracking? { dispatcher?.frames.tracking }
}

// Animations: they start when their closure has run, advance with the frames of the display, and call their completion at the
// end.

extension UIView {
    /// The dispatcher that runs the view's animations: that of its window, while the window is shown.
    final var animator: Dispatcher? {
        // A mask is in no window itself.
        guard let window = windowStorage else { return layerStorage?.superlayerStorage?.animator }
        guard window.isShown, window.application != nil else { return nil }
        return window.dispatcher
    }
}

extension Dispatcher {
    /// A Boolean value that indicates whether the host has to deliver frames.
    var doesAnythingMove: Bool {
        (frames.areWanted || animations.isAnyMoving(at: now)) && !frames.standsStill(at: now)
    }

    /// Starts an animation whose closure has run.
    @export(interface) func startAnimation(_ group: AnimationGroup, _ completion: ((Bool) -> Void)?) {
        group.completion = completion
        group.run()
        guard application != nil, !group.subjects.isEmpty else { return animationInterrupted(group) }
        animations.add(group)
        if group.subjects.contains(where: { $0.animator !== self }) { hierarchyChanged() }
        awaitStart(of: group)
        displayNeeded()
    }

    /// Adds changes of an animator whose closure has run.
    func addAnimation(_ group: AnimatorGroup) {
        group.run()
        guard application != nil else {
            group.completion = nil
            return group.finish()
        }
        animations.add(group)
        if group.subjects.contains(where: { $0.animator !== self }) { hierarchyChanged() }
        displayNeeded()
        // Otherwise nothing moves because of it.
        if group.isMoving(at: now) { framesMayChange() }
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
        guard animations.isAnyMoving(at: now), Animations.areUsed else { return }
        displayNeeded()
        for group in animations.groups { group.frameComes() }
        let ended = animations.takeEnded(at: now)
        // Then a view forgets all their changes with the first of them.
        for group in ended where !group.changesValuesAtEnd { group.markAsOver() }
        for group in ended { group.finish() }
        for group in ended { group.completion?(!group.isInterrupted) }
    }

    /// Notes that an animation was interrupted. Its completion is not called here, since this may be called from anywhere.
    @export(interface) func animationInterrupted(_ group: AnimationGroup) {
        animations.remove(group)
        if let delay = group.delay { cancelTimer(delay) }
        // Before the end of the group, which may set the timer of a transaction's completion.
        if application != nil, let completion = group.completion {
            _ = setTimer(after: 0, owner: nil) { completion(false) }
        }
        group.finish()
        if application != nil { framesMayChange() }
    }

    /// Ends the animations of views and layers that are not in a shown window after app code has returned.
    func interruptAnimationsOutside() {
        guard !animations.groups.isEmpty, Animations.areUsed else { return }
        let outside = animations.groups.flatMap { $0.subjects.filter { $0.animator !== self } }
        for subject in outside { subject.interruptAnimations() }
    }

    /// Drops all animations when the application is released.
    @export(interface) func dropAnimations() {
        guard Animations.areUsed else { return }
        for group in animations.removeAll() {
            group.finish()
            group.completion = nil
        }
    }
}
