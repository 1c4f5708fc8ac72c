/// A transform of space, sixteen numbers in rows: `(x', y', z', w') = (x, y, z, 1) · m`, and the point is (x', y', z') / w'.
///
///     m11 m12 m13 m14        the plane of a layer   m11 m12 m14      as an affine transform   a  b
///     m21 m22 m23 m24                               m21 m22 m24                               c  d
///     m31 m32 m33 m34                               m41 m42 m44                               tx ty
///     m41 m42 m43 m44
///
/// `m34 = -1 / distance` shows what is above the plane as from an eye at that distance, in points.
public struct CATransform3D: Hashable, Sendable {
    /// The first row.
    public var m11, m12, m13, m14: CGFloat
    /// The second row.
    public var m21, m22, m23, m24: CGFloat
    /// The third row.
    public var m31, m32, m33, m34: CGFloat
    /// The fourth row, which translates.
    public var m41, m42, m43, m44: CGFloat

    /// Creates a transform of zeros, as in Core Animation; `CATransform3DIdentity` changes nothing.
    public init() {
        self.init(SIMD4.zero, .zero, .zero, .zero)
    }

    /// Creates a transform from its numbers, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
        m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
        m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
}

extension CATransform3D {
    /// Creates a transform from its rows.
    package init(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>) {
        self.init(
            m11: CGFloat(a.x), m12: CGFloat(a.y), m13: CGFloat(a.z), m14: CGFloat(a.w), m21: CGFloat(b.x),
            m22: CGFloat(b.y), m23: CGFloat(b.z), m24: CGFloat(b.w), m31: CGFloat(c.x), m32: CGFloat(c.y),
            m33: CGFloat(c.z), m34: CGFloat(c.w), m41: CGFloat(d.x), m42: CGFloat(d.y), m43: CGFloat(d.z),
            m44: CGFloat(d.w))
    }

    /// Creates a transform of the plane.
    package init(_ plane: CGAffineTransform) {
        self.init(
            m11: plane.a, m12: plane.b, m13: 0, m14: 0, m21: plane.c, m22: plane.d, m23: 0, m24: 0, m31: 0, m32: 0,
            m33: 1,
            m34: 0, m41: plane.tx, m42: plane.ty, m43: 0, m44: 1)
    }

    /// Creates a translation.
    package init(translation x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        self.init([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [Double(x), Double(y), Double(z), 1])
    }

    /// The four rows.
    package var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
        (
            [Double(m11), Double(m12), Double(m13), Double(m14)], [Double(m21), Double(m22), Double(m23), Double(m24)],
            [Double(m31), Double(m32), Double(m33), Double(m34)], [Double(m41), Double(m42), Double(m43), Double(m44)]
        )
    }

    /// The numbers of the plane, without perspective: all that shows of a transform that has none.
    package var plane: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

    /// A Boolean value that indicates whether the transform is one of the plane.
    package var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
            && m44 == 1
    }

    /// Returns the transform that applies this one first and then `other`.
    package func concatenating(_ other: CATransform3D) -> CATransform3D {
        let (mine, rows) = (self.rows, other.rows)
        func row(_ numbers: SIMD4<Double>) -> SIMD4<Double> {
            numbers.x * rows.0 + numbers.y * rows.1 + numbers.z * rows.2 + numbers.w * rows.3
        }
        return CATransform3D(row(mine.0), row(mine.1), row(mine.2), row(mine.3))
    }

    /// The inverse; `nil` if there is none.
    package var inverse: CATransform3D? {
        if isAffine {
            let area = m11 * m22 - m12 * m21
            return area.isFinite && area != 0 ? CATransform3D(plane.inverted()) : nil
        }
        // Gauss and Jordan: the rows of the matrix become those of the identity, and those of the identity the inverse.
        var rest = [rows.0, rows.1, rows.2, rows.3]
        var made: [SIMD4<Double>] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
        for column in 0..<4 {
            var pivot = column
            for row in column..<4 where abs(rest[row][column]) > abs(rest[pivot][column]) { pivot = row }
            let factor = rest[pivot][column]
            guard factor != 0, factor.isFinite else { return nil }
            rest.swapAt(column, pivot)
            made.swapAt(column, pivot)
            rest[column] /= factor
            made[column] /= factor
            for row in 0..<4 where row != column {
                let part = rest[row][column]
                rest[row] -= part * rest[column]
                made[row] -= part * made[column]
            }
        }
        return CATransform3D(made[0], made[1], made[2], made[3])
    }
}

