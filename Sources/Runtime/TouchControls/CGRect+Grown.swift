import TouchInput

extension CGRect {
    /// Returns the rectangle with a margin added on every side; a negative margin is removed.
    func grown(by margin: CGFloat) -> CGRect {
        CGRect(x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}
