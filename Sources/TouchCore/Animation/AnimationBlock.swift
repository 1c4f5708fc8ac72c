import TouchGeometry

/// What a call of `UIView.animate` says, while the closure runs that makes the changes.
///
///     animate { …  animate { … }  … }
///     open     ├outer┼─ inner ─┼outer┤
///
/// It belongs to the application of the first view that it animates; changes of views of other ones, and of views that are
/// in no window, are not animated.
final class AnimationBlock {
    /// The innermost one whose closure runs. Every move of a view looks at it: a scroll view makes one with every event.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var open: AnimationBlock?

    /// Seconds; 0 if it does not animate.
    let duration: TimeInterval
    private let delay: TimeInterval
    private let pace: AnimationPace
    private let options: UIView.AnimationOptions
    /// What it has changed; made with the first change.
    private(set) var group: AnimationGroup?
    /// That of the first view that it changed, animated or not.
    private(set) var window: UIWindow?

    init(duration: TimeInterval, delay: TimeInterval, pace: AnimationPace, options: UIView.AnimationOptions) {
        let outer = Self.open
        let own = Self.seconds(duration)
        self.duration = options.contains(.overrideInheritedDuration) ? own : outer?.duration ?? own
        self.delay = Self.seconds(delay)
        self.pace = options.contains(.overrideInheritedCurve) ? pace : outer?.pace ?? pace
        self.options = outer.map { options.inheriting($0.options) } ?? options
    }

    /// What is no number, or below zero, is nothing.
    private static func seconds(_ value: TimeInterval) -> TimeInterval {
        value > 0 && value.isFinite ? min(value, GestureThresholds.longestAnimation) : 0
    }

    /// Calls the closure; what it changes is animated.
    func run(_ changes: () -> Void) {
        let outer = Self.open
        Self.open = self
        changes()
        if options.contains(.layoutSubviews), let group {
            for view in group.views { view.layoutIfNeeded() }
        }
        Self.open = outer
    }

    /// A property of a view has changed.
    func animate(_ offset: AnimatedOffset, of view: UIView) {
        if window == nil { window = view.windowStorage }
        var offset = offset
        if options.contains(.beginFromCurrentState), !view.runningChanges.isEmpty {
            offset.add(view.takeRunning(offset.property, except: group))
        }
        guard duration >= GestureThresholds.shortestAnimation, UIView.areAnimationsEnabled, offset.isFinite,
            !offset.isZero,
            let dispatcher = view.animator
        else { return }
        let group =
            group
            ?? AnimationGroup(in: dispatcher, timing: pace.timing(duration), options: options, delay: delay)
        guard group.dispatcher === dispatcher, group.stage == .open else { return }
        self.group = group
        view.run(offset, in: group)
    }
}
