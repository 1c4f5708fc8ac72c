/// Every number by which a shake is told from other movements: value, unit, evidence.
///
/// Apple has never said how a shake is told (N-26). These values were measured on generated movements; Shakes.md has
/// the table. Each can be set; what makes no sense (not a number, less than nothing) finds no shakes, and does no harm.
public nonisolated struct ShakeThresholds: Hashable, Sendable {
    /// Seconds over which the estimate of gravity follows the sensor. Our choice: a shake at 3 a second leaves a tenth of
    /// itself in it, and a device that is turned over is at rest again after a second and a half.
    public var gravityMemory: Double = 0.5
    /// Seconds after the first sample, and after a silence, in which nothing begins: gravity is not known yet. Our choice.
    public var settling: Double = 0.2
    /// Acceleration without gravity, in g, at which a motion begins. A shake that has
    /// enough reversals is over when it stays below. Our choice: a walk with the device in the hand mostly does.
    public var movement: Double = 0.8
    /// Acceleration without gravity, in g, that makes a swing. N-26 says 1.5, which the first and the last swing of
    /// weak shakes do not reach. More than 1: who runs, falls between two steps, and nobody falls faster than gravity wants.
    public var swing: Double = 1.15
    /// Acceleration without gravity, in g, below which the device rests. Our choice: above the trembling of a hand.
    public var rest: Double = 0.4
    /// Reversals of the acceleration that make a shake. N-26. The hand turns round once less: it also has to start and stop.
    public var reversals: Int = 3
    /// Seconds between reversals, at least; what is faster is a knock that rings, and starts the count anew. Our choice: a
    /// hand does not shake more than ten times a second.
    public var fastestReversal: Double = 0.04
    /// Seconds between reversals, at most; what is slower is not rapid, and starts the count anew. N-26 has three within
    /// a second.
    public var slowestReversal: Double = 0.3
    /// How straight two swings are opposed, as the cosine of the angle between them: at most this. Our choice, 120°.
    public var opposition: Double = -0.5
    /// Seconds of rest that end a motion. Our choice: longer than what is quiet between two steps of a run.
    public var quiet: Double = 0.3
    /// Seconds after which a motion is too long for a shake. N-26, a design choice.
    public var longest: Double = 2
    /// Seconds without a sample after which nobody knows how the motion went on. Our choice.
    public var silence: Double = 0.3

    /// g beyond which a reading is broken, and ignored: no device of a hand measures a tenth of it.
    public static let largestReading = 1_000.0

    /// Creates the default thresholds.
    public init() {}
}
