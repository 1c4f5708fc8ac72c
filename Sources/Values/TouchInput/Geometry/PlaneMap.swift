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
