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
            if let other = layer as? CAShapeLayer { drawn = other.drawn }
        }
    #endif

    #if canImport(Foundation)
        /// Creates a layer without a path from an archive; reads nothing from it.
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    #endif

    private final var drawn = DrawnShape() {
        didSet {
            guard drawn != oldValue else { return }
            if isAnimatingChanges { animateShape(from: oldValue) }
            changed()
        }
    }

    override final var drawnShape: DrawnShape? { drawn }

    override final func shapeCommands(_ shape: DrawnShape?) -> [DrawCommand] { shape?.commands ?? [] }

    override final func emptyCopy() -> CALayer { CAShapeLayer() }

    override final func show(_ look: ShownLook) {
        super.show(look)
        if let shape = look.shape { drawn = shape }
    }

    @inline(never) private final func animateShape(from old: DrawnShape) {
        let new = ownLook
        var before = new
        before.shape = old
        for property in LayerProperty.ofShape { animate(property, from: before, to: new) }
    }

    /// The path, in the layer's coordinates, copied; `nil`, the default, for none. It need not lie within the bounds.
    public final var path: CGPath? {
        get { drawn.outline.map { CGPath($0) } }
        set { drawn.outline = newValue?.outline }
    }
    /// The color of the area; opaque black by default, `nil` for none.
    public final var fillColor: CGColor? {
        get { drawn.fillColor }
        set { drawn.fillColor = newValue }
    }
    /// The rule that determines the filled points of overlapping outlines; `nonZero` by default.
    public final var fillRule: CAShapeLayerFillRule {
        get { drawn.fillRule == .evenOdd ? .evenOdd : .nonZero }
        set { drawn.fillRule = newValue.rule }
    }
    /// The color of the line; `nil`, the default, for none.
    public final var strokeColor: CGColor? {
        get { drawn.strokeColor }
        set { drawn.strokeColor = newValue }
    }
    /// The fraction of the path's length at which the line begins, 0…1; 0 by default.
    public final var strokeStart: CGFloat {
        get { drawn.strokeStart }
        set { drawn.strokeStart = max(0, min(newValue, 1)) }
    }
    /// The fraction of the path's length at which the line ends, 0…1; 1 by default.
    public final var strokeEnd: CGFloat {
        get { drawn.strokeEnd }
        set { drawn.strokeEnd = max(0, min(newValue, 1)) }
    }
    /// The width of the line, in points; 1 by default.
    public final var lineWidth: CGFloat {
        get { drawn.stroke.width }
        set { drawn.stroke.width = newValue }
    }
    /// The shape of open ends; `butt` by default.
    public final var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(drawn.stroke.cap) }
        set { drawn.stroke.cap = newValue.lineCap }
    }
    /// The shape of corners; `miter` by default.
    public final var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(drawn.stroke.join) }
        set { drawn.stroke.join = newValue.lineJoin }
    }
    /// The ratio of a miter's length to the line width above which it is cut off; 10 by default.
    public final var miterLimit: CGFloat {
        get { drawn.stroke.miterLimit }
        set { drawn.stroke.miterLimit = newValue }
    }
    /// The alternating lengths of dashes and gaps, in points; `nil`, the default, for a line without gaps. QuartzCore's numbers
    /// are objects; literals look the same.
    public final var lineDashPattern: [CGFloat]? {
        get { drawn.stroke.dash.isEmpty ? nil : drawn.stroke.dash }
        set { drawn.stroke.dash = newValue ?? [] }
    }
    /// The offset into the pattern at which the line begins, in points; 0 by default.
    public final var lineDashPhase: CGFloat {
        get { drawn.stroke.dashPhase }
        set { drawn.stroke.dashPhase = newValue }
    }
}

/// The path of a shape layer and how it is drawn.
package struct DrawnShape: Equatable {
    package var outline: PathOutline?
    var fillColor: CGColor? = .black
    var fillRule = CGPathFillRule.winding
    var strokeColor: CGColor?
    var stroke = DrawnStrokeStyle()
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1

    var commands: [DrawCommand] {
        guard let outline, !outline.isEmpty else { return [] }
        var commands: [DrawCommand] = []
        if let fillColor { commands.append(.fill(outline, fillColor, fillRule)) }
        if let strokeColor, stroke.width > 0 {
            let line = outline.trimmed(from: strokeStart, to: strokeEnd)
            if !line.isEmpty { commands.append(.stroke(line, strokeColor, stroke)) }
        }
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

    init(_ cap: CGLineCap) {
        self =
            switch cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
    }

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

    init(_ join: CGLineJoin) {
        self =
            switch join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
    }

    /// The equivalent for contexts.
    var lineJoin: CGLineJoin {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
