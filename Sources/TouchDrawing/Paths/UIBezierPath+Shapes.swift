import TouchGeometry

extension UIBezierPath {
    /// A rectangle, clockwise from its origin.
    public convenience init(rect: CGRect) {
        self.init(PathOutline(rect: rect))
    }

    /// An ellipse that touches the edges of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(PathOutline(ellipseIn: rect))
    }

    /// A rectangle with quarters of circles for corners; the radius is cut off to half the shorter side.
    ///
    /// UIKit's corners are a little softer than circles; how much is not documented.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(PathOutline(roundedRect: rect, radii: CGSize(width: radius, height: radius)))
    }

    /// A rectangle of which some corners are quarters of ellipses, cut off to half the width and height.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(PathOutline(roundedRect: rect, corners: corners, radii: cornerRadii))
    }

    /// A part of a circle, open.
    ///
    /// Angles are radians from the direction of x, growing clockwise on a screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The steps of a path, copied.
    public convenience init(cgPath: CGPath) {
        self.init(cgPath.outline)
    }
}
