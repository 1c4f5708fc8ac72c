import TouchGeometry
import TouchInput

/// The changes of one call of `UIView.animate`, which start and end together.
///
///     call        frame  frame  frame  frame
///     open ─ running ─────────────────┬─ over      completion(true) in the first frame at or after the end
///     values set    shown values move │            views may be touched again
///                          ╳ interrupted ─ over    completion(false) in the next turn
///
/// It retains its views until then, and its application retains it.
final class AnimationGroup {
    enum Stage {
        /// The closure that makes the changes is running.
        case open
        /// The changes are being animated.
        case running
        /// No old value shows any more.
        case over
    }

    let dispatcher: Dispatcher
    let timing: AnimationTiming
    let options: UIView.AnimationOptions
    let start: Instant
    private(set) var stage = Stage.open
    /// The views with changes of the group.
    private(set) var views: [UIView] = []
    /// A Boolean value that indicates whether any change was removed before its end.
    private(set) var isInterrupted = false
    var completion: ((Bool) -> Void)?
    /// The timer that wakes the application at the start, if that is later.
    var delay: VirtualTimer?

    init(
        in dispatcher: Dispatcher, timing: AnimationTiming, options: UIView.AnimationOptions, delay: TimeInterval
    ) {
        self.dispatcher = dispatcher
        self.timing = timing
        self.options = options
        start = dispatcher.now.advanced(by: delay)
    }

    /// The end; `nil` if it repeats indefinitely.
    var end: Instant? {
        if options.contains(.repeat) { return nil }
        let (end, overflow) = start.nanoseconds.addingReportingOverflow(
            options.contains(.autoreverse) ? 2 * timing.period : timing.period)
        return overflow ? Instant(nanoseconds: .max) : Instant(nanoseconds: end)
    }

    /// The fraction of the old values that still shows.
    var remainder: CGFloat {
        let (elapsed, overflow) = dispatcher.now.nanoseconds.subtractingReportingOverflow(start.nanoseconds)
        guard elapsed > 0, !overflow else { return 1 }
        if let end, dispatcher.now >= end { return 0 }
        guard options.contains(.autoreverse) else { return timing.remainder(after: elapsed % timing.period) }
        let place = elapsed % (2 * timing.period)
        return timing.remainder(after: min(place, 2 * timing.period - place))
    }

    func add(_ view: UIView) {
        views.append(view)
    }

    /// Notes that a view has lost all its changes of the group; the group is over when the last one has.
    func lose(_ view: UIView) {
        isInterrupted = true
        views.removeAll { $0 === view }
        if views.isEmpty, stage == .running { dispatcher.animationInterrupted(self) }
    }

    /// Notes that a view has lost some of its changes of the group.
    func losePart() {
        isInterrupted = true
    }

    func run() {
        if stage == .open { stage = .running }
    }

    /// Releases the views, which then show their values.
    func finish() {
        stage = .over
        let done = views
        views.removeAll()
        for view in done { view.forgetChanges(of: self) }
    }
}
