/// The numbers that distinguish a shake from other movements: value, unit, evidence.
///
/// Apple has not published how shakes are detected (N-26). These values were measured on generated movements; the article Motion
/// has the table. Each can be set; with invalid values (NaN, negative) no shakes are detected, without further consequences.
public nonisolated struct ShakeThresholds: Hashable, Sendable {
    /// The time constant in seconds with which the estimate of gravity follows the sensor. Our choice: a tenth of a shake with 3
    /// cycles per second remains in the estimate, and a device that is turned over counts as resting after a second and a half.
    public var gravityMemory: Double = 0.5
    /// The seconds after the first sample, and after a silence, in which no motion begins, since gravity is not known yet. Our
    /// choice.
    public var settling: Double = 0.2
    /// The acceleration without gravity, in g, at which a motion begins. A shake with enough reversals is over when the
    /// acceleration stays below. Our choice: a walk with the device in the hand usually does.
    public var movement: Double = 0.8
    /// The acceleration without gravity, in g, that constitutes a swing. N-26 has 1.5, which the first and the last swing of weak
    /// shakes do not reach. Greater than 1: a runner is in free fall between two steps, and no fall exceeds 1 g.
    public var swing: Double = 1.15
    /// The acceleration without gravity, in g, below which the device is at rest. Our choice: above the tremor of a hand.
    public var rest: Double = 0.4
    /// The number of reversals of the acceleration in a shake. N-26. The hand reverses once less, since it also has to start and
    /// stop.
    public var reversals: Int = 3
    /// The minimum time in seconds between reversals; a faster movement is a knock that vibrates, and restarts the count. Our
    /// choice: a hand does not shake more than ten times per second.
    public var fastestReversal: Double = 0.04
    /// The maximum time in seconds between reversals; a slower movement is not rapid, and restarts the count. N-26 has three
    /// within a second.
    public var slowestReversal: Double = 0.3
    /// The maximum cosine of the angle between two opposed swings. Our choice, 120°.
    public var opposition: Double = -0.5
    /// The seconds of rest that end a motion. Our choice: longer than the quiet time between two steps of a run.
    public var quiet: Double = 0.3
    /// The seconds after which a motion is too long for a shake. N-26, a design choice.
    public var longest: Double = 2
    /// The seconds without a sample after which the rest of the motion is unknown. Our choice.
    public var silence: Double = 0.3

    /// The acceleration in g above which a reading is invalid, and ignored: no handheld device measures a tenth of it.
    public static let largestReading = 1_000.0

    /// Creates the default thresholds.
    public init() {}
}
