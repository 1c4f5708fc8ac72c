import TestSupport

nonisolated extension SeededNumbers {
    /// Returns any direction.
    mutating func direction() -> Arrow {
        while true {
            let point = Arrow(x: between(-1, 1), y: between(-1, 1), z: between(-1, 1))
            if point.length > 0.1, point.length < 1 { return point.straight }
        }
    }
}
