import TouchDrawing
import TouchInput

/// The drawing of a symbol, in a square of 20 points: lines, shapes without lines, or both. The shapes are this library's own.
struct SymbolDrawing {
    private var lines = PathOutline()
    private var areas = PathOutline()

    /// Creates the drawing of a name; `nil` for one that there is none for.
    init?(_ name: String) {
        switch name {
        case "chevron.left", "chevron.backward": line((12.5, 4), (6.5, 10), (12.5, 16))
        case "chevron.right", "chevron.forward": line((7.5, 4), (13.5, 10), (7.5, 16))
        case "chevron.up": line((4, 12.5), (10, 6.5), (16, 12.5))
        case "chevron.down": line((4, 7.5), (10, 13.5), (16, 7.5))
        case "arrow.left":
            line((17, 10), (3, 10))
            line((8.5, 4.5), (3, 10), (8.5, 15.5))
        case "arrow.right":
            line((3, 10), (17, 10))
            line((11.5, 4.5), (17, 10), (11.5, 15.5))
        case "arrow.up":
            line((10, 17), (10, 3))
            line((4.5, 8.5), (10, 3), (15.5, 8.5))
        case "arrow.down":
            line((10, 3), (10, 17))
            line((4.5, 11.5), (10, 17), (15.5, 11.5))
        case "plus": plus(reach: 7)
        case "minus": line((3, 10), (17, 10))
        case "xmark": cross(reach: 5.5)
        case "checkmark": line((3.5, 11), (8, 15.5), (16.5, 4.5))
        case "magnifyingglass":
            lines.append(circle(8.5, 8.5, 5.5))
            line((12.7, 12.7), (17.5, 17.5))
        case "ellipsis": for x in [4, 10, 16] as [CGFloat] { areas.append(circle(x, 10, 1.6)) }
        case "line.3.horizontal": for y in [5, 10, 15] as [CGFloat] { line((3, y), (17, y)) }
        case "circle": lines.append(circle(10, 10, 8))
        case "circle.fill": areas.append(circle(10, 10, 9))
        case "square": lines.append(square)
        case "square.fill": areas.append(square)
        case "plus.circle":
            lines.append(circle(10, 10, 8))
            plus(reach: 4)
        case "minus.circle":
            lines.append(circle(10, 10, 8))
            line((6, 10), (14, 10))
        case "xmark.circle":
            lines.append(circle(10, 10, 8))
            cross(reach: 3)
        case "play.fill": area((5, 3), (17, 10), (5, 17))
        case "pause.fill":
            area((5, 3), (8.5, 3), (8.5, 17), (5, 17))
            area((11.5, 3), (15, 3), (15, 17), (11.5, 17))
        case "stop.fill": area((4, 4), (16, 4), (16, 16), (4, 16))
        case "star": lines.append(star)
        case "star.fill": areas.append(star)
        default: return nil
        }
    }

    /// Returns the symbol as an image, in black.
    func image(_ look: UIImage.SymbolConfiguration, scale: CGFloat) -> UIImage {
        // The square is as high as a line of the font.
        let side = max(1, (look.pointSize * 1.2 * look.scale.factor).rounded())
        let width = 2 * (1 + max(-0.5, min(look.weight.rawValue, 1)))
        let style = DrawnStrokeStyle(width: width, cap: .round, join: .round)
        let commands: [DrawCommand] = [
            .concatenate(CGAffineTransform(scaleX: side / 20, y: side / 20)), .fill(areas, .black, .winding),
            .stroke(lines, .black, style),
        ]
        let drawing = DrawList([.save] + commands + [.restore])
        return UIImage(drawing: drawing, size: CGSize(width: side, height: side), scale: scale)
    }

    private mutating func line(_ points: (CGFloat, CGFloat)...) { lines.append(polygon(points)) }

    private mutating func area(_ points: (CGFloat, CGFloat)...) {
        areas.append(polygon(points))
        areas.append(.close)
    }

    private mutating func plus(reach: CGFloat) {
        line((10 - reach, 10), (10 + reach, 10))
        line((10, 10 - reach), (10, 10 + reach))
    }

    private mutating func cross(reach: CGFloat) {
        line((10 - reach, 10 - reach), (10 + reach, 10 + reach))
        line((10 + reach, 10 - reach), (10 - reach, 10 + reach))
    }
}

private func polygon(_ points: [(CGFloat, CGFloat)]) -> PathOutline {
    var path = PathOutline()
    for (x, y) in points { path.append(path.isEmpty ? .move(CGPoint(x: x, y: y)) : .line(CGPoint(x: x, y: y))) }
    return path
}

private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> PathOutline {
    PathOutline(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
}

private let square = PathOutline(
    roundedRect: CGRect(x: 3, y: 3, width: 14, height: 14), radii: CGSize(width: 2.5, height: 2.5))

/// A star with five points, the first at the top.
private let star: PathOutline = {
    var path = polygon(
        (0..<10).map { index in
            let (angle, radius): (CGFloat, CGFloat) = (CGFloat(index) * .pi / 5, index % 2 == 0 ? 8.5 : 4)
            return (10 + radius * sine(angle), 10.5 - radius * cosine(angle))
        })
    path.append(.close)
    return path
}()
