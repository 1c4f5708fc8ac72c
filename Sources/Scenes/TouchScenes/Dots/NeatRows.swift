import Touchstone

/// Positions in rows, from left to right and from top to bottom, that all fit into a rectangle.
///
/// They are `pitch` apart, or less if necessary.
struct NeatRows {
    /// The distance between positions, in points, if there is room enough.
    static let pitch: CGFloat = 60
    /// The positions, in order.
    let places: [CGPoint]

    init(_ count: Int, in bounds: CGRect) {
        var columns = max(1, Int(bounds.width / Self.pitch))
        // More and narrower columns until the rows fit; a single row is the limit.
        while columns < count, Self.pitch(columns, bounds) * CGFloat((count + columns - 1) / columns) > bounds.height {
            columns += 1
        }
        let pitch = Self.pitch(columns, bounds)
        places = (0..<count).map { index in
            CGPoint(
                x: bounds.minX + (CGFloat(index % columns) + 0.5) * pitch,
                y: bounds.minY + (CGFloat(index / columns) + 0.5) * pitch)
        }
    }

    private static func pitch(_ columns: Int, _ bounds: CGRect) -> CGFloat {
        min(Self.pitch, bounds.width / CGFloat(columns))
    }
}
