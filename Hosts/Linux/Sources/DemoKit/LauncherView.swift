import CairoPainter
import TouchScenes
import Touchstone

/// The list of all scenes: below a title, for each group its heading and a grid of cards; all of it scrolls. Scenes of a family are behind one card.
final class LauncherView: UIView {
    private static let gap: CGFloat = 16
    private static let narrowest: CGFloat = 240
    private static let widest: CGFloat = 1_216

    /// A part of the list.
    private struct Part {
        let heading: UILabel
        /// The cards of scenes and families, in order.
        var cards: [SceneCard] = []
    }

    private let scroll = UIScrollView(frame: .zero)
    private let measure: TextMeasure
    private let head: UILabel
    private let advice: UILabel
    private var parts: [Part] = []
    /// The cards of the scenes, in their order; those of a family are hidden until it is open.
    private(set) var cards: [SceneCard] = []
    /// The cards of the families.
    private(set) var families: [FamilyCard] = []
    /// The headings of the groups, in order.
    var headings: [UILabel] { parts.map(\.heading) }
    /// Called with the scene of a card that was tapped.
    var open: (AnyScene) -> Void = { _ in }

    /// Creates the list, in the order of the scenes.
    init(_ scenes: [AnyScene], _ measure: TextMeasure) {
        self.measure = measure
        head = scroll.addLabel("Touchstone", size: 30, weight: .bold)
        advice = scroll.addLabel(
            "Apps to touch with real fingers, and the reason for every decision beside them. Tap one, or choose it with Tab and "
                + "press Return; Escape leads back.",
            size: 15, color: Look.soft, lines: 3)
        super.init(frame: .zero)
        backgroundColor = Look.paper
        scroll.accessibilityIdentifier = "scenes"
        addSubview(scroll)
        for scene in scenes where scene.family.isEmpty || families.last?.scene.family != scene.family {
            if parts.last?.heading.text != scene.group.title {
                parts.append(Part(heading: scroll.addLabel(scene.group.title, size: 19, weight: .semibold)))
            }
            let isAlone = scene.family.isEmpty
            parts[parts.count - 1].cards.append(
                isAlone ? addCard(of: scene) : addFamily(of: scenes.filter { $0.family == scene.family }))
        }
    }

    required init?(coder: NSCoder) { nil }

    private func addCard(of scene: AnyScene) -> SceneCard {
        let card = SceneCard(scene, measure)
        add(card)
        return card
    }

    private func addFamily(of scenes: [AnyScene]) -> SceneCard {
        let family = FamilyCard(scenes, measure)
        family.addAction(
            UIAction { [weak self, weak family] _ in
                family?.isOpen.toggle()
                self?.setNeedsLayout()
            }, for: .touchUpInside)
        families.append(family)
        scroll.addSubview(family)
        for member in family.members { add(member) }
        return family
    }

    private func add(_ card: SceneCard) {
        card.addAction(UIAction { [weak self, weak card] _ in card.map { self?.open($0.scene) } }, for: .touchUpInside)
        cards.append(card)
        scroll.addSubview(card)
    }

    /// Returns the card of a scene, and shows it if it is behind that of a family.
    func reveal(_ name: String) -> SceneCard? {
        let card = cards.first { $0.scene.name == name }
        if let family = families.first(where: { family in family.members.contains { $0 === card } }), !family.isOpen {
            family.isOpen = true
            setNeedsLayout()
            layoutIfNeeded()
        }
        return card
    }

    override func layoutSubviews() {
        scroll.frame = bounds
        let gap = Self.gap
        let room = max(100, min(bounds.width - 2 * gap, Self.widest))
        let left = ((bounds.width - room) / 2).rounded()
        let columns = max(1, ((room + gap) / (Self.narrowest + gap)).rounded(.down))
        let width = ((room - (columns - 1) * gap) / columns).rounded(.down)
        let height = SceneCard.height(width: width)
        head.frame = CGRect(x: left, y: 22, width: room, height: 38)
        var bottom = advice.place(at: CGPoint(x: left, y: 62), width: room, measure)
        for part in parts {
            part.heading.frame = CGRect(x: left, y: bottom + 20, width: room, height: 26)
            let top = part.heading.frame.maxY + 10
            let shown = part.cards.flatMap { card in
                [card] + ((card as? FamilyCard).map { $0.isOpen ? $0.members : [] } ?? [])
            }
            for (index, card) in shown.enumerated() {
                let row = (CGFloat(index) / columns).rounded(.down)
                let column = CGFloat(index) - row * columns
                card.frame = CGRect(
                    x: left + column * (width + gap), y: top + row * (height + gap), width: width, height: height)
            }
            bottom = shown.last.map { $0.frame.maxY } ?? top
        }
        scroll.contentSize = CGSize(width: bounds.width, height: bottom + gap)
    }

    /// Returns the first card in sight that has no picture of its size; `nil` if all have one.
    /// - Parameter scale: The number of pixels per point.
    func cardWithoutPicture(scale: CGFloat) -> SceneCard? {
        let sight = scroll.bounds.insetBy(dx: 0, dy: -200)
        return scroll.subviews.lazy.compactMap { $0 as? SceneCard }
            .first { !$0.isHidden && !$0.hasPicture(scale: scale) && $0.frame.intersects(sight) }
    }
}
