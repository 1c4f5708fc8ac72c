import TouchInput

/// A drawing as a value: compared in tests, stored, written as SVG, or passed to a painter.
///
/// Coordinates are points with y growing downwards.
public struct DrawList: Hashable, Sendable {
    /// The commands, in the order of painting.
    public var commands: [DrawCommand]

    /// Creates a list; by default, one that paints nothing.
    public init(_ commands: [DrawCommand] = []) {
        self.commands = commands
    }

    /// A Boolean value that indicates whether there is nothing to paint.
    public var isEmpty: Bool { commands.isEmpty }

    /// The list with every `save` and group ended, and without ends that have no beginning: its effect on a painter's state
    /// ends with it, and it can be part of another list.
    public var balanced: DrawList {
        var kept: [DrawCommand] = []
        var open: [DrawCommand] = []
        for command in commands {
            switch command {
            case .save:
                open.append(.restore)
            case .beginGroup:
                open.append(.endGroup)
            case .restore:
                guard case .restore? = open.last else { continue }
                open.removeLast()
            case .endGroup:
                guard case .endGroup? = open.last else { continue }
                open.removeLast()
            case .concatenate, .clip, .fill, .stroke, .shadow, .image, .text, .blend, .gradient:
                break
            }
            kept.append(command)
        }
        return DrawList(kept + open.reversed())
    }

    /// Returns the list as painted through a transform, balanced.
    public func placed(by map: CGAffineTransform) -> DrawList {
        let list = balanced
        return list.isEmpty || map.isIdentity
            ? list : DrawList([.save, .concatenate(map)] + list.commands + [.restore])
    }
}

/// A command of a draw list: something to paint, or a change to the painting of the following commands.
///
/// Every command includes its colors and styles; the only state of a painter is the transform to its surface, the clipping
/// area, the blend mode, and the open groups.
@nonexhaustive public enum DrawCommand: Hashable, Sendable {
    /// Saves the transform, the clipping area and the blend mode.
    case save
    /// Restores the transform, the clipping area and the blend mode that the last `save` saved.
    case restore
    /// The following coordinates are mapped by this transform first and then as before.
    case concatenate(CGAffineTransform)
    /// The following commands are clipped to this area as well.
    case clip(PathOutline, CGPathFillRule)
    /// The following commands, up to the matching `endGroup`, are painted together; then their shadow and they, with this opacity.
    ///
    /// A group saves and restores like `save` and `restore`. Inside it the blend mode is `normal` at first; the group is mixed in that before.
    case beginGroup(opacity: CGFloat, shadow: DrawnShadow?)
    /// The end of a group.
    case endGroup
    /// An area in one color.
    case fill(PathOutline, CGColor, CGPathFillRule)
    /// A line along a path.
    case stroke(PathOutline, CGColor, DrawnStrokeStyle)
    /// Only the shadow of an area.
    case shadow(PathOutline, DrawnShadow)
    /// The pixels of an image, stretched into a rectangle without regard to its orientation.
    case image(UIImage, CGRect, opacity: CGFloat)
    /// Text in a rectangle.
    case text(DrawnText)
    /// The following commands are mixed with what is below in this mode; at first, in `normal`.
    case blend(CGBlendMode)
    /// A gradient over the whole clipping area.
    case gradient(DrawnGradient)
}

/// A shadow: the silhouette of a shape, offset, blurred and in one color.
public struct DrawnShadow: Hashable, Sendable {
    /// The color, whose opacity is multiplied by the shape's own.
    public var color: CGColor
    /// The offset, in points of the coordinates of the draw list's command.
    public var offset: CGSize
    /// The standard deviation of the blur, in points; Core Graphics' `blur` is twice that.
    public var radius: CGFloat

    /// Creates a shadow.
    public init(color: CGColor, offset: CGSize, radius: CGFloat) {
        (self.color, self.offset, self.radius) = (color, offset, radius)
    }
}

/// The style of a line along a path.
public struct DrawnStrokeStyle: Hashable, Sendable {
    /// The width, in points; half of it lies on each side of the path.
    public var width: CGFloat
    /// The shape of open ends.
    public var cap: CGLineCap
    /// The shape of corners.
    public var join: CGLineJoin
    /// The multiple of the width above which a miter is cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; empty for a line without gaps.
    public var dash: [CGFloat]
    /// The distance into the pattern at which the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a style; by default, the initial one of a context.
    public init(
        width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
        (self.dash, self.dashPhase) = (dash, dashPhase)
    }
}

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
    /// Square, at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// Square, half the line's width beyond the end point.
    case square
}

/// The shape of the corners of a path.
public enum CGLineJoin: Int32, Sendable {
    /// The outer edges are extended until they meet, or as `bevel` where that would be too far (see the miter limit).
    case miter
    /// A circle around the corner.
    case round
    /// The corner is cut off.
    case bevel
}

