import TouchInput

extension CGContext {
    /// Sets the fill color; black at first.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the fill color from its components in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the stroke color; black at first.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the stroke color from its components in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke color to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the width of lines, in points of the coordinates in which they are painted; 1 at first.
    public func setLineWidth(_ width: CGFloat) { state.style.width = width }

    /// Sets the shape of open ends of lines; `butt` at first.
    public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }

    /// Sets the shape of corners of lines; `miter` at first.
    public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }

    /// Sets the multiple of the width above which a miter is cut off; 10 at first.
    public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

    /// Makes lines dashed.
    ///
    /// - Parameters:
    ///   - phase: The distance into the pattern at which a line begins, in points.
    ///   - lengths: The lengths of dashes and gaps in turn, in points; empty for lines without gaps.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.style.dashPhase, state.style.dash) = (phase, lengths)
    }

    /// Sets the opacity of everything painted from now on, beside its color's own opacity; 1 at first.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(alpha, 1)) }

    /// Adds a shadow to everything painted from now on, one for each call.
    ///
    /// - Parameters:
    ///   - offset: The offset of the shadow, in points of the context's initial coordinates; the transform does not rotate it.
    ///   - blur: Twice the standard deviation of the blur, in the same points.
    ///   - color: The color; `nil` for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { DrawnShadow(color: $0, offset: offset, radius: max(0, blur) / 2) }
    }

    /// Adds a black shadow of one third opacity to everything painted from now on.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}
