internal import TouchGeometry

extension ClosedRange<Int> {
    /// From one end to the other. An `Int` would not hold that of an axis as long as the numbers reach.
    var length: CGFloat { CGFloat(upperBound) - CGFloat(lowerBound) }
}
