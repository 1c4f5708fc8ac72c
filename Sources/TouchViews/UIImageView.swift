public import TouchCore
public import TouchDrawing
public import TouchGeometry

/// Shows an image. It takes no touches unless `isUserInteractionEnabled` is set (S-134).
open class UIImageView: UIView {
    /// The image; `nil` shows nothing.
    public final var image: UIImage? {
        didSet { if image != oldValue { setNeedsDisplay() } }
    }

    /// Shown instead of `image` while `isHighlighted`, if there is one.
    public final var highlightedImage: UIImage? {
        didSet { if highlightedImage != oldValue { setNeedsDisplay() } }
    }

    /// Whether `highlightedImage` is shown; `false` by default.
    public final var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// How an image of another size than the view is put into it; `scaleToFill` by default.
    public final var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }

    /// Creates a view as large as an image, at the origin.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates a view as large as an image, with another one for when it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates a view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    #if canImport(Foundation)
        /// Creates a view without an image; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            isUserInteractionEnabled = false
        }
    #endif

    open override func draw(_ rect: CGRect) {
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return }
        image.draw(in: contentMode.rect(for: image.size, in: bounds))
    }
}
