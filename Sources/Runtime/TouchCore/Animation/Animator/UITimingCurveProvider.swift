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
