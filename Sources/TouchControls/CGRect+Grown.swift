import TouchGeometry

extension CGRect {
    /// The rectangle with a margin around it; with a negative one, without a rim.
    func grown(by margin: CGFloat) -> CGRect {
        CGRect(x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}
