import TouchInput

/// The image of a layer, with what places it.
final class DrawnContents: Hashable, Sendable {
    let image: UIImage?
    let scale: CGFloat
    let gravity: CALayerContentsGravity
    /// A Boolean value that indicates whether the app set a `CGImage`, which it gets back.
    let isBare: Bool
    /// Returns the commands that paint the image in bounds. A stored function: the linker leaves it out where nothing has contents.
    let commands: @Sendable (DrawnContents, CGRect) -> [DrawCommand]

    /// Creates contents; `nil` if all is as in a new layer.
    init?(_ image: UIImage?, scale: CGFloat, gravity: CALayerContentsGravity, isBare: Bool = false) {
        guard image != nil || scale != 1 || gravity != .resize else { return nil }
        (self.image, self.scale, self.gravity, self.isBare) = (image, scale, gravity, isBare)
        commands = { $0.placed(in: $1) }
    }

    static func == (a: DrawnContents, b: DrawnContents) -> Bool {
        a === b || (a.image == b.image && a.scale == b.scale && a.gravity == b.gravity && a.isBare == b.isBare)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(image) }

    private func placed(in bounds: CGRect) -> [DrawCommand] {
        guard let image else { return [] }
        let pixels = image.size
        let factor = scale > 0 && scale.isFinite ? image.scale / scale : image.scale
        let own = CGSize(width: pixels.width * factor, height: pixels.height * factor)
        return image.commands(in: gravity.rect(for: own, in: bounds), opacity: 1)
    }
}

extension DrawnLayerStyle {
    /// An image above the background; `nil`, the default, for none.
    public var contents: UIImage? {
        get { image?.image }
        set { image = DrawnContents(newValue, scale: contentsScale, gravity: contentsGravity) }
    }

    /// The number of pixels of the contents for each point, where they have their own size; 1 at first.
    public var contentsScale: CGFloat {
        get { image?.scale ?? 1 }
        set {
            image = DrawnContents(contents, scale: newValue, gravity: contentsGravity, isBare: image?.isBare ?? false)
        }
    }

    /// The place of contents of another size than the bounds; `resize` at first.
    public var contentsGravity: CALayerContentsGravity {
        get { image?.gravity ?? .resize }
        set { image = DrawnContents(contents, scale: contentsScale, gravity: newValue, isBare: image?.isBare ?? false) }
    }

    /// Sets contents that are an image without a scale.
    package mutating func setContents(_ bare: CGImage) {
        image = DrawnContents(
            UIImage(cgImage: bare), scale: contentsScale, gravity: contentsGravity, isBare: true)
    }

    #if !hasFeature(Embedded)
        /// The object that the app set.
        package var contentsObject: Any? {
            guard let image, let shown = image.image else { return nil }
            return image.isBare ? shown.content : shown
        }
    #endif
}

/// The place of a layer's contents whose size is not that of the bounds.
public enum CALayerContentsGravity: String, Sendable {
    /// In their own size, in the middle.
    case center
    /// In their own size, in the middle of the upper edge.
    case top
    /// In their own size, in the middle of the lower edge.
    case bottom
    /// In their own size, in the middle of the left edge.
    case left
    /// In their own size, in the middle of the right edge.
    case right
    /// In their own size, in the upper left corner.
    case topLeft
    /// In their own size, in the upper right corner.
    case topRight
    /// In their own size, in the lower left corner.
    case bottomLeft
    /// In their own size, in the lower right corner.
    case bottomRight
    /// Stretched to the bounds.
    case resize
    /// As large as fits completely, with their aspect ratio, in the middle.
    case resizeAspect
    /// Large enough to fill the bounds, with their aspect ratio, in the middle.
    case resizeAspectFill

    /// Returns the rectangle of contents of a size.
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .center: placed(size, bounds, 0.5, 0.5)
        case .top: placed(size, bounds, 0.5, 0)
        case .bottom: placed(size, bounds, 0.5, 1)
        case .left: placed(size, bounds, 0, 0.5)
        case .right: placed(size, bounds, 1, 0.5)
        case .topLeft: placed(size, bounds, 0, 0)
        case .topRight: placed(size, bounds, 1, 0)
        case .bottomLeft: placed(size, bounds, 0, 1)
        case .bottomRight: placed(size, bounds, 1, 1)
        case .resize: bounds
        case .resizeAspect: scaled(size, bounds) { min($0, $1) }
        case .resizeAspectFill: scaled(size, bounds) { max($0, $1) }
        }
    }

    private func scaled(_ size: CGSize, _ bounds: CGRect, _ choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        let factor = choose(bounds.width / size.width, bounds.height / size.height)
        return placed(CGSize(width: size.width * factor, height: size.height * factor), bounds, 0.5, 0.5)
    }

    /// - Parameters:
    ///   - x: The horizontal position: 0 at the left edge, 1 at the right one.
    ///   - y: The vertical position: 0 at the upper edge, 1 at the lower one.
    private func placed(_ size: CGSize, _ bounds: CGRect, _ x: CGFloat, _ y: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}
