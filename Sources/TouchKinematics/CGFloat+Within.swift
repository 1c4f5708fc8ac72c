import TouchGeometry

extension CGFloat {
    /// The number, or the nearest of the range; the other one for what is no number.
    func within(_ range: ClosedRange<CGFloat>, otherwise other: CGFloat) -> CGFloat {
        isNaN ? other : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
