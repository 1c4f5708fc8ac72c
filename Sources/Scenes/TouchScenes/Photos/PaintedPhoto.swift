import Touchstone

/// Three distinguishable pictures that are not symmetric, so that rotation shows; 120 × 90 points, of shapes, which are sharp in any size.
enum PaintedPhoto: String, CaseIterable {
    /// The sun over the sea.
    case sun
    /// Two mountains, one with snow.
    case hills
    /// A boat under sail.
    case boat

    /// The width and height, in points.
    static let size = CGSize(width: 120, height: 90)

    /// A part of a picture.
    typealias Shape = (path: UIBezierPath, color: CGColor)

    /// The parts, from back to front.
    var shapes: [Shape] {
        let border = Self.rect(0, 0, 120, 90, (255, 255, 255))
        switch self {
        case .sun:
            return [
                border, Self.rect(4, 4, 112, 52, (255, 173, 122)), Self.rect(4, 56, 112, 30, (38, 84, 140)),
                Self.shape(UIBezierPath(ovalIn: CGRect(x: 70, y: 18, width: 28, height: 28)), (255, 204, 0)),
                Self.polygon([82, 56, 86, 56, 96, 86, 72, 86], (255, 190, 90)),
            ]
        case .hills:
            return [
                border, Self.rect(4, 4, 112, 82, (175, 215, 245)),
                Self.polygon([46, 20, 112, 86, 4, 86, 4, 62], (110, 120, 135)),
                Self.polygon([46, 20, 60, 34, 32, 34], (250, 250, 250)),
                Self.polygon([84, 46, 116, 71.6, 116, 86, 34, 86], (60, 120, 70)),
            ]
        case .boat:
            return [
                border, Self.rect(4, 4, 112, 62, (200, 235, 240)), Self.rect(4, 66, 112, 20, (20, 130, 150)),
                Self.rect(58, 12, 4, 50, (80, 50, 30)), Self.polygon([62, 16, 87, 58, 62, 58], (255, 255, 255)),
                Self.polygon([58, 22, 58, 58, 40, 58], (230, 60, 60)),
                Self.polygon([28, 62, 92, 62, 80, 74, 40, 74], (140, 70, 40)),
            ]
        }
    }

    /// Draws the picture, with its middle at the origin.
    func draw(in context: CGContext) {
        context.translateBy(x: -Self.size.width / 2, y: -Self.size.height / 2)
        for (path, color) in shapes {
            context.setFillColor(color)
            path.fill()
        }
    }

    /// Returns a layer with the picture.
    func makeLayer() -> CALayer {
        let picture = CALayer()
        picture.bounds.size = Self.size
        for (path, color) in shapes { picture.add(path, color) }
        return picture
    }

    private typealias Bytes = (CGFloat, CGFloat, CGFloat)

    private static func shape(_ path: UIBezierPath, _ color: Bytes) -> Shape {
        (path, CGColor(red: color.0 / 255, green: color.1 / 255, blue: color.2 / 255, alpha: 1))
    }

    private static func rect(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Bytes
    ) -> Shape {
        shape(UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height)), color)
    }

    /// - Parameter numbers: The corners, each x and y.
    private static func polygon(_ numbers: [CGFloat], _ color: Bytes) -> Shape {
        let path = UIBezierPath()
        for index in stride(from: 0, to: numbers.count, by: 2) {
            let corner = CGPoint(x: numbers[index], y: numbers[index + 1])
            if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.close()
        return shape(path, color)
    }
}

extension CALayer {
    /// Adds a layer that fills a path.
    func add(_ path: UIBezierPath, _ color: CGColor) { addSublayer(filled(path, color)) }

    // In one function with its use, Embedded Swift would call private functions of the layer directly, which it cannot link.
    @inline(never) private func filled(_ path: UIBezierPath, _ color: CGColor) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.path = path.cgPath
        shape.fillColor = color
        return shape
    }
}
