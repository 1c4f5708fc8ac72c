/// An animated change of one property of a view.
struct RunningChange {
    let group: AnimationGroup
    /// The old value minus the new one.
    var offset: AnimatedOffset
}
