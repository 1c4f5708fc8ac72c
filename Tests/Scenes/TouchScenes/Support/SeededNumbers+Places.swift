import TestSupport
import Touchstone

extension SeededNumbers {
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
