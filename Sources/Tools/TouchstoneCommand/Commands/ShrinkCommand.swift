import TouchTrace

/// A command that finds the smallest input of a trace that still shows something.
struct ShrinkCommand: Command {
    private static let keep = OptionDescription(
        "keep", "k", value: ValueDescription("TEXT"), isRepeatable: true,
        "Keeps a line that contains this text: a decision of show, a line of a log, or a record. At least one is needed; all are kept."
    )
    private static let without = OptionDescription(
        "without", nil, value: ValueDescription("TEXT"), isRepeatable: true,
        "Keeps out every line that contains this text.")

    private static let output = OptionDescription(
        "output", "o", value: ValueDescription("OUT", .files),
        "Writes the trace of that input; with - to standard output, in place of the text.")

    /// The command's row in the table.
    static let description = CommandDescription(
        "shrink", "Finds the smallest input of a trace that still shows a line, and the calls of a test that give it.",
        [SharedOperands.trace("TRACE")], [keep, without, output],
        details: [
            "A line is a decision as show lists it, without its number and time (tap: recognized), a record as the log of a stage has it "
                + "(tap ended), or as the file has it, without its time (action recognizer=\"tap\" phase=ended). Frames are no lines. TEXT may be any part of it; fingers "
                + "are numbered anew as others go, so leave their numbers out.",
            "The input is played to its scene again and again with less: without touches, then samples, then what samples report besides "
                + "locations; with rounder locations and shorter waits. The result shows the lines, and does not with any of these "
                + "steps more. It is the same each time.",
            "It prints the call of Stage.play with one finger in the center of the view, or calls of hands, if there are any that show "
                + "the lines; these were played, too. --output writes the trace, with - to standard output.",
        ],
        examples: [
            .init("touchstone shrink run.trace --keep deadlock -o small.trace", "keeps a cycle of requirements"),
            .init("touchstone shrink run.trace -k begins --without recognized", "keeps one of two kinds of decisions"),
        ])

    /// The trace.
    let files: [String]
    private let output: String?
    private let kept: KeptLines

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        output = arguments.value(Self.output)
        kept = KeptLines(keep: arguments.all(Self.keep), without: arguments.all(Self.without))
        guard !kept.keep.isEmpty else {
            throw UsageError("shrink needs to know what to keep; add --keep TEXT", command: "shrink")
        }
        if let output, output != "-", files.contains(output) {
            throw UsageError(
                "--output would write over '\(output)', which is read; name another file", command: "shrink")
        }
        if let both = kept.keep.first(where: { keep in kept.without.contains { keep.contains($0) } }) {
            throw UsageError("no line with '\(both)' is left by --without; leave one of them out", command: "shrink")
        }
    }

    /// The smaller trace.
    var outputs: [String] { output.flatMap { $0 == "-" ? nil : [$0] } ?? [] }

    /// Makes the input of the trace smaller.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        let name = sources[0].name
        surroundings.progress("reading \(name)", nil)
        let trace = try ShrinkableTrace(sources[0], kept)
        surroundings.progress("playing \(name)", nil)
        let player = ShrinkPlayer(trace.scene, trace.file, kept, tail: trace.tail)
        let first = player.watch(trace.frames)
        guard first.isShown else { throw Self.otherDecisions(first, name) }
        let result = ShrunkInput(trace, player) { surroundings.progress("shrinking \(name): \($0) frames", nil) }
        let writer = OutcomeWriter(surroundings)
        if let output { writer.put(result.trace.text, to: output) }
        let text = result.text.drawn(isASCII: surroundings.drawing.isASCII)
        let warnings = TraceSource.warnings([trace.file])
        // Standard output is in use for the trace.
        if output == "-" { return writer.outcome(messages: warnings + text) }
        writer.put(text)
        return writer.outcome(messages: warnings)
    }

    private static func otherDecisions(_ watch: LineWatch, _ name: String) -> CommandFailure {
        let what =
            watch.missing.first.map { "the replay has no line with '\($0)'" }
            ?? watch.unwanted.map { "the replay has a line with '\($0)'" } ?? "the replay differs"
        return TraceSource.otherDecisions(name, "\(what), other than the trace")
    }
}
