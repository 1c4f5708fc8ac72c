import CairoPainter
import TouchScenes
import Touchstone

/// The list of all scenes: a title above a grid of cards that scrolls.
final class LauncherView: UIView {
    private static let gap: CGFloat = 16
    private static let narrowest: CGFloat = 240
    private static let widest: CGFloat = 1_216
    private static let headHeight: CGFloat = 104

    private let scroll = UIScrollView(frame: .zero)
    private let head: UILabel
    private let advice: UILabel
    let cards: [SceneCard]
    /// Called with the scene of a card that was tapped.
    var open: (AnyScene) -> Void = { _ in }

    /// Creates the list, in the order of the scenes.
    init(_ scenes: [AnyScene], _ measure: TextMeasure) {
        cards = scenes.map { SceneCard($0, measure) }
        head = scroll.addLabel("Touchstone", size: 30, weight: .bold)
        advice = scroll.addLabel(
            "\(cards.count) scenes. Tap one; Escape or Scenes leads back, and Why shows what your fingers do.",
            size: 15,
            color: Look.soft)
        super.init(frame: .zero)
        backgroundColor = Look.paper
        scroll.accessibilityIdentifier = "scenes"
        addSubview(scroll)
        for card in cards {
            card.addAction(
                UIAction { [weak self, weak card] _ in card.map { self?.open($0.scene) } }, for: .touchUpInside)
            scroll.addSubview(card)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        scroll.frame = bounds
        let gap = Self.gap
        let room = max(100, min(bounds.width - 2 * gap, Self.widest))
        let left = ((bounds.width - room) / 2).rounded()
        let columns = max(1, ((room + gap) / (Self.narrowest + gap)).rounded(.down))
        let width = ((room - (columns - 1) * gap) / columns).rounded(.down)
        let height = SceneCard.height(width: width)
        head.frame = CGRect(x: left, y: 22, width: room, height: 38)
        advice.frame = CGRect(x: left, y: 62, width: room, height: 22)
        for (index, card) in cards.enumerated() {
            let row = (CGFloat(index) / columns).rounded(.down)
            let column = CGFloat(index) - row * columns
            card.frame = CGRect(
                x: left + column * (width + gap), y: Self.headHeight + row * (height + gap), width: width,
                height: height)
        }
        let bottom = cards.last.map { $0.frame.maxY } ?? 0
        scroll.contentSize = CGSize(width: bounds.width, height: bottom + gap)
    }

    /// Returns the first card in sight that has no picture of its size; `nil` if all have one.
    /// - Parameter scale: The number of pixels per point.
    func cardWithoutPicture(scale: CGFloat) -> SceneCard? {
        let sight = scroll.bounds.insetBy(dx: 0, dy: -200)
        return cards.first { !$0.hasPicture(scale: scale) && $0.frame.intersects(sight) }
    }
}
