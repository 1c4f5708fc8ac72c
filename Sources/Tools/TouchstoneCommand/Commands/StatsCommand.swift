import TouchReports
import TouchScenes
import TouchStory
import TouchTrace
import Touchstone

/// A command that prints statistics of traces.
struct StatsCommand: Command {
    /// The command's row in the table.
    static let description = CommandDescription(
        "stats", "Prints statistics of traces: outcomes with their causes, latencies and counts of records.",
        [
            OperandDescription(
                ValueDescription("FILE", .files), count: .several, "a trace",
                "Traces, logs of AppRecorder.swift, or recordings, which are played first, as traces are with --scene; - is standard input."
            )
        ],
        [SharedOptions.scene, SharedOptions.json],
        details: [
            "Latencies are measured from the first input of an attempt to its recognition; waiting times are those for which "
                + "steps of a touch were withheld from a view."
        ],
        examples: [
            .init("touchstone stats run.trace", "shows recognitions, failures with their causes, and latencies")
        ],
        exitCodes: ["success", "a file that cannot be read; the others are counted", "usage error"])

    /// The files.
    let files: [String]
    private let scene: String?
    private let isJSON: Bool

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        scene = arguments.value(SharedOptions.scene)
        isJSON = arguments.has(SharedOptions.json)
    }

    /// The records of the app that is rebuilt are counted.
    var appLogs: AppLogUse { .rebuilt }

    /// Prints the statistics.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        var counted: [(name: String, statistics: TraceStatistics)] = []
        var messages = ""
        var isAnyMissing = false
        for source in sources {
            surroundings.progress("reading \(source.name)", nil)
            do throws(CommandFailure) {
                let (statistics, warnings) = try statistics(source, surroundings)
                counted.append((source.name, statistics))
                messages += warnings.map { "\($0)\n" }.joined()
            } catch {
                isAnyMissing = true
                messages += "\(error)\n"
            }
        }
        let text =
            isJSON
            ? JSONWriter.text(.document("stats", ["files": .list(counted.map { JSON.statistics($0.1, of: $0.0) })]))
            : counted.map { "\($0.name): \(ReadableNames.text($0.statistics.text))" }.joined(separator: "\n")
                .drawn(isASCII: surroundings.drawing.isASCII)
        return Outcome(text, messages: messages, exitCode: isAnyMissing ? 1 : 0)
    }

    private func statistics(
        _ source: Source, _ surroundings: Surroundings
    ) throws(CommandFailure) -> (TraceStatistics, warnings: [String]) {
        var counter = TraceCounter()
        // A trace is counted as it is, unless it is to be played to a scene.
        if scene == nil, TraceSource.isTrace(try source.head()) {
            let trace = try TraceSource.records(source) { counter.take($0) }.file
            return (counter.statistics, trace.notes.map(\.description))
        }
        let played = try RecordingFile.playable(source, device: nil)
        let scene = scene.flatMap(Program.current.scene(named:)) ?? Program.current.usualScene
        _ = try Replay.play(
            played, to: scene, size: played.size, take: { counter.take($0) },
            progress: { surroundings.progress("playing \(source.name)", $0) })
        return (counter.statistics, played.warnings)
    }
}
