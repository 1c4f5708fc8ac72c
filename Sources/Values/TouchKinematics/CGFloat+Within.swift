import TouchInput

extension CGFloat {
    /// Returns the number clamped to the range; another number for NaN.
    func within(_ range: ClosedRange<CGFloat>, otherwise other: CGFloat) -> CGFloat {
        isNaN ? other : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
