import TouchInput

/// The length, as a part of the radius, of the handles of a cubic curve that approximates a quarter of a circle; the error is
/// less than 0.03 percent of the radius.
let quarterCircleHandle: CGFloat = 0.552_284_749_830_793_4

extension PathOutline {
    /// Creates a closed rectangle from its origin, by the corners (maxX, minY), (maxX, maxY), (minX, maxY).
    public init(rect: CGRect) {
        self.init([
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ])
    }

    /// Creates a closed ellipse that touches the edges of `rect`, from its rightmost point downwards, of four cubic curves.
    public init(ellipseIn rect: CGRect) {
        let (middle, rx, ry) = (CGPoint(x: rect.midX, y: rect.midY), rect.width / 2, rect.height / 2)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: middle.x + x * rx, y: middle.y + y * ry) }
        let k = quarterCircleHandle
        self.init([
            .move(point(1, 0)),
            .curve(point(0, 1), control1: point(1, k), control2: point(k, 1)),
            .curve(point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
            .curve(point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
            .curve(point(1, 0), control1: point(k, -1), control2: point(1, -k)),
            .close,
        ])
    }

    /// Creates a closed rectangle with quarters of ellipses for the given corners, clockwise from the end of the upper left one.
    ///
    /// Radii are limited to half the width and height; negative ones count as 0, which gives lines only.
    public init(roundedRect rect: CGRect, corners: UIRectCorner = .allCorners, radii: CGSize) {
        let rx = max(0, min(radii.width, rect.width / 2))
        let ry = max(0, min(radii.height, rect.height / 2))
        guard rx > 0, ry > 0, !corners.isDisjoint(with: .allCorners) else {
            self.init(rect: rect)
            return
        }
        self.init()
        func radius(_ corner: UIRectCorner) -> (x: CGFloat, y: CGFloat) { corners.contains(corner) ? (rx, ry) : (0, 0) }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        append(.move(CGPoint(x: left + radius(.topLeft).x, y: top)))
        // For each corner: its position, the direction in which it is reached and the one in which it is left.
        let turns: [(UIRectCorner, CGPoint, (x: CGFloat, y: CGFloat), (x: CGFloat, y: CGFloat))] = [
            (.topRight, CGPoint(x: right, y: top), (1, 0), (0, 1)),
            (.bottomRight, CGPoint(x: right, y: bottom), (0, 1), (-1, 0)),
            (.bottomLeft, CGPoint(x: left, y: bottom), (-1, 0), (0, -1)),
            (.topLeft, CGPoint(x: left, y: top), (0, -1), (1, 0)),
        ]
        let k = 1 - quarterCircleHandle
        for (corner, place, reached, leaving) in turns {
            let r = radius(corner)
            func point(_ way: (x: CGFloat, y: CGFloat), _ part: CGFloat) -> CGPoint {
                CGPoint(x: place.x + way.x * r.x * part, y: place.y + way.y * r.y * part)
            }
            append(.line(point(reached, -1)))
            if r.x > 0 {
                append(.curve(point(leaving, 1), control1: point(reached, -k), control2: point(leaving, k)))
            }
        }
        append(.close)
    }
}
