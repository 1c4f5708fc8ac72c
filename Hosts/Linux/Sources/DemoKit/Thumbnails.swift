import CairoPainter
import Pixels
import TouchScenes
import Touchstone

/// Pictures of scenes for the launcher, drawn by the scenes themselves.
final class Thumbnails {
    private let fonts: TextFonts

    init(_ fonts: TextFonts) { self.fonts = fonts }

    /// Returns the picture of a scene as it begins, in the middle of an area.
    /// - Parameters:
    ///   - scene: The scene.
    ///   - size: The size of the area, in points.
    ///   - scale: The number of pixels per point.
    ///   - style: The style.
    func picture(of scene: AnyScene, size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle) -> UIImage? {
        let picture = ScenePicture(scene, style: style)
        let traits = UITraitCollection(userInterfaceStyle: style)
        func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
        let factor = min(size.width / picture.size.width, size.height / picture.size.height)
        let shown = CGSize(width: picture.size.width * factor, height: picture.size.height * factor)
        let origin = CGPoint(x: (size.width - shown.width) / 2, y: (size.height - shown.height) / 2)
        let map = CGAffineTransform(a: factor, d: factor, tx: origin.x, ty: origin.y)
        let frame = CGRect(origin: origin, size: shown)
        var list = DrawList([.clip(PathOutline(rect: frame), .winding)])
        list.commands += [.fill(PathOutline(rect: frame), color(.systemBackground), .winding)]
        list.commands += picture.list.placed(by: map).commands
        let painter = CairoPainter(size: size, scale: scale, background: color(Look.paper), fonts: fonts)
        painter.paint(list)
        return painter.surface.image(scale: scale)
    }
}

extension PixelSurface {
    /// Returns an opaque picture as an image.
    func image(scale: CGFloat) -> UIImage? {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(4 * width * height)
        for y in 0..<height {
            for x in 0..<width {
                let word = self[x, y]
                pixels += [UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255), 255]
            }
        }
        return UIImage(pixels: pixels, width: width, height: height, scale: scale)
    }
}
