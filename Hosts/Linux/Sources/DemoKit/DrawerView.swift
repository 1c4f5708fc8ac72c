import CairoPainter
import Touchstone

/// The panel beside a scene: the open card above its fingers, recognizers and decisions.
final class DrawerView: UIView {
    /// The width, in points.
    static let width: CGFloat = 330

    /// The lines of the panel.
    struct Content: Hashable {
        /// The lines of the card; none if no card is open.
        var card: [PanelLine]
        /// The fingers, recognizers and decisions.
        var lines: [PanelLine]
        /// The question that the card answers.
        var subject: Question?
        /// A Boolean value that indicates whether a tap on the scene asks.
        var isPicking = false
    }

    let card: PanelList
    let list: PanelList
    private let edges = [UIView(frame: .zero), UIView(frame: .zero)]
    private var shown = Content(card: [], lines: [])

    /// Creates the panel.
    init(_ measure: TextMeasure, _ perform: @escaping (PanelAction) -> Void) {
        (card, list) = (PanelList(measure, perform), PanelList(measure, perform))
        super.init(frame: .zero)
        backgroundColor = Look.card
        card.accessibilityIdentifier = "card"
        list.accessibilityIdentifier = "why"
        list.followsEnd = true
        for view in [card, list] + edges { addSubview(view) }
        for edge in edges {
            edge.backgroundColor = Look.line
            edge.accessibilityIdentifier = "drawer edge"
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { fill() }

    /// Shows what is explained.
    func show(_ content: Content) {
        guard content != shown else { return }
        let isOther = content.subject != shown.subject
        let isScrolled = isOther || content.isPicking != shown.isPicking
        let height = list.frame.height
        shown = content
        fill()
        if isOther { card.contentOffset.y = 0 }
        if isScrolled || list.frame.height < height { list.scrollToMark() }
    }

    private func fill() {
        let width = max(0, bounds.width - 1)
        card.isHidden = shown.card.isEmpty
        card.frame.size.width = width
        card.show(shown.card)
        let height = shown.card.isEmpty ? 0 : min(card.contentSize.height, (bounds.height * 0.62).rounded())
        card.frame = CGRect(x: 1, y: 0, width: width, height: height)
        list.frame = CGRect(x: 1, y: height, width: width, height: bounds.height - height)
        list.show(shown.lines)
        edges[0].frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
        edges[1].frame = CGRect(x: 0, y: height, width: bounds.width, height: height > 0 ? 1 : 0)
    }
}
