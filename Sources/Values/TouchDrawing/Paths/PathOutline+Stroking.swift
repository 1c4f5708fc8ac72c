import TouchInput

extension PathOutline {
    /// Returns the outline of the line along the path, to be filled by the winding rule: what a stroke of this style paints, without dashes.
    ///
    /// A subpath without length has the shape of both its ends together: a circle, a square, or nothing with the cap `butt`.
    /// - Parameters:
    ///   - width: The width of the line, in points; nothing is outlined with 0, a negative or an infinite width.
    ///   - cap: The shape of open ends.
    ///   - join: The shape of corners.
    ///   - miterLimit: The multiple of the width above which a miter is cut off.
    public func stroked(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) -> PathOutline {
        guard width > 0, width.isFinite else { return PathOutline() }
        var pen = Pen(half: width / 2, cap: cap, join: join, miterLimit: miterLimit)
        for subpath in subpaths { pen.trace(subpath) }
        return pen.outline
    }
}

/// The outline of a line of some width along subpaths: of an open one a contour that goes along one side and back along the other, of a closed
/// one a contour along each side.
private struct Pen {
    /// Half the width of the line, in points.
    let half: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    var outline = PathOutline()

    init(half: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        (self.half, self.cap, self.join, self.miterLimit) = (half, cap, join, miterLimit)
    }

    mutating func trace(_ subpath: Subpath) {
        let pieces = subpath.segments.flatMap { Piece.pieces(of: $0, half: half) }
        guard let first = pieces.first, let last = pieces.last else {
            // A move alone paints nothing.
            if !subpath.segments.isEmpty || subpath.isClosed { dot(at: subpath.start) }
            return
        }
        walk(pieces, isClosed: subpath.isClosed)
        if subpath.isClosed {
            outline.append(.close)
        } else {
            end(at: last.d, last.leaving)
        }
        walk(pieces.reversed().map { $0.backwards }, isClosed: subpath.isClosed, isContinued: !subpath.isClosed)
        if !subpath.isClosed { end(at: first.a, first.backwards.leaving) }
        outline.append(.close)
    }

    private mutating func dot(at point: CGPoint) {
        let way = Direction(x: 1, y: 0)
        guard cap != .butt else { return }
        outline.append(.move(point.moved(half, way.across)))
        end(at: point, way)
        end(at: point, way.opposite)
        outline.append(.close)
    }

    /// Follows one side.
    /// - Parameter isContinued: A Boolean value that indicates whether the contour has begun and is at the start of this side.
    private mutating func walk(_ pieces: [Piece], isClosed: Bool, isContinued: Bool = false) {
        var before = isClosed ? pieces.last : nil
        if !isContinued, let start = before ?? pieces.first {
            let (point, way) = isClosed ? (start.d, start.leaving) : (start.a, start.entering)
            outline.append(.move(point.moved(half, way.across)))
        }
        for piece in pieces {
            if let before { turn(at: piece.a, from: before.leaving, to: piece.entering) }
            piece.appendSide(at: half, to: &outline)
            before = piece
        }
    }

    /// Goes around a corner, from beside the end of a piece to beside the start of the next.
    private mutating func turn(at corner: CGPoint, from: Direction, to: Direction) {
        let (cross, dot) = (from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y)
        let target = corner.moved(half, to.across)
        // Where a curve goes on, the sides meet.
        guard abs(cross) > 1e-9 || dot < 0 else { return outline.append(.line(target)) }
        if cross < 0 {
            // The inner side: the way over the corner makes no hole, however short the pieces are.
            outline.append(.line(corner))
        } else {
            switch join {
            case .bevel: break
            case .round: arc(around: corner, from: from, to: to, dot)
            case .miter:
                let halfCosine = ((1 + dot) / 2).squareRoot()
                if halfCosine * miterLimit >= 1, dot > -1 {
                    let (a, b) = (from.across, to.across)
                    let reach = half / (1 + dot)
                    outline.append(
                        .line(CGPoint(x: corner.x + (a.x + b.x) * reach, y: corner.y + (a.y + b.y) * reach)))
                }
            }
        }
        outline.append(.line(target))
    }

    /// Goes around an open end, to its other side.
    private mutating func end(at point: CGPoint, _ way: Direction) {
        let far = way.opposite.across
        switch cap {
        case .butt: break
        case .square:
            let tip = point.moved(half, way)
            outline.append(.line(tip.moved(half, way.across)))
            outline.append(.line(tip.moved(half, far)))
        case .round: arc(around: point, from: way, to: way.opposite, -1)
        }
        outline.append(.line(point.moved(half, far)))
    }

    /// Adds the outer arc between two directions, in curves of at most a quarter each.
    /// - Parameter dot: The cosine of the angle between them.
    private mutating func arc(around center: CGPoint, from: Direction, to: Direction, _ dot: CGFloat) {
        guard dot > 0 else {
            // Turning outwards, what is in the middle of a reversal is the way that leads to it.
            let middle = dot <= -1 ? from.across.opposite : (from + to).unit ?? from.across.opposite
            let part = from.x * middle.x + from.y * middle.y
            arc(around: center, from: from, to: middle, max(part, 1e-9))
            return arc(around: center, from: middle, to: to, max(part, 1e-9))
        }
        let halfCosine = ((1 + min(dot, 1)) / 2).squareRoot()
        let handle = 4 / 3 * half * ((1 - halfCosine) / (1 + halfCosine)).squareRoot()
        let (start, end) = (center.moved(half, from.across), center.moved(half, to.across))
        outline.append(.curve(end, control1: start.moved(handle, from), control2: end.moved(-handle, to)))
    }
}

