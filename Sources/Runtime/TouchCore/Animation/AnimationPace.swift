import TouchInput
import TouchKinematics

/// The course of an animation, independent of its duration.
enum AnimationPace {
    /// The timing curve of the options.
    case curve(TimingCurve)
    /// A spring that comes to rest within the duration.
    case damped(ratio: CGFloat, velocity: CGFloat)
    /// A spring whose perceived duration is the duration; it settles later.
    case bouncing(CGFloat, velocity: CGFloat)

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
        }
    }
}
