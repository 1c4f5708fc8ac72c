import TouchInput

/// The components of a transform that an animation interpolates: a translation, a rotation and two scales, so that a rotating
/// view does not shrink on the way.
///
///     x-axis  (a, b) = scaleX · (cos, sin)
///     y-axis  (c, d) = shear · (cos, sin) + scaleY · (-sin, cos)
///
/// Every transform has components, even one that collapses everything to a line or a point. A transform of space has more: the rotation is then
/// a vector along its axis, as long as the angle is.
package struct TransformParts {
    static let angleIndex = 2

    /// The components: x, y, angle, scale in x, shear, scale in y; then z, the rotation about x and y, the scale in z less 1, both shears of the
    /// z-axis, and the perspective: its last column less that of the identity.
    package var numbers = AnimatedNumbers.zero

    init(_ placement: Placement) {
        if placement.hasDepth { self.init(placement.transformInSpace) } else { self.init(placement.transform) }
    }

    package init(_ numbers: AnimatedNumbers) { self.numbers = numbers }

    package init(_ map: CGAffineTransform) {
        // A reflection is a negative scale of the axis that points the other way; it is not a rotation.
        let isMirroredInX = map.a * map.d < map.b * map.c && map.a < map.d
        let sign: CGFloat = isMirroredInX ? -1 : 1
        let length = (map.a * map.a + map.b * map.b).squareRoot()
        // A point has no direction; its y-axis may have one.
        let angle =
            length > 0
            ? TouchInput.angle(y: sign * map.b, x: sign * map.a) : TouchInput.angle(y: -map.c, x: map.d)
        let (s, c) = (sine(angle), cosine(angle))
        (numbers[0], numbers[1], numbers[2]) = (Double(map.tx), Double(map.ty), Double(angle))
        numbers[3] = Double(sign * length)
        numbers[4] = Double(map.c * c + map.d * s)
        numbers[5] = Double(map.d * c - map.c * s)
    }

    /// The transform of the plane; without what only one of space has.
    var plane: CGAffineTransform {
        let angle = CGFloat(numbers[2])
        let (scaleX, shear, scaleY) = (CGFloat(numbers[3]), CGFloat(numbers[4]), CGFloat(numbers[5]))
        let (s, c) = (sine(angle), cosine(angle))
        return CGAffineTransform(
            a: scaleX * c, b: scaleX * s, c: shear * c - scaleY * s, d: shear * s + scaleY * c, tx: CGFloat(numbers[0]),
            ty: CGFloat(numbers[1]))
    }

    /// A Boolean value that indicates whether the components are those of a transform of the plane.
    private var isPlane: Bool {
        for index in 6..<16 where numbers[index] != 0 { return false }
        return true
    }

    /// Gives a placement the transform.
    func set(on placement: inout Placement) {
        if isPlane { placement.setTransform(plane) } else { placement.transformInSpace = transform }
    }
}

// In space: scales and shears, then the rotation, the translation, and the perspective.

extension TransformParts {
    package init(_ space: CATransform3D) {
        if space.isAffine {
            self.init(space.plane)
            return
        }
        var rows = space.rows
        // The last column is that of the perspective, as the other numbers map it.
        let column: SIMD4<Double> = [rows.0.w, rows.1.w, rows.2.w, rows.3.w]
        (rows.0.w, rows.1.w, rows.2.w, rows.3.w) = (0, 0, 0, 1)
        var perspective = column
        if let inverse = CATransform3D(rows.0, rows.1, rows.2, rows.3).inverse?.rows {
            perspective = [
                (inverse.0 * column).sum(), (inverse.1 * column).sum(), (inverse.2 * column).sum(),
                (inverse.3 * column).sum(),
            ]
        }
        // Gram and Schmidt.
        func unit(_ row: SIMD4<Double>, _ length: Double) -> SIMD4<Double> { length > 0 ? row / length : row }
        let scaleX = (rows.0 * rows.0).sum().squareRoot()
        let x = unit(rows.0, scaleX)
        let shear = (rows.1 * x).sum()
        let second = rows.1 - shear * x
        let scaleY = (second * second).sum().squareRoot()
        var y = unit(second, scaleY)
        let (shearX, shearY) = ((rows.2 * x).sum(), (rows.2 * y).sum())
        let third = rows.2 - shearX * x - shearY * y
        var scaleZ = (third * third).sum().squareRoot()
        var z: SIMD4<Double> = [x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x, 0]
        if scaleX == 0 || scaleY == 0 {
            // It collapses everything: no direction is left.
            (y, z) = ([0, 1, 0, 0], [0, 0, 1, 0])
        } else if (third * z).sum() < 0 {
            scaleZ = -scaleZ
        }
        let turn = scaleX == 0 || scaleY == 0 ? .zero : Self.turn(x, y, z)
        self.init([
            rows.3.x, rows.3.y, turn.z, scaleX, shear, scaleY, rows.3.z, turn.x, turn.y, scaleZ - 1, shearX, shearY,
            perspective.x, perspective.y, perspective.z, perspective.w - 1,
        ])
    }

    /// Returns the vector of a rotation whose matrix has these rows.
    private static func turn(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>) -> SIMD3<Double> {
        let axis: SIMD3<Double> = [y.z - z.y, z.x - x.z, x.y - y.x]
        let (sine, cosine) = ((axis * axis).sum().squareRoot() / 2, (x.x + y.y + z.z - 1) / 2)
        let angle = Double(TouchInput.angle(y: CGFloat(sine), x: CGFloat(cosine)))
        if sine > 1e-9 { return axis * (angle / (2 * sine)) }
        guard cosine < 0 else { return .zero }
        // Half a turn: the axis is the longest column of the matrix plus the identity.
        let columns: [SIMD3<Double>] = [[x.x + 1, x.y, x.z], [y.x, y.y + 1, y.z], [z.x, z.y, z.z + 1]]
        var longest = columns[0]
        for column in columns where (column * column).sum() > (longest * longest).sum() { longest = column }
        return longest * (angle / (longest * longest).sum().squareRoot())
    }

    /// The transform.
    package var transform: CATransform3D {
        if isPlane { return CATransform3D(plane) }
        let n = numbers
        let angle = (n[7] * n[7] + n[8] * n[8] + n[2] * n[2]).squareRoot()
        let turn = CATransform3DMakeRotation(CGFloat(angle), CGFloat(n[7]), CGFloat(n[8]), CGFloat(n[2]))
        let shape = CATransform3D([n[3], 0, 0, 0], [n[4], n[5], 0, 0], [n[10], n[11], n[9] + 1, 0], [0, 0, 0, 1])
        let move = CATransform3D(translation: CGFloat(n[0]), CGFloat(n[1]), CGFloat(n[6]))
        let eye = CATransform3D([1, 0, 0, n[12]], [0, 1, 0, n[13]], [0, 0, 1, n[14]], [0, 0, 0, n[15] + 1])
        return shape.concatenating(turn).concatenating(move).concatenating(eye)
    }
}
