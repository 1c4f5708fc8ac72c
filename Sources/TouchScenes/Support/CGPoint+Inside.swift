import Touchstone

extension CGPoint {
    /// The nearest point that is so far inside a rectangle; where there is no room, the middle.
    func inside(_ rect: CGRect, by margin: CGFloat) -> CGPoint {
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            low + margin > high - margin ? (low + high) / 2 : min(max(value, low + margin), high - margin)
        }
        return CGPoint(x: clamp(x, rect.minX, rect.maxX), y: clamp(y, rect.minY, rect.maxY))
    }
}
