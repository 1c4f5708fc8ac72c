import TouchInput

/// Changes of an animator. The values that they show follow the animator's progress, which can be paused, set and reversed.
final class AnimatorGroup: AnimationGroup {
    private let course: AnimatorClock
    /// The progress of the animator at which these changes start.
    private let beginning: Double
    private let isHitWhereShown: Bool

    init(_ clock: AnimatorClock, beginning: Double, options: UIView.AnimationOptions, isHitWhereShown: Bool) {
        course = clock
        self.beginning = max(0, min(beginning, 1))
        self.isHitWhereShown = isHitWhereShown
        super.init(in: clock.dispatcher, timing: clock.motion.timing, options: options, delay: 0)
    }

    override var clock: AnimatorClock? { course }
    override var end: Instant? { course.end }
    override var hitsWhereShown: Bool { isHitWhereShown }
    override func isMoving(at instant: Instant) -> Bool { course.isMoving }
    override func frameComes() { course.rest() }

    /// The animator finishes at its end, also without views.
    override func lose(_ view: UIView) {
        forget(view)
    }

    override func remainders(of property: AnimatedOffset.Property) -> SIMD8<Double> {
        let progress = course.progress
        func remainder(_ progress: Double) -> Double {
            guard beginning > 0 else { return 1 - progress }
            guard beginning < 1 else { return progress < 1 ? 1 : 0 }
            return 1 - max(0, (progress - beginning) / (1 - beginning))
        }
        var remainders = SIMD8<Double>(repeating: remainder(progress.z))
        guard progress != AnimatorMotion.Progress(repeating: progress.z) else { return remainders }
        switch property {
        case .center, .transform:
            remainders[0] = remainder(progress.x)
            remainders[1] = remainder(progress.y)
        case .bounds, .alpha, .backgroundColor:
            break
        }
        return remainders
    }

    /// Releases the views at the end, with their start values if the animator ran back to them.
    override func finish() {
        if course.isReversed, stage == .running { settle(at: .start) }
        super.finish()
    }

    /// Releases the views, which then show their values.
    func release() {
        super.finish()
    }

    /// The values of the views at the start and the end.
    var values: [AnimatorValue] {
        views.flatMap { view in
            view.runningChanges.filter { $0.group === self }.map { change in
                let property = change.offset.property
                return AnimatorValue(
                    view: view, property: property, start: change.offset.start,
                    shown: change.offset.values * remainders(of: property), end: view.value(of: property))
            }
        }
    }

    private func settle(at position: UIViewAnimatingPosition) {
        for value in values { value.set(position) }
    }
}

/// A property of a view that an animator changes.
struct AnimatorValue {
    let view: UIView
    let property: AnimatedOffset.Property
    let start: SIMD8<Double>
    /// The difference of the shown value from the end.
    private(set) var shown: SIMD8<Double>
    let end: SIMD8<Double>

    /// Adds what another group of the animator shows of the same property; returns a Boolean value that indicates whether
    /// it is the same.
    mutating func merge(_ other: AnimatorValue) -> Bool {
        guard view === other.view, property == other.property else { return false }
        shown += other.shown
        return true
    }

    /// Gives the view the value at a position.
    func set(_ position: UIViewAnimatingPosition) {
        AnimationBlock.suspend {
            switch position {
            case .start: view.setValue(of: property, start)
            case .current: if shown != .zero { view.setValue(of: property, end + shown) }
            case .end: view.setValue(of: property, end)
            }
        }
    }
}
