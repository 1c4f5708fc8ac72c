public import TouchInput
public import TouchKinematics

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
    nonisolated(unsafe) private(set) static var open: AnimationBlock?

    /// The duration in seconds; 0 if it does not animate.
    private(set) var duration: TimeInterval
    private var delay: TimeInterval
    private var pace: AnimationPace
    private var options: UIView.AnimationOptions
    /// Makes the group, if it is not one of `UIView.animate`.
    private let groupMaker: ((Dispatcher) -> AnimationGroup?)?
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
        groupMaker = nil
    }

    /// Creates a block whose changes join a group that a closure makes for the application of the first view.
    init(
        duration: TimeInterval, options: UIView.AnimationOptions,
        makeGroup: @escaping (Dispatcher) -> AnimationGroup?
    ) {
        self.duration = duration
        delay = 0
        pace = .curve(.linear)
        self.options = options
        groupMaker = makeGroup
    }

    /// Calls a closure whose changes are not animated, even inside an animation.
    static func suspend(_ body: () -> Void) {
        let outer = open
        open = nil
        body()
        open = outer
    }

    /// Returns a number of seconds, or 0 for a value that is negative or not a number.
    private static func seconds(_ value: TimeInterval) -> TimeInterval {
        value > 0 && value.isFinite ? min(value, GestureThresholds.longestAnimation) : 0
    }

    /// Calls the closure and animates its changes.
    func run(_ changes: () -> Void) {
        let outer = enter()
        changes()
        leave(to: outer)
    }

    /// Opens the block; returns the one that contains it.
    func enter() -> AnimationBlock? {
        let outer = Self.open
        Animations.areUsed = true
        Self.open = self
        return outer
    }

    /// Closes the block.
    func leave(to outer: AnimationBlock?) {
        if options.contains(.layoutSubviews), let group {
            for subject in group.subjects { subject.layoutIfNeeded() }
        }
        Self.open = outer
    }

    #if !hasFeature(Embedded)
        /// Changes the parameters of the changes that follow; returns the group of those before, if there are any.
        func change(
            duration: TimeInterval? = nil, delay: TimeInterval? = nil, pace: AnimationPace? = nil,
            options: (option: UIView.AnimationOptions, isOn: Bool)? = nil
        ) -> AnimationGroup? {
            defer { group = nil }
            if let duration { self.duration = Self.seconds(duration) }
            if let delay { self.delay = Self.seconds(delay) }
            if let pace { self.pace = pace }
            switch options {
            case (let option, true)?: self.options.insert(option)
            case (let option, false)?: self.options.remove(option)
            case nil: break
            }
            return group
        }
    #endif

    /// Animates the change of a property of a view.
    func animate(_ offset: AnimatedOffset, of view: UIView) {
        if window == nil { window = view.windowStorage }
        var offset = offset
        if options.contains(.beginFromCurrentState), !view.runningChanges.isEmpty {
            offset.add(view.takeRunning(offset.property, except: group))
        }
        guard duration >= GestureThresholds.shortestAnimation, UIView.areAnimationsEnabled, offset.isFinite,
            !offset.isZero, let dispatcher = view.animator, dispatcher.animations.areEnabled,
            AnimationTransaction.open(in: dispatcher)?.disablesActions != true,
            let group = group ?? makeGroup(in: dispatcher)
        else { return }
        guard group.dispatcher === dispatcher, group.stage == .open else { return }
        self.group = group
        view.run(offset, in: group)
    }

    private func makeGroup(in dispatcher: Dispatcher) -> AnimationGroup? {
        if let groupMaker { return groupMaker(dispatcher) }
        return AnimationGroup(in: dispatcher, timing: pace.timing(duration), options: options, delay: delay)
    }
}

/// The course of an animation, independent of its duration.
enum AnimationPace {
    /// The timing curve of the options.
    case curve(TimingCurve)
    /// A spring that comes to rest within the duration.
    case damped(ratio: CGFloat, velocity: CGFloat)
    /// A spring whose perceived duration is the duration; it settles later.
    case bouncing(CGFloat, velocity: CGFloat)
    /// A bounce from 1 to 0, which has its own duration.
    case returning(Bounce)

