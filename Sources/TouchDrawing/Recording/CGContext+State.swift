import TouchGeometry

extension CGContext {
    /// The colour of areas; black at first.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// The colour of areas, from its parts in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The colour of areas, a grey.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// The colour of lines; black at first.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// The colour of lines, from its parts in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The colour of lines, a grey.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// How wide lines are, in points of the coordinates in which they are painted; 1 at first.
    public func setLineWidth(_ width: CGFloat) { state.style.width = width }

    /// How open ends of lines look; cut off at first.
    public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }

    /// How corners of lines look; mitered at first.
    public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }

    /// A miter longer than this many times the width is cut off; 10 at first.
    public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

    /// Makes lines dashed.
    ///
    /// - Parameters:
    ///   - phase: how far into the pattern a line begins, in points.
    ///   - lengths: dashes and gaps in turn, in points; empty: lines without gaps.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.style.dashPhase, state.style.dash) = (phase, lengths)
    }

    /// How opaque what is painted is, beside its colour's own opacity; 1 at first.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(alpha, 1)) }

    /// Gives everything painted from now on a shadow, each thing its own.
    ///
    /// - Parameters:
    ///   - offset: how far it is moved, in points of the coordinates in which the context began; the map does not turn it.
    ///   - blur: twice the standard deviation of the blur, in the same points.
    ///   - color: nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { DrawnShadow(color: $0, offset: offset, radius: max(0, blur) / 2) }
    }

    /// Gives everything painted from now on a black shadow of one third opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}
