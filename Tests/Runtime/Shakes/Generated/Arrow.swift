/// Three numbers, in g, in which tests that are not optimized reckon quickly.
nonisolated struct Arrow {
    var x = 0.0
    var y = 0.0
    var z = 0.0

    var length: Double { (x * x + y * y + z * z).squareRoot() }
    /// The same direction, with length 1.
    var straight: Arrow { (1 / length) * self }

    func dot(_ other: Arrow) -> Double { x * other.x + y * other.y + z * other.z }

    static func + (left: Arrow, right: Arrow) -> Arrow {
        Arrow(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
    }

    static func * (factor: Double, arrow: Arrow) -> Arrow {
        Arrow(x: factor * arrow.x, y: factor * arrow.y, z: factor * arrow.z)
    }

    static func += (left: inout Arrow, right: Arrow) { left = left + right }
}
