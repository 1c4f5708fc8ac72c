import Touchstone

/// A flower of five petals, transparent around them and between them.
enum Flower {
    /// The length of its side, in points.
    static let side: CGFloat = 80

    /// The flowers of the scenes: their names and the colors of their petals.
    static let all: [(name: String, color: UIColor)] = [
        ("rose", .systemPink), ("violet", .systemPurple), ("cornflower", .systemBlue),
    ]

    /// The centers of the petals, for a flower whose petals are at distance 1 from its center.
    private static let petals: [CGPoint] = [
        CGPoint(x: 0, y: -1), CGPoint(x: 0.951, y: -0.309), CGPoint(x: 0.588, y: 0.809), CGPoint(x: -0.588, y: 0.809),
        CGPoint(x: -0.951, y: -0.309),
    ]

    /// Adds a flower to a layer.
    /// - Parameters:
    ///   - color: The color of the petals.
    ///   - side: The length of the layer's side, in points.
    static func add(to layer: CALayer, _ color: UIColor, side: CGFloat = side) {
        let outline = UIBezierPath()
        for petal in petals { outline.append(disc(petal.x * 0.6, petal.y * 0.6, 0.36, side)) }
        layer.add(outline, color.cgColor)
        layer.add(disc(0, 0, 0.24, side), UIColor(red: 1, green: 0.84, blue: 0.04, alpha: 1).cgColor)
    }

    private static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ side: CGFloat) -> UIBezierPath {
        let half = side / 2
        return UIBezierPath(
            ovalIn: CGRect(
                x: (1 + x - radius) * half, y: (1 + y - radius) * half, width: radius * side, height: radius * side))
    }

    /// The opacity of a flower with one pixel a point and soft edges.
    static var mask: AlphaMask? {
        let count = Int(side)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(count * count * 4)
        for row in 0..<count {
            for column in 0..<count {
                let x = (CGFloat(column) * 2 + 1) / side - 1
                let y = (CGFloat(row) * 2 + 1) / side - 1
                var most = opacity(x, y, 0.24)
                if most <= 128 {
                    most = petals.map { opacity(x - $0.x * 0.6, y - $0.y * 0.6, 0.36) }.max() ?? 0
                }
                pixels += [0, 0, 0, most]
            }
        }
        return DrawnBitmap(width: count, height: count, rgba: pixels).map { AlphaMask($0) }
    }

    /// Returns the opacity of a disc about the origin; its edge is a pixel wide.
    private static func opacity(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UInt8 {
        let inside = (radius - (x * x + y * y).squareRoot()) * side / 2 + 0.5
        return UInt8(max(0, min(1, inside)) * 255)
    }
}
