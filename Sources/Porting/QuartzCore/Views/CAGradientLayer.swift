public import TouchCore
public import TouchDrawing
public import TouchInput

/// A layer with a gradient over its background, within its rounded corners.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class CAGradientLayer: CALayer {
    #if hasFeature(Embedded)
        /// The colors, in the order of their places; `nil`, the default, for none.
        public final var colors: [CGColor]? { didSet { setNeedsDisplay() } }
        private final var shownColors: [CGColor] { colors ?? [] }
    #else
        /// The colors, each a `CGColor`, in the order of their places; others are left out. `nil`, the default, for none.
        public final var colors: [Any]? { didSet { setNeedsDisplay() } }
        private final var shownColors: [CGColor] { (colors ?? []).compactMap { $0 as? CGColor } }
    #endif
    /// The place of each color, 0…1; `nil`, the default, for equal distances from 0 to 1.
    public final var locations: [CGFloat]? { didSet { setNeedsDisplay() } }
    /// The place of location 0, in the unit square of the bounds; the middle of the upper edge by default.
    public final var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
    /// The place of location 1, in the unit square of the bounds; the middle of the lower edge by default. With `radial`, a corner of the
    /// rectangle around the outermost ellipse.
    public final var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }
    /// The course of the colors; `axial` by default.
    public final var type = CAGradientLayerType.axial { didSet { setNeedsDisplay() } }

    /// Draws the gradient.
    open override func draw(in ctx: CGContext) {
        let colors = shownColors
        let places = locations.flatMap { $0.count == colors.count ? $0 : nil }
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: places) else { return }
        let beyond: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        ctx.saveGState()
        ctx.addPath(CGPath(style.outline(of: bounds)))
        ctx.clip()
        switch type {
        case .axial:
            ctx.drawLinearGradient(gradient, start: place(startPoint), end: place(endPoint), options: beyond)
        case .radial:
            let (start, end) = (place(startPoint), place(endPoint))
            let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
            if width > 0, height > 0 {
                ctx.translateBy(x: start.x, y: start.y)
                ctx.scaleBy(x: width, y: height)
                ctx.drawRadialGradient(
                    gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: beyond)
            }
        }
        ctx.restoreGState()
    }

    private final func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
}

/// The course of the colors of a gradient layer.
public enum CAGradientLayerType: Sendable {
    /// Along a line.
    case axial
    /// From a point outwards, in ellipses.
    case radial
}
