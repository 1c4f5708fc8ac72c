public import TouchInput
import TouchKinematics

/// An animation along which a spring pulls the value to its end. `duration` does not follow from the spring: set it to `settlingDuration`.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class CASpringAnimation: CABasicAnimation {
    /// The moved mass; 1 by default.
    public var mass: CGFloat = 1
    /// The force per distance; 100 by default.
    public var stiffness: CGFloat = 100
    /// The force per velocity; 10 by default.
    public var damping: CGFloat = 10
    /// The velocity at the start, in ways per second; 0 by default, negative away from the end.
    public var initialVelocity: CGFloat = 0

    /// Creates an animation without a key path.
    public override init() { super.init() }

    /// Creates a spring from its perceived duration in seconds, which is the undamped period, and its bounce, −1…1.
    public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce, displacement: -1)
        (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    }

    /// The seconds after which the spring stays within a thousandth of the way.
    public var settlingDuration: TimeInterval { spring.settlingDuration(threshold: 0.001) }

    private var spring: Spring {
        let critical = 2 * (max(0, stiffness) * max(0, mass)).squareRoot()
        return Spring(
            mass: mass, stiffness: stiffness, dampingRatio: critical > 0 ? damping / critical : 1, displacement: -1,
            velocity: initialVelocity)
    }

    override func empty() -> CAAnimation { CASpringAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping, initialVelocity) = (
            other.mass, other.stiffness, other.damping, other.initialVelocity
        )
    }

    override func progress(_ fraction: CGFloat, duration: TimeInterval) -> CGFloat {
        1 + spring.value(at: TimeInterval(fraction) * duration)
    }
}
