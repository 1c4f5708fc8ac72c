package import TouchStory
package import TouchTrace
internal import TouchInput

/// A log of the app recorder, the app that was rebuilt from it, and what both tell about each recognizer and touch.
///
///     let reading = AppLogReading(try AppLog.read(bytes, source: "app.log"))
///     for touch in reading.touches { print(touch.why("card pan")) }
///
/// The answers come from the trace of the rebuilt app. An answer is certain if that agrees with the log and nothing in the app's own code could
/// lead to the same log in another way; otherwise it names all that may be behind it, or states what is unknown.
package struct AppLogReading {
    /// The log.
    package let log: AppLog
    /// The last run of the rebuilt app.
    package let run: RebuiltRun
    /// The suppositions about the app's own code in that run.
    package let suppositions: Set<Supposition>
    /// The differences that made the suppositions necessary, in the order of the log.
    package let explanations: [Explanation]
    /// A sentence for each recognizer and attempt that differs and that nothing explains, in the order of the log.
    package let unexplained: [String]
    /// The answers, touch by touch, in the order in which they came down.
    package let touches: [AppLogTouch]

    /// Rebuilds the app of a log, and infers what its own code must have done.
    package init(_ log: AppLog) {
        let inference = Inference(log)
        let names = LogNames(inference.evidence, inference.run.names)
        self.log = log
        run = inference.run
        suppositions = inference.suppositions
        explanations = inference.explanations
        unexplained = inference.unexplained.map { $0.text(names) }
        let answers = AnswerReader.answers(to: run.records)
        let judge = CertaintyJudge(inference, names, answers)
        touches = answers.map { judge.judge($0) }
    }

    /// Returns the number of a recognizer in the log by its name in the trace; `nil` for one that the log does not have.
    package func id(of recognizer: RecognizerName) -> Int? { run.names.first { $0.value == recognizer }?.key }

    /// The difference and the explanations in words, one a line; empty if the rebuilt app agrees with the log by itself.
    package var text: String {
        (explanations.map { $0.text } + unexplained).map { $0 + "\n" }.joined()
    }
}

/// The answers about one touch of a log.
package struct AppLogTouch {
    /// The touch, by its number in the trace of the rebuilt app.
    package let touch: AnsweredTouch
    /// The number of the touch in the log.
    package let id: Int?
    /// The answers as the trace of the rebuilt app has them, whether certain or not.
    package let answers: TouchAnswers
    /// The answers for the recognizers that were asked or passed over, in the order of `answers`.
    package let gestures: [AppLogAnswer]
    /// The answer for the view.
    package let delivery: AppLogDelivery

    private let judge: CertaintyJudge

    init(_ answers: TouchAnswers, id: Int?, delivery: AppLogDelivery, _ judge: CertaintyJudge) {
        (touch, self.id, self.answers, self.delivery, self.judge) = (answers.touch, id, answers, delivery, judge)
        gestures = answers.gestures.map { judge.judge($0, id) }
    }

    /// Returns the answer for a recognizer by its name in the trace, also for one that no touch has reached.
    package func why(_ recognizer: RecognizerName, on view: ResponderName? = nil) -> AppLogAnswer {
        judge.judge(answers.why(recognizer, on: view), id)
    }
}
