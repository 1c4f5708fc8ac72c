import Pixels
import Touchstone

/// Pixels farther away than this, in any direction, are as good as infinitely far away; Cairo counts no farther than 2²³.
private let farthest: CGFloat = 4_000_000

/// The largest em of a text that is painted, in pixels. FreeType refuses one of 65,536, which would be an error of the
/// whole canvas; nothing readable is lost, since a letter of this size is larger than any window.
private let largestEm: CGFloat = 60_000

/// Returns a point in pixels, as Cairo can take it: limited to 4,000,000, and 0 for a coordinate that is not a number.
func pixelPoint(_ point: CGPoint, _ map: CGAffineTransform) -> CGPoint {
    func limited(_ value: CGFloat) -> CGFloat { value > -farthest ? min(value, farthest) : value.isNaN ? 0 : -farthest }
    let shown = point.applying(map)
    return CGPoint(x: limited(shown.x), y: limited(shown.y))
}

/// Pixels that grow around points.
struct PixelArea {
    private var (left, top): (CGFloat, CGFloat) = (.infinity, .infinity)
    private var (right, bottom): (CGFloat, CGFloat) = (-.infinity, -.infinity)

    /// Includes a point and everything at this distance from it, in pixels.
    mutating func include(_ point: CGPoint, reach: CGFloat = 0) {
        (left, top) = (min(left, point.x - reach), min(top, point.y - reach))
        (right, bottom) = (max(right, point.x + reach), max(bottom, point.y + reach))
    }

    /// Includes the corners of a rectangle.
    mutating func include(_ rect: CGRect, _ map: CGAffineTransform, reach: CGFloat = 0) {
        for x in [rect.minX, rect.maxX] {
            for y in [rect.minY, rect.maxY] { include(pixelPoint(CGPoint(x: x, y: y), map), reach: reach) }
        }
    }

    /// All pixels that it touches.
    var rect: PixelRect {
        guard left <= right, top <= bottom else { return .empty }
        func limited(_ value: CGFloat) -> Int { Int(max(-2 * farthest, min(value, 2 * farthest))) }
        let (x, y) = (limited(left.rounded(.down)), limited(top.rounded(.down)))
        return PixelRect(x: x, y: y, width: limited(right.rounded(.up)) - x, height: limited(bottom.rounded(.up)) - y)
    }
}

extension PixelRect {
    /// Returns the rectangle with its edges moved outwards by this number of pixels; an empty one stays empty.
    func outset(by reach: Int) -> PixelRect {
        isEmpty ? self : PixelRect(x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach)
    }

    /// Returns the middle of the rectangle, at most this wide and high.
    func middle(_ side: Int) -> PixelRect {
        let (across, down) = (max(0, width - side), max(0, height - side))
        return PixelRect(x: x + across / 2, y: y + down / 2, width: width - across, height: height - down)
    }
}

extension PathOutline {
    /// Calls a function for each point of the path, control points included.
    func forEachPoint(_ body: (CGPoint) -> Void) {
        for element in elements {
            switch element {
            case .move(let point), .line(let point): body(point)
            case .quad(let point, let control):
                body(control)
                body(point)
            case .curve(let point, let first, let second):
                body(first)
                body(second)
                body(point)
            case .close: break
            }
        }
    }

    /// Returns the pixels around the path, or those at this distance from it, in pixels.
    func pixelBounds(_ map: CGAffineTransform, reach: CGFloat = 0) -> PixelRect {
        var area = PixelArea()
        forEachPoint { area.include(pixelPoint($0, map), reach: reach) }
        return area.rect
    }

    /// A Boolean value that indicates whether it consists of horizontal and vertical lines, whose corners reach no farther than those of
    /// a square.
    fileprivate var isRectilinear: Bool {
        var (start, before): (CGPoint?, CGPoint?)
        func isStraight(to point: CGPoint) -> Bool { before.map { $0.x == point.x || $0.y == point.y } ?? false }
        for element in elements {
            switch element {
            case .move(let point): (start, before) = (point, point)
            case .line(let point):
                guard isStraight(to: point) else { return false }
                before = point
            case .quad, .curve: return false
            case .close:
                // It draws an edge as well.
                guard let first = start, isStraight(to: first) else { return false }
                before = start
            }
        }
        return true
    }
}

extension DrawCommand {
    /// Returns the pixels that the command may change, before clipping.
    func pixelBounds(_ map: CGAffineTransform, texts: TextCache) -> PixelRect {
        switch self {
        case .fill(let path, let color, _):
            return color.alpha > 0 ? path.pixelBounds(map) : .empty
        case .stroke(let path, _, let style):
            guard style.width > 0, style.width.isFinite else { break }
            // The tip of a miter, or the corner of a square end, and a pixel for a line that is thinner than one.
            let miter = style.join == .miter && !path.isRectilinear ? max(1, min(style.miterLimit, 100)) : 1
            return path.pixelBounds(map, reach: style.width / 2 * max(miter, 1.415) * map.largestFactor + 1)
        case .shadow(let path, let shadow):
            return path.pixelBounds(map).outset(by: ShadowShape(shadow, map).reach)
        case .image(_, let rect, let opacity):
            guard opacity > 0, rect.isPaintable else { break }
            var area = PixelArea()
            area.include(rect, map)
            return area.rect
        case .text(let text):
            guard text.font.pointSize * map.largestFactor <= largestEm, let bounds = texts.block(for: text)?.bounds
            else { break }
            var area = PixelArea()
            area.include(bounds, map, reach: 1)
            return area.rect
        // A gradient changes the whole clipping area.
        case .save, .restore, .concatenate, .clip, .beginGroup, .endGroup, .blend, .gradient: break
        @unknown default: break
        }
        return .empty
    }
}

extension CGRect {
    /// A Boolean value that indicates whether it has an area, of finite size.
    var isPaintable: Bool { width > 0 && height > 0 && [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }
}
