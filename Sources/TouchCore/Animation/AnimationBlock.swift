import TouchGeometry

/// The parameters of a call of `UIView.animate`, while its closure makes the changes.
///
///     animate { …  animate { … }  … }
///     open     ├outer┼─ inner ─┼outer┤
///
/// It belongs to the application of the first view that it animates; changes of views of other applications, and of views that
/// are in no window, are not animated.
final class AnimationBlock {
    /// The innermost block whose closure is running. It is read at every change of a view's geometry; a scroll view makes one
    /// with every event.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var open: AnimationBlock?

    /// The duration in seconds; 0 if it does not animate.
    let duration: TimeInterval
    private let delay: TimeInterval
    private let pace: AnimationPace
    private let options: UIView.AnimationOptions
    /// The changes; created with the first one.
    private(set) var group: AnimationGroup?
    /// The window of the first view that it changed, animated or not.
    private(set) var window: UIWindow?

    init(duration: TimeInterval, delay: TimeInterval, pace: AnimationPace, options: UIView.AnimationOptions) {
        let outer = Self.open
        let own = Self.seconds(duration)
        self.duration = options.contains(.overrideInheritedDuration) ? own : outer?.duration ?? own
        self.delay = Self.seconds(delay)
        self.pace = options.contains(.overrideInheritedCurve) ? pace : outer?.pace ?? pace
        self.options = outer.map { options.inheriting($0.options) } ?? options
    }

    /// Returns a number of seconds, or 0 for a value that is negative or not a number.
    private static func seconds(_ value: TimeInterval) -> TimeInterval {
        value > 0 && value.isFinite ? min(value, GestureThresholds.longestAnimation) : 0
    }

    /// Calls the closure and animates its changes.
    func run(_ changes: () -> Void) {
        let outer = Self.open
        Self.open = self
        changes()
        if options.contains(.layoutSubviews), let group {
            for view in group.views { view.layoutIfNeeded() }
        }
        Self.open = outer
    }

    /// Animates the change of a property of a view.
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
