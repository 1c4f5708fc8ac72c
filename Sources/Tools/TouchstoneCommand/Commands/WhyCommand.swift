import TouchStory
import TouchTrace
import TouchReports

/// A command that answers why recognizers did, or did not, recognize.
struct WhyCommand: Command {
    private static let recognizer = OptionDescription(
        "recognizer", "r", value: ValueDescription("NAME"), isRepeatable: true,
        "Answers for this recognizer only: a name, or a pattern with * and ?.")
    private static let finger = OptionDescription(
        "finger", "f", value: ValueDescription("N"), isRepeatable: true,
        "Answers for this finger only, by its number in the trace; presses are numbered with the fingers.")

    /// The command's row in the table.
    static let description = CommandDescription(
        "why", "Answers, for each finger, why each recognizer did or did not recognize, and what the view received.",
        [SharedOperands.loggedTrace("TRACE")], [recognizer, finger, SharedOptions.json],
        details: [
            "A recognizer recognized; failed, with the number and its limit; lost to another one, by the rule that is named; was "
                + "refused; waits, with those that must fail first; or was not asked, with the first thing that was in the way: "
                + "another view in front, a hidden view, a disabled recognizer, shouldReceive.",
            "Recognizers with the same answer share a line. Times are seconds after the finger came down.",
            "Of a log of an iPhone (Documentation/AppRecorder.md), the app is rebuilt and the touches are played to it. The first lines "
                + "state where it differs from the log. An answer that is inferred names all that may be behind it; one that is unknown, "
                + "what the log does not show; any other is certain.",
        ],
        examples: [
            .init("touchstone why run.trace", "answers for all fingers and recognizers"),
            .init("touchstone why -r 'pan*' -f 3 run.trace", "answers for some recognizers and the third finger"),
            .init("touchstone why app.log", "answers for an app on an iPhone"),
        ])

    /// The trace, or the log.
    let files: [String]
    private let patterns: [String]
    private let fingers: [Int]
    private let isJSON: Bool

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        patterns = arguments.all(Self.recognizer)
        fingers = try ValueParser(arguments, Self.description).counts(Self.finger, from: 1)
        isJSON = arguments.has(SharedOptions.json)
    }

    /// The answers are those of the app that is rebuilt.
    var appLogs: AppLogUse { .rebuilt }

    /// Answers for the trace.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        let source = sources[0]
        surroundings.progress("reading \(source.name)", nil)
        // The trace is read twice: names and numbers are checked before anything is written.
        var contents = AnswerContents(fingers)
        let (trace, count) = try TraceSource.records(source) { contents.take($0) }
        contents.finish()
        let selection = try AnswerSelection(patterns, fingers, of: contents, source.name)
        let messages = TraceSource.warnings([source.rebuilt?.header ?? trace])
        let writer = OutcomeWriter(surroundings)
        surroundings.progress("answering", nil)
        var answers = try AnswerStream(source, selection)
        if isJSON {
            let document = JSON.document(
                "why",
                [
                    "source": .string(source.name), "records": .whole(count),
                    "origin": .number(contents.origin.seconds),
                    "touches": selection.touchCount == 0
                        ? .list([])
                        : .rows(selection.touchCount) { _ in
                            // It was read without errors before.
                            (try? answers.next()).flatMap { $0 }.map { JSON.answers($0, contents.origin) } ?? .null
                        },
                ]
            ).with("log", source.rebuilt?.json)
            JSONWriter.write(document) { writer.put($0) }
            return writer.outcome(messages: messages)
        }
        let block = TextBlock(surroundings.drawing)
        if let app = source.rebuilt {
            for paragraph in app.paragraphs(source.name, most: 5) {
                writer.put(block.text(paragraph, first: "", others: "  "))
            }
            writer.put("\n")
        }
        if let notOver = contents.down.notOver { writer.put(block.text("\(notOver).") + "\n") }
        var report = AnswerReport(surroundings.drawing, contents.origin)
        while let touch = try answers.next() { writer.put(report.text(touch)) }
        if selection.touchCount == 0 {
            writer.put(block.text("\(source.name): no finger came down."))
        }
        return writer.outcome(messages: messages)
    }
}
