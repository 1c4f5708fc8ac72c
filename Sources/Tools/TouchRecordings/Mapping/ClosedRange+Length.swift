internal import TouchInput

extension ClosedRange<Int> {
    /// The distance from one end to the other. An `Int` could not represent that of the longest possible axis.
    var length: CGFloat { CGFloat(upperBound) - CGFloat(lowerBound) }
}
