import Touchstone

/// Pseudorandom sizes, colors and positions of dots, the same every time (SplitMix64).
struct DotSpreading {
    /// The smallest and the largest radius of a dot, in points.
    static let radii: ClosedRange<CGFloat> = 10...30
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPurple, .systemPink,
        .systemBrown,
    ]
    /// The number of attempts to find a free position before dots may overlap.
    private static let tries = 200

    private var state: UInt64 = 2024
    private var lastNumber = 0

    /// Returns a number from 0 up to, but not including, 1.
    private mutating func next() -> CGFloat {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        // A literal of its type: an `Int` of 32 bits has no 1 << 53.
        return CGFloat(bits >> 11) / 9_007_199_254_740_992
    }

    private mutating func next(in range: ClosedRange<CGFloat>) -> CGFloat {
        range.lowerBound + next() * (range.upperBound - range.lowerBound)
    }

    /// Makes the next dot, numbered from 1. Its radius is a whole number of points, as are positions.
    mutating func makeDot() -> DotView {
        lastNumber += 1
        let radius = next(in: Self.radii).rounded()
        let color = Self.colors[Int(next() * CGFloat(Self.colors.count))]
        return DotView(number: lastNumber, radius: radius, color: color)
    }

    /// Returns a position for a dot where fingers can distinguish it from the others, if one is found; the dot is always fully inside.
    /// - Parameter bounds: A rectangle; a dot that is larger is put into its middle.
    mutating func place(for dot: DotView, among others: [DotView], in bounds: CGRect) -> CGPoint {
        var place = CGPoint.zero
        for _ in 0..<Self.tries {
            let (x, y) = (next(in: bounds.minX...bounds.maxX), next(in: bounds.minY...bounds.maxY))
            place = CGPoint(x: x.rounded(), y: y.rounded()).inside(bounds, by: dot.radius)
            let isFree = others.allSatisfy { other in
                let (dx, dy) = (other.center.x - place.x, other.center.y - place.y)
                let room = [dot, other].map { max($0.radius, DotView.fingerSize / 2) }.reduce(0, +)
                return dx * dx + dy * dy > room * room
            }
            if isFree { return place }
        }
        return place
    }
}
