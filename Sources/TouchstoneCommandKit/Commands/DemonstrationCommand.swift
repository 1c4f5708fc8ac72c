/// What happens without a command: a bundled recording is played.
public struct DemonstrationCommand: Command {
    /// Its row in the table.
    public static let description = CommandDescription(
        "", "Plays a bundled recording to two views with tap, double tap and pinch.", [],
        [SharedOptions.trace, SharedOptions.picture],
        examples: [.init("touchstone", "shows what a tap, a double tap, a pinch and a drag bring about")])

    private let written: ReplayFiles

    /// Understands the words of a call.
    public init(_ arguments: Arguments) throws(UsageError) {
        written = try ValueParser(arguments, Self.description).files()
    }

    /// Plays it.
    public func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        Outcome(try Report.demonstration(surroundings), written)
    }
}

extension Outcome {
    /// What is printed about a report, and its files.
    init(_ report: Report, _ written: ReplayFiles, isJSON: Bool = false) {
        self.init(isJSON ? JSONWriter.text(report.json) : report.text, messages: report.warnings)
        if let trace = written.trace { write(Array(report.trace.utf8), to: trace) }
        if let picture = written.picture { write(Array(report.picture.utf8), to: picture) }
    }
}
