import TouchGeometry

extension UIImage {
    /// Paints the image, stretched into a rectangle, in the current context; does nothing without one.
    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(self, in: rect)
    }

    /// Paints the image at its own size in the current context, with its upper left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }
}
