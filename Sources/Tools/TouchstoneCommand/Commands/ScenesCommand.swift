import TouchScenes
import TouchStory
import Touchstone

/// A command that lists the scenes.
struct ScenesCommand: Command {
    /// The command's row in the table.
    static let description = CommandDescription(
        "scenes", "Lists the scenes that a recording can be played to.", [], [SharedOptions.json],
        examples: [.init("touchstone scenes", "lists each scene with its window, a description and what to try")])

    private let isJSON: Bool

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        isJSON = arguments.has(SharedOptions.json)
    }

    /// Lists the scenes.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        guard !isJSON else { return Outcome(JSONWriter.text(Self.json)) }
        let sizes = Program.current.scenes.map { Self.size($0.windowSize) }
        let nameWidth = Program.current.scenes.map(\.name.count).max() ?? 0
        let sizeWidth = sizes.map(\.count).max() ?? 0
        let rows = zip(Program.current.scenes, sizes).map { scene, size in
            let gap = String(repeating: " ", count: nameWidth + 2 + sizeWidth - scene.name.count - size.count)
            return (scene.name + gap + size, Self.words(scene))
        }
        let text = HelpText(width: surroundings.drawing.width)
            .rows(rows, indent: 0, widestHead: nameWidth + 2 + sizeWidth)
        return Outcome(text.drawn(isASCII: surroundings.drawing.isASCII))
    }

    /// Returns the description of a scene; the hint that suits any scene says nothing of an app's own.
    private static func words(_ scene: AnyScene) -> String {
        let isOwn = Program.current.isTouchstone || scene.hint != generalHint
        return "\(scene.summary)." + (isOwn ? " \(scene.hint)" : "")
    }

    private static func size(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }

    private static var json: JSON { .document("scenes", ["scenes": .scenes]) }
}
