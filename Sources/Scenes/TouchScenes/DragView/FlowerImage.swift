import Touchstone

/// A flower of five petals, transparent around them and between them.
enum FlowerImage {
    /// The length of its side, in points.
    static let side: CGFloat = 80

    /// The centers of the petals, for a flower whose petals are at distance 1 from its center.
    private static let petals: [CGPoint] = [
        CGPoint(x: 0, y: -1), CGPoint(x: 0.951, y: -0.309), CGPoint(x: 0.588, y: 0.809), CGPoint(x: -0.588, y: 0.809),
        CGPoint(x: -0.951, y: -0.309),
    ]

    /// Returns a picture with one pixel a point and soft edges.
    /// - Parameters:
    ///   - red: The red of the petals, 0…255.
    ///   - green: The green of the petals, 0…255.
    ///   - blue: The blue of the petals, 0…255.
    static func make(red: UInt8, green: UInt8, blue: UInt8) -> UIImage? {
        let count = Int(side)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(count * count * 4)
        for row in 0..<count {
            for column in 0..<count {
                let x = (CGFloat(column) * 2 + 1) / side - 1
                let y = (CGFloat(row) * 2 + 1) / side - 1
                if opacity(x, y, 0.24) > 128 {
                    pixels += [255, 214, 10, 255]
                } else {
                    var most: UInt8 = 0
                    for petal in petals { most = max(most, opacity(x - petal.x * 0.6, y - petal.y * 0.6, 0.36)) }
                    pixels += [red, green, blue, most]
                }
            }
        }
        return UIImage(pixels: pixels, width: count, height: count)
    }

    /// Returns the opacity of a disc about the origin; its edge is a pixel wide.
    private static func opacity(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UInt8 {
        let inside = (radius - (x * x + y * y).squareRoot()) * side / 2 + 0.5
        return UInt8(max(0, min(1, inside)) * 255)
    }

    /// The flowers of the scenes with their names.
    static let all: [(name: String, image: UIImage?)] = [
        ("rose", make(red: 255, green: 45, blue: 85)), ("violet", make(red: 175, green: 82, blue: 222)),
        ("cornflower", make(red: 0, green: 122, blue: 255)),
    ]
}
