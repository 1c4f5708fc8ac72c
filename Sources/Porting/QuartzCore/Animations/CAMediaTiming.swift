public import TouchInput

/// The relation of a time to the one around it, which for an animation is that of its layer or group: when it begins, how fast it passes, and
/// how often it is repeated.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol CAMediaTiming: AnyObject {
    /// The time around it at which it begins, in seconds; 0, the default, for that at which it is added.
    var beginTime: TimeInterval { get set }
    /// The duration of one run, in seconds; 0, the default, for that of the group, or else of the transaction.
    var duration: TimeInterval { get set }
    /// The seconds that pass in a second of the time around it; 1 by default. Backwards below 0; with 0 it stays at `timeOffset`.
    var speed: Float { get set }
    /// The seconds of its own time at which it starts; 0 by default. At the end it continues from its beginning up to there.
    var timeOffset: TimeInterval { get set }
    /// The number of runs, also fractions; 0, the default, for one. `.infinity` repeats it until it is removed.
    var repeatCount: Float { get set }
    /// The seconds of its own time for which it is repeated, if greater than 0, in place of `repeatCount`.
    var repeatDuration: TimeInterval { get set }
    /// A Boolean value that indicates whether it runs backwards after each run; `false` by default.
    var autoreverses: Bool { get set }
    /// The values shown before its begin and after its end; `removed`, none, by default.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that an animation shows before its begin and after its end. After the end it is removed, unless `isRemovedOnCompletion` is `false`.
public enum CAMediaTimingFillMode: Hashable, Sendable {
    /// Nothing.
    case removed
    /// After the end, its last value.
    case forwards
    /// Before the begin, its first value.
    case backwards
    /// Both.
    case both
}

/// A place in an animation: the run, and the fraction of it.
struct AnimationPlace {
    var run = 0
    /// The fraction of the run, 0…1: backwards in a run that is reversed.
    var fraction: CGFloat
}

extension CAMediaTiming {
    /// Returns the duration of a run, in seconds.
    /// - Parameter inherited: That of the group or the transaction.
    func runDuration(_ inherited: TimeInterval) -> TimeInterval { duration > 0 ? duration : inherited }

    /// Returns the duration of all runs, in seconds of its own time.
    func activeDuration(_ inherited: TimeInterval) -> TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let runs = repeatCount > 0 ? TimeInterval(repeatCount) : 1
        return runDuration(inherited) * (autoreverses ? 2 : 1) * runs
    }

    /// Returns the times, of those around it, at which it begins and ends.
    func span(startedAt start: TimeInterval, _ inherited: TimeInterval) -> (begin: TimeInterval, end: TimeInterval) {
        let begin = beginTime != 0 ? beginTime : start
        guard speed != 0 else { return (begin, .infinity) }
        return (begin, begin + activeDuration(inherited) / TimeInterval(abs(speed)))
    }

    /// Returns the place at a time of those around it; `nil` if it shows nothing then.
    func place(at time: TimeInterval, startedAt start: TimeInterval, _ inherited: TimeInterval) -> AnimationPlace? {
        let (begin, end) = span(startedAt: start, inherited)
        let (run, active) = (runDuration(inherited), activeDuration(inherited))
        guard run > 0 else { return nil }
        if time < begin, fillMode != .backwards, fillMode != .both { return nil }
        if time >= end, fillMode != .forwards, fillMode != .both { return nil }
        var passed = min(max(0, time - begin) * TimeInterval(abs(speed)), active)
        if speed < 0 { passed = active.isFinite ? active - passed : -passed }
        if timeOffset != 0 {
            passed += timeOffset
            // It goes on from its beginning, but the end is not the beginning.
            if active.isFinite, passed > active { passed -= active }
        }
        let runs = passed / run
        // The end of the last run belongs to it.
        let index = passed > 0 && passed >= active ? runs.rounded(.up) - 1 : runs.rounded(.down)
        let fraction = CGFloat(runs - index)
        let isBackwards = autoreverses && index.truncatingRemainder(dividingBy: 2) != 0
        return AnimationPlace(
            run: Int(max(0, min(autoreverses ? (index / 2).rounded(.down) : index, 1e9))),
            fraction: isBackwards ? 1 - fraction : fraction)
    }
}
