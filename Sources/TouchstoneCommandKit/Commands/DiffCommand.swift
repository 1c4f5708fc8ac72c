import TouchTimeline
import TouchTraces
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
        var files: [TraceFile] = []
        for source in sources {
            surroundings.progress("reading \(source.name)", nil)
            files.append(try TraceSource.trace(source))
        }
        let messages = TraceSource.warnings(files)
        let traces = files.map(\.records)
        surroundings.progress("comparing", nil)
        let names = sources.map(\.name)
        let difference = TraceDifference(traces[0], traces[1])
        let code: Int32 = difference.kind == .none ? 0 : 1
        if isJSON {
            return Outcome(JSONWriter.text(.difference(difference, names)), messages: messages, exitCode: code)
        }
        guard code == 1 else { return Outcome(messages: messages) }
        if isBrief { return Outcome("\(names[0]) and \(names[1]) differ\n", messages: messages, exitCode: code) }
        let text = difference.text((names[0], names[1])).drawn(isASCII: surroundings.drawing.isASCII)
        let pictures = zip(names, traces).map { name, records in
            "\n" + TextBlock(surroundings.drawing).text("\(name):")
                + Self.timeline(records, difference).text(surroundings.drawing, hasLegend: false)
        }
        return Outcome(text + pictures.joined(), messages: messages, exitCode: code)
    }

    /// What happened around the difference: the fingers, and whom it is about.
    private static func timeline(_ records: [TraceRecord], _ difference: TraceDifference) -> Timeline {
        let timeline = Timeline(records)
        let since = (difference.instant ?? .zero).seconds(since: timeline.origin)
        let subject = difference.subject.map { [$0] } ?? []
        return timeline.selecting(
            TimelineSelection(
                from: since - context, to: since + context,
                lanes: ["fingers"] + subject))
    }
}
