import TouchGeometry
import TouchInput

/// What one call of `UIView.animate` has changed: it starts and ends together.
///
///     call        frame  frame  frame  frame
///     open ─ running ─────────────────┬─ over      completion(true) in the first frame at or after the end
///     values set    shown values move │            views may be touched again
///                          ╳ interrupted ─ over    completion(false) in the next turn
///
/// It keeps its views until then, and its application keeps it.
final class AnimationGroup {
    enum Stage {
        /// The closure that makes the changes is running.
        case open
        /// What it changed is on its way.
        case running
        /// Nothing of it shows any more.
        case over
    }

    let dispatcher: Dispatcher
    let timing: AnimationTiming
    let options: UIView.AnimationOptions
    let start: Instant
    private(set) var stage = Stage.open
    /// Those with changes of the group.
    private(set) var views: [UIView] = []
    /// Something of it was taken away before its end.
    private(set) var isInterrupted = false
    var completion: ((Bool) -> Void)?
    /// Wakes the application at the start, if that is later.
    var delay: VirtualTimer?

    init(
        in dispatcher: Dispatcher, timing: AnimationTiming, options: UIView.AnimationOptions, delay: TimeInterval
    ) {
        self.dispatcher = dispatcher
        self.timing = timing
        self.options = options
        start = dispatcher.now.advanced(by: delay)
    }

    /// `nil` if it repeats for ever.
    var end: Instant? {
        if options.contains(.repeat) { return nil }
        let (end, overflow) = start.nanoseconds.addingReportingOverflow(
            options.contains(.autoreverse) ? 2 * timing.period : timing.period)
        return overflow ? Instant(nanoseconds: .max) : Instant(nanoseconds: end)
    }

    /// How much of the old values still shows.
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

    /// A view has lost all that it had of the group; the last one ends it.
    func lose(_ view: UIView) {
        isInterrupted = true
        views.removeAll { $0 === view }
        if views.isEmpty, stage == .running { dispatcher.animationInterrupted(self) }
    }

    /// A view has lost some of what it had of the group.
    func losePart() {
        isInterrupted = true
    }

    func run() {
        if stage == .open { stage = .running }
    }

    /// Lets go of the views, which then show what they are.
    func finish() {
        stage = .over
        let done = views
        views.removeAll()
        for view in done { view.forgetChanges(of: self) }
    }
}
