/// A change of one property of a view that an animation is making.
struct RunningChange {
    let group: AnimationGroup
    /// The old value less the new one.
    var offset: AnimatedOffset
}
