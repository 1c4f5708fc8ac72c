import TouchGeometry

extension UIImage {
    /// Paints the image, stretched into a rectangle, in the current context; without one, nothing happens.
    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(self, in: rect)
    }

    /// Paints the image in its size in the current context, its upper left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }
}
