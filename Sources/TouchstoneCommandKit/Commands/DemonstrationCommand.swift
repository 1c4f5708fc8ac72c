import TouchScenes
import Touchstone

/// What happens without a command: a bundled recording is played.
public struct DemonstrationCommand: Command {
    /// Its row in the table.
    public static let description = CommandDescription(
        "", "Plays a bundled recording to two views with tap, double tap and pinch.", [],
        [SharedOptions.scene, SharedOptions.window, SharedOptions.trace, SharedOptions.picture],
        examples: [
            .init("touchstone", "shows what a tap, a double tap, a pinch and a drag bring about"),
            .init("touchstone --scene dots", "shows what they do to another app, in its own window"),
        ])

    private let written: ReplayFiles
    private let scene: String?
    private let window: CGSize?

    /// Understands the words of a call.
    public init(_ arguments: Arguments) throws(UsageError) {
        let values = ValueParser(arguments, Self.description)
        written = try values.files()
        scene = arguments.value(SharedOptions.scene)
        window = try values.window()
    }

    /// The trace and the picture, where they are asked for.
    public var outputs: [String] { written.paths }

    /// Plays it.
    public func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        let scene = scene.flatMap(Scenes.named) ?? AnyScene(TwoSubviewsScene())
        return Outcome(try Report.demonstration(to: scene, window: window, surroundings), written)
    }
}

extension Outcome {
    /// What is printed about a report, and its files.
    fileprivate init(_ report: Report, _ written: ReplayFiles) {
        self.init(report.text, messages: report.warnings)
        if let trace = written.trace { write(Array(report.trace.utf8), to: trace) }
        if let picture = written.picture { write(Array(report.picture.utf8), to: picture) }
    }
}
