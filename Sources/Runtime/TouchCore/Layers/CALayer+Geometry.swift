public import TouchInput

extension CALayer {
    /// Returns the transform about the anchor point with which the layer is painted.
    public final func affineTransform() -> CGAffineTransform { transformStorage }

    /// Sets the transform about the anchor point with which the layer is painted.
    public final func setAffineTransform(_ m: CGAffineTransform) { transformStorage = m }

    /// The map from the layer's coordinates to its superlayer's.
    public final var transformToSuperlayer: CGAffineTransform {
        CGAffineTransform(
            translationX: -bounds.minX - anchorPoint.x * bounds.width,
            y: -bounds.minY - anchorPoint.y * bounds.height
        )
        .concatenating(transformStorage)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The bounding box of the layer in its superlayer's coordinates.
    ///
    /// Assigning a rectangle sets `position` and the size of `bounds`; with a transform that does not rotate, to the size that
    /// the transform maps to the size of the rectangle.
    public final var frame: CGRect {
        get { bounds.applying(transformToSuperlayer) }
        set {
            let size = CGRect(origin: .zero, size: newValue.size).applying(transformStorage.inverted()).size
            bounds.size = size
            let placed = frame
            position = CGPoint(
                x: position.x + newValue.minX - placed.minX, y: position.y + newValue.minY - placed.minY)
        }
    }
}
