@_spi(Subclass) public import TouchCore
public import TouchDrawing
public import TouchInput

/// A view that displays text. It receives no touches unless `isUserInteractionEnabled` is set.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UILabel: UIView {
    /// The kind of view in traces, `label`.
    @_spi(Subclass) open override var kindInTraces: String { "label" }
    @_spi(Subclass) open override var isRedrawnWhenResized: Bool { true }
    @_spi(Subclass) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: text, traits: .staticText)
    }

    /// The text; `nil` by default.
    public final var text: String? { didSet { if text != oldValue { contentChanged() } } }
    /// The font; the system's at 17 points by default, and after it is set to `nil`.
    public final var font: UIFont! {
        get { fontStorage }
        set { fontStorage = newValue ?? .systemFont(ofSize: 17) }
    }
    private final var fontStorage = UIFont.systemFont(ofSize: 17) {
        didSet { if fontStorage != oldValue { contentChanged() } }
    }
    /// The color of the text; `UIColor.label` by default, and after it is set to `nil`.
    public final var textColor: UIColor! {
        get { colorStorage }
        set { colorStorage = newValue ?? .label }
    }
    private final var colorStorage = UIColor.label { didSet { if colorStorage != oldValue { setNeedsDisplay() } } }
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
    public final var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }
    /// The way in which text that is too long is broken or truncated; `byTruncatingTail` by default.
    public final var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { contentChanged() } }
    }

    /// A Boolean value that indicates whether a single line that is too long has a smaller font, down to `minimumScaleFactor`; `false` by
    /// default.
    public final var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }
    /// The smallest part of the font's size that is used to make a line fit, 0…1; 0, the default, for any size.
    public final var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
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

    /// Returns the size of the text, in lines as wide as `size` if there may be several. Without a host that measures text it is an
    /// estimate: see `DrawnText.measuredSize`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        drawnText(in: CGRect(origin: .zero, size: size))?.measuredSize ?? .zero
    }

    /// The size of the text in as many lines as it is written in, at most `numberOfLines`.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func draw(_ rect: CGRect) {
        guard var text = drawnText(in: bounds) else { return }
        if adjustsFontSizeToFitWidth, numberOfLines == 1 {
            let width = text.measuredSize.width
            let factor = max(bounds.width / max(width, 1), min(1, max(0, minimumScaleFactor)))
            if width > bounds.width { text.font = text.font.withSize(text.font.pointSize * factor) }
        }
        UIGraphicsGetCurrentContext()?.draw(text)
    }

    private func contentChanged() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    private func drawnText(in rect: CGRect) -> DrawnText? {
        guard let text, !text.isEmpty else { return nil }
        let color = isHighlighted ? highlightedTextColor ?? colorStorage : colorStorage
        return DrawnText(
            text, font: fontStorage, color: color.cgColor, rect: rect, alignment: textAlignment,
            verticalAlignment: .center, numberOfLines: max(0, numberOfLines), lineBreakMode: lineBreakMode)
    }
}
