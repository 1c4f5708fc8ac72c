import TouchScenes
import TouchTimeline

/// Lists the scenes.
public struct ScenesCommand: Command {
    /// Its row in the table.
    public static let description = CommandDescription(
        "scenes", "Lists the scenes that a recording can be played to.", [], [SharedOptions.json],
        examples: [.init("touchstone scenes", "names each scene and says what there is to touch")])

    private let isJSON: Bool

    /// Understands the words of a call.
    public init(_ arguments: Arguments) throws(UsageError) {
        isJSON = arguments.has(SharedOptions.json)
    }

    /// Lists them.
    public func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        guard !isJSON else { return Outcome(JSONWriter.text(Self.json)) }
        let rows = Scenes.all.map { scene in (scene.name, "\(scene.summary)") }
        return Outcome(HelpText.rows(rows, width: surroundings.drawing.width, indent: 0))
    }

    private static var json: JSON {
        .document(
            "scenes",
            [
                "scenes": .list(
                    Scenes.all.map { scene in
                        .members([
                            "name": .string(scene.name), "summary": .string(scene.summary),
                            "width": .number(scene.windowSize.width), "height": .number(scene.windowSize.height),
                        ])
                    })
            ])
    }
}
