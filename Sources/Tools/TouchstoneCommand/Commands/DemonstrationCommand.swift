import TouchScenes
import Touchstone

/// The command that runs if none is named: it plays a bundled recording.
struct DemonstrationCommand: Command {
    /// The command's row in the table.
    static let description = CommandDescription(
        "", "Plays a bundled recording of a tap, a double tap, a pinch and a drag to a scene.", [],
        [SharedOptions.scene, SharedOptions.window, SharedOptions.trace, SharedOptions.picture],
        examples: [
            .init("touchstone", "shows the effects of a tap, a double tap, a pinch and a drag"),
            .init("touchstone --scene dots", "shows their effects in another app, in its own window"),
        ])

    private let written: ReplayFiles
    private let scene: String?
    private let window: CGSize?

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        let values = ValueParser(arguments, Self.description)
        written = try values.files()
        scene = arguments.value(SharedOptions.scene)
        window = try values.window()
    }

    /// The trace and the picture, if they are asked for.
    var outputs: [String] { written.paths }

    /// Plays the recording.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        let scene = scene.flatMap(Program.current.scene(named:)) ?? Program.current.demonstratedScene
        return Outcome(try Report.demonstration(to: scene, window: window, surroundings), written)
    }
}

extension Outcome {
    /// Creates the outcome that prints a report, and its files.
    fileprivate init(_ report: Report, _ written: ReplayFiles) {
        self.init(report.text, messages: report.warnings)
        if let trace = written.trace { write(Array(report.trace.utf8), to: trace) }
        if let picture = written.picture { write(Array(report.picture.utf8), to: picture) }
    }
}
