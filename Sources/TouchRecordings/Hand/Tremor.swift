internal import TouchGeometry

/// The trembling of one finger: a walk that is drawn back to the path and never farther from it than told.
struct Tremor {
    private var numbers: SplitMix64
    private let most: Double
    private var x = 0.0
    private var y = 0.0

    /// Each stroke has numbers of its own, so that a change to one leaves the others as they are.
    init(seed: UInt64, stroke: Int, most: Double) {
        var mixer = SplitMix64(seed: seed ^ UInt64(truncatingIfNeeded: stroke) &* 0xd134_2543_de82_ef95)
        numbers = SplitMix64(seed: mixer.next())
        self.most = most > 0 ? most : 0
    }

    /// The place of the finger when a steady hand would be at `place`; points.
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
