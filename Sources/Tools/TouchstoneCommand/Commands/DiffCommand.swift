import TouchReports
import TouchStory
import TouchTrace
import Touchstone

/// A command that compares two traces.
struct DiffCommand: Command {
    private static let brief = OptionDescription(
        "brief", "q", "Prints only whether they differ.")
    /// The time that is drawn before and after the difference, in seconds.
    private static let context: TimeInterval = 0.25

    /// The command's row in the table.
    static let description = CommandDescription(
        "diff", "Finds the first decision in which two traces differ, and shows it in its context.",
        [SharedOperands.loggedTrace("A"), SharedOperands.loggedTrace("B", "a second trace")],
        [brief, SharedOptions.json],
        details: [
            "Input and decisions are compared: the recipients of fingers, waiting, recognition and failure, deliveries to "
                + "views, and their times. Headers, timers and a recognizer's own words for its failure are not "
                + "compared."
        ],
        examples: [
            .init("touchstone diff before.trace after.trace", "shows the first effect of a change to the program")
        ],
        exitCodes: ["the decisions are the same", "they differ", "an unreadable file, or a usage error"])

    /// The exit code 2, which distinguishes failures from differences.
    static let failureCode: Int32 = 2

    /// The two traces.
    let files: [String]
    private let isBrief: Bool
    private let isJSON: Bool

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        isBrief = arguments.has(Self.brief)
        isJSON = arguments.has(SharedOptions.json)
        guard !isBrief || !isJSON else {
            throw UsageError("--brief and --json exclude each other; leave one out", command: "diff")
        }
    }

    /// The traces of apps that are rebuilt are compared.
    var appLogs: AppLogUse { .rebuilt }

    /// Compares the traces.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
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

    /// Returns the timeline around the difference: the fingers, and its subject. The trace is read again.
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
