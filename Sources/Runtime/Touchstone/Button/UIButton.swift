@_spi(Subclass) public import TouchCore
public import TouchDrawing
public import TouchInput

/// A button with a title, an image and a background for each of its states.
///
/// A tap of one finger on it is not for the views around it: their single taps fail (B-290). A button
/// has the size that the app sets, or that `sizeToFit()` gives it.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIButton: UIControl {
    /// The kind of view in traces, `button`.
    @_spi(Subclass) open override var kindInTraces: String { "button" }
    @_spi(Subclass) open override var isRedrawnWhenResized: Bool { true }
    @_spi(Subclass) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: currentTitle, traits: controlTraits.union(.button))
    }

    /// The default look of a button.
    public enum ButtonType: Int, Sendable {
        /// White title; a touch changes what is set for the state, and makes the image fainter.
        case custom = 0
        /// Blue title that fades while it is touched.
        case system = 1
    }

    /// The type of the button; `custom` unless it was created with another type.
    public private(set) final var buttonType = ButtonType.custom
    /// The insets of image and title together from the bounds, which `sizeThatFits(_:)` adds; zero by default.
    public final var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }
    /// The insets by which the title moves from its place, and is cut; zero by default. They do not change the size of the button.
    public final var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets by which the image moves from its place; zero by default. They do not change the size of the button.
    public final var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether an image without one of its own for the highlighted state is fainter in it; `true` by default.
    public final var adjustsImageWhenHighlighted = true { didSet { updateContent() } }
    /// A Boolean value that indicates whether an image without one of its own for the disabled state is fainter in it; `true` by default.
    public final var adjustsImageWhenDisabled = true { didSet { updateContent() } }
    final var titles = StateValues<String>()
    final var titleColors = StateValues<UIColor>()
    final var images = StateValues<UIImage>()
    final var backgroundImages = StateValues<UIImage>()
    private final let label = UILabel()
    private final let picture = UIImageView()

    /// Creates a button of the type `custom`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    #if canImport(Foundation)
        /// Creates a button of the type `custom`; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }
    #endif

    /// Creates a button.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        label.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
        updateContent()
    }

    /// Creates a button that performs an action and shows its title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    private func setUp() {
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        picture.contentMode = .center
        addSubview(picture)
        addSubview(label)
        updateContent()
    }

    // MARK: Content

    /// The label of the title. The button sets its text, color and alignment; the app sets its font.
    public final var titleLabel: UILabel? { label }
    /// The view of the image, which the button sets.
    public final var imageView: UIImageView? { picture }

    override func stateDidChange() {
        super.stateDidChange()
        updateContent()
    }

    /// Colors the title, if it has no color of its own.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContent()
    }

    final func updateContent() {
        label.text = currentTitle
        label.textColor = currentTitleColor
        picture.image = currentImage
        let fades = buttonType == .system && isHighlighted && titleColors[exactly: state] == nil
        label.alpha = fades ? 0.3 : 1
        picture.alpha = imageAlpha
        setNeedsLayout()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// The title has the baselines.
    open override var forFirstBaselineLayout: UIView { label }
    /// The title has the baselines.
    open override var forLastBaselineLayout: UIView { label }

    private final var imageAlpha: CGFloat {
        if images[exactly: state] != nil { return 1 }
        if isHighlighted, adjustsImageWhenHighlighted { return buttonType == .system ? 0.3 : 0.5 }
        return !isEnabled && adjustsImageWhenDisabled ? 0.5 : 1
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let content = contentRect(forBounds: bounds)
        picture.frame = imageRect(forContentRect: content)
        label.frame = titleRect(forContentRect: content)
        label.textAlignment =
            switch effectiveContentHorizontalAlignment {
            case .left, .leading: .left
            case .right, .trailing: .right
            case .center, .fill: .center
            }
    }

    /// Draws the background image.
    open override func draw(_ rect: CGRect) {
        currentBackgroundImage?.draw(in: bounds)
    }

    // MARK: Layout

    /// Returns the rectangle of title and image; by default the bounds without `contentEdgeInsets`.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// Returns the rectangle of the image: in its own size, according to the alignments; before the title if there is one: on its left, or
    /// on its right where the button is read from right to left.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        guard let size = currentImage?.size else { return CGRect(origin: contentRect.origin, size: .zero) }
        let contentRect = contentRect.inset(by: imageEdgeInsets)
        let isAlone = currentTitle == nil
        let spareX = contentRect.width - size.width
        let spareY = contentRect.height - size.height
        var rect = CGRect(
            x: contentRect.minX, y: contentRect.minY + spareY / 2, width: size.width, height: size.height)
        switch effectiveContentHorizontalAlignment {
        case .left, .leading: break
        case .center: rect.origin.x += isAlone ? spareX / 2 : 0
        case .right, .trailing: rect.origin.x += isAlone ? spareX : 0
        case .fill: if isAlone { rect.size.width = contentRect.width }
        }
        if isMirrored, !isAlone { rect.origin.x += spareX }
        switch contentVerticalAlignment {
        case .center: break
        case .top: rect.origin.y = contentRect.minY
        case .bottom: rect.origin.y = contentRect.minY + spareY
        case .fill: (rect.origin.y, rect.size.height) = (contentRect.minY, contentRect.height)
        }
        return rect
    }

    /// Returns the rectangle of the title: beside the image, a line high, according to the vertical alignment.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        let contentRect = contentRect.inset(by: titleEdgeInsets)
        let image = currentImage.map { $0.size.width + Self.gap } ?? 0
        let line = min(contentRect.height, (label.font.pointSize * Self.lineHeight).rounded(.up))
        let spare = contentRect.height - line
        var rect = CGRect(
            x: contentRect.minX + (isMirrored ? 0 : image), y: contentRect.minY,
            width: max(0, contentRect.width - image), height: line)
        switch contentVerticalAlignment {
        case .top: break
        case .center: rect.origin.y += spare / 2
        case .bottom: rect.origin.y += spare
        case .fill: rect.size.height = contentRect.height
        }
        return rect
    }

    /// Returns the size of image and title side by side, 6 points taller above and below them, and `contentEdgeInsets`. Without a host that
    /// measures text, the title's is an estimate: see `DrawnText.measuredSize`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let image = currentImage?.size ?? .zero
        let title = currentTitle == nil ? .zero : label.sizeThatFits(.zero)
        let gap = currentImage != nil && currentTitle != nil ? Self.gap : 0
        let insets = contentEdgeInsets
        return CGSize(
            width: image.width + gap + title.width + insets.left + insets.right,
            height: max(image.height, title.height) + 12 + insets.top + insets.bottom)
    }

    /// The size of image and title, as `sizeThatFits(_:)` returns it.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    private static let gap: CGFloat = 8
    /// The height of a line as a multiple of the font's size, without regard to the host's measure.
    private static let lineHeight: CGFloat = 1.2

    // MARK: Recognizers

    /// Prevents a single tap on a view around the button from taking its touch (B-290).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isRivalTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

