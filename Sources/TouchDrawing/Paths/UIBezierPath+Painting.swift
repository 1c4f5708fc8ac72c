import TouchGeometry

extension UIBezierPath {
    /// Paints the area in the current context with its colour of areas; without a context, nothing happens.
    public final func fill() {
        guard !isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        context.paint(.fill(outline, context.state.fillColor, fillRule))
    }

    /// Paints the line along the path in the current context with its colour of lines, and this path's width and looks;
    /// without a context, nothing happens.
    public final func stroke() {
        guard !isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        context.paint(.stroke(outline, context.state.strokeColor, strokeStyle))
    }

    /// Keeps what is painted from now on in the current context within the area, and within what it was kept in before.
    public final func addClip() {
        UIGraphicsGetCurrentContext()?.record(.clip(outline, fillRule))
    }
}
