internal import TouchCore
public import TouchDrawing
public import TouchInput

/// The properties of images that a renderer makes.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UIGraphicsImageRendererFormat {
    /// The number of pixels for each point; by default, that of the screen.
    public var scale = UIScreen.main.scale
    /// A Boolean value that indicates whether images are black at first; `false` by default, for transparent ones.
    public var opaque = false
    /// The rectangle that is drawn, in points; set by the renderer.
    public internal(set) var bounds = CGRect.zero

    /// Creates the default properties.
    public init() {}

    /// Returns the default properties.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns the default properties: there is one screen.
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A maker of images.
///
///     let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///         UIColor.red.setFill()
///         context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
///     }
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UIGraphicsImageRenderer {
    /// The properties of the images.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer of a size, in points.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// Creates a renderer of a size, in points, and properties.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of a rectangle, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    /// Creates a renderer of a rectangle, in points, and properties, which are copied.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.format = UIGraphicsImageRendererFormat()
        self.format.scale = format.scale > 0 && format.scale.isFinite ? format.scale : UIScreen.main.scale
        (self.format.opaque, self.format.bounds) = (format.opaque, bounds)
    }

    /// Returns an image of what is drawn.
    /// - Parameter actions: Draws into its context, which is the current one meanwhile.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let bounds = format.bounds
        let context = UIGraphicsImageRendererContext(
            CGContext(imageOf: bounds.size, isOpaque: format.opaque, scale: format.scale), format)
        UIGraphicsPushContext(context.cgContext)
        if bounds.origin != .zero { context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY) }
        actions(context)
        UIGraphicsPopContext()
        return context.currentImage
    }

    /// Returns the bytes of a PNG file of what is drawn.
    @_disfavoredOverload public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> [UInt8] {
        image(actions: actions).pngData()
    }
}

/// The context of an image that a renderer makes.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UIGraphicsImageRendererContext {
    /// The context that is drawn into.
    public let cgContext: CGContext
    /// The properties of the image.
    public let format: UIGraphicsImageRendererFormat

    init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
        (self.cgContext, self.format) = (cgContext, format)
    }

    /// The image as drawn so far.
    public var currentImage: UIImage {
        guard let scale = cgContext.canvas?.scale, let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(image, scale: scale)
    }

    /// Paints a rectangle with the fill color.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Paints a rectangle with the fill color in a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Paints a frame, one point wide, inside the edges of a rectangle with the stroke color.
    public func stroke(_ rect: CGRect) {
        cgContext.stroke(
            rect.inset(by: UIEdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)), width: 1)
    }

    /// Clips everything that is painted from now on to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
