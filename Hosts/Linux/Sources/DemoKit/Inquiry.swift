@_spi(Page) import TouchReplays
@_spi(Host) import TouchStory
import Touchstone

/// The questions about a running scene: the open card, the search for changes below it, and the trial of one.
final class Inquiry {
    /// The advice of the card.
    enum Advising {
        /// No advice was asked for.
        case none
        /// The search begins with the next step.
        case waiting(String)
        /// The search goes on, step by step.
        case searching(AdviceSearch, Advisor, Want)
        /// The result.
        case found(AdvicePage)
        /// The reason why there is no advice.
        case failed(String)
    }

    private let scene: RunningScene
    private(set) var question: Question?
    private(set) var card: OpenedCard?
    private(set) var advising = Advising.none
    private(set) var trial: Trial?
    /// The input until the card was opened, and the number of records until then.
    private var input: ReplayInput?
    private var count = 0
    /// A Boolean value that indicates whether something has changed since it was shown.
    var isNew = false

    /// Creates an inquiry without a card.
    init(_ scene: RunningScene) { self.scene = scene }

    /// Opens the card that answers a question about what has happened so far.
    func ask(_ question: Question) {
        let recognizers = scene.recognizers.map(\.name)
        card = CardQuestion(
            about: question.name, touch: question.touch, at: question.instant, recognizers: recognizers
        ).card(of: scene.log.records)
        self.question = question
        input = scene.log.isWhole ? scene.input : nil
        count = scene.log.records.count
        endTrial()
        (advising, isNew) = (.none, true)
    }

    /// Closes the card.
    func close() {
        endTrial()
        (question, card, input) = (nil, nil, nil)
        (advising, isNew) = (.none, true)
    }

    // MARK: Advice

    /// A Boolean value that indicates whether `step()` has something to do.
    var isSearching: Bool {
        switch advising {
        case .waiting, .searching: true
        case .none, .found, .failed: false
        }
    }

    /// Searches for changes that give what is wanted.
    func search(_ want: String) {
        endTrial()
        (advising, isNew) = (.waiting(want), true)
    }

    /// Ends the search.
    func stopSearch() { (advising, isNew) = (.none, true) }

    /// Makes a step of the search: the scene is started anew and played once or twice.
    func step() {
        isNew = true
        switch advising {
        case .waiting(let want): begin(want)
        case .searching(var search, let advisor, let want):
            let isGoing = search.step()
            advising =
                isGoing ? .searching(search, advisor, want) : .found(AdvicePage(advisor, search.advice, for: want))
        case .none, .found, .failed: break
        }
    }

    private func begin(_ text: String) {
        guard let input, scene.log.isWhole else {
            advising = .failed("the scene was used for too long. Open it again.")
            return
        }
        let advisor = ScenePlayer.advisor(scene.session.scene, input)
        guard advisor.repeats(Array(scene.log.records.prefix(count))) else {
            advising = .failed("the scene, started anew, decides otherwise.")
            return
        }
        do throws(AdviceError) {
            let want = try Want(parsing: text)
            advising = .searching(try advisor.search([want]), advisor, want)
        } catch {
            advising = .failed("\(error).")
        }
    }

    // MARK: Trials

    /// Plays the same fingers without and with a proposal.
    func attempt(_ index: Int, style: UIUserInterfaceStyle, at instant: Instant) {
        guard case .found(let page) = advising, let input, let card else { return }
        endTrial()
        trial = Trial(of: index, page, card, scene.session.scene, input, style: style, at: instant)
        isNew = true
    }

    /// Plays them again.
    func playAgain(style: UIUserInterfaceStyle, at instant: Instant) {
        trial?.play(style: style, at: instant)
        isNew = true
    }

    /// Goes back to the scene.
    func endTrial() {
        trial?.end()
        (trial, isNew) = (nil, true)
    }
}
