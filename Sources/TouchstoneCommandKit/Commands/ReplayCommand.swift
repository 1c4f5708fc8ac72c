import TouchRecordings
import TouchScenes
import TouchTimeline
import Touchstone

/// Plays a recording or a trace to a scene.
public struct ReplayCommand: StreamingCommand {
    /// Its row in the table.
    public static let description = CommandDescription(
        "replay", "Plays a recording or a trace to a scene, and shows what was decided and why.",
        [
            OperandDescription(
                ValueDescription("FILE", .files), "a recording",
                "A recording or a trace, known by its content; - is standard input.")
        ],
        [
            SharedOptions.scene, SharedOptions.window, SharedOptions.trueSize, SharedOptions.turn,
            SharedOptions.displayRate, SharedOptions.rests, SharedOptions.device,
        ] + SharedOptions.part
            + [SharedOptions.trace, SharedOptions.picture, SharedOptions.json, SharedOptions.live],
        details: [
            "Recordings of evemu, libinput record, Android's getevent -lt and bytes of a device node (struct input_event) "
                + "are mapped to a window: by default 400 points wide, as high as the device's axes make it, "
                + "from 100 to 1600. A recording of evemu without its device's description is played best with it: "
                + "cat DEVICE.desc FILE | touchstone replay -",
            "Tables (csv), logs of UIKit's touches as Inkable writes them (JSON), and traces, have points already; they stay "
                + "as they are.",
            "Without --scene a trace is played to the scene that its header names (scene=\"dots\"), a recording to the scene "
                + "everything, one view that knows every gesture. So is a trace whose header names no scene, or one that is not "
                + "here; a warning says so.",
            "Devices leave out reports of a finger that does not move, and a pan takes its velocity from the last ones. So a finger "
                + "that rests on a device for a frame of the display gets a sample at the same place, and one more after the "
                + "next; --rests off leaves them out. In tables, logs and traces there are none unless --rests on asks for them.",
            "With --live FILE is a device node, or - for a pipe with its bytes or with lines of evemu.",
        ],
        examples: [
            .init("touchstone replay hand.evemu", "shows what the fingers did, and what became of it"),
            .init("touchstone replay --scene transform --lane recognizers hand.evemu", "shows recognizers only"),
            .init("touchstone replay --json hand.evemu | jq .recognized", "gives a program what was recognized"),
            .init("touchstone replay --live /dev/input/event5", "says what fingers on that screen mean, until Ctrl-C"),
        ])

    private let file: String
    private let scene: String?
    private let window: CGSize?
    private let device: Int?
    private let choice: SurfaceChoice
    private let part: TimelineSelection
    private let isAll: Bool
    private let written: ReplayFiles
    private let isJSON: Bool
    private let isLive: Bool

    /// Understands the words of a call.
    public init(_ arguments: Arguments) throws(UsageError) {
        let values = ValueParser(arguments, Self.description)
        file = arguments.operands[0]
        scene = arguments.value(SharedOptions.scene)
        window = try values.window()
        device = try values.device()
        choice = try values.surface()
        part = try values.selection()
        written = try values.files()
        isAll = arguments.has(SharedOptions.all)
        isJSON = arguments.has(SharedOptions.json)
        isLive = arguments.has(SharedOptions.live)
        guard isLive else { return }
        let mapping = [SharedOptions.device, SharedOptions.trueSize, SharedOptions.turn, SharedOptions.displayRate]
        let idle = (SharedOptions.part + [SharedOptions.json] + mapping).first { arguments.has($0) }
        if let idle {
            throw UsageError(
                "--\(idle.name) needs the whole recording, which --live does not wait for; leave one of them out",
                command: "replay")
        }
    }

    /// The recording.
    public var files: [String] { [file] }
    /// The trace and the picture, where they are asked for.
    public var outputs: [String] { written.paths }
    /// The device or pipe, with `--live`.
    public var stream: String? { isLive ? file : nil }
    /// Standard output.
    public var target: String { "-" }

    /// Starts to play live.
    public func start(
        _ device: DeviceDescription?, source: String, _ surroundings: Surroundings
    ) -> any CommandSession {
        LiveSession(
            device, source: source, to: chosen(nil), window: window, written, surroundings.drawing,
            rests: choice.rests)
    }

    /// Plays what is there already.
    public func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        var played = try RecordingFile.playable(sources[0], device: device, choice)
        if scene == nil, let warning = played.sceneWarning { played.warnings.append(warning) }
        // A trace on standard output cannot be taken back when the lanes prove wrong: that is found out beforehand.
        if written.trace == "-", !part.lanes.isEmpty {
            _ = try PlayedScene(
                played, to: chosen(played.scene), window: window, part: part, introduction: nil, surroundings,
                trace: nil)
        }
        let writer = OutcomeWriter(surroundings)
        let result = try PlayedScene(
            played, to: chosen(played.scene), window: window, part: part, introduction: nil, surroundings,
            trace: written.trace.map { path in { writer.put($0, to: path) } })
        if let path = written.picture { writer.put(result.picture, to: path) }
        // Standard output may be taken.
        if written.trace != "-", written.picture != "-" {
            if isJSON {
                JSONWriter.write(result.json) { writer.put($0) }
            } else {
                result.write(surroundings.drawing(all: isAll)) { writer.put($0) }
            }
        }
        return writer.outcome(messages: result.warnings)
    }

    private func chosen(_ named: String?) -> any Scene {
        (scene ?? named).flatMap(Scenes.named) ?? AnyScene(EverythingScene())
    }
}
