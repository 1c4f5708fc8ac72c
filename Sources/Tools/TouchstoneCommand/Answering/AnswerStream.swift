import TouchStory
import TouchTrace

/// The answers to a trace that is being read: those about one touch at a time, in the memory of what is in progress.
struct AnswerStream {
    /// The answers about one touch.
    struct Touch {
        let touch: TouchAnswers
        /// The answers that were asked for.
        let gestures: [GestureAnswer]
        /// A Boolean value that indicates whether that is all.
        let isAll: Bool
    }

    private var trace: OpenTrace
    private var reader = AnswerReader()
    private var finished: [TouchAnswers] = []
    private var isAtEnd = false
    private let selection: AnswerSelection

    init(_ source: Source, _ selection: AnswerSelection) throws(CommandFailure) {
        trace = try OpenTrace(source)
        self.selection = selection
    }

    /// Returns the next touch that was asked for; `nil` at the end.
    mutating func next() throws(CommandFailure) -> Touch? {
        while true {
            while !finished.isEmpty {
                let touch = finished.removeFirst()
                if selection.contains(touch.touch) { return answer(touch) }
            }
            if isAtEnd { return nil }
            if let record = try trace.next() {
                reader.take(record)
                finished = reader.takeFinished()
            } else {
                isAtEnd = true
                finished = reader.finish()
            }
        }
    }

    private func answer(_ touch: TouchAnswers) -> Touch {
        Touch(touch, for: selection.recognizers, knowing: reader.recognizers)
    }
}

extension AnswerStream.Touch {
    /// Creates the answers for some recognizers, or for all.
    /// - Parameters:
    ///   - recognizers: The recognizers that are asked for; `nil` for all.
    ///   - known: The names of all recognizers that the trace mentions.
    init(_ touch: TouchAnswers, for recognizers: [RecognizerName]?, knowing known: [RecognizerName]) {
        self.touch = touch
        isAll = recognizers == nil
        gestures = recognizers?.map { touch.why($0) } ?? touch.gestures + Self.elsewhere(touch, known)
    }

    /// Returns the answers for known recognizers whose views were nowhere near the touch.
    private static func elsewhere(_ touch: TouchAnswers, _ known: [RecognizerName]) -> [GestureAnswer] {
        let present = Set(touch.gestures.map(\.recognizer))
        let labels = Set(known.filter { $0.label != $0 }.map(\.label))
        return known.filter { !present.contains($0) && !labels.contains($0) }.map { touch.why($0) }
            .filter { answer in
                switch answer.outcome {
                case .notAsked(.elsewhere), .notAsked(.noTouch): true
                default: false
                }
            }
    }
}
