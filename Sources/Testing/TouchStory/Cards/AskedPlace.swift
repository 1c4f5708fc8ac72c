import TouchTrace

/// A place on the screen that is asked about.
struct AskedPlace {
    /// The records of a finger that came down there in a copy of the app.
    let records: [TraceRecord]
    /// The names of the views that are shown there.
    let views: Set<String>

    /// Returns the cards about the finger; `nil` if it is not in the records.
    /// - Parameter reader: A reader that has read the records before.
    func finger(after reader: CardReader) -> TouchCards? {
        var (before, reader) = (reader, reader)
        for record in records { reader.take(record) }
        let touches = reader.finish()
        return touches.count > before.finish().count ? touches.last : nil
    }

    /// Returns the cards of the recognizers that a finger there concerns, and of the views that its hit test passes over.
    /// - Parameter touch: The touch that the recognizers are asked about; `nil` for the finger there.
    func list(_ there: TouchCards, about touch: TouchCards?) -> [AnswerCard] {
        let recognizers = there.answers.gestures.filter {
            $0.skippedView == nil && !TimelineOptions.isInternal($0.recognizer)
        }
        return recognizers.map { touch?.card(of: $0.recognizer) ?? there.card(ofFuture: $0) }
            + there.answers.skips.filter { views.contains($0.view.text) }.map {
                there.card(of: $0, "is passed over there")
            }
    }
}

extension CardQuestion {
    /// Returns the card about the view at a place.
    /// - Parameter there: The finger that came down there.
    func card(about place: AskedPlace, _ there: TouchCards?, _ touches: [TouchCards]) -> OpenedCard {
        guard let there, let hit = there.hit else {
            let list = there.map { place.list($0, about: nil) } ?? []
            return opened(.view("no view"), touches, at: nil, [], "No view is hit there.", list: list)
        }
        let answers = touches.map { $0.card(of: hit) }
        let places = answers.indices.filter { answers[$0] != nil }
        let index = places.last { touches[$0].hit == hit } ?? places.last
        guard let index, let card = answers[index] else {
            return opened(
                .view(hit.text), touches, at: nil, [], Self.unhit(touches.last), list: place.list(there, about: nil))
        }
        return opened(
            .view(hit.text), touches, at: index, places, card.predicate, card,
            list: place.list(there, about: touches[index]))
    }

    private static func unhit(_ last: TouchCards?) -> String {
        guard let last else { return nothing }
        let other = last.hit.map { ReadableNames.text("\($0)") } ?? "no view"
        return "No finger has hit it; \(last.touch), the last one, hit \(other)."
    }
}

extension TouchCards {
    /// Returns the card of a recognizer about a touch that has not come down.
    fileprivate func card(ofFuture answer: GestureAnswer) -> AnswerCard {
        let fact =
            if case .notAsked(let gate) = answer.outcome { "would not receive a finger there: \(gate)" } else {
                "would receive a finger there"
            }
        return AnswerCard(
            subject: .recognizer(answer.recognizer.text), touch: touch,
            predicate: ReadableNames.text("\(fact)."), instant: nil, record: nil, causes: [], measure: nil,
            rule: answer.rule(kind: kinds[answer.recognizer]))
    }
}
