internal import TouchStory
internal import TouchTrace

/// A want with the touch that it is about, and with a name that is known.
///
/// The touch is known by its place in the order in which touches come down: the number of a finger depends on those before it, which an edit
/// may change.
struct AskedWant {
    let condition: Want.Condition
    /// The index of the touch in the answers to each run.
    let place: Int

    /// Looks for the touch in the answers to a run without edits, and for what is named.
    init(_ want: Want, _ answers: [TouchAnswers], _ positions: Positions) throws(AdviceError) {
        guard !answers.isEmpty else { throw AdviceError.noTouches }
        let found = want.finger.map { finger in answers.lastIndex { $0.touch.finger == finger } } ?? answers.count - 1
        guard let found else {
            throw AdviceError.noFinger(want.finger ?? 0, known: answers.compactMap { $0.touch.finger })
        }
        place = found
        condition =
            switch want.condition {
            case .recognized(let name, let limit): .recognized(try Self.known(name, positions), within: limit)
            case .notRecognized(let name): .notRecognized(try Self.known(name, positions))
            case .began(let name): .began(try Self.known(name, positions))
            case .ended(let name): .ended(try Self.known(name, positions))
            }
    }

    private static func known(
        _ name: RecognizerName, _ positions: Positions
    ) throws(AdviceError) -> RecognizerName {
        if let known = positions.recognizer(called: name) { return known }
        throw AdviceError.noRecognizer(name, known: positions.recognizerNames)
    }

    private static func known(_ name: ResponderName, _ positions: Positions) throws(AdviceError) -> ResponderName {
        if positions[.view(name)] != nil { return name }
        throw AdviceError.noView(name, known: positions.viewNames)
    }

    /// Returns the touch that is asked about; `nil` if there is none.
    func touch(in answers: [TouchAnswers]) -> TouchAnswers? {
        answers.indices.contains(place) ? answers[place] : nil
    }

    /// Returns a Boolean value that indicates whether the condition is fulfilled.
    func holds(in answers: [TouchAnswers]) -> Bool {
        guard let touch = touch(in: answers) else { return false }
        switch condition {
        case .recognized(let recognizer, let limit):
            guard case .recognized(let recognition) = touch.why(recognizer).outcome else { return false }
            guard let limit else { return true }
            return recognition.at.map { $0.seconds - touch.touch.began.seconds <= limit + 1e-6 } == true
        case .notRecognized(let recognizer): return !touch.why(recognizer).isRecognized
        case .began(let view): return touch.delivery.responder == view && touch.delivery.receipt != nil
        case .ended(let view):
            guard touch.delivery.responder == view, case .ended? = touch.delivery.receipt?.end else { return false }
            return true
        }
    }

    /// Returns the answer as it is.
    func answer(in answers: [TouchAnswers]) -> String {
        guard let touch = touch(in: answers) else { return "no finger came down." }
        switch condition {
        case .recognized(let recognizer, _), .notRecognized(let recognizer): return "\(touch.why(recognizer))"
        case .began, .ended: return "\(touch.delivery)"
        }
    }
}
