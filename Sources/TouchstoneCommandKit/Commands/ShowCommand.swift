import TouchTimeline
import TouchTrace

/// A command that shows a trace as lanes.
public struct ShowCommand: Command {
    /// The command's row in the table.
    public static let description = CommandDescription(
        "show", "Shows a trace: a lane for each finger, recognizer and view, and the decisions.",
        [SharedOperands.trace("TRACE")], SharedOptions.part + [SharedOptions.json],
        details: [
            "A part is drawn finer than the whole.",
            "A recognizer without a name is shown by its class and number, UITapGestureRecognizer#3 as Tap 3; --lane takes both. "
                + "Names that are too long lose their middle.",
            "Recognizers that scroll views make for themselves are folded into one line unless they recognized, were waited for "
                + "or kept a touch from a view; --all draws them.",
        ],
        examples: [
            .init("touchstone show --from 1.5 --to 2 run.trace", "shows half a second"),
            .init("touchstone show --lane fingers --lane 'pan*' run.trace", "shows fingers and some recognizers"),
        ])

    /// The trace.
    public let files: [String]
    private let part: TimelineSelection
    private let isAll: Bool
    private let isJSON: Bool

    /// Creates the command from the words of a call.
    public init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        part = try ValueParser(arguments, Self.description).selection()
        isAll = arguments.has(SharedOptions.all)
        isJSON = arguments.has(SharedOptions.json)
    }

    /// Shows the trace.
    public func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        let name = sources[0].name
        var builder = TimelineBuilder(keeping: part)
        var tally = GestureTally()
        let (trace, count) = try TraceSource.records(sources[0]) { record in
            builder.take(record)
            tally.take(record)
        }
        surroundings.progress("drawing \(name)", nil)
        let timeline = try builder.timeline.part(part, of: name)
        let messages = TraceSource.warnings([trace])
        let writer = OutcomeWriter(surroundings)
        guard !isJSON else {
            JSONWriter.write(Self.json(trace, count, name, timeline, tally.summary)) { writer.put($0) }
            return writer.outcome(messages: messages)
        }
        let block = TextBlock(surroundings.drawing)
        writer.put(block.text(Self.introduction(trace, count, name)) + "\n")
        timeline.write(surroundings.drawing(all: isAll)) { writer.put($0) }
        writer.put("\n" + block.text("recognized\(timeline.isPart ? " in all" : ""): \(tally.summary.readable)"))
        return writer.outcome(messages: messages)
    }

    private static func introduction(_ trace: Trace, _ count: Int, _ name: String) -> String {
        var text = "\(name): a trace of \(count) \(count == 1 ? "record" : "records")"
        if let source = trace[.source] { text += " of \(source)" }
        if let scene = trace[.scene] { text += ", played to the scene \(scene)" }
        if trace.droppedCount > 0 { text += "; \(trace.droppedCount) records before them are lost" }
        return text + "."
    }

    private static func json(
        _ trace: Trace, _ count: Int, _ name: String, _ timeline: Timeline, _ summary: GestureSummary
    ) -> JSON {
        .document(
            "show",
            [
                "source": .string(name), "records": .whole(count),
                "header": .object(trace.header.map { .init(name: $0.key.name, value: .string($0.value)) }),
                "origin": .number(timeline.origin.seconds), "lanes": .lanes(timeline),
                "decisions": .decisions(timeline), "recognized": .recognized(summary),
            ])
    }
}
