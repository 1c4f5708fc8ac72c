import CairoPainter
import TouchScenes
import Touchstone

/// A scene of the launcher: picture, name, summary and what to try.
class SceneCard: UIControl {
    /// The height of the texts below the picture, in points.
    private static let textHeight: CGFloat = 140
    private static let margin: CGFloat = 12

    let scene: AnyScene
    private let measure: TextMeasure
    private let picture = UIImageView(frame: .zero)
    private let name: UILabel
    private let summary: UILabel
    fileprivate let hint: UILabel
    override var isHighlighted: Bool { didSet { recolor() } }

    /// Creates the card of a scene.
    convenience init(_ scene: AnyScene, _ measure: TextMeasure) {
        self.init(scene, scene.title, sentence(scene.summary), sentence(scene.hint), measure)
    }

    fileprivate init(
        _ scene: AnyScene, _ title: String, _ text: String, _ instruction: String, _ measure: TextMeasure
    ) {
        (self.scene, self.measure) = (scene, measure)
        let holder = UIView(frame: .zero)
        name = holder.addLabel(title, size: 17, weight: .semibold)
        summary = holder.addLabel(text, size: 13, color: Look.soft, lines: 3)
        hint = holder.addLabel(instruction, size: 13, color: Look.accent, lines: 3)
        super.init(frame: .zero)
        accessibilityIdentifier = scene.name
        layer.cornerRadius = 14
        layer.borderWidth = Look.hairline
        picture.layer.cornerRadius = 8
        picture.layer.masksToBounds = true
        picture.layer.borderWidth = Look.hairline
        picture.backgroundColor = Look.paper
        for view in [picture, name, summary, hint] { addSubview(view) }
        recolor()
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the height of a card, in points.
    static func height(width: CGFloat) -> CGFloat { ((width - 2 * margin) * 0.75).rounded() + textHeight + 2 * margin }

    /// The size of the picture, in points.
    var pictureSize: CGSize {
        let width = bounds.width - 2 * Self.margin
        return CGSize(width: width, height: (width * 0.75).rounded())
    }

    /// The picture; `nil` before there is one.
    private(set) var image: UIImage?
    /// The size, the scale and the style for which the picture was drawn.
    private var imageKey: [CGFloat] = []

    private func key(_ scale: CGFloat) -> [CGFloat] {
        [pictureSize.width, pictureSize.height, scale, traitCollection.userInterfaceStyle == .dark ? 1 : 0]
    }

    /// Returns a Boolean value that indicates whether there is a picture of the present size and style.
    /// - Parameter scale: The number of pixels per point.
    func hasPicture(scale: CGFloat) -> Bool { imageKey == key(scale) }

    /// Shows a picture of the present size; until it is replaced, one of another size is stretched.
    func show(_ image: UIImage?, scale: CGFloat) {
        self.image = image
        picture.image = image
        imageKey = key(scale)
    }

    override func layoutSubviews() {
        let (margin, size) = (Self.margin, pictureSize)
        picture.frame = CGRect(x: margin, y: margin, width: size.width, height: size.height)
        let top = picture.frame.maxY + 10
        name.frame = CGRect(x: margin, y: top, width: size.width, height: 22)
        let bottom = summary.place(at: CGPoint(x: margin, y: top + 26), width: size.width, measure)
        hint.place(at: CGPoint(x: margin, y: bottom + 6), width: size.width, measure)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { recolor() }

    private func recolor() {
        backgroundColor = isHighlighted ? Look.accentPaper : Look.card
        layer.borderColor = (isHighlighted ? Look.accent : Look.line).cgColor
        picture.layer.borderColor = Look.line.cgColor
    }
}

/// The card of several scenes with the picture of the first one. A tap on it shows their cards, or hides them.
final class FamilyCard: SceneCard {
    /// The cards of the scenes.
    let members: [SceneCard]
    /// A Boolean value that indicates whether they are shown; `false` by default.
    var isOpen = false { didSet { showState() } }

    /// Creates the card of a family, with the cards of its scenes.
    init(_ scenes: [AnyScene], _ measure: TextMeasure) {
        members = scenes.map { SceneCard($0, measure) }
        super.init(scenes[0], scenes[0].family, "\(scenes.count) scenes.", "", measure)
        accessibilityIdentifier = scenes[0].family
        showState()
    }

    required init?(coder: NSCoder) { nil }

    private func showState() {
        hint.text = isOpen ? "Hide them ▴" : "Show them ▾"
        for member in members { member.isHidden = !isOpen }
        setNeedsLayout()
    }
}
