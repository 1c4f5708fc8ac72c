import Touchstone

/// A flower of five petals, transparent around them and between them.
enum FlowerImage {
    /// Its side, in points.
    static let side: CGFloat = 80

    /// The middles of the petals, for a flower whose petals are at distance 1 of its middle.
    private static let petals: [CGPoint] = [
        CGPoint(x: 0, y: -1), CGPoint(x: 0.951, y: -0.309), CGPoint(x: 0.588, y: 0.809), CGPoint(x: -0.588, y: 0.809),
        CGPoint(x: -0.951, y: -0.309),
    ]

    /// A picture with two pixels a point.
    /// - Parameters:
    ///   - red: of the petals, 0…255.
    ///   - green: of the petals, 0…255.
    ///   - blue: of the petals, 0…255.
    static func make(red: UInt8, green: UInt8, blue: UInt8) -> UIImage? {
        let count = Int(side) * 2
        var pixels: [UInt8] = []
        pixels.reserveCapacity(count * count * 4)
        for row in 0..<count {
            for column in 0..<count {
                let point = CGPoint(x: (CGFloat(column) + 0.5) / side - 1, y: (CGFloat(row) + 0.5) / side - 1)
                if isNear(point, .zero, 0.24) {
                    pixels += [255, 214, 10, 255]
                } else if petals.contains(where: { isNear(point, CGPoint(x: $0.x * 0.6, y: $0.y * 0.6), 0.36) }) {
                    pixels += [red, green, blue, 255]
                } else {
                    pixels += [0, 0, 0, 0]
                }
            }
        }
        return UIImage(pixels: pixels, width: count, height: count, scale: 2)
    }

    private static func isNear(_ point: CGPoint, _ middle: CGPoint, _ radius: CGFloat) -> Bool {
        let (dx, dy) = (point.x - middle.x, point.y - middle.y)
        return dx * dx + dy * dy <= radius * radius
    }

    /// The flowers of the scenes: their names and pictures.
    static let all: [(name: String, image: UIImage?)] = [
        ("rose", make(red: 255, green: 45, blue: 85)), ("violet", make(red: 175, green: 82, blue: 222)),
        ("cornflower", make(red: 0, green: 122, blue: 255)),
    ]
}
