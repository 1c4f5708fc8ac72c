public import TouchInput
import TouchKinematics

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not started, or has finished.
    case inactive = 0
    /// It is running or paused.
    case active = 1
    /// It was stopped, and waits for `finishAnimation(at:)`.
    case stopped = 2
}

/// The values with which an animation finishes.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The values that the animations set.
    case end = 0
    /// The values before the animations.
    case start = 1
    /// The shown values.
    case current = 2
}

/// An animation that can be paused, moved, reversed and stopped.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol UIViewAnimating: AnyObject {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// A Boolean value that indicates whether the animation is active and not paused.
    var isRunning: Bool { get }
    /// A Boolean value that indicates whether the animation runs back to the start values.
    var isReversed: Bool { get set }
    /// The fraction of the animation that is complete, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or continues it.
    func startAnimation()
    /// Starts the animation after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation where it is shown.
    func pauseAnimation()
    /// Stops the animation where it is shown.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that closures make.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that start when a fraction of the rest is over.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues a paused animation with another course and duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The course of an animation in time, for a `UIViewPropertyAnimator`: a cubic curve or a spring.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol UITimingCurveProvider: AnyObject {
    /// The kind of the course, which decides which of the parameters are used.
    var timingCurveType: UITimingCurveType { get }
    /// The parameters of a curve; `nil` for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The parameters of a spring; `nil` for a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of course of an animation.
public enum UITimingCurveType: Int, Sendable {
    /// One of the four standard curves.
    case builtin = 0
    /// A Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
}

extension UIView {
    /// The standard curves of animations.
    public enum AnimationCurve: Int, Sendable {
        /// Starts and ends slowly.
        case easeInOut = 0
        /// Starts slowly.
        case easeIn = 1
        /// Ends slowly.
        case easeOut = 2
        /// Has constant speed.
        case linear = 3
    }
}

/// A course along a Bézier curve from (0, 0) to (1, 1): the horizontal axis is time, the vertical one progress.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UICubicTimingParameters: UITimingCurveProvider {
    /// The standard curve that the parameters were created with; `easeInOut` for one with control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    /// `builtin` for a standard curve, `cubic` for one with control points.
    public let timingCurveType: UITimingCurveType

    /// Creates the course of Core Animation's default curve: a fast start and a slow end.
    public convenience init() {
        let curve = TimingCurve.default
        self.init(
            controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
    }

    /// Creates the course of a standard curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        let bezier = TimingCurve(curve)
        animationCurve = curve
        controlPoint1 = CGPoint(x: bezier.x1, y: bezier.y1)
        controlPoint2 = CGPoint(x: bezier.x2, y: bezier.y2)
        timingCurveType = .builtin
    }

    /// Creates the course of a curve with two control points; their times are clamped to 0…1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        timingCurveType = .cubic
    }

    /// Returns itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// `nil`.
    public var springTimingParameters: UISpringTimingParameters? { nil }

    var curve: TimingCurve {
        TimingCurve(x1: controlPoint1.x, y1: controlPoint1.y, x2: controlPoint2.x, y2: controlPoint2.y)
    }
}

extension TimingCurve {
    init(_ curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self = .easeInOut
        case .easeIn: self = .easeIn
        case .easeOut: self = .easeOut
        case .linear: self = .linear
        }
    }
}

/// A course that a spring pulls to the end, with an initial velocity: for a view that a finger has thrown.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UISpringTimingParameters: UITimingCurveProvider {
    private enum Kind {
        /// Comes to rest within the duration of the animator.
        case damped(ratio: CGFloat)
        /// Has a duration of its own.
        case physical(mass: CGFloat, stiffness: CGFloat, dampingRatio: CGFloat)
        case perceptual(duration: TimeInterval, bounce: CGFloat)
    }

    private let kind: Kind

    /// The initial velocity relative to the distance of the animation: with 1, the distance would be covered in a second.
    ///
    /// Positions, and the translations of transforms, move with `dx` along the x-axis and `dy` along the y-axis; other properties with the
    /// length of the vector. In `continueAnimation`, the distance is the remaining one.
    public let initialVelocity: CGVector

    /// Creates a spring with a damping ratio of 4.56, without an initial velocity.
    public convenience init() {
        self.init(dampingRatio: 4.56)
    }

    /// Creates a spring without an initial velocity, which comes to rest within the duration of the animator.
    /// - Parameter ratio: With 1, the spring comes to rest without overshoot; the nearer to 0, the more it oscillates.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring that comes to rest within the duration of the animator.
    /// - Parameters:
    ///   - ratio: With 1, the spring comes to rest without overshoot; the nearer to 0, the more it oscillates.
    ///   - velocity: The initial velocity, in distances per second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .damped(ratio: ratio)
        initialVelocity = velocity
    }

    /// Creates a spring from its physical properties, which decide its duration; that of the animator has no influence.
    /// - Parameters:
    ///   - mass: The moved mass.
    ///   - stiffness: The force per distance.
    ///   - damping: The force per velocity.
    ///   - velocity: The initial velocity, in distances per second.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let critical = 2 * (max(0, stiffness) * max(0, mass)).squareRoot()
        kind = .physical(mass: mass, stiffness: stiffness, dampingRatio: critical > 0 ? damping / critical : 1)
        initialVelocity = velocity
    }

    /// Creates a spring without an initial velocity from its perceived duration and bounce.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// Creates a spring from its perceived duration and bounce; that of the animator has no influence.
    /// - Parameters:
    ///   - duration: The perceived duration in seconds; the spring settles later.
    ///   - bounce: With 0, the spring comes to rest without overshoot; the nearer to 1, the more it oscillates; below 0 it is
    ///     overdamped.
    ///   - velocity: The initial velocity, in distances per second.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        kind = .perceptual(duration: duration, bounce: bounce)
        initialVelocity = velocity
    }

    /// `spring`.
    public var timingCurveType: UITimingCurveType { .spring }
    /// `nil`.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// Returns itself.
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// A Boolean value that indicates whether the duration of the animator has no influence.
    var hasOwnDuration: Bool {
        switch kind {
        case .damped: false
        case .physical, .perceptual: true
        }
    }

    /// Returns the spring from -1 to 0 with an initial velocity.
    /// - Parameter duration: The duration of the animator, in seconds.
    func timing(_ duration: TimeInterval, velocity: CGFloat) -> AnimationTiming {
        switch kind {
        case .damped(let ratio):
            return AnimationPace.damped(ratio: ratio, velocity: velocity).timing(duration)
        case .perceptual(let duration, let bounce):
            return AnimationPace.bouncing(bounce, velocity: velocity).timing(duration)
        case .physical(let mass, let stiffness, let ratio):
            let spring = Spring(
                mass: mass, stiffness: stiffness, dampingRatio: ratio, displacement: -1, velocity: velocity)
            let settling = spring.settlingDuration(threshold: GestureThresholds.animationRest)
            return AnimationTiming(motion: .spring(spring), duration: settling)
        }
    }
}
