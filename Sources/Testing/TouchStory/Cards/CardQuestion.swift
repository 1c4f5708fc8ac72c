public import TouchInput
public import TouchTrace

/// A question that is asked by a click on a page, and its answer.
///
///     CardQuestion(about: "tap").answer(to: recorder.records)
@_spi(Host) public struct CardQuestion {
    /// The text without a finger.
    static let nothing = "No finger came down."
    /// The text about what no finger concerned.
    private static let undecided = "Nothing was decided here."

    private let name: String
    private let touch: String?
    private let instant: Instant?
    private let recognizers: [RecognizerName]
    /// The place that is asked about; `nil` for what has a name.
    private let asked: AskedPlace?

    /// Creates a question.
    /// - Parameters:
    ///   - name: The name in the trace of a recognizer, a view or a touch, such as `finger 1`.
    ///   - touch: The touch that is asked about; `nil` for the one of the instant.
    ///   - instant: The time of a decision; `nil` for the last touch.
    ///   - recognizers: The names of the recognizers that there are, also of those that the trace does not mention.
    public init(about name: String, touch: String? = nil, at instant: Instant? = nil, recognizers: [String] = []) {
        (self.name, self.touch, self.instant, asked) = (name, touch, instant, nil)
        self.recognizers = recognizers.map { RecognizerName($0) }
    }

    /// Creates a question about the view at a place: the one that a finger hits there.
    /// - Parameters:
    ///   - records: The records of a finger that came down there in a copy of the app, after those of which the question is asked.
    ///   - views: The names of the views that are shown there.
    public init(aboutPlaceOf records: [TraceRecord], views: [String]) {
        (name, touch, instant, recognizers) = ("", nil, nil, [])
        asked = AskedPlace(records: records, views: Set(views))
    }

    /// Returns the card that answers.
    public func card(of records: [TraceRecord]) -> OpenedCard {
        var reader = CardReader()
        for record in records { reader.take(record) }
        let known = reader.recognizers
        let there = asked?.finger(after: reader)
        let touches = reader.finish()
        return asked.map { card(about: $0, there, touches) } ?? card(touches, known)
    }

    /// Returns the answer as an object of JSON without line ends: `OpenedCard.json`.
    public func answer(to records: [TraceRecord]) -> String { card(of: records).json }

    private func card(_ touches: [TouchCards], _ known: [RecognizerName]) -> OpenedCard {
        if let place = touches.lastIndex(where: { $0.touch.description == name }) {
            let cards = touches[place]
            let others = self.recognizers.filter { name in
                !TimelineOptions.isInternal(name) && !cards.recognizers.contains { $0.subject.name == name.text }
            }
            let list = cards.recognizers + others.map { cards.card(of: $0) } + [cards.delivery]
            return opened(
                .touch(name), touches, at: place, Array(touches.indices), cards.headline(since: .zero), list: list)
        }
        let isRecognizer = (known + self.recognizers).contains { $0.text == name }
        let subject: AnswerCard.Lane = isRecognizer ? .recognizer(name) : .view(name)
        let answers = touches.map { touch in
            isRecognizer ? touch.card(of: RecognizerName(name)) : touch.card(of: ResponderName(name))
        }
        let places = answers.indices.filter { answers[$0] != nil }
        guard let place = place(places, answers, touches), let card = answers[place] else {
            return opened(subject, touches, at: nil, [], touches.isEmpty ? Self.nothing : Self.undecided)
        }
        return opened(subject, touches, at: place, places, card.predicate, card)
    }

    /// Returns the place of the touch that is asked about.
    private func place(_ places: [Int], _ answers: [AnswerCard?], _ touches: [TouchCards]) -> Int? {
        if let touch { return places.last { touches[$0].touch.description == touch } }
        let hits = places.filter { answers[$0]?.subject == touches[$0].delivery.subject }
        let places = hits.isEmpty ? places : hits
        if let instant {
            return places.last { answers[$0]?.instant == instant } ?? places.last { touches[$0].touch.began <= instant }
                ?? places.first
        }
        // One that was asked, if there is one.
        return places.last { place in touches[place].recognizers.contains { $0.subject.name == name } } ?? places.last
    }

    func opened(
        _ subject: AnswerCard.Lane, _ touches: [TouchCards], at place: Int?, _ places: [Int], _ text: String,
        _ card: AnswerCard? = nil, list: [AnswerCard] = []
    ) -> OpenedCard {
        func name(_ place: Int?) -> String? { place.map { touches[$0].touch.description } }
        return OpenedCard(
            subject: subject, touch: name(place), before: name(place.flatMap { place in places.last { $0 < place } }),
            after: name(place.flatMap { place in places.first { $0 > place } }),
            instant: card?.instant ?? place.map { touches[$0].touch.began }, text: text, answer: card,
            wants: place.map { wants(subject, touches[$0].answers, isLast: $0 == touches.count - 1) } ?? [], list: list)
    }

    /// Returns what could happen instead, each a condition on the touch. One that became no finger is known as the last one.
    private func wants(_ subject: AnswerCard.Lane, _ answers: TouchAnswers, isLast: Bool) -> [String] {
        let suffix: String
        switch answers.touch.kind {
        case .finger(let finger): suffix = " with finger \(finger)"
        case .contact where isLast: suffix = ""
        case .contact, .press: return []
        }
        let conditions: [String] =
            switch subject {
            case .touch: []
            case .recognizer(let name):
                switch answers.why(RecognizerName(name)).outcome {
                case .recognized(let recognition):
                    (recognition.wait.map {
                        ["\(name) recognized within \(Self.seconds(from: answers.touch.began, to: $0.since)) s"]
                    } ?? [])
                        + ["\(name) not recognized"]
                case _: ["\(name) recognized"]
                }
            case .view(let name) where answers.delivery.responder?.text != name: ["\(name) began", "\(name) ended"]
            case .view(let name):
                switch answers.delivery.outcome {
                case .received(let receipt): if case .ended? = receipt.end { [] } else { ["\(name) ended"] }
                case .delayed, .never, .notPassedOn, .noTouch: ["\(name) began", "\(name) ended"]
                }
            }
        return conditions.map { $0 + suffix }
    }

    /// Returns the time between two instants in seconds, rounded up to milliseconds.
    private static func seconds(from start: Instant, to end: Instant) -> String {
        let milliseconds = (end.nanoseconds &- start.nanoseconds &+ 999_999) / 1_000_000
        return Instant(nanoseconds: milliseconds * 1_000_000).text(places: 3)
    }
}