    init(_ options: UIView.AnimationOptions) {
        switch (options.rawValue >> 16) & 3 {
        case 1: self = .curve(.easeIn)
        case 2: self = .curve(.easeOut)
        case 3: self = .curve(.linear)
        default: self = .curve(.easeInOut)
        }
    }

    /// - Parameter duration: The duration in seconds, greater than 0.
    func timing(_ duration: TimeInterval) -> AnimationTiming {
        switch self {
        case .curve(let curve):
            return AnimationTiming(motion: .curve(curve), duration: duration)
        case .damped(let ratio, let velocity):
            let spring = Spring(settlingWithin: duration, dampingRatio: ratio, initialVelocity: velocity)
            return AnimationTiming(motion: .spring(spring), duration: duration)
        case .bouncing(let bounce, let velocity):
            let spring = Spring(
                perceptualDuration: duration, bounce: bounce, displacement: -1, velocity: velocity)
            let settling = spring.settlingDuration(threshold: GestureThresholds.animationRest)
            return AnimationTiming(motion: .spring(spring), duration: settling)
        case .returning(let bounce):
            return AnimationTiming(motion: .bounce(bounce), duration: bounce.duration)
        }
    }
}

extension UIView {
    /// Animates the changes of a closure as a bounce goes from 1 to 0. Views inside receive touches, where their properties place
    /// them.
    @_spi(Subclass) public static func animate(
        along bounce: Bounce, animations: () -> Void, completion: @escaping (Bool) -> Void
    ) {
        let block = AnimationBlock(
            duration: bounce.duration, delay: 0, pace: .returning(bounce), options: .allowUserInteraction)
        block.run(animations)
        start(block, completion)
    }

    /// Ends the animations of bounds, center and transform; returns the bounds and the transform that they showed.
    @_spi(Subclass) public final func stopPlacementAnimations() -> (bounds: CGRect, transform: CGAffineTransform) {
        let shown = shownPlacement
        for property in [LayerProperty.bounds, .position, .transform] {
            _ = takeRunning(property, except: nil)
        }
        displayNeeded()
        return (shown.bounds, shown.transform)
    }
}

/// The fraction of the old values that still shows, as a closed form of time.
///
///                    delay  duration            repeat                autoreverse           both
///     remainder  1 │ ─────·.              │ ·.   ·.   ·.         │ ·.      .·         │ ·.      .·.      .
///                  │        `·            │   `·   `·   `·       │   `·  ·´           │   `·  ·´   `·  ·´
///                0 │          `─────      │     `    `    `      │     `´     ────    │     `´       `´
///                  call   start end       start                  start       end      start
struct AnimationTiming {
    enum Motion {
        case curve(TimingCurve)
        /// A spring that goes from -1 to 0.
        case spring(Spring)
        /// A bounce that goes from 1 to 0.
        case bounce(Bounce)
    }

    let motion: Motion
    /// The duration of one run, in nanoseconds; at least 1.
    let period: Int64

    /// - Parameter duration: The duration in seconds, greater than 0.
    init(motion: Motion, duration: TimeInterval) {
        self.motion = motion
        period = Self.nanoseconds(duration)
    }

    /// Returns a duration in nanoseconds; at least 1.
    static func nanoseconds(_ duration: TimeInterval) -> Int64 {
        max(1, Instant(seconds: min(duration, GestureThresholds.longestAnimation)).nanoseconds)
    }

    /// Returns the remainder: 1 at the start and before, 0 at the end; in between it may be outside that range.
    /// - Parameter nanoseconds: The time since the start.
    func remainder(after nanoseconds: Int64) -> CGFloat {
        guard nanoseconds > 0 else { return 1 }
        switch motion {
        case .curve(let curve): return 1 - curve.progress(at: CGFloat(nanoseconds) / CGFloat(period))
        case .spring(let spring): return -spring.value(at: Instant(nanoseconds: nanoseconds).seconds)
        case .bounce(let bounce): return bounce.position(at: Instant(nanoseconds: nanoseconds).seconds)
        }
    }
}
