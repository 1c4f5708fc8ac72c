public import TouchInput
public import TouchKinematics

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
        for property in [AnimatedOffset.Property.bounds, .center, .transform] {
            _ = takeRunning(property, except: nil)
        }
        displayNeeded()
        return (shown.bounds, shown.transform)
    }
}
