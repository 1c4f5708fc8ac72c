internal import TouchStory
internal import TouchTrace

/// Recognizers with the same answer.
package struct AnswerGroup {
    /// The answer that they have in common.
    private enum Key: Hashable {
        case predicate(String)
        /// The hit test passed over their views, for the same reason.
        case views(TraceRecord.Skip, ResponderName?)
        case window(ResponderName, hit: ResponderName)
        case elsewhere(hit: ResponderName)
        case noTouch(String)
        /// An answer that is not certain, with the word that states it.
        case doubtful(String, String)
    }

    private var key: Key
    private var answers: [StatedAnswer]

    /// Returns the answers in groups, in the order of their first members.
    package static func groups(_ answers: [StatedAnswer]) -> [AnswerGroup] {
        var groups: [AnswerGroup] = []
        var places: [Key: Int] = [:]
        for answer in answers {
            let key = key(answer)
            if let place = places[key] {
                groups[place].answers.append(answer)
            } else {
                places[key] = groups.count
                groups.append(AnswerGroup(key: key, answers: [answer]))
            }
        }
        return groups
    }

    private static func key(_ stated: StatedAnswer) -> Key {
        if let doubt = stated.doubt { return .doubtful(doubt, stated.predicate) }
        let answer = stated.answer
        return switch answer.outcome {
        case .notAsked(.view(let view, let reason, by: let other)): .views(reason, view == other ? nil : other)
        case .notAsked(.otherWindow(_, of: let window, hit: let hit)): .window(window, hit: hit)
        case .notAsked(.elsewhere(hit: let hit)): .elsewhere(hit: hit)
        case .notAsked(.noTouch(let reason)): .noTouch(reason)
        case .notAsked, .recognized, .withdrawn, .failed, .lost, .refused, .waiting, .undecided, .ignored, .reset:
            .predicate(answer.predicate)
        }
    }

    /// The names and the answer: `pan, swipe: failed …`.
    package var text: String {
        let most = 6
        let names = answers.map { $0.answer.recognizer.text }
        let shown = names.prefix(names.count > most + 1 ? most : most + 1).joined(separator: ", ")
        let subject = names.count > most + 1 ? "\(shown) and \(names.count - most) others" : shown
        if case .doubtful(let word, let text) = key { return "\(subject) (\(word)): \(text)" }
        return "\(subject): \(predicate)"
    }

    private var predicate: String {
        let touch = answers[0].answer.touch
        guard answers.count > 1 else { return answers[0].answer.predicate }
        if case .predicate(let text) = key { return text }
        return "were not asked about \(touch): \(reason)."
    }

    /// The reason for which several were not asked, or the whole answer.
    private var reason: String {
        switch key {
        case .predicate(let text), .doubtful(_, let text): text
        case .views(let reason, let other): reason.text(views: "their views", isOne: false, by: other)
        case .window(let window, let hit):
            "the window \(hit) was hit, and their views are in another one, \(window)"
        case .elsewhere(let hit): "\(hit) was hit, and their views are neither that nor around it"
        case .noTouch(let reason): reason
        }
    }
}
