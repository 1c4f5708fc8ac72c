public import TouchInput
import TouchTrace

/// The card that a picture of a trace opens at a place: an answer of `why` about a touch, with its cause as what the picture can mark.
///
///     for touch in CardReader.cards(of: recorder.records) { print(touch.card(of: "tap")) }
@_spi(Host) public struct AnswerCard: Hashable, Sendable {
    /// A lane of the picture, by its name in the trace.
    public enum Lane: Hashable, Sendable {
        /// That of a touch: `finger 1`.
        case touch(String)
        /// That of a recognizer.
        case recognizer(String)
        /// That of a view or another responder.
        case view(String)

        /// The name in the trace.
        public var name: String {
            switch self {
            case .touch(let name), .recognizer(let name), .view(let name): name
            }
        }

        /// The name that drawings show.
        public var title: String { ReadableNames.text(name) }
    }

    /// The lane that the card is about.
    public let subject: Lane
    /// The touch.
    public let touch: AnsweredTouch
    /// The answer in words without its subject, which pictures show in front of it, with the names that drawings show.
    public let predicate: String
    /// The instant of the decision; `nil` if it is before the first record.
    public let instant: Instant?
    /// The record that has the decision, counted from 1; `nil` if no single one has.
    public let record: Int?
    /// The lanes that are the cause: the recognizer that won, those that are waited for, the view that was hit.
    public let causes: [Lane]
    /// The number that was measured and its limit; `nil` if the reason has none.
    public let measure: GestureAnswer.Measure?
    /// The rule of the behavior book.
    public let rule: BookRule

    /// The answer in words, as `why` prints it, with the names that drawings show.
    public var sentence: String { "\(subject.title) \(predicate)" }
}

extension AnswerCard: CustomStringConvertible {
    /// The sentence and the number of the rule: `tap failed 0.062 s after finger 1 came down: moved 47.5 pt, more than 45. (B-221)`.
    public var description: String { "\(sentence) (\(rule.number))" }
}

/// The cards about a touch.
@_spi(Host) public struct TouchCards: Sendable {
    /// The answers that the cards have.
    let answers: TouchAnswers
    /// The numbers of the records with the decisions.
    let records: DecisiveRecords
    /// The kinds of its recognizers, `long press`, by name: the failures of a kind have a rule.
    let kinds: [RecognizerName: String]
    /// The instant from which nothing more concerns the touch.
    package let end: Instant

    /// The touch.
    public var touch: AnsweredTouch { answers.touch }

    /// The first line of the answers: `finger 1, down at 0.092 s on card`.
    /// - Parameter origin: The zero of the seconds.
    package func headline(since origin: Instant) -> String { ReadableNames.text(answers.headline(since: origin)) }

    /// Returns the card of a recognizer by its name in traces, also of one that was not asked.
    public func card(of recognizer: RecognizerName) -> AnswerCard { card(answers.why(recognizer)) }

    /// The cards of the recognizers that the records mention about the touch, in the order of the answers.
    public var recognizers: [AnswerCard] { answers.gestures.map(card) }

    /// The card of the responder.
    public var delivery: AnswerCard {
        let answer = answers.delivery
        let subject = answer.decider
        return AnswerCard(
            subject: subject, touch: touch, predicate: ReadableNames.text(answer.predicate), instant: answer.instant,
            record: answer.instant.flatMap { records[subject, $0] }, causes: answer.causes, measure: nil,
            rule: answer.rule)
    }

    /// Returns the card of a view: what it received, or why the hit test passed over it; `nil` if the touch hit another place.
    func card(of view: ResponderName) -> AnswerCard? {
        if delivery.subject == .view(view.text) { return delivery }
        return answers.skips.first { $0.view == view }.map { card(of: $0, "was not hit by \(touch)") }
    }

    /// Returns the card of a view that the hit test passed over.
    /// - Parameters:
    ///   - skipped: The view.
    ///   - fact: What the reason is for, without the name of the view.
    func card(of skipped: TouchStory.Skipped, _ fact: String) -> AnswerCard {
        let (view, gate) = (skipped.view, skipped.gate(hit: answers.window))
        let reason = skipped.reason.text(views: "it", isOne: true, by: view == skipped.by ? nil : skipped.by)
        return AnswerCard(
            subject: .view(view.text), touch: touch, predicate: ReadableNames.text("\(fact): \(reason)."),
            instant: touch.began, record: records[.view(view.text), touch.began], causes: gate.causes, measure: nil,
            rule: gate.rule)
    }

    /// The number of cards that are not only about another place.
    package var count: Int { answers.gestures.count + 1 }

    /// A Boolean value that indicates whether the hit test passed over recognizers. They have no number then: the answer for a name with a
    /// number may be theirs.
    package var hasSkipped: Bool { answers.gestures.contains { $0.skippedView != nil } }

    /// The view that was hit.
    package var hit: ResponderName? { answers.hit }

    private func card(_ answer: GestureAnswer) -> AnswerCard {
        let name = answer.skippedView.map { ReadableNames.skipped(answer.recognizer, on: $0) } ?? answer.recognizer.text
        return AnswerCard(
            subject: .recognizer(name), touch: touch, predicate: ReadableNames.text(answer.predicate),
            instant: answer.instant, record: answer.instant.flatMap { records[answer.decider, $0] },
            causes: answer.causes,
            measure: answer.measure, rule: answer.rule(kind: kinds[answer.recognizer]))
    }
}

extension TouchAnswers {
    /// The first line of the answers: `finger 1, down at 0.092 s on card`.
    /// - Parameter origin: The zero of the seconds.
    package func headline(since origin: Instant) -> String {
        let since = Instant(nanoseconds: touch.began.nanoseconds &- origin.nanoseconds)
        return "\(touch), down at \(since.text(places: 3)) s" + (hit.map { " on \($0)" } ?? "")
    }
}