/// A unit vector.
private struct Direction {
    var x, y: CGFloat

    /// The direction of a side: a quarter turn away, counterclockwise on a screen.
    var across: Direction { Direction(x: y, y: -x) }
    var opposite: Direction { Direction(x: -x, y: -y) }
    /// The same direction with the length 1; `nil` without a length.
    var unit: Direction? {
        let length = (x * x + y * y).squareRoot()
        return length > 0 && length.isFinite ? Direction(x: x / length, y: y / length) : nil
    }

    static func + (a: Direction, b: Direction) -> Direction { Direction(x: a.x + b.x, y: a.y + b.y) }
}

extension CGPoint {
    fileprivate func moved(_ distance: CGFloat, _ way: Direction) -> CGPoint {
        CGPoint(x: x + way.x * distance, y: y + way.y * distance)
    }

    fileprivate func way(to other: CGPoint) -> Direction? { Direction(x: other.x - x, y: other.y - y).unit }
}

/// A line, or a part of a curve that turns so little that its side is a curve of the same kind.
private struct Piece {
    var a, b, c, d: CGPoint
    /// The direction at the start.
    var entering: Direction
    /// The direction at the end.
    var leaving: Direction
    var isStraight: Bool

    private init(
        a: CGPoint, b: CGPoint, c: CGPoint, d: CGPoint, entering: Direction, leaving: Direction, isStraight: Bool
    ) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
        (self.entering, self.leaving, self.isStraight) = (entering, leaving, isStraight)
    }

    var backwards: Piece {
        Piece(
            a: d, b: c, c: b, d: a, entering: leaving.opposite, leaving: entering.opposite, isStraight: isStraight)
    }

    /// Returns the pieces of a line or curve; none if it has no length.
    /// - Parameter half: Half the width of the line along it.
    static func pieces(of segment: PathSegment, half: CGFloat) -> [Piece] {
        switch segment {
        case .line(let a, let d): Piece(a, a, d, d).map { [$0.straight] } ?? []
        case .quad(let a, let b, let c): pieces(of: raised(a, b, c), half, depth: 0)
        case .cubic(let a, let b, let c, let d): pieces(of: (a, b, c, d), half, depth: 0)
        }
    }

    private init?(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
        guard let entering = a.way(to: b) ?? a.way(to: c) ?? a.way(to: d),
            let leaving = c.way(to: d) ?? b.way(to: d) ?? a.way(to: d)
        else { return nil }
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
        (self.entering, self.leaving) = (entering, leaving)
        isStraight = false
    }

    private static func pieces(
        of p: (CGPoint, CGPoint, CGPoint, CGPoint), _ half: CGFloat, depth: Int
    ) -> [Piece] {
        guard let piece = Piece(p.0, p.1, p.2, p.3) else { return [] }
        // Where the line is wider than the curve is round, a side would run backwards: there the line goes along chords.
        let isFolded = piece.growth(at: half) <= 0 || piece.growth(at: -half) <= 0
        guard depth < 10, piece.turn < (isFolded ? 0.998 : 0.92) else { return [isFolded ? piece.straight : piece] }
        let (first, second) = split(p, at: 0.5)
        return pieces(of: first, half, depth: depth + 1) + pieces(of: second, half, depth: depth + 1)
    }

    /// The cosine of the greater of the turns on both sides of the middle.
    private var turn: CGFloat {
        let middle = b.way(to: c) ?? a.way(to: d) ?? entering
        return min(entering.x * middle.x + entering.y * middle.y, middle.x * leaving.x + middle.y * leaving.y)
    }

    /// The chord.
    private var straight: Piece {
        let way = a.way(to: d) ?? entering
        return Piece(a: a, b: a, c: d, d: d, entering: way, leaving: way, isStraight: true)
    }

    /// Returns the factor by which a side is longer than the piece; below 0 if it runs backwards.
    private func growth(at distance: CGFloat) -> CGFloat {
        let (start, end) = (a.moved(distance, entering.across), d.moved(distance, leaving.across))
        let (x, y) = (d.x - a.x, d.y - a.y)
        let length = x * x + y * y
        return length > 0 ? ((end.x - start.x) * x + (end.y - start.y) * y) / length : 1
    }

    /// Adds the side of the piece, without its start.
    func appendSide(at distance: CGFloat, to outline: inout PathOutline) {
        let end = d.moved(distance, leaving.across)
        guard !isStraight else { return outline.append(.line(end)) }
        let start = a.moved(distance, entering.across)
        // The handles grow or shrink as the way does.
        let growth = growth(at: distance)
        outline.append(
            .curve(
                end, control1: CGPoint(x: start.x + (b.x - a.x) * growth, y: start.y + (b.y - a.y) * growth),
                control2: CGPoint(x: end.x + (c.x - d.x) * growth, y: end.y + (c.y - d.y) * growth)))
    }
}
