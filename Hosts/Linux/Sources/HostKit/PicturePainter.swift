public import Pixels
public import Touchstone

/// A painter that keeps the picture of a window.
public protocol PicturePainter: AnyObject {
    /// The picture; valid until the next `resize`.
    var surface: PixelSurface { get }
    /// Begins a picture of another size.
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The number of pixels per point.
    func resize(_ size: CGSize, scale: CGFloat)
    /// Paints a list in place of the last one; returns the rectangles that have changed, which do not overlap.
    func paint(_ list: DrawList) -> [PixelRect]
}
