import Touchstone

/// Three distinguishable pictures that are not symmetric, so that rotation shows; painted pixel by pixel.
enum PaintedPhoto: String, CaseIterable {
    /// The sun over the sea.
    case sun
    /// Two mountains, one with snow.
    case hills
    /// A boat under sail.
    case boat

    /// The picture, 120 × 90 points.
    var image: UIImage? {
        let (width, height) = (120, 90)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let color = color(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
                pixels += [color.red, color.green, color.blue, 255]
            }
        }
        return UIImage(pixels: pixels, width: width, height: height)
    }

    private typealias Color = (red: UInt8, green: UInt8, blue: UInt8)

    /// Returns the color of a point.
    ///
    /// - Parameters:
    ///   - x: The position from the left, 0…120.
    ///   - y: The position from the top, 0…90.
    private func color(x: CGFloat, y: CGFloat) -> Color {
        let border: CGFloat = 4
        guard x > border, y > border, x < 120 - border, y < 90 - border else { return (255, 255, 255) }
        switch self {
        case .sun:
            let (dx, dy) = (x - 84, y - 32)
            if y < 56 { return dx * dx + dy * dy < 14 * 14 ? (255, 204, 0) : (255, 173, 122) }
            return abs(dx) < (y - 50) / 3 ? (255, 190, 90) : (38, 84, 140)
        case .hills:
            if y > 46 + abs(x - 84) * 0.8 { return (60, 120, 70) }
            if y > 20 + abs(x - 46) { return y < 34 ? (250, 250, 250) : (110, 120, 135) }
            return (175, 215, 245)
        case .boat:
            if y > 62 && y < 74 && abs(x - 60) < 32 - (y - 62) { return (140, 70, 40) }
            if y > 66 { return (20, 130, 150) }
            if y > 16 && y < 58 && x > 62 && x - 62 < (y - 16) * 0.6 { return (255, 255, 255) }
            if y > 22 && y < 58 && x < 58 && 58 - x < (y - 22) * 0.5 { return (230, 60, 60) }
            return x > 58 && x < 62 && y > 12 ? (80, 50, 30) : (200, 235, 240)
        }
    }
}
