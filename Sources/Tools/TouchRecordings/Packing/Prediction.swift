import TouchTrace

/// The recent places of a contact along one axis, in steps of the lattice, and the next one that they suggest.
struct Prediction {
    /// The extrapolation of a parabola through the last eight places, in parts of 56: it averages their jitter out.
    private static let parabola: [Int64] = [63, 27, 1, -15, -21, -17, -3, 21]

    /// The places, latest first.
    private var places: [Int64] = []
    // How far the straight line and the parabola were off lately.
    private var lineError: UInt64 = 0
    private var curveError: UInt64 = 0
    var residuals = Residuals()

    /// The place that would follow.
    var next: Int64 { curveError < lineError ? curve : line }

    private var line: Int64 {
        switch places.count {
        case 0: 0
        case 1: places[0]
        default: 2 * places[0] - places[1]
        }
    }

    private var curve: Int64 {
        guard places.count == Self.parabola.count else { return line }
        var sum: Int64 = 0
        for index in places.indices { sum += places[index] * Self.parabola[index] }
        return (sum + (sum < 0 ? -28 : 28)) / 56
    }

    /// Adds what came instead.
    mutating func add(_ place: Int64) {
        lineError = Self.faded(lineError) + 8 * (place - line).magnitude
        curveError = Self.faded(curveError) + 8 * (place - curve).magnitude
        if places.count == Self.parabola.count { places.removeLast() }
        places.insert(place, at: 0)
    }

    private static func faded(_ error: UInt64) -> UInt64 { error - (error >> 3) }
}

/// The last differences from what was predicted, from which follows how large the next one may be.
struct Residuals {
    /// The number of classes of `magnitude`.
    static let magnitudes = 10
    /// The number of classes of `last`.
    static let classes = 13

    /// The last difference, as a class of its sign and size.
    private(set) var last = Residuals.classes / 2
    private var sum: UInt64 = 0

    /// The usual size, as a class: the number of bits.
    var magnitude: Int { min(64 - (sum >> 2).leadingZeroBitCount, Self.magnitudes - 1) }

    mutating func add(_ residual: Int64) {
        last = Self.class(residual)
        sum = sum - (sum >> 2) + min(residual.magnitude, 1 << 60)
    }

    /// The class of a difference: its sign and the number of its bits.
    static func `class`(_ residual: Int64) -> Int {
        let size = min(64 - residual.magnitude.leadingZeroBitCount, classes / 2)
        return classes / 2 + (residual < 0 ? -size : size)
    }
}