// A drawing as it is seen in perspective. Painters know affine transforms only: outlines are mapped point by point, exactly up to the division of
// curves; images, texts, gradients and the widths of lines by the affine transform that is nearest in their middle.

extension DrawList {
    /// Returns the list as it is seen through a map; what is not entirely in front of the eye is left out.
    package func seen(through map: PlaneMap) -> DrawList {
        var seen: [DrawCommand] = []
        var (transform, saved) = (CGAffineTransform.identity, [CGAffineTransform]())
        for command in balanced.commands {
            switch command {
            case .save:
                saved.append(transform)
                seen.append(command)
            case .restore, .endGroup:
                transform = saved.popLast() ?? .identity
                seen.append(command)
            case .concatenate(let inner): transform = inner.concatenating(transform)
            case .clip(let path, let rule):
                // Where nothing is in front of the eye, nothing shows.
                seen.append(.clip(path.applying(transform).seen(through: map) ?? PathOutline(), rule))
            case .beginGroup(let opacity, let shadow):
                saved.append(transform)
                let scale = map.tangent(at: .zero).map { transform.concatenating($0) } ?? transform
                seen.append(.beginGroup(opacity: opacity, shadow: shadow?.applying(scale)))
            case .fill(let path, let color, let rule):
                guard let outline = path.applying(transform).seen(through: map) else { continue }
                seen.append(.fill(outline, color, rule))
            case .stroke(let path, let color, var style):
                let path = path.applying(transform)
                guard let outline = path.seen(through: map), let near = path.middle.flatMap({ map.tangent(at: $0) })
                else { continue }
                let scale = transform.concatenating(near).averageFactor
                (style.width, style.dashPhase) = (style.width * scale, style.dashPhase * scale)
                style.dash = style.dash.map { $0 * scale }
                seen.append(.stroke(outline, color, style))
            case .shadow(let path, let shadow):
                let path = path.applying(transform)
                guard let outline = path.seen(through: map), let near = path.middle.flatMap({ map.tangent(at: $0) })
                else { continue }
                seen.append(.shadow(outline, shadow.applying(transform.concatenating(near))))
            case .blend: seen.append(command)
            case .gradient(let gradient):
                guard let near = map.tangent(at: gradient.middle.applying(transform)) else { continue }
                seen += [.save, .concatenate(transform.concatenating(near)), command, .restore]
            case .image(_, let rect, _): seen += command.seen(in: rect, transform, through: map)
            case .text(let text): seen += command.seen(in: text.rect, transform, through: map)
            }
        }
        return DrawList(seen)
    }
}

extension DrawCommand {
    /// Returns the command in the affine transform that is nearest to a map in the middle of its rectangle.
    fileprivate func seen(in rect: CGRect, _ transform: CGAffineTransform, through map: PlaneMap) -> [DrawCommand] {
        let quad = PathOutline(rect: rect).applying(transform)
        guard let area = quad.seen(through: map), let near = quad.middle.flatMap({ map.tangent(at: $0) }) else {
            return []
        }
        return [.save, .clip(area, .winding), .concatenate(transform.concatenating(near)), self, .restore]
    }
}

extension DrawnGradient {
    /// The middle of the way.
    fileprivate var middle: CGPoint {
        switch shape {
        case .linear(let start, let end), .radial(let start, _, let end, _): between(start, end, 0.5)
        }
    }
}

extension DrawnShadow {
    fileprivate func applying(_ map: CGAffineTransform) -> DrawnShadow {
        DrawnShadow(color: color, offset: offset.applying(map), radius: radius * map.averageFactor)
    }
}

extension PathOutline {
    /// The middle of the rectangle around the path.
    fileprivate var middle: CGPoint? { controlBounds.map { CGPoint(x: $0.midX, y: $0.midY) } }

    /// Returns the path as it is seen; `nil` if not all of it is in front of the eye. Curves are divided into eight, whose points are mapped.
    fileprivate func seen(through map: PlaneMap) -> PathOutline? {
        var seen = PathOutline()
        var from = CGPoint.zero
        var start = CGPoint.zero
        func curve(_ points: (CGPoint, CGPoint, CGPoint, CGPoint)) -> Bool {
            var rest = points
            for parts in stride(from: 8, to: 0, by: -1) {
                let (part, next) = split(rest, at: 1 / CGFloat(parts))
                guard let end = map.image(of: part.3), let first = map.image(of: part.1),
                    let second = map.image(of: part.2)
                else { return false }
                seen.append(.curve(end, control1: first, control2: second))
                rest = next
            }
            return true
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                guard let image = map.image(of: point) else { return nil }
                if case .move = element {
                    start = point
                    seen.append(.move(image))
                } else {
                    seen.append(.line(image))
                }
            case .quad(let end, let control): guard curve(raised(from, control, end)) else { return nil }
            case .curve(let end, let first, let second): guard curve((from, first, second, end)) else { return nil }
            case .close: seen.append(.close)
            }
            from = element.end ?? start
        }
        return seen
    }
}