// Core Animation's functions.

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(translation: 0, 0, 0)

/// Returns a Boolean value that indicates whether the transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns a Boolean value that indicates whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(translation: tx, ty, tz)
}

/// Returns a scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D([Double(sx), 0, 0, 0], [0, Double(sy), 0, 0], [0, 0, Double(sz), 0], [0, 0, 0, 1])
}

/// Returns a rotation about an axis through the origin, by an angle in radians; about (0, 0, 1), it is clockwise on a screen. The identity
/// for an axis without a length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (Double(x / length), Double(y / length), Double(z / length))
    let (s, c) = (Double(sine(angle)), Double(cosine(angle)))
    let rest = 1 - c
    return CATransform3D(
        [x * x * rest + c, x * y * rest + z * s, x * z * rest - y * s, 0],
        [x * y * rest - z * s, y * y * rest + c, y * z * rest + x * s, 0],
        [x * z * rest + y * s, y * z * rest - x * s, z * z * rest + c, 0], [0, 0, 0, 1])
}

/// Returns the transform that translates first and then applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Returns the transform that scales first and then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Returns the transform that rotates first and then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Returns the transform that applies `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// Returns the inverse transform; a transform that has none is returned unchanged.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Returns a transform of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Returns a Boolean value that indicates whether the transform is one of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// Returns the transform of the plane; of one that is not affine, the numbers that it has in common with one.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.plane }

/// A map of a plane onto another, seen from an eye: lines stay lines, but parallel ones may meet. Points that are not in front of the eye have
/// no image.
package struct PlaneMap: Hashable, Sendable {
    /// The factors of x and y, and the constants: each in x', y' and w'.
    private var x, y, origin: SIMD3<Double>

    /// Creates the map of the plane z = 0 by a transform of space.
    package init(_ space: CATransform3D) {
        x = [Double(space.m11), Double(space.m12), Double(space.m14)]
        y = [Double(space.m21), Double(space.m22), Double(space.m24)]
        origin = [Double(space.m41), Double(space.m42), Double(space.m44)]
    }

    private init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ origin: SIMD3<Double>) {
        (self.x, self.y, self.origin) = (x, y, origin)
    }

    /// The map as an affine transform; `nil` if it has a perspective.
    package var affine: CGAffineTransform? {
        guard x.z == 0, y.z == 0, origin.z == 1 else { return nil }
        return CGAffineTransform(
            a: CGFloat(x.x), b: CGFloat(x.y), c: CGFloat(y.x), d: CGFloat(y.y), tx: CGFloat(origin.x),
            ty: CGFloat(origin.y))
    }

    /// The map back; `nil` if it maps the plane to a line or a point.
    package var inverse: PlaneMap? {
        func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
            [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
        }
        let columns = (cross(y, origin), cross(origin, x), cross(x, y))
        let volume = (x * columns.0).sum()
        guard volume.isFinite, volume != 0 else { return nil }
        func row(_ index: Int) -> SIMD3<Double> { [columns.0[index], columns.1[index], columns.2[index]] / volume }
        return PlaneMap(row(0), row(1), row(2))
    }

    /// Returns the image of a point; `nil` if it is not in front of the eye.
    package func image(of point: CGPoint) -> CGPoint? {
        let image = Double(point.x) * x + Double(point.y) * y + origin
        guard image.z > 0 else { return nil }
        return CGPoint(x: CGFloat(image.x / image.z), y: CGFloat(image.y / image.z))
    }

    /// Returns the affine transform that is nearest to the map around a point; `nil` if the point is not in front of the eye.
    package func tangent(at point: CGPoint) -> CGAffineTransform? {
        let image = Double(point.x) * x + Double(point.y) * y + origin
        guard image.z > 0 else { return nil }
        let place = image / image.z
        let (right, down) = ((x - x.z * place) / image.z, (y - y.z * place) / image.z)
        return CGAffineTransform(
            a: CGFloat(right.x), b: CGFloat(right.y), c: CGFloat(down.x), d: CGFloat(down.y),
            tx: CGFloat(place.x - right.x * Double(point.x) - down.x * Double(point.y)),
            ty: CGFloat(place.y - right.y * Double(point.x) - down.y * Double(point.y)))
    }
}
