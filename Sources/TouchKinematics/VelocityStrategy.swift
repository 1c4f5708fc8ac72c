/// How a velocity is made of the samples that came before.
///
///     samples      •──•──•──•──•──•──•  newest
///     lagging      ·  ·  ·  ·  ·  80 20  per cent of the two newest movements
///     weighted     ·  ·  ·  ∘  ∘  ●  ●  every movement, the older the less (1/e in the tracker's memory)
///     lsq2         ├── a parabola ──┤   through the last 100 ms, 20 samples at most; its slope at the newest
///     threeSample              5 35 60  per cent of the three newest movements
///
/// All of them give a constant velocity exactly, however often the screen is scanned. All but `lagging` give zero after a rest
/// (N-13).
public enum VelocityStrategy: Hashable, Sendable {
    /// A fifth of the newest movement's velocity and four fifths of that of the movement before; with one movement only, its own.
    ///
    /// This is what UIKit's pan was recorded to do (M-01). It knows of no rest: a finger that stands still keeps the velocity of its
    /// last movement until a sample at the same place comes (M-02).
    case lagging
    /// The velocities between all samples, an older one losing its weight exponentially with time.
    ///
    /// It resists noise and lags behind a change by about the tracker's `memory`.
    case weighted
    /// The slope, at the newest sample, of a parabola fitted by least squares to the last 0.1 s, at most 20 samples.
    ///
    /// This is what Android calls LSQ2. A gap of 0.04 s or more between two samples counts as a stop: what was before is
    /// forgotten, and the velocity is zero once no sample has come for that long. Two samples give a straight line.
    case lsq2
    /// 60, 35 and 5 per cent of the velocities between the four newest samples; with fewer, the same shares of what there
    /// is.
    ///
    /// A way to weigh the newest movements most.
    case threeSample
}
