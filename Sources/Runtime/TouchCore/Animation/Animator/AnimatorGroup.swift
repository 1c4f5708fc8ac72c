import TouchInput
import TouchKinematics

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
        if clock.firstNumber == nil { clock.firstNumber = number }
    }

    override var clock: AnimatorClock? { course }
    override var end: Instant? { course.end }
    override var hitsWhereShown: Bool { isHitWhereShown }
    override func isMoving(at instant: Instant) -> Bool { course.isMoving }
    override func frameComes() { course.rest() }

    /// The animator finishes at its end, also without views.
    override func lose(_ subject: any AnimatedSubject) {
        forget(subject)
    }

    override func remainders(of property: LayerProperty) -> AnimatedNumbers {
        let progress = course.progress
        func remainder(_ progress: Double) -> Double {
            guard beginning > 0 else { return 1 - progress }
            guard beginning < 1 else { return progress < 1 ? 1 : 0 }
            return 1 - max(0, (progress - beginning) / (1 - beginning))
        }
        var remainders = AnimatedNumbers(repeating: remainder(progress.z))
        guard progress != AnimatorMotion.Progress(repeating: progress.z) else { return remainders }
        if property == .position || property == .transform {
            remainders[0] = remainder(progress.x)
            remainders[1] = remainder(progress.y)
        }
        return remainders
    }

    override var changesValuesAtEnd: Bool { course.isReversed }

    /// Releases the views at the end, with their start values if the animator ran back to them.
    override func finish() {
        if changesValuesAtEnd, stage == .running { settle(at: .start) }
        super.finish()
    }

    /// Releases the views, which then show their values.
    func release() {
        super.finish()
    }

    /// The values of the views at the start and the end.
    var values: [AnimatorValue] {
        subjects.compactMap { $0 as? UIView }.flatMap { view in
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
    let property: LayerProperty
    let start: AnimatedNumbers
    /// The difference of the shown value from the end.
    private(set) var shown: AnimatedNumbers
    let end: AnimatedNumbers

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

/// The course of an animator from the start values, 0, to the end values, 1.
struct AnimatorMotion {
    /// The progress along the x-axis, along the y-axis, and of everything that has no direction.
    typealias Progress = SIMD3<Double>

    private let timings: (x: AnimationTiming, y: AnimationTiming, other: AnimationTiming)
    private let isUniform: Bool
    /// A Boolean value that indicates whether the duration is that of the spring.
    let hasOwnDuration: Bool

    /// - Parameter duration: The duration of the animator, in seconds; 0 or more.
    init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
        let duration = max(duration, GestureThresholds.shortestAnimation)
        if let spring = provider.springTimingParameters {
            let velocity = spring.initialVelocity
            let length = (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
            timings = (
                spring.timing(duration, velocity: velocity.dx), spring.timing(duration, velocity: velocity.dy),
                spring.timing(duration, velocity: length)
            )
            isUniform = velocity == .zero
            hasOwnDuration = spring.hasOwnDuration
        } else {
            let curve = provider.cubicTimingParameters?.curve ?? .easeInOut
            let timing = AnimationTiming(motion: .curve(curve), duration: duration)
            timings = (timing, timing, timing)
            isUniform = true
            hasOwnDuration = false
        }
    }

    /// The timing of everything that has no direction.
    var timing: AnimationTiming { timings.other }

    /// The duration, in nanoseconds.
    var period: Int64 { max(timings.x.period, timings.y.period, timings.other.period) }

    /// Returns the progress after a time in nanoseconds: 0 at the start and before, 1 at the end and after.
    func progress(after nanoseconds: Int64) -> Progress {
        if nanoseconds >= period { return Progress(repeating: 1) }
        let other = Self.progress(of: timings.other, after: nanoseconds)
        if isUniform { return Progress(repeating: other) }
        return Progress(
            Self.progress(of: timings.x, after: nanoseconds), Self.progress(of: timings.y, after: nanoseconds), other)
    }

    private static func progress(of timing: AnimationTiming, after nanoseconds: Int64) -> Double {
        nanoseconds >= timing.period ? 1 : Double(1 - timing.remainder(after: nanoseconds))
    }

    /// The duration, in seconds.
    var seconds: TimeInterval { Instant(nanoseconds: period).seconds }

    /// Returns the progress at a fraction of the time.
    func progress(at part: CGFloat) -> Progress {
        progress(after: Int64((Double(period) * Double(part)).rounded()))
    }

    /// Returns the fraction of the time at which a progress is reached; `nil` if it never is.
    func fraction(of progress: Progress) -> CGFloat? {
        time(of: progress).map { CGFloat(Double($0) / Double(period)) }
    }

    /// Returns the first time in nanoseconds at which the progress is reached; `nil` if it never is, or not in all directions at
    /// once.
    func time(of progress: Progress) -> Int64? {
        guard isUniform || progress == Progress(repeating: 0) || progress == Progress(repeating: 1),
            progress == Progress(repeating: progress.z)
        else { return nil }
        if progress.z <= 0 { return progress.z == 0 ? 0 : nil }
        if progress.z == 1 { return period }
        // Only the first stretch of a spring is monotonic: it is found in steps that are shorter than an oscillation.
        let steps: Int64 = 256
        var low: Int64 = 0
        var high: Int64 = 0
        for step in 1...steps {
            high = period / steps * step + period % steps * step / steps
            if self.progress(after: high).z >= progress.z { break }
            low = high
        }
        guard self.progress(after: high).z >= progress.z else { return nil }
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if self.progress(after: middle).z < progress.z { low = middle } else { high = middle }
        }
        return high
    }
}
