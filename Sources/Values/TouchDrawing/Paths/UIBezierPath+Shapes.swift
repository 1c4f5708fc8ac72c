import TouchInput

extension UIBezierPath {
    /// Creates a rectangle, clockwise from its origin.
    public convenience init(rect: CGRect) {
        self.init(PathOutline(rect: rect))
    }

    /// Creates an ellipse that touches the edges of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(PathOutline(ellipseIn: rect))
    }

    /// Creates a rectangle with quarters of circles for corners; the radius is limited to half the shorter side.
    ///
    /// UIKit's corners are a little softer than circles; by how much is not documented.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(PathOutline(roundedRect: rect, radii: CGSize(width: radius, height: radius)))
    }

    /// Creates a rectangle of which some corners are quarters of ellipses, limited to half the width and height.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(PathOutline(roundedRect: rect, corners: corners, radii: cornerRadii))
    }

    /// Creates an open arc of a circle.
    ///
    /// Angles are radians from the direction of x, growing clockwise on a screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a copy of a path.
    public convenience init(cgPath: CGPath) {
        self.init(cgPath.outline)
    }
}
