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
            case .restore, .endGroup:
                guard open.last == command else { continue }
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
