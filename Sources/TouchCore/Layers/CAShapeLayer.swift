public import TouchDrawing
public import TouchGeometry

/// A layer that paints a path, above its background and contents.
open class CAShapeLayer: CALayer {
    private final var outline: PathOutline? { didSet { if outline != oldValue { changed() } } }
    private final var stroke = DrawnStrokeStyle() { didSet { if stroke != oldValue { changed() } } }

    /// The path, in the layer's coordinates, copied; nil, as at first, for none. It need not lie within the bounds.
    public final var path: CGPath? {
        get { outline.map { CGPath($0) } }
        set { outline = newValue?.outline }
    }
    /// The colour of the area; opaque black at first, nil for none.
    public final var fillColor: CGColor? = .black { didSet { if fillColor != oldValue { changed() } } }
    /// Which points of overlapping outlines are painted; by windings at first.
    public final var fillRule = CAShapeLayerFillRule.nonZero { didSet { if fillRule != oldValue { changed() } } }
    /// The colour of the line; nil, as at first, for none.
    public final var strokeColor: CGColor? { didSet { if strokeColor != oldValue { changed() } } }
    /// How wide the line is, in points; 1 at first.
    public final var lineWidth: CGFloat {
        get { stroke.width }
        set { stroke.width = newValue }
    }
    /// How open ends look; cut off at first.
    public final var lineCap = CAShapeLayerLineCap.butt { didSet { stroke.cap = lineCap.lineCap } }
    /// How corners look; mitered at first.
    public final var lineJoin = CAShapeLayerLineJoin.miter { didSet { stroke.join = lineJoin.lineJoin } }
    /// A miter longer than this many times the width is cut off; 10 at first.
    public final var miterLimit: CGFloat {
        get { stroke.miterLimit }
        set { stroke.miterLimit = newValue }
    }
    /// Lengths of dashes and gaps in turn, in points; nil, as at first, for a line without gaps. QuartzCore's numbers are
    /// objects; literals look the same.
    public final var lineDashPattern: [CGFloat]? {
        get { stroke.dash.isEmpty ? nil : stroke.dash }
        set { stroke.dash = newValue ?? [] }
    }
    /// How far into the pattern the line begins, in points; 0 at first.
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
