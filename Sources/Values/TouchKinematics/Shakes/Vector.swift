/// A vector along the axes of a device, in g.
nonisolated struct Vector: Hashable, Sendable {
    var x = 0.0
    var y = 0.0
    var z = 0.0

    var length: Double { dot(self).squareRoot() }

    func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }

    static func + (left: Vector, right: Vector) -> Vector {
        Vector(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
    }

    static func - (left: Vector, right: Vector) -> Vector {
        Vector(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
    }

    static func * (factor: Double, vector: Vector) -> Vector {
        Vector(x: factor * vector.x, y: factor * vector.y, z: factor * vector.z)
    }
}
