import TouchAdvice
import TouchScenes
import Touchstone

/// A command that lists what a scene's views and recognizers decide about touches before one comes down.
public struct InspectCommand: Command {
    private static let scene = OptionDescription(
        "scene", "s",
        value: ValueDescription(
            "NAME", .words(KnownScenes.all.map(\.name)), list: .init(noun: "scene", command: "touchstone scenes")),
        "Inspects that scene (touchstone scenes lists them).")

    /// The command's row in the table.
    public static let description = CommandDescription(
        "inspect", "Finds conflicts in a scene before a finger comes down.", [], [scene, SharedOptions.json],
        details: [
            "It finds cycles of failure requirements, recognizers that never recognize, views that no touch reaches, taps that wait for "
                + "others, and targets smaller than 44 x 44 points. A note is about something that may be intended."
        ],
        examples: [
            .init("touchstone inspect --scene puzzle-06-late", "a tap that waits for a double tap")
        ])

    private let scene: AnyScene

    private let isJSON: Bool

    /// Creates the command from the words of a call.
    public init(_ arguments: Arguments) throws(UsageError) {
        guard let scene = arguments.value(Self.scene).flatMap(KnownScenes.named) else {
            throw UsageError("--scene is missing; touchstone scenes lists the scenes", command: "inspect")
        }
        self.scene = scene
        isJSON = arguments.has(SharedOptions.json)
    }

    /// Inspects the scene.
    public func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        let report = InspectionReport(scene.name, Rehearsal(scene, size: scene.windowSize).inspect())
        return Outcome(isJSON ? JSONWriter.text(report.json) : report.text(surroundings.drawing))
    }
}
