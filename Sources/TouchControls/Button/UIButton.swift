public import TouchCore
import TouchDrawing
public import TouchGeometry
public import TouchViews

/// A button with a title, an image and a background for each of its states.
///
/// A tap of one finger on it is not for the views around it: their single taps fail (B-290). There are no measures of text
/// here, so a button has the size that the app gives it.
open class UIButton: UIControl {
    /// How a button looks by itself.
    public enum ButtonType: Int, Sendable {
        /// White title; nothing else changes when it is touched than what is set for the state.
        case custom = 0
        /// Blue title that fades when it is touched.
        case system = 1
    }

    /// How it looks by itself; `custom` unless made with another type.
    public private(set) final var buttonType = ButtonType.custom
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

    /// Creates a button that performs an action, with the title and image of the action.
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

    /// Shows the title. Its text, colour and alignment are set by the button; its font is the app's to set.
    public final var titleLabel: UILabel? { label }
    /// Shows the image, which is set by the button.
    public final var imageView: UIImageView? { picture }

    override func stateDidChange() {
        super.stateDidChange()
        updateContent()
    }

    final func updateContent() {
        label.text = currentTitle
        label.textColor = currentTitleColor
        picture.image = currentImage
        let fades = buttonType == .system && isHighlighted && titleColors[exactly: state] == nil
        label.alpha = fades ? 0.3 : 1
        let isMadeForState = images[exactly: state] != nil
        picture.alpha = isMadeForState ? 1 : fades ? 0.3 : isEnabled ? 1 : 0.5
        setNeedsLayout()
        setNeedsDisplay()
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

    // MARK: Places

    /// Where title and image are; the bounds by default.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the image is: in its size, as the alignments say; left of the title if there is one.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        guard let size = currentImage?.size else { return CGRect(origin: contentRect.origin, size: .zero) }
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
        switch contentVerticalAlignment {
        case .center: break
        case .top: rect.origin.y = contentRect.minY
        case .bottom: rect.origin.y = contentRect.minY + spareY
        case .fill: (rect.origin.y, rect.size.height) = (contentRect.minY, contentRect.height)
        }
        return rect
    }

    /// Where the title is: beside the image, a line high, as the vertical alignment says.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        let image = currentImage.map { $0.size.width + Self.gap } ?? 0
        let line = min(contentRect.height, (label.font.pointSize * Self.lineHeight).rounded(.up))
        let spare = contentRect.height - line
        var rect = CGRect(
            x: contentRect.minX + image, y: contentRect.minY, width: max(0, contentRect.width - image), height: line)
        switch contentVerticalAlignment {
        case .top: break
        case .center: rect.origin.y += spare / 2
        case .bottom: rect.origin.y += spare
        case .fill: rect.size.height = contentRect.height
        }
        return rect
    }

    private static let gap: CGFloat = 8
    /// Of a font, as a part of its size: there are no measures of text.
    private static let lineHeight: CGFloat = 1.2

    // MARK: Recognizers

    /// Does not let a single tap around the button take its touch (B-290).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isRivalTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
