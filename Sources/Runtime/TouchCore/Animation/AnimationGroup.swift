import TouchInput

/// The changes of one call of `UIView.animate`, which start and end together.
///
///     call        frame  frame  frame  frame
///     open ─ running ─────────────────┬─ over      completion(true) in the first frame at or after the end
///     values set    shown values move │            views may be touched again
///                          ╳ interrupted ─ over    completion(false) in the next turn
///
/// It retains its views until then, and its application retains it.
class AnimationGroup {
    enum Stage {
        /// The closure that makes the changes is running.
        case open
        /// The changes are being animated.
        case running
        /// No old value shows any more.
        case over
    }

    final let dispatcher: Dispatcher
    final let timing: AnimationTiming
    final let options: UIView.AnimationOptions
    final let start: Instant
    final private(set) var stage = Stage.open
    /// The completion blocks of transactions that wait for the end.
    final private var waiting: [TransactionCompletion]
    /// The views with changes of the group.
    final private(set) var views: [UIView] = []
    /// A Boolean value that indicates whether any change was removed before its end.
    final private(set) var isInterrupted = false
    final var completion: ((Bool) -> Void)?
    /// The timer that wakes the application at the start, if that is later.
    final var delay: VirtualTimer?

    init(
        in dispatcher: Dispatcher, timing: AnimationTiming, options: UIView.AnimationOptions, delay: TimeInterval
    ) {
        self.dispatcher = dispatcher
        self.timing = timing
        self.options = options
        start = dispatcher.now.advanced(by: delay)
        waiting = AnimationTransaction.open(in: dispatcher)?.join() ?? []
    }

    /// The clock of the animator that the group belongs to; `nil` for one of `UIView.animate`.
    var clock: AnimatorClock? { nil }

    /// A Boolean value that indicates whether touches find the views where they are shown.
    var hitsWhereShown: Bool { false }

    /// Returns a Boolean value that indicates whether the shown values change with time: not before the start.
    func isMoving(at instant: Instant) -> Bool { start <= instant }

    /// Notes that a frame is displayed.
    func frameComes() {}

    /// The end; `nil` if it has none, as when it repeats indefinitely.
    var end: Instant? {
        if options.contains(.repeat) { return nil }
        let (end, overflow) = start.nanoseconds.addingReportingOverflow(
            options.contains(.autoreverse) ? 2 * timing.period : timing.period)
        return overflow ? Instant(nanoseconds: .max) : Instant(nanoseconds: end)
    }

    /// The fraction of the old values that still shows.
    private var remainder: CGFloat {
        let (elapsed, overflow) = dispatcher.now.nanoseconds.subtractingReportingOverflow(start.nanoseconds)
        guard elapsed > 0, !overflow else { return 1 }
        if let end, dispatcher.now >= end { return 0 }
        guard options.contains(.autoreverse) else { return timing.remainder(after: elapsed % timing.period) }
        let place = elapsed % (2 * timing.period)
        return timing.remainder(after: min(place, 2 * timing.period - place))
    }

    /// Returns the fraction of each component of the old value of a property that still shows.
    func remainders(of property: AnimatedOffset.Property) -> SIMD8<Double> {
        SIMD8(repeating: Double(remainder))
    }

    final func add(_ view: UIView) {
        views.append(view)
    }

    /// Notes that a view has lost all its changes of the group; the group is over when the last one has.
    func lose(_ view: UIView) {
        forget(view)
        if views.isEmpty, stage == .running { dispatcher.animationInterrupted(self) }
    }

    final func forget(_ view: UIView) {
        isInterrupted = true
        views.removeAll { $0 === view }
    }

    /// Notes that a view has lost some of its changes of the group.
    final func losePart() {
        isInterrupted = true
    }

    final func run() {
        if stage == .open { stage = .running }
    }

    /// Releases the views, which then show their values.
    func finish() {
        stage = .over
        let done = views
        views.removeAll()
        for view in done { view.forgetChanges(of: self) }
        let completions = waiting
        waiting = []
        for completion in completions { completion.leave(in: dispatcher) }
    }
}
