import TouchReplays
import TouchStory
import TouchTrace

/// The answers to a trace that is being read: those about one touch at a time, in the memory of what is in progress.
struct AnswerStream {
    private var trace: OpenTrace
    private var reader = AnswerReader()
    private var finished: [TouchAnswers] = []
    private var isAtEnd = false
    private let selection: AnswerSelection
    /// The touches of an app that was rebuilt from a log, in the order of those of its trace; `nil` of a trace.
    private var logged: ArraySlice<AppLogTouch>?

    init(_ source: Source, _ selection: AnswerSelection) throws(CommandFailure) {
        trace = try OpenTrace(source)
        logged = source.rebuilt.map { $0.touches[...] }
        self.selection = selection
    }

    /// Returns the next touch that was asked for; `nil` at the end.
    mutating func next() throws(CommandFailure) -> StatedTouch? {
        while true {
            while !finished.isEmpty {
                let touch = finished.removeFirst()
                let logged = logged?.popFirst()
                guard selection.contains(touch.touch) else { continue }
                return StatedTouch(touch, logged, for: selection.recognizers, knowing: reader.recognizers)
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
}
