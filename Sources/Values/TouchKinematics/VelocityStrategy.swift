/// The method that computes a velocity from samples.
///
///     samples      •──•──•──•──•──•──•  newest
///     lagging      ·  ·  ·  ·  ·  80 20  per cent of the two newest movements
///     weighted     ·  ·  ·  ∘  ∘  ●  ●  every movement, decreasing with age (1/e in the tracker's memory)
///     lsq2         ├── a parabola ──┤   through the last 100 ms, 20 samples at most; its slope at the newest
///     threeSample              5 35 60  per cent of the three newest movements
///
/// All of them compute a constant velocity exactly, at any scan rate. All but `lagging` are zero after a rest (N-13).
public enum VelocityStrategy: Hashable, Sendable {
    /// A fifth of the velocity of the newest movement and four fifths of that of the previous one; with one movement only, its
    /// velocity.
    ///
    /// This matches recordings of UIKit's pan (M-01). It does not detect rests: a finger that stands still keeps the velocity of
    /// its last movement until a sample at the same place arrives (M-02).
    case lagging
    /// The velocities between all samples, with weights that decrease exponentially with age.
    ///
    /// It suppresses noise, and lags behind a change by about the tracker's `memory`.
    case weighted
    /// The slope, at the newest sample, of a parabola fitted by least squares to the last 0.1 s, at most 20 samples.
    ///
    /// This is Android's LSQ2. A gap of 0.04 s or more between two samples counts as a stop: earlier samples are ignored, and the
    /// velocity is zero once no sample has arrived for that long. Two samples result in a straight line.
    case lsq2
    /// 60, 35 and 5 per cent of the velocities between the four newest samples; with fewer samples, the same ratios of those that
    /// there are.
    ///
    /// It gives the newest movements the greatest weight.
    case threeSample
}
