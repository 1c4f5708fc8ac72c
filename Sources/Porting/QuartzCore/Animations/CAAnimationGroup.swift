import TouchCore
import TouchInput

/// Animations that run together: in the time of the group, and up to its end. Those without a duration have that of the group. The delegates of the
/// members are not called.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class CAAnimationGroup: CAAnimation {
    /// The animations, in the order in which they are applied.
    public var animations: [CAAnimation]?

    /// Creates a group without animations.
    public override init() { super.init() }

    override func empty() -> CAAnimation { CAAnimationGroup() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied }
    }

    override var unknownKeys: [String] { (animations ?? []).flatMap { $0.unknownKeys } }

    override func show(_ place: AnimationPlace, in look: inout ShownLook, duration: TimeInterval) {
        let time = TimeInterval(place.fraction) * duration
        for animation in animations ?? [] { animation.apply(to: &look, at: time, startedAt: 0, duration) }
    }
}
