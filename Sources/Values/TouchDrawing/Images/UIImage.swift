import TouchInput

/// An immutable image: pixels, or a drawing whose pixels are made when they are asked for.
///
/// Images are equal if their contents, scales, orientations and rendering modes are.
///
/// Images are created from pixels or from the bytes of a PNG file. UIKit's `init?(data:)` and `pngData()` use
/// Foundation's `Data`, which this library does not import: here they use arrays of bytes (`[UInt8](data)`, `Data(bytes)`).
public final class UIImage: Hashable, Sendable {
    /// The content, without regard to the orientation.
    package let content: CGImage
    /// The number of pixels, in a row and in a column, for each point.
    public let scale: CGFloat
    /// The way in which the pixels are turned when the image is shown; `up` by default.
    public let imageOrientation: Orientation
    /// A choice between the image's own colors and the tint color of the view that shows it; `automatic` by default.
    public let renderingMode: RenderingMode
    /// A Boolean value that indicates whether the image was created with `systemName`.
    public let isSymbolImage: Bool

    /// Creates an image from all that it consists of. A scale that is not a positive number counts as 1.
    package init(
        _ content: CGImage, scale: CGFloat, orientation: Orientation = .up, renderingMode: RenderingMode = .automatic,
        isSymbol: Bool = false
    ) {
        (self.content, self.scale) = (content, scale.isFinite && scale > 0 ? scale : 1)
        (imageOrientation, self.renderingMode, isSymbolImage) = (orientation, renderingMode, isSymbol)
    }

    /// Creates an image that draws nothing and has no size.
    public convenience init() {
        let nothing = DrawnPicture(DrawList(), scale: 1) { DrawnBitmap(transparentWidth: $1, height: $2) }
        self.init(CGImage(nothing, width: 0, height: 0), scale: 1)
    }

    /// Creates an image from pixels. A scale that is not a positive number counts as 1.
    public convenience init(bitmap: DrawnBitmap, scale: CGFloat = 1) {
        self.init(CGImage(bitmap: bitmap), scale: scale)
    }

    /// Creates an image of one pixel for each point.
    public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

    /// Creates an image with a scale and an orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage, scale: scale, orientation: orientation)
    }

    /// Creates an image from four bytes a pixel (red, green, blue, opacity; colors not multiplied by the opacity), rows
    /// from the top; `nil` unless the number of bytes matches the number of pixels.
    public convenience init?(pixels: [UInt8], width: Int, height: Int, scale: CGFloat = 1) {
        guard let bitmap = DrawnBitmap(width: width, height: height, rgba: pixels) else { return nil }
        self.init(bitmap: bitmap, scale: scale)
    }

    /// The pixels, without regard to the orientation. Those of a drawing are made with every call.
    public var bitmap: DrawnBitmap { content.bitmap }

    /// The content, without regard to scale and orientation; `nil` for an image without pixels.
    public var cgImage: CGImage? { content.width > 0 && content.height > 0 ? content : nil }

    /// The size, in points, as it is shown.
    public var size: CGSize {
        let (width, height) = (CGFloat(content.width) / scale, CGFloat(content.height) / scale)
        return imageOrientation.isSideways
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// Returns the opacity of the pixel at a point, 0…1; 0 outside of the image.
    ///
    /// - Parameter point: The point, from the upper left corner of what is shown; a pixel includes its left and upper edges.
    public func alpha(at point: CGPoint) -> CGFloat {
        var (x, y) = (point.x * scale, point.y * scale)
        if imageOrientation != .up {
            let (width, height) = (size.width * scale, size.height * scale)
            let unit = CGPoint(x: x / width, y: y / height).applying(imageOrientation.map.inverted())
            (x, y) = (unit.x * CGFloat(content.width), unit.y * CGFloat(content.height))
        }
        (x, y) = (x.rounded(.down), y.rounded(.down))
        guard x >= 0, y >= 0, x < CGFloat(content.width), y < CGFloat(content.height) else { return 0 }
        return CGFloat(content.alpha(x: Int(x), y: Int(y))) / 255
    }

    /// Returns a Boolean value that indicates whether two images are shown in the same way.
    public static func == (a: UIImage, b: UIImage) -> Bool {
        a === b
            || (a.scale == b.scale && a.imageOrientation == b.imageOrientation && a.renderingMode == b.renderingMode
                && a.isSymbolImage == b.isSymbolImage && a.content == b.content)
    }

    /// Hashes content and scale.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(scale)
        hasher.combine(content)
    }
}

