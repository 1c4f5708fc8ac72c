import Touchstone

extension CGRect {
    /// Returns a part of it, in fractions of its size, for layouts that work in any size.
    func fraction(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
        CGRect(
            x: minX + self.width * x, y: minY + self.height * y, width: self.width * width,
            height: self.height * height)
    }
}
