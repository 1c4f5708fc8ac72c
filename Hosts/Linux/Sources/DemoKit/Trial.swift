@_spi(Page) import TouchReplays
@_spi(Host) import TouchReports
@_spi(Host) import TouchStory
import TouchScenes
import Touchstone

/// The same fingers, played to a scene as it is and with a change.
final class Trial {
    private let index: Int
    private let page: AdvicePage
    private let scene: AnyScene
    private let input: ReplayInput
    /// The outcomes: as it is, and with the change.
    let outcomes: [AdvicePage.Run]
    private let subject: AnswerCard.Lane
    /// The scenes in which the fingers are seen, in the same order.
    private(set) var scenes: [RunningScene] = []

    /// Plays the fingers at once, for the outcomes, and begins to show them.
    init(
        of index: Int, _ page: AdvicePage, _ card: OpenedCard, _ scene: AnyScene, _ input: ReplayInput,
        style: UIUserInterfaceStyle, at instant: Instant
    ) {
        (self.index, self.page, self.scene, self.input) = (index, page, scene, input)
        subject = card.subject
        outcomes = page.runs(of: index, about: subject.name, touch: card.touch)
        play(style: style, at: instant)
    }

    /// The size of the scenes, in points.
    var size: CGSize { input.size ?? scene.windowSize }

    /// Shows the fingers from the beginning.
    func play(style: UIUserInterfaceStyle, at instant: Instant) {
        end()
        // The index of no proposal makes no change.
        scenes = [-1, index].map { index in
            let changes = page.changes(of: index)
            let running = RunningScene(
                scene, input, size: size, scale: input.scale ?? 1, start: instant, style: style, changing: changes)
            var state = running.state
            state.isExplained = true
            running.setState(state, at: instant)
            return running
        }
    }

    /// Ends the scenes.
    func end() {
        for scene in scenes { scene.session.close() }
        scenes = []
    }

    /// The lines of an outcome: the answer, and the decisions about the subject.
    func lines(of place: Int) -> [PanelLine] {
        let run = outcomes[place]
        var stream = DecisionStream()
        for record in run.records { stream.note(record) }
        let decisions = stream.latest(.max).filter { $0.names.contains(subject.name) }
        return [
            PanelLine(style: .title, text: place == 0 ? "As it is" : "With the change"),
            PanelLine(style: .answer, text: "\(subject.title) \(run.card.text)"),
        ]
            + decisions.map { entry in
                PanelLine(
                    text: "\(entry.instant.inSeconds)  \(entry.text)",
                    sign: .init(text: String(entry.mark), tone: entry.outcome.tone))
            }
    }
}
