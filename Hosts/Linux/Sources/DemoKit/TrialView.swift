import CairoPainter
import Touchstone

/// The outcomes of a trial beside each other, in the place of the scene: each has its title and its words below the fingers.
final class TrialView: UIView {
    private static let margin: CGFloat = 16

    let outcomes: [PanelList]
    let buttons: PanelList

    /// Creates the view of a trial.
    init(_ trial: Trial, _ measure: TextMeasure, _ perform: @escaping (PanelAction) -> Void) {
        outcomes = trial.outcomes.indices.map { _ in PanelList(measure, perform) }
        buttons = PanelList(measure, perform)
        super.init(frame: .zero)
        backgroundColor = Look.paper
        accessibilityIdentifier = "trial"
        for list in outcomes + [buttons] { addSubview(list) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a trial in the frame of the view; returns the places of its scenes in the window.
    /// - Parameter scale: The number of pixels per point.
    func show(_ trial: Trial, scale: CGFloat) -> [ScenePlace] {
        buttons.frame = CGRect(x: 0, y: bounds.height - 96, width: bounds.width, height: 96)
        buttons.show([
            PanelLine(style: .button, text: "Play again", action: .playAgain),
            PanelLine(style: .button, text: "Back to the scene (Escape)", action: .endTrial),
        ])
        let count = CGFloat(outcomes.count)
        let width = (bounds.width / count).rounded(.down)
        let height = bounds.height - buttons.frame.height
        let pictureHeight = (height * 0.55).rounded()
        return outcomes.enumerated().map { index, list in
            let left = CGFloat(index) * width
            list.frame = CGRect(x: left, y: pictureHeight, width: width, height: height - pictureHeight)
            list.show(trial.lines(of: index))
            list.contentOffset.y = 0
            let area = CGRect(x: frame.minX + left, y: frame.minY, width: width, height: pictureHeight)
            return ScenePlace(trial.size, in: area, margin: Self.margin, scale: scale)
        }
    }
}
