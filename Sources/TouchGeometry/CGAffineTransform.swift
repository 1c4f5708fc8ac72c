/// A map of the plane that keeps lines parallel: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Sendable {
    /// How much of x becomes x.
    public var a: CGFloat
    /// How much of x becomes y.
    public var b: CGFloat
    /// How much of y becomes x.
    public var c: CGFloat
    /// How much of y becomes y.
    public var d: CGFloat
    /// What is added to x.
    public var tx: CGFloat
    /// What is added to y.
    public var ty: CGFloat

    /// The map that moves nothing.
    public static let identity = CGAffineTransform()

    /// Creates a map from its six numbers; without arguments, the identity.
    public init(
        a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0
    ) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a move.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(tx: tx, ty: ty)
    }

    /// Creates a scaling about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, d: sy)
    }

    /// Creates a rotation about the origin by radians, clockwise on a screen (y grows downwards).
    public init(rotationAngle angle: CGFloat) {
        let (s, c) = (sine(angle), cosine(angle))
        self.init(a: c, b: s, c: -s, d: c)
    }

    /// Whether the map moves nothing.
    public var isIdentity: Bool { self == .identity }

    /// The map that applies this one first and then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The map that moves first and then applies this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The map that scales first and then applies this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The map that rotates first and then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The map that undoes this one; a map that cannot be undone (its area is zero or not finite) is returned unchanged.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant.isFinite, determinant != 0 else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// The point that the map makes of this one.
    public func applying(_ map: CGAffineTransform) -> CGPoint {
        CGPoint(x: map.a * x + map.c * y + map.tx, y: map.b * x + map.d * y + map.ty)
    }
}

extension CGSize {
    /// The extent that the map makes of this one, without its move.
    public func applying(_ map: CGAffineTransform) -> CGSize {
        CGSize(width: map.a * width + map.c * height, height: map.b * width + map.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around what the map makes of this one.
    public func applying(_ map: CGAffineTransform) -> CGRect {
        around { $0.applying(map) }
    }

    /// Whether a point is inside, its left and upper edge included. Foundation's `contains` stops the process for edges that are
    /// no numbers, or infinite; here nothing is inside the former, and everything the latter.
    package func holds(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The smallest upright rectangle around where the corners go.
    package func around(_ convert: (CGPoint) -> CGPoint) -> CGRect {
        let corners = (
            convert(CGPoint(x: minX, y: minY)), convert(CGPoint(x: maxX, y: minY)),
            convert(CGPoint(x: minX, y: maxY)), convert(CGPoint(x: maxX, y: maxY))
        )
        let left = min(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
        let right = max(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
        let top = min(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
        let bottom = max(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
