import Touchstone

/// Places that look random and are the same for a seed, everywhere (SplitMix64).
struct RandomPlaces: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    /// A place in a rectangle.
    mutating func place(in rect: CGRect) -> CGPoint {
        CGPoint(
            x: CGFloat.random(in: rect.minX...rect.maxX, using: &self),
            y: CGFloat.random(in: rect.minY...rect.maxY, using: &self))
    }
}

extension CGAffineTransform {
    /// The largest difference of two numbers of both, moves counted in thousands of points.
    func difference(from other: CGAffineTransform) -> CGFloat {
        let parts = [
            a - other.a, b - other.b, c - other.c, d - other.d, (tx - other.tx) / 1000, (ty - other.ty) / 1000,
        ]
        return parts.reduce(0) { max($0, abs($1)) }
    }
}

extension CGPoint {
    func distance(from other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
