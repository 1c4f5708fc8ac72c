public import TouchGeometry

extension CALayer {
    /// The map about the anchor point that the layer is painted with.
    public final func affineTransform() -> CGAffineTransform { transformStorage }

    /// Turns, scales or moves the layer about its anchor point.
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

    /// The smallest upright rectangle around the layer in its superlayer's coordinates.
    ///
    /// Assigning one sets `position` and the size of `bounds`; with a transform, to what the transform makes as wide and
    /// high as the rectangle if it does not turn.
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
