import TouchScenes
import TouchTimeline
import Touchstone

/// Plays a recording to a scene.
public struct ReplayCommand: Command {
    /// Its row in the table.
    public static let description = CommandDescription(
        "replay", "Plays a recording to a scene, and shows what was decided and why.",
        [
            OperandDescription(
                ValueDescription("FILE", .files), "a recording",
                "A recording, known by its content; - is standard input.")
        ],
        [SharedOptions.scene, SharedOptions.window] + SharedOptions.part
            + [SharedOptions.trace, SharedOptions.picture, SharedOptions.json],
        details: [
            "An evemu recording of a touchscreen or touchpad (multi-touch protocol A or B, or single touch) is mapped to a "
                + "window: by default 400 points wide, as high as the device's axes make it, from 100 to 1600. One without "
                + "its device's description is played best with it: cat DEVICE.desc FILE | touchstone replay -",
            "A log of UIKit's touches as Inkable writes it (JSON) has points already; they stay as they are.",
            "Without --scene it is played to one view that knows every gesture.",
        ],
        examples: [
            .init("touchstone replay hand.evemu", "shows what the fingers did, and what became of it"),
            .init("touchstone replay --scene transform --lane recognizers hand.evemu", "shows recognizers only"),
            .init("touchstone replay --json hand.evemu | jq .recognized", "gives a program what was recognized"),
        ])

    private let file: String
    private let scene: String?
    private let window: CGSize?
    private let part: TimelineSelection
    private let trace: String?
    private let picture: String?
    private let isJSON: Bool

    /// Understands the words of a call.
    public init(_ arguments: Arguments) throws(UsageError) {
        let values = ValueParser(arguments, Self.description)
        file = arguments.operands[0]
        scene = arguments.value(SharedOptions.scene)
        window = try values.window()
        part = try values.selection()
        (trace, picture) = try values.files()
        isJSON = arguments.has(SharedOptions.json)
    }

    /// The recording.
    public var files: [String] { [file] }

    /// Plays it.
    public func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        let played = try RecordingFile.playable(sources[0])
        let scene: any Scene = scene.flatMap(Scenes.named) ?? EverythingScene()
        let report = try Report(played, to: scene, window: window, part: part, surroundings)
        return Outcome(report, trace: trace, picture: picture, isJSON: isJSON)
    }
}
