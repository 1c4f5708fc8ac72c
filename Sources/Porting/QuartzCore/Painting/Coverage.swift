import TouchDrawing
import TouchInput

/// The part of each pixel of an area that a shape covers, 0…1.
nonisolated struct Coverage {
    /// The pixels; outside there is nothing.
    let area: PixelArea
    /// The parts, row by row.
    private(set) var parts: [Float]

    /// Creates a coverage of one part everywhere.
    init(_ area: PixelArea, of part: Float) {
        self.area = area
        parts = [Float](repeating: part, count: area.width * area.height)
    }

    /// Creates a coverage from parts.
    init(_ area: PixelArea, parts: [Float]) { (self.area, self.parts) = (area, parts) }

    /// Creates the coverage of the area of a path.
    /// - Parameters:
    ///   - path: The path.
    ///   - rule: The rule that decides what is inside.
    ///   - map: The map to pixels.
    ///   - limit: The pixels that matter.
    init(_ path: PathOutline, _ rule: CGPathFillRule, _ map: CGAffineTransform, limit: PixelArea) {
        let outlines = path.applying(map).flattened(tolerance: flatness).map { $0.points }
        var sums = EdgeSums(PixelArea(around: outlines.joined()).intersection(limit))
        for points in outlines { sums.add(polygon: points) }
        self = sums.coverage(rule)
    }

    /// Returns the part of a pixel; 0 outside of the area.
    func part(x: Int, y: Int) -> Float {
        guard x >= area.left, x < area.right, y >= area.top, y < area.bottom else { return 0 }
        return parts[(y - area.top) * area.width + x - area.left]
    }

    /// Returns what both have in common.
    func multiplied(by other: Coverage) -> Coverage {
        let common = area.intersection(other.area)
        var product: [Float] = []
        product.reserveCapacity(common.width * common.height)
        for y in common.top..<common.bottom {
            for x in common.left..<common.right { product.append(part(x: x, y: y) * other.part(x: x, y: y)) }
        }
        return Coverage(common, parts: product)
    }
}

/// The edges of polygons as sums, from which coverages follow.
///
/// Each edge adds, for every row, the area to its right in the pixel that it crosses, and a whole pixel to all that follow: the sum of a row from its
/// left is the winding number, averaged over the pixel. So the coverage of shapes that do not overlap is exact. (Where edges of opposite
/// directions cross the same pixel, their parts cancel out.)
nonisolated struct EdgeSums {
    private let area: PixelArea
    private let stride: Int
    private var sums: [Double]

    init(_ area: PixelArea) {
        self.area = area
        stride = area.width + 2
        sums = [Double](repeating: 0, count: stride * area.height)
    }

    /// Adds a closed polygon.
    mutating func add(polygon points: [CGPoint]) {
        guard var last = points.last, points.count > 2, !area.isEmpty else { return }
        for point in points {
            add(last, point)
            last = point
        }
    }

    /// Adds a closed polygon so that it counts as positive in either direction.
    mutating func add(positive points: [CGPoint]) {
        guard var last = points.last else { return }
        var doubled: CGFloat = 0
        for point in points {
            doubled += last.x * point.y - point.x * last.y
            last = point
        }
        add(polygon: doubled < 0 ? points.reversed() : points)
    }

    /// Returns the coverage.
    func coverage(_ rule: CGPathFillRule) -> Coverage {
        var parts: [Float] = []
        parts.reserveCapacity(area.width * area.height)
        for row in 0..<area.height {
            var sum = 0.0
            for column in 0..<area.width {
                sum += sums[row * stride + column]
                var part = abs(sum)
                if rule == .evenOdd {
                    part -= 2 * (part / 2).rounded(.down)
                    if part > 1 { part = 2 - part }
                }
                // What is left of sums that cancel out is nothing.
                parts.append(part < 1e-6 ? 0 : part > 1 - 1e-6 ? 1 : Float(part))
            }
        }
        return Coverage(area, parts: parts)
    }

    /// Adds an edge, cut where it leaves the area to the left or right, beyond which only its height matters.
    private mutating func add(_ from: CGPoint, _ to: CGPoint) {
        let (a, b) = (
            (x: Double(from.x) - Double(area.left), y: Double(from.y) - Double(area.top)),
            (x: Double(to.x) - Double(area.left), y: Double(to.y) - Double(area.top))
        )
        guard a.y != b.y else { return }
        let (upper, lower, winding) = a.y < b.y ? (a, b, 1.0) : (b, a, -1.0)
        let width = Double(area.width)
        var cuts = [0.0, 1.0]
        for edge in [0, width] where (upper.x < edge) != (lower.x < edge) {
            cuts.append((edge - upper.x) / (lower.x - upper.x))
        }
        cuts.sort()
        for (start, end) in zip(cuts, cuts.dropFirst()) where start < end {
            func point(_ t: Double) -> (x: Double, y: Double) {
                let x = upper.x + (lower.x - upper.x) * t
                return (max(0, min(x, width)), t == 1 ? lower.y : upper.y + (lower.y - upper.y) * t)
            }
            add(from: point(start), to: point(end), winding)
        }
    }

    /// Adds an edge downwards, whose x is within the area.
    private mutating func add(from upper: (x: Double, y: Double), to lower: (x: Double, y: Double), _ winding: Double) {
        guard lower.y > 0, upper.y < Double(area.height), lower.y > upper.y else { return }
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        let width = Double(area.width)
        for row in Int(max(0, upper.y))..<min(area.height, Int(lower.y.rounded(.up))) {
            let (top, bottom) = (max(Double(row), upper.y), min(Double(row + 1), lower.y))
            guard bottom > top else { continue }
            func x(_ y: Double) -> Double { max(0, min(upper.x + (y - upper.y) * slope, width)) }
            let (first, last) = (x(top), x(bottom))
            add(row: row, from: min(first, last), to: max(first, last), height: (bottom - top) * winding)
        }
    }

    /// Adds the part of an edge within a row: its height is spread over the pixels that it crosses.
    private mutating func add(row: Int, from left: Double, to right: Double, height: Double) {
        let first = Int(left)
        var place = row * stride + first
        guard right > Double(first + 1) else {
            let inside = (left + right) / 2 - Double(first)
            sums[place] += height * (1 - inside)
            sums[place + 1] += height * inside
            return
        }
        var (x, column) = (left, first)
        while x < right {
            let end = min(Double(column + 1), right)
            let share = height * (end - x) / (right - left)
            let inside = (x + end) / 2 - Double(column)
            sums[place] += share * (1 - inside)
            sums[place + 1] += share * inside
            (x, column, place) = (end, column + 1, place + 1)
        }
    }
}
