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
