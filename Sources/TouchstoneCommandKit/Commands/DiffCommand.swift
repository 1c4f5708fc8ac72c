import TouchTimeline
import TouchTrace
import Touchstone

/// Compares two traces.
public struct DiffCommand: Command {
    private static let brief = OptionDescription(
        "brief", "q", "Says only whether they differ.")
    /// Seconds that are drawn before and after the difference.
    private static let context: TimeInterval = 0.25

    /// Its row in the table.
    public static let description = CommandDescription(
        "diff", "Finds the first decision in which two traces differ, and shows it in its context.",
        [SharedOperands.trace("A"), SharedOperands.trace("B", "a second trace")], [brief, SharedOptions.json],
        details: [
            "Input and decisions are compared: who received a finger, who waited for whom, who recognized or failed, what "
                + "views heard, and when. Not compared are headers, timers, and the words in which a recognizer says why it "
                + "failed."
        ],
        examples: [
            .init("touchstone diff before.trace after.trace", "shows where a change of the program came through")
        ],
        exitCodes: ["the decisions are the same", "they differ", "trouble: a file that cannot be read, or wrong use"])

    /// Trouble is told apart from a difference.
    public static let failureCode: Int32 = 2

    /// The two traces.
    public let files: [String]
    private let isBrief: Bool
    private let isJSON: Bool

    /// Understands the words of a call.
    public init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        isBrief = arguments.has(Self.brief)
        isJSON = arguments.has(SharedOptions.json)
        guard !isBrief || !isJSON else {
            throw UsageError("--brief and --json exclude each other; leave one out", command: "diff")
        }
    }

    /// Compares them.
    public func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        surroundings.progress("comparing", nil)
        let names = sources.map(\.name)
        var (first, second) = (try OpenTrace(sources[0]), try OpenTrace(sources[1]))
        let difference = try TraceDifference(
            first: { () throws(CommandFailure) in try first.next() },
            second: { () throws(CommandFailure) in try second.next() })
        try first.finish()
        try second.finish()
        let messages = TraceSource.warnings([first.file, second.file])
        let code: Int32 = difference.kind == .none ? 0 : 1
        if isJSON {
            return Outcome(JSONWriter.text(.difference(difference, names)), messages: messages, exitCode: code)
        }
        guard code == 1 else { return Outcome(messages: messages) }
        if isBrief { return Outcome("\(names[0]) and \(names[1]) differ\n", messages: messages, exitCode: code) }
        let text = difference.text((names[0], names[1])).drawn(isASCII: surroundings.drawing.isASCII)
        var pictures = ""
        for source in sources {
            let timeline = try Self.timeline(source, difference)
            pictures +=
                "\n" + TextBlock(surroundings.drawing).text("\(source.name):")
                + timeline.text(surroundings.drawing, hasLegend: false)
        }
        return Outcome(text + pictures, messages: messages, exitCode: code)
    }

    /// What happened around the difference: the fingers, and whom it is about. The trace is read again.
    private static func timeline(
        _ source: Source, _ difference: TraceDifference
    ) throws(CommandFailure) -> Timeline {
        // Seconds are counted from an origin that may be the trace's first record.
        var (start, beginning) = (TimelineBuilder(), try OpenTrace(source))
        while let record = try beginning.next() {
            start.take(record)
            if !record.step.isLeftOutOfLogs { break }
        }
        let since = (difference.instant ?? .zero).seconds(since: start.timeline.origin)
        let selection = TimelineSelection(
            from: since - context, to: since + context, lanes: ["fingers"] + (difference.subject.map { [$0] } ?? []))
        var builder = TimelineBuilder(keeping: selection)
        try TraceSource.records(source) { builder.take($0) }
        return builder.timeline.selecting(selection)
    }
}
