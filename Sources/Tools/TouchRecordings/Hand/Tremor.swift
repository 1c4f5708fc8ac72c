internal import TouchInput

/// The tremor of one finger: a random walk that is drawn back to the path and stays within a distance of it.
struct Tremor {
    private var numbers: SplitMix64
    private let most: Double
    private var x = 0.0
    private var y = 0.0

    /// Creates the tremor of a stroke. Each stroke has numbers of its own, so that a change to one does not affect the others.
    init(seed: UInt64, stroke: Int, most: Double) {
        var mixer = SplitMix64(seed: seed ^ UInt64(truncatingIfNeeded: stroke) &* 0xd134_2543_de82_ef95)
        numbers = SplitMix64(seed: mixer.next())
        self.most = most > 0 ? most : 0
    }

    /// Returns the point of the finger when a steady hand would be at `place`.
    mutating func next(_ place: CGPoint) -> CGPoint {
        defer {
            x = step(x)
            y = step(y)
        }
        return CGPoint(x: place.x + CGFloat(x), y: place.y + CGFloat(y))
    }

    private mutating func step(_ value: Double) -> Double {
        min(max(0.9 * value + 0.3 * most * numbers.signedUnit(), -most), most)
    }
}
