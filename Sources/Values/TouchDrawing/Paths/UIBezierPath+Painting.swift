import TouchInput

extension UIBezierPath {
    /// Paints the area in the current context with its fill color; does nothing without a context.
    public final func fill() {
        guard !isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        context.paint(.fill(outline, context.state.fillColor, fillRule))
    }

    /// Paints the line along the path in the current context with its stroke color, and this path's width and style;
    /// does nothing without a context.
    public final func stroke() {
        guard !isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        context.paint(.stroke(outline, context.state.strokeColor, strokeStyle))
    }

    /// Clips everything that is painted in the current context from now on to the area, in addition to its present clipping.
    public final func addClip() {
        UIGraphicsGetCurrentContext()?.record(.clip(outline, fillRule))
    }
}