// A state without a value has that of the normal state.

extension UIButton {
    /// Sets the title for a state; `nil` for that of the normal state.
    public final func setTitle(_ title: String?, for state: State) {
        titles[exactly: state] = title
        updateContent()
    }

    /// Returns the title in a state.
    public final func title(for state: State) -> String? { titles[state] }

    /// The title in the present state.
    public final var currentTitle: String? { titles[state] }

    /// Sets the color of the title for a state; `nil` for that of the normal state.
    public final func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[exactly: state] = color
        updateContent()
    }

    /// Returns the color of the title in a state; `nil` if none is set.
    public final func titleColor(for state: State) -> UIColor? { titleColors[state] }

    /// The color of the title in the present state. If none is set for it or the normal state, it is gray while disabled, else the tint
    /// color for the type `system` and white for the others.
    public final var currentTitleColor: UIColor {
        titleColors[state] ?? (!isEnabled ? .tertiaryLabel : buttonType == .system ? tintColor ?? .systemBlue : .white)
    }

    /// Sets the image for a state; `nil` for that of the normal state.
    public final func setImage(_ image: UIImage?, for state: State) {
        images[exactly: state] = image
        updateContent()
    }

    /// Returns the image in a state.
    public final func image(for state: State) -> UIImage? { images[state] }

    /// The image in the present state.
    public final var currentImage: UIImage? { images[state] }

    /// Sets the background image for a state, which is stretched over the bounds; `nil` for that of the normal state.
    public final func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[exactly: state] = image
        updateContent()
    }

    /// Returns the background image in a state.
    public final func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    /// The background image in the present state.
    public final var currentBackgroundImage: UIImage? { backgroundImages[state] }
}

/// The values of a control's property by state: a state without a value has that of the normal state.
struct StateValues<Value> {
    private var entries: [(state: UIControl.State, value: Value)] = []

    subscript(exactly state: UIControl.State) -> Value? {
        get { entries.first { $0.state == state }?.value }
        set {
            entries.removeAll { $0.state == state }
            if let newValue { entries.append((state, newValue)) }
        }
    }

    subscript(state: UIControl.State) -> Value? {
        self[exactly: state] ?? self[exactly: .normal]
    }
}
