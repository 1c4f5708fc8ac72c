internal import TouchCore
public import TouchDrawing
public import TouchInput

/// Begins an image of one pixel for each point, which everything is drawn into until `UIGraphicsEndImageContext()`.
/// - Parameter size: The size, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, which everything is drawn into until `UIGraphicsEndImageContext()`.
/// - Parameters:
///   - size: The size, in points; enlarged to whole pixels.
///   - opaque: A Boolean value that indicates whether the image is black at first; otherwise it is transparent.
///   - scale: The number of pixels for each point; 0, or one that is not a positive finite number, for that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : UIScreen.main.scale
    UIGraphicsPushContext(CGContext(imageOf: size, isOpaque: opaque, scale: scale))
}

/// Returns what was drawn since the matching `UIGraphicsBeginImageContextWithOptions`; `nil` outside of one, and for a size without pixels.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(), let scale = context.canvas?.scale else { return nil }
    return context.makeImage().map { UIImage($0, scale: scale) }
}

/// Ends the image that was begun last.
public nonisolated func UIGraphicsEndImageContext() {
    if UIGraphicsGetCurrentContext()?.canvas != nil { UIGraphicsPopContext() }
}

/// The number of commands from which on a drawing becomes pixels, so that one that goes on with each movement of a finger does not grow
/// forever.
private nonisolated let longestDrawing = 4_096

nonisolated extension CGContext {
    /// Creates a context that draws an image, with y growing downwards.
    convenience init(imageOf size: CGSize, isOpaque: Bool, scale: CGFloat) {
        self.init()
        canvas = DrawnCanvas(size, scale: scale)
        guard isOpaque else { return }
        fill(CGRect(x: 0, y: 0, width: size.width + 1, height: size.height + 1))
    }

    /// Returns what was drawn so far: of an image that was begun, its drawing; of a context with memory of its own, its pixels.
    ///
    /// A drawing of more than 4,096 commands becomes pixels, unless it has texts, whose letters only a host paints.
    /// - Returns: `nil` in other contexts, and without pixels.
    public func makeImage() -> CGImage? {
        if let sink = sink as? BitmapSink { return CGImage(bitmap: sink.painter.bitmap) }
        guard let canvas, canvas.width > 0, canvas.height > 0 else { return nil }
        let list = drawList
        if list.commands.count > longestDrawing, !list.hasText {
            return CGImage(bitmap: list.bitmap(width: canvas.width, height: canvas.height, scale: canvas.scale))
        }
        return CGImage(DrawnPicture(list, scale: canvas.scale), width: canvas.width, height: canvas.height)
    }

    /// The number of pixels in a row; 0 in a context that draws no image.
    public var width: Int { canvas?.width ?? 0 }
    /// The number of rows; 0 in a context that draws no image.
    public var height: Int { canvas?.height ?? 0 }
}

nonisolated extension DrawnPicture {
    /// Creates a picture whose pixels `BitmapPainter` makes.
    init(_ list: DrawList, scale: CGFloat) {
        self.init(list, scale: scale) { list, width, height in list.bitmap(width: width, height: height) }
    }
}

nonisolated extension DrawList {
    fileprivate var hasText: Bool {
        commands.contains { command in
            if case .text = command { true } else { false }
        }
    }
}

nonisolated extension UIImage {
    /// Creates an image of a drawing; its pixels are made when they are asked for.
    /// - Parameters:
    ///   - drawing: The drawing, in points from the upper left corner. What is outside of the size is left out.
    ///   - size: The size, in points; enlarged to whole pixels.
    ///   - scale: The number of pixels for each point. One that is not a positive finite number counts as 1.
    public convenience init(drawing: DrawList, size: CGSize, scale: CGFloat = 1) {
        let canvas = DrawnCanvas(size, scale: scale)
        self.init(
            CGImage(DrawnPicture(drawing, scale: canvas.scale), width: canvas.width, height: canvas.height),
            scale: canvas.scale)
    }
}
