import TouchAdvice
import TouchStory
import TouchTrace
import Touchstone

/// A command that searches for the smallest change of a scene that gives what is wanted.
struct AdviseCommand: Command {
    private static let want = OptionDescription(
        "want", nil, value: ValueDescription("WORDS"), isRepeatable: true,
        "States what should happen, as \"tap recognized\"; several must all happen.")
    private static let most = OptionDescription(
        "most", nil, value: ValueDescription("N"), "Shows at most that many proposals; 3 by default.")

    /// The command's row in the table.
    static let description = CommandDescription(
        "advise", "Searches for the smallest change of a scene that gives what is wanted and changes nothing else.",
        [
            OperandDescription(
                ValueDescription("TRACE", .files), count: .several, "a trace",
                "The trace, as replay --trace writes it, and others of the same scene that should not change; or a log of AppRecorder.swift; "
                    + "- is standard input."
            )
        ], [want, most, SharedOptions.json],
        details: [
            "Write --want as NAME recognized, NAME recognized within S s, NAME not recognized, VIEW began or VIEW ended, each of them "
                + "also with finger N at the end; without it, it is about the last finger. VIEW ended is the end of a touch that is not "
                + "cancelled.",
            "The touches are played to the scene again with each of some small changes: requirements of failure, simultaneous "
                + "recognition, cancelsTouchesInView, the delays, limits, the order of recognizers and views, interaction, bounds. First "
                + "are those that change no other recognition, and nothing that views receive of other touches; then the smallest.",
            "Of a log, the app that is rebuilt is changed. Changes that UIKit does not have, and those that concern a recognizer with a "
                + "delegate or a class of its own, which may decide otherwise, are left out.",
        ],
        examples: [
            .init("touchstone advise run.trace --want 'tap recognized'", "what would make the tap fire"),
            .init("touchstone advise run.trace ok.trace --want 'row ended'", "without a change to a second trace"),
        ],
        exitCodes: [
            "success", "no change gives what is wanted, or data that cannot be used", "usage error",
        ])

    /// The traces.
    let files: [String]
    private let wants: [Want]
    private let most: Int
    private let isJSON: Bool

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        isJSON = arguments.has(SharedOptions.json)
        most = try ValueParser(arguments, Self.description).count(Self.most, from: 1) ?? 3
        let wants: [Want]
        do {
            wants = try arguments.all(Self.want).map { text throws(AdviceError) in try Want(parsing: text) }
        } catch {
            throw UsageError("\(error)", command: "advise")
        }
        guard !wants.isEmpty else {
            throw UsageError(
                "--want is missing; write what should happen, like --want \"tap recognized\"", command: "advise")
        }
        self.wants = wants
    }

    /// The app that is rebuilt is changed.
    var appLogs: AppLogUse { .rebuilt }

    /// Searches, and prints what was found.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        var inputs: [AdvisedTrace] = []
        for source in sources {
            surroundings.progress("reading \(source.name)", nil)
            inputs.append(try AdvisedTrace(source))
        }
        let first = inputs[0]
        if inputs.count > 1, let app = inputs.first(where: { $0.rebuilt != nil }) {
            throw CommandFailure(
                "\(app.input.source):1: error: the app of a log is rebuilt from that log alone. Name no other file beside it"
            )
        }
        if let other = inputs.first(where: { $0.sceneName != first.sceneName }) {
            throw CommandFailure(
                "\(other.input.source):1: error: the trace is of the scene '\(other.sceneName ?? "")', and that of "
                    + "\(first.input.source) of '\(first.sceneName ?? "")'. Name traces of one scene")
        }
        let doubts = first.rebuilt?.doubts(about: wants) ?? []
        if let unknown = doubts.first(where: \.isUnknown) {
            throw CommandFailure(
                "\(first.input.source): error: \(unknown.text) What would change it cannot be said. \(Program.name) why states what is known"
            )
        }
        for input in inputs {
            surroundings.progress("playing \(input.input.source)", nil)
            try input.check()
        }
        let advisor = Advisor(
            first.input, start: first.start, others: inputs.dropFirst().map { ($0.input, $0.start) })
        let advice: Advice
        do {
            advice = try advisor.advise(wants) { surroundings.progress("trying changes", $0) }
        } catch {
            throw CommandFailure("\(first.input.source): error: \(Self.words(error))")
        }
        let messages = TraceSource.warnings(inputs.map(\.trace))
        let proposals = first.rebuilt?.certain(advice.proposals, wants) ?? advice.proposals
        let isFound = advice.isAlreadySatisfied || !proposals.isEmpty
        let report = AdviceReport(advice, proposals, wants, most: most, down: first.down, inferred: doubts.map(\.text))
        return Outcome(
            isJSON ? JSONWriter.text(report.json(first.input.source)) : report.text(surroundings.drawing),
            messages: messages, exitCode: isFound ? 0 : 1)
    }

    /// Returns what is wrong and what to do.
    private static func words(_ error: AdviceError) -> String {
        switch error {
        case .notAWant, .noWants: "\(error)"
        case .noTouches: "no finger came down. Name a trace with touches"
        case .noFinger(let number, let known):
            "the trace has no finger \(number). The last one is \(known.max().map { "\($0)" } ?? "none")"
        case .noRecognizer(let name, let known):
            "no recognizer is called '\(name)'. \(Self.choice(name.text, known.map(\.text)))"
        case .noView(let name, let known): "no view is called '\(name)'. \(Self.choice(name.text, known.map(\.text)))"
        }
    }

    private static func choice(_ name: String, _ known: [String]) -> String {
        if let near = NearMiss.nearest(to: name, among: known) { return "Did you mean '\(near)'?" }
        let most = 40
        return known.isEmpty
            ? "There are none"
            : "Write one of: \(known.prefix(most).joined(separator: ", "))\(known.count > most ? ", ..." : "")"
    }
}