extension UIImage {
    /// Paints the image, stretched into a rectangle, in the current context; does nothing without one.
    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(self, in: rect)
    }

    /// Paints the image, stretched into a rectangle, in the current context, in another mode; does nothing without one.
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - blendMode: The way in which it is mixed with what is below; that of the context has no influence.
    ///   - alpha: The opacity, 0…1, in addition to that of the context.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let before = context.state
        context.state.blendMode = blendMode
        context.state.alpha *= max(0, min(alpha, 1))
        context.draw(self, in: rect)
        context.state = before
    }

    /// Paints the image at its own size in the current context, with its upper left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Paints the image at its own size in the current context, in another mode.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Returns the commands that paint the image: those of its drawing, or one with its pixels.
    package func commands(in rect: CGRect, opacity: CGFloat) -> [DrawCommand] {
        let place = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
        let map = imageOrientation.map.concatenating(place)
        guard let drawing = content.drawing else {
            // The command's image is that of the app, by which painters know its pixels again.
            if imageOrientation == .up { return [.image(self, rect, opacity: opacity)] }
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            return [.save, .concatenate(map), .image(self, unit, opacity: opacity), .restore]
        }
        guard content.width > 0, content.height > 0, !drawing.list.isEmpty else { return [] }
        let own = CGSize(
            width: CGFloat(content.width) / drawing.scale, height: CGFloat(content.height) / drawing.scale)
        let stretch = CGAffineTransform(scaleX: 1 / own.width, y: 1 / own.height).concatenating(map)
        let begin: DrawCommand = opacity == 1 ? .save : .beginGroup(opacity: opacity, shadow: nil)
        let clip = DrawCommand.clip(PathOutline(rect: CGRect(origin: .zero, size: own)), .winding)
        return [begin] + (stretch.isIdentity ? [] : [.concatenate(stretch)]) + [clip] + drawing.list.commands
            + [opacity == 1 ? .restore : .endGroup]
    }
}

// Colors of the view that shows it.

extension UIImage {
    /// A choice between an image's own colors and a tint color.
    public enum RenderingMode: Int, Sendable {
        /// A symbol has the tint color, any other image its own colors.
        case automatic = 0
        /// Its own colors.
        case alwaysOriginal = 1
        /// The tint color, with its own opacities.
        case alwaysTemplate = 2
    }

    /// A Boolean value that indicates whether image views and buttons show the image in their tint color.
    package var isTemplate: Bool {
        switch renderingMode {
        case .automatic: isSymbolImage
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        }
    }

    /// Returns the same image in another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            content, scale: scale, orientation: imageOrientation, renderingMode: renderingMode, isSymbol: isSymbolImage)
    }

    /// Returns an image in one color, with the opacities of this one multiplied by the color's. The rendering mode is the same: with the mode
    /// `automatic`, a symbol is still shown in the tint color.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns an image in one color, in a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(
            content.tinted(color.cgColor), scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
            isSymbol: isSymbolImage)
    }
}

extension CGImage {
    /// Returns the image in one color.
    fileprivate func tinted(_ color: CGColor) -> CGImage {
        if let drawing {
            let area = PathOutline(
                rect: CGRect(
                    x: 0, y: 0, width: CGFloat(width) / drawing.scale, height: CGFloat(height) / drawing.scale))
            let opaque = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
            let list =
                [.beginGroup(opacity: max(0, min(color.alpha, 1)), shadow: nil)] + drawing.list.commands
                + [.blend(.sourceAtop), .fill(area, opaque, .winding), .endGroup]
            return CGImage(drawing.with(DrawList(list)), width: width, height: height)
        }
        func byte(_ part: CGFloat) -> UInt8 { part > 0 ? UInt8((min(part, 1) * 255).rounded()) : 0 }
        let opacity = max(0, min(color.alpha, 1))
        var rgba = bitmap.rgba
        for start in stride(from: 0, to: rgba.count, by: 4) {
            (rgba[start], rgba[start + 1], rgba[start + 2]) = (byte(color.red), byte(color.green), byte(color.blue))
            rgba[start + 3] = UInt8((CGFloat(rgba[start + 3]) * opacity).rounded())
        }
        return DrawnBitmap(width: width, height: height, rgba: rgba).map { CGImage(bitmap: $0) } ?? self
    }
}

extension UIImage {
    /// The way in which pixels are turned when an image is shown.
    public enum Orientation: Int, Sendable {
        /// As they are.
        case up = 0
        /// By half a turn.
        case down = 1
        /// By a quarter of a turn, against the clock.
        case left = 2
        /// By a quarter of a turn, with the clock.
        case right = 3
        /// Left and right are exchanged.
        case upMirrored = 4
        /// Top and bottom are exchanged.
        case downMirrored = 5
        /// Left and right are exchanged, then turned like `left`.
        case leftMirrored = 6
        /// Left and right are exchanged, then turned like `right`.
        case rightMirrored = 7

        /// A Boolean value that indicates whether width and height are exchanged.
        var isSideways: Bool {
            switch self {
            case .up, .down, .upMirrored, .downMirrored: false
            case .left, .right, .leftMirrored, .rightMirrored: true
            }
        }

        /// The map of the unit square from the pixels to what is shown.
        var map: CGAffineTransform {
            switch self {
            case .up: .identity
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
            case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
            case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
            case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
            }
        }
    }
}
