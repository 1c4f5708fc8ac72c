// The few functions that the standard library does not have. Natively the C library's; for WebAssembly imports that the
// page binds to JavaScript's `Math` (see Web/).

#if canImport(Foundation)
    import Foundation

    /// The sine of an angle in radians.
    package func sine(_ angle: CGFloat) -> CGFloat { sin(angle) }
    /// The cosine of an angle in radians.
    package func cosine(_ angle: CGFloat) -> CGFloat { cos(angle) }
    /// e to the power of `x`.
    package func exponential(_ x: CGFloat) -> CGFloat { exp(x) }
    /// The angle of the vector (x, y) in radians, −π…π.
    package func arctangent(_ y: CGFloat, _ x: CGFloat) -> CGFloat { atan2(y, x) }
#else
    @_extern(c, "sin") private func importedSin(_ x: Double) -> Double
    @_extern(c, "cos") private func importedCos(_ x: Double) -> Double
    @_extern(c, "exp") private func importedExp(_ x: Double) -> Double
    @_extern(c, "atan2") private func importedAtan2(_ y: Double, _ x: Double) -> Double

    /// The sine of an angle in radians.
    package func sine(_ angle: CGFloat) -> CGFloat { importedSin(angle) }
    /// The cosine of an angle in radians.
    package func cosine(_ angle: CGFloat) -> CGFloat { importedCos(angle) }
    /// e to the power of `x`.
    package func exponential(_ x: CGFloat) -> CGFloat { importedExp(x) }
    /// The angle of the vector (x, y) in radians, −π…π.
    package func arctangent(_ y: CGFloat, _ x: CGFloat) -> CGFloat { importedAtan2(y, x) }
#endif
