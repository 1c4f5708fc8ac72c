import TouchReplays
import TouchInput

/// The numbers of UIKit that a log of an app shows: the thresholds of recognizers that decided by themselves, beside those of the app that was rebuilt,
/// and the open questions that it answers.
struct AppLogVerification {
    private let source: String
    private let reading: AppLogReading
    private let rows: [FieldRow]
    private let questions: [OpenQuestion]

    init(_ reading: AppLogReading, source: String) {
        (self.source, self.reading) = (source, reading)
        questions = OpenQuestion.all(reading)
        let touches = Dictionary(reading.touches.compactMap { touch in touch.id.map { ($0, touch) } }) { $1 }
        let measured = MeasuredRecognizer.all(in: reading).map { recognizer in
            let isFree = { (id: Int) in touches[id].map(recognizer.isFree) ?? false }
            return (
                recognizer: recognizer, device: recognizer.gestures(in: reading.log, where: isFree),
                ours: recognizer.gestures(in: reading.run.log, where: isFree)
            )
        }
        rows = FieldNumbers.all.compactMap { number in
            FieldRow(
                measured.filter { $0.recognizer.shows(number) }.compactMap { one in
                    FieldRow(number, one.device, one.ours).map { (one.recognizer.name, $0) }
                })
        }
    }

    /// A Boolean value that indicates whether nothing differs for a reason that is unknown.
    var isEqual: Bool {
        reading.unexplained.isEmpty && rows.allSatisfy { $0.agreeing == $0.pairs.count }
            && questions.allSatisfy { $0.measured == $0.here }
    }

    /// The result for people.
    var text: String {
        var text = reading.paragraphs(source, most: 5).map { $0 + "\n" }.joined()
        if !rows.isEmpty {
            let head = ["number", "what", "measured", "here", "touch", "agree"]
            text += "\n" + FieldText.table([head] + rows.map(\.columns))
        }
        if !questions.isEmpty {
            text += "\n" + FieldText.table([["question", "what", "measured", "here"]] + questions.map(\.columns))
        }
        return text
    }

    /// The result for programs.
    var json: JSON {
        .document(
            "verify",
            [
                "source": .string(source), "log": reading.json, "numbers": .list(rows.map(\.json)),
                "questions": .list(questions.map(\.json)),
            ])
    }
}
