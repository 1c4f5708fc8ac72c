import TouchInput
import TouchKinematics

/// The numbers of a motion that belong to its view and display, rather than to its release.
struct MotionLaw: Hashable, Sendable {
    /// The part of the speed that is left after a millisecond (N-40).
    var rate: CGFloat
    /// The rate of decay of a bounce, per second (M-16).
    var decay: CGFloat
    /// The size of a pixel in points; smaller distances are not visible.
    var pixel: CGFloat

    /// Returns a bounce that is over when its rest is no longer visible (M-08, M-09).
    func bounce(from start: CGFloat, velocity: CGFloat, to rest: CGFloat) -> Bounce {
        Bounce(
            from: start, velocity: velocity, to: rest, rate: rate, decay: decay,
            threshold: ScrollThresholds.bounceRest(pixel: pixel))
    }
}
