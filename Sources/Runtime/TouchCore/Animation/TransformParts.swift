import TouchInput

/// The components of a transform that an animation interpolates: a translation, a rotation and two scales, so that a rotating
/// view does not shrink on the way.
///
///     x-axis  (a, b) = scaleX · (cos, sin)
///     y-axis  (c, d) = shear · (cos, sin) + scaleY · (-sin, cos)
///
/// Every transform has components, even one that collapses everything to a line or a point.
struct TransformParts {
    static let angleIndex = 2

    private(set) var move = CGPoint.zero
    private(set) var angle: CGFloat = 0
    private(set) var scaleX: CGFloat = 1
    private(set) var shear: CGFloat = 0
    private(set) var scaleY: CGFloat = 1

    init(_ map: CGAffineTransform) {
        move = CGPoint(x: map.tx, y: map.ty)
        // A reflection is a negative scale of the axis that points the other way; it is not a rotation.
        let isMirroredInX = map.a * map.d < map.b * map.c && map.a < map.d
        let sign: CGFloat = isMirroredInX ? -1 : 1
        let length = (map.a * map.a + map.b * map.b).squareRoot()
        // A point has no direction; its y-axis may have one.
        angle =
            length > 0
            ? TouchInput.angle(y: sign * map.b, x: sign * map.a) : TouchInput.angle(y: -map.c, x: map.d)
        let (s, c) = (sine(angle), cosine(angle))
        scaleX = sign * length
        shear = map.c * c + map.d * s
        scaleY = map.d * c - map.c * s
    }

    /// The components of offsets.
    var numbers: SIMD8<Double> {
        [
            Double(move.x), Double(move.y), Double(angle), Double(scaleX), Double(shear), Double(scaleY), 0, 0,
        ]
    }

    init(_ numbers: SIMD8<Double>) {
        move = CGPoint(x: CGFloat(numbers[0]), y: CGFloat(numbers[1]))
        angle = CGFloat(numbers[Self.angleIndex])
        (scaleX, shear, scaleY) = (CGFloat(numbers[3]), CGFloat(numbers[4]), CGFloat(numbers[5]))
    }

    var transform: CGAffineTransform {
        let (s, c) = (sine(angle), cosine(angle))
        return CGAffineTransform(
            a: scaleX * c, b: scaleX * s, c: shear * c - scaleY * s, d: shear * s + scaleY * c, tx: move.x, ty: move.y)
    }
}
