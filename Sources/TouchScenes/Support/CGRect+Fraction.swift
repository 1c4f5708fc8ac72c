import Touchstone

extension CGRect {
    /// A part of it, in fractions of its size: what a layout needs that has to work in any size.
    func fraction(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
        CGRect(
            x: minX + self.width * x, y: minY + self.height * y, width: self.width * width,
            height: self.height * height)
    }
}
