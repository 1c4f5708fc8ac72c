@_spi(Subclass) public import TouchCore
public import TouchDrawing
public import TouchInput

/// A view that displays an image. It receives no touches unless `isUserInteractionEnabled` is set (S-134).
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIImageView: UIView {
    /// The kind of view in traces, `image`.
    @_spi(Subclass) open override var kindInTraces: String { "image" }
    @_spi(Subclass) open override var isRedrawnWhenResized: Bool { true }

    /// The image; `nil` for none.
    public final var image: UIImage? {
        didSet { if image != oldValue { contentChanged() } }
    }

    /// The image that is displayed instead of `image` while `isHighlighted`; `nil`, the default, for the same image.
    public final var highlightedImage: UIImage? {
        didSet { if highlightedImage != oldValue { contentChanged() } }
    }

    /// A Boolean value that indicates whether `highlightedImage` is displayed; `false` by default.
    public final var isHighlighted = false {
        didSet { if isHighlighted != oldValue { contentChanged() } }
    }

    /// Creates a view of the size of an image, at the origin.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates a view of the size of an image, with another image for the highlighted state.
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

    /// Returns the size of the image; without one, the present size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? super.sizeThatFits(size) }

    /// The size of the image; without one, there is none.
    open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }

    private final var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    private func contentChanged() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// Draws the image; a template, and a symbol whose mode is automatic, in the tint color.
    open override func draw(_ rect: CGRect) {
        guard let image = shown else { return }
        let drawn = image.isTemplate ? image.withTintColor(tintColor ?? .systemBlue) : image
        drawn.draw(in: contentMode.rect(for: image.size, in: bounds))
    }

    /// Draws a template again.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shown?.isTemplate ?? false { setNeedsDisplay() }
    }
}
