import HostKit
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
    /// The card that answers the question; `nil` if none is open, or if there is no answer.
    private(set) var card: OpenedCard?
    /// The reason why there is no answer.
    private(set) var failure: HostFailure?
    /// A Boolean value that indicates whether the next tap on the scene asks about the view there.
    var isPicking = false { didSet { isNew = true } }
    private(set) var advising = Advising.none
    private(set) var trial: Trial?
    /// The input until the card was opened, and the number of records until then.
    private var input: ReplayInput?
    private var count = 0
    /// A Boolean value that indicates whether something has changed since it was shown.
    var isNew = false

    /// A Boolean value that indicates whether a question was asked, whose card is open.
    var isOpen: Bool { question != nil }

    /// Creates an inquiry without a card.
    init(_ scene: RunningScene) { self.scene = scene }

    /// Opens the card that answers a question about what has happened so far.
    func ask(_ question: Question) {
        self.question = question
        input = scene.log.isWhole ? scene.input : nil
        count = scene.log.records.count
        do throws(HostFailure) {
            (card, failure) = (try cardQuestion(question).card(of: scene.log.records), nil)
        } catch {
            (card, failure) = (nil, error)
        }
        endTrial()
        (advising, isPicking) = (.none, false)
    }

    private func cardQuestion(_ question: Question) throws(HostFailure) -> CardQuestion {
        if let place = question.place {
            return ScenePlayer(scene.session.scene, try start().input).question(about: place)
        }
        return CardQuestion(
            about: question.name, touch: question.touch, at: question.instant,
            recognizers: scene.recognizers.map(\.name))
    }

    /// Returns the input until the card was opened, and a search in the scene that it is played to.
    /// - Throws: The reason why the scene, started anew, is not the same.
    private func start() throws(HostFailure) -> (input: ReplayInput, advisor: Advisor) {
        guard let input, scene.log.isWhole else {
            throw HostFailure("the scene was used for too long. Open it again.")
        }
        let advisor = ScenePlayer.advisor(scene.session.scene, input)
        guard advisor.repeats(Array(scene.log.records.prefix(count))) else {
            throw HostFailure("the scene, started anew, decides otherwise.")
        }
        return (input, advisor)
    }

    /// Closes the card.
    func close() {
        endTrial()
        (question, card, failure, input) = (nil, nil, nil, nil)
        (advising, isPicking) = (.none, false)
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
        let advisor: Advisor
        do throws(HostFailure) {
            advisor = try start().advisor
        } catch {
            advising = .failed("\(error)")
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
