import Touchstone

extension CGPoint {
    /// Returns the nearest point that is inside a rectangle by a margin; the center if there is no room.
    func inside(_ rect: CGRect, by margin: CGFloat) -> CGPoint {
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            low + margin > high - margin ? (low + high) / 2 : min(max(value, low + margin), high - margin)
        }
        return CGPoint(x: clamp(x, rect.minX, rect.maxX), y: clamp(y, rect.minY, rect.maxY))
    }
}
