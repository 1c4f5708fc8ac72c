import TouchStory
import TouchTrace

/// The touches and recognizers that are asked for.
struct AnswerSelection {
    /// The recognizers that were named; `nil` for all.
    let recognizers: [RecognizerName]?
    /// The number of touches.
    let touchCount: Int
    private let fingers: [Int]

    /// Checks that there is what is asked for.
    init(
        _ patterns: [String], _ fingers: [Int], of contents: AnswerContents, _ source: String
    ) throws(CommandFailure) {
        self.fingers = fingers
        if let unknown = fingers.first(where: { !contents.found.contains($0) }) {
            let advice = contents.fingers.map { range in
                range.count == 1
                    ? "The only one is \(range.lowerBound)"
                    : "Write a number from \(range.lowerBound) to \(range.upperBound)"
            }
            throw CommandFailure(
                "\(source): error: the trace has no finger \(unknown). \(advice ?? "None came down")")
        }
        touchCount = contents.touchCount
        guard !patterns.isEmpty else {
            recognizers = nil
            return
        }
        for pattern in patterns {
            let pattern = (text: pattern, meaning: NamePattern(pattern))
            guard !contents.recognizers.contains(where: { pattern.meaning.means($0.text) }) else { continue }
            throw Self.unknown(pattern.text, contents.recognizers, source)
        }
        let meanings = patterns.map { NamePattern($0) }
        recognizers = contents.recognizers.filter { name in meanings.contains { $0.means(name.text) } }
    }

    private static func unknown(_ name: String, _ recognizers: [RecognizerName], _ source: String) -> CommandFailure {
        let names = recognizers.map { ReadableNames.text($0.text) }
        let most = 40
        let listed = names.prefix(most).joined(separator: ", ") + (names.count > most ? ", ..." : "")
        return CommandFailure(
            "\(source): error: no recognizer is called '\(name)'. "
                + (names.isEmpty ? "There are none" : "Write one of: \(listed)"))
    }

    /// Returns a Boolean value that indicates whether a touch is asked for.
    func contains(_ touch: AnsweredTouch) -> Bool {
        fingers.isEmpty || touch.finger.map { fingers.contains($0) } == true
    }
}
