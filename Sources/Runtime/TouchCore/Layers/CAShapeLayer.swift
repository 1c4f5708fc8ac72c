public import TouchDrawing
public import TouchInput

/// A layer that paints a path, above its background and contents.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class CAShapeLayer: CALayer {
    /// Creates a layer without a path.
    public required init() { super.init() }

    #if !hasFeature(Embedded)
        /// Creates a layer with the properties of another, without its sublayers.
        public override init(layer: Any) {
            super.init(layer: layer)
            guard let other = layer as? CAShapeLayer else { return }
            outline = other.outline
            (fillColor, fillRule, strokeColor) = (other.fillColor, other.fillRule, other.strokeColor)
            (lineCap, lineJoin) = (other.lineCap, other.lineJoin)
            stroke = other.stroke
        }
    #endif

    #if canImport(Foundation)
        /// Creates a layer without a path from an archive; reads nothing from it.
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    #endif

    private final var outline: PathOutline? { didSet { if outline != oldValue { changed() } } }
    private final var stroke = DrawnStrokeStyle() { didSet { if stroke != oldValue { changed() } } }

    /// The path, in the layer's coordinates, copied; `nil`, the default, for none. It need not lie within the bounds.
    public final var path: CGPath? {
        get { outline.map { CGPath($0) } }
        set { outline = newValue?.outline }
    }
    /// The color of the area; opaque black by default, `nil` for none.
    public final var fillColor: CGColor? = .black { didSet { if fillColor != oldValue { changed() } } }
    /// The rule that determines the filled points of overlapping outlines; `nonZero` by default.
    public final var fillRule = CAShapeLayerFillRule.nonZero { didSet { if fillRule != oldValue { changed() } } }
    /// The color of the line; `nil`, the default, for none.
    public final var strokeColor: CGColor? { didSet { if strokeColor != oldValue { changed() } } }
    /// The width of the line, in points; 1 by default.
    public final var lineWidth: CGFloat {
        get { stroke.width }
        set { stroke.width = newValue }
    }
    /// The shape of open ends; `butt` by default.
    public final var lineCap = CAShapeLayerLineCap.butt { didSet { stroke.cap = lineCap.lineCap } }
    /// The shape of corners; `miter` by default.
    public final var lineJoin = CAShapeLayerLineJoin.miter { didSet { stroke.join = lineJoin.lineJoin } }
    /// The ratio of a miter's length to the line width above which it is cut off; 10 by default.
    public final var miterLimit: CGFloat {
        get { stroke.miterLimit }
        set { stroke.miterLimit = newValue }
    }
    /// The alternating lengths of dashes and gaps, in points; `nil`, the default, for a line without gaps. QuartzCore's numbers
    /// are objects; literals look the same.
    public final var lineDashPattern: [CGFloat]? {
        get { stroke.dash.isEmpty ? nil : stroke.dash }
        set { stroke.dash = newValue ?? [] }
    }
    /// The offset into the pattern at which the line begins, in points; 0 by default.
    public final var lineDashPhase: CGFloat {
        get { stroke.dashPhase }
        set { stroke.dashPhase = newValue }
    }

    override final var shape: [DrawCommand] {
        guard let outline, !outline.isEmpty else { return [] }
        var commands: [DrawCommand] = []
        if let fillColor { commands.append(.fill(outline, fillColor, fillRule.rule)) }
        if let strokeColor, lineWidth > 0 { commands.append(.stroke(outline, strokeColor, stroke)) }
        return commands
    }
}

/// The rule that determines which points of overlapping outlines a shape layer fills.
public enum CAShapeLayerFillRule: Hashable, Sendable {
    /// The points around which the winding number of the path is not zero.
    case nonZero
    /// The points from which a ray crosses the path an odd number of times.
    case evenOdd

    /// The equivalent for contexts.
    var rule: CGPathFillRule {
        switch self {
        case .nonZero: .winding
        case .evenOdd: .evenOdd
        }
    }
}

/// The shape of the ends of a shape layer's lines.
public enum CAShapeLayerLineCap: Hashable, Sendable {
    /// At the end point, squarely.
    case butt
    /// With a half circle around the end point.
    case round
    /// Squarely, half the width beyond the end point.
    case square

    /// The equivalent for contexts.
    var lineCap: CGLineCap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

/// The shape of the corners of a shape layer's lines.
public enum CAShapeLayerLineJoin: Hashable, Sendable {
    /// The outer edges continue until they meet, or as `bevel` where that would be too far.
    case miter
    /// With a circle around the point where the lines meet.
    case round
    /// With the corner cut off.
    case bevel

    /// The equivalent for contexts.
    var lineJoin: CGLineJoin {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
