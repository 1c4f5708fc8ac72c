import Pixels
import Touchstone

/// A shadow in pixels.
struct ShadowShape {
    let color: CGColor
    let offset: CGSize
    let blur: BoxBlur

    /// Converts a shadow through a map to pixels.
    init(_ shadow: DrawnShadow, _ map: CGAffineTransform) {
        func limited(_ value: CGFloat) -> CGFloat { value > -10_000 ? min(value, 10_000) : value.isNaN ? 0 : -10_000 }
        let moved = shadow.offset.applying(map)
        color = shadow.color
        offset = CGSize(width: limited(moved.width), height: limited(moved.height))
        blur = BoxBlur(deviation: Double(shadow.radius * map.averageFactor))
    }

    /// The distance from the shape, in pixels, beyond which there is no shadow.
    var reach: Int { blur.reach + Int(max(abs(offset.width), abs(offset.height)).rounded(.up)) + 1 }

    /// Returns the pixels that cast these of the shadow, before it is blurred.
    func source(of area: PixelRect) -> PixelRect {
        // With an offset in parts of a pixel, each is blended from neighbors.
        PixelRect(
            x: area.x - Int(offset.width.rounded()), y: area.y - Int(offset.height.rounded()), width: area.width,
            height: area.height
        ).outset(by: 1)
    }
}
