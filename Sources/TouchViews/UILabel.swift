@_spi(Subclass) public import TouchCore
public import TouchDrawing
public import TouchGeometry

/// A view that displays text. It receives no touches unless `isUserInteractionEnabled` is set.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UILabel: UIView {
    /// `label`.
    @_spi(Subclass) open override var kindInTraces: String { "label" }

    /// The text; `nil` by default.
    public final var text: String? { didSet { if text != oldValue { setNeedsDisplay() } } }
    /// The font; the system's at 17 points by default.
    public final var font = UIFont.systemFont(ofSize: 17) { didSet { if font != oldValue { setNeedsDisplay() } } }
    /// The color of the text; black by default.
    public final var textColor = UIColor.black { didSet { if textColor != oldValue { setNeedsDisplay() } } }
    /// The color of the text while `isHighlighted`; `nil`, the default, for `textColor`.
    public final var highlightedTextColor: UIColor? {
        didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
    }
    /// A Boolean value that indicates whether the text has `highlightedTextColor`; `false` by default.
    public final var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
    /// The horizontal alignment of lines; `natural` by default.
    public final var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }
    /// The maximum number of lines; 1 by default, 0 for any number.
    public final var numberOfLines = 1 { didSet { if numberOfLines != oldValue { setNeedsDisplay() } } }
    /// The way in which text that is too long is broken or truncated; `byTruncatingTail` by default.
    public final var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { setNeedsDisplay() } }
    }

    /// Creates a label without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    #if canImport(Foundation)
        /// Creates a label without text; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            isUserInteractionEnabled = false
        }
    #endif

    open override func draw(_ rect: CGRect) {
        guard let text, !text.isEmpty else { return }
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        UIGraphicsGetCurrentContext()?.draw(
            DrawnText(
                text, font: font, color: color.cgColor, rect: bounds, alignment: textAlignment,
                verticalAlignment: .center, numberOfLines: max(0, numberOfLines), lineBreakMode: lineBreakMode))
    }
}
