// The functions that the standard library lacks. `sine`, `cosine` and `exponential` are natively the C library's, and for
// WebAssembly imports that the page binds to JavaScript's `Math` (see Hosts/Web). The angles are computed here, from operations that
// give the same bits everywhere.

#if canImport(Foundation)
    import Foundation

    /// Returns the sine of an angle in radians.
    package func sine(_ angle: CGFloat) -> CGFloat { sin(angle) }
    /// Returns the cosine of an angle in radians.
    package func cosine(_ angle: CGFloat) -> CGFloat { cos(angle) }
    /// Returns e to the power of `x`.
    package func exponential(_ x: CGFloat) -> CGFloat { exp(x) }
#else
    @_extern(c, "sin") private func importedSin(_ x: Double) -> Double
    @_extern(c, "cos") private func importedCos(_ x: Double) -> Double
    @_extern(c, "exp") private func importedExp(_ x: Double) -> Double

    /// Returns the sine of an angle in radians.
    package func sine(_ angle: CGFloat) -> CGFloat { importedSin(angle) }
    /// Returns the cosine of an angle in radians.
    package func cosine(_ angle: CGFloat) -> CGFloat { importedCos(angle) }
    /// Returns e to the power of `x`.
    package func exponential(_ x: CGFloat) -> CGFloat { importedExp(x) }
#endif

/// Returns the angle of the vector (`x`, `y`) in radians, from the direction of x towards that of y: greater than −π, at most π.
/// 0 for the vector (0, 0), and for one with NaN.
///
/// Accurate to 2e-15. The result has the same bits on every platform, which the C library's `atan2` and JavaScript's do not
/// guarantee.
package func angle(y: CGFloat, x: CGFloat) -> CGFloat {
    let (across, along) = (abs(y), abs(x))
    guard across > 0 || along > 0, !x.isNaN, !y.isNaN else { return 0 }
    // In the first octant the ratio is at most 1; two infinities count as equal.
    let ratio = across == along ? 1 : across < along ? across / along : along / across
    let octant = arctangent(upToOne: ratio)
    let quadrant = across > along ? .pi / 2 - octant : octant
    let half = x < 0 ? .pi - quadrant : quadrant
    return y < 0 ? -half : half
}

/// Returns the angle between −π/2 and π/2 whose sine is `x`, in radians; values beyond −1 and 1 are clamped.
package func arcsine(_ x: CGFloat) -> CGFloat {
    let inside = max(-1, min(1, x))
    return angle(y: inside, x: ((1 - inside) * (1 + inside)).squareRoot())
}

/// Returns the angle whose tangent is the ratio, between 0 and 1: halved three times, tan(α/2) = tan α / (1 + √(1 + tan² α)), it
/// is below a tenth, where ten terms of the series are exact.
private func arctangent(upToOne ratio: CGFloat) -> CGFloat {
    var tangent = ratio
    for _ in 0..<3 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    let square = tangent * tangent
    var series: CGFloat = 0
    var divisor: CGFloat = 19
    while divisor >= 1 {
        series = 1 / divisor - square * series
        divisor -= 2
    }
    return 8 * tangent * series
}

/// Returns the natural logarithm of `x`, accurate to 1 ulp: minus infinity for 0, NaN for negative values.
///
/// The result has the same bits on every platform, which the C library's `log` and JavaScript's do not guarantee; nothing is
/// imported.
///
/// `x` is a power of two times a factor 1 + f between √½ and √2. The logarithm of the factor is a series in s = f / (2 + f),
/// whose square is below 0.03.
package func logarithm(_ x: CGFloat) -> CGFloat {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    let isUpper = x.significand * x.significand > 2
    let f = (isUpper ? x.significand / 2 : x.significand) - 1
    let twos = CGFloat(x.exponent) + (isUpper ? 1 : 0)
    let s = f / (2 + f)
    let square = s * s
    var series: CGFloat = 0
    var divisor: CGFloat = 23
    while divisor >= 3 {
        series = square * (2 / divisor + series)
        divisor -= 2
    }
    // log(1 + f) = f - s (f - series), small terms first. The logarithm of 2 comes in two parts: the first has 21 zero bits
    // at its end, so that its product with the exponent is exact.
    let half = f * f / 2
    let correction = s * (half + series) + twos * 1.908_214_929_270_587_7e-10
    return twos * 0.693_147_180_369_123_8 - ((half - correction) - f)
}
