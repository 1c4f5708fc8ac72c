import TouchRecordings
import TouchScenes
import TouchStory
import Touchstone

/// A command that plays a recording or a trace to a scene.
struct ReplayCommand: StreamingCommand {
    /// The command's row in the table.
    static let description = CommandDescription(
        "replay", "Plays a recording or a trace to a scene, and shows the decisions with their reasons.",
        [
            OperandDescription(
                ValueDescription("FILE", .files), "a recording",
                "A recording, a trace or a link; the format is detected from the content. - is standard input.")
        ],
        [
            SharedOptions.scene, SharedOptions.window, SharedOptions.trueSize, SharedOptions.turn,
            SharedOptions.displayRate, SharedOptions.rests, SharedOptions.device,
        ] + SharedOptions.part
            + [
                SharedOptions.trace, SharedOptions.picture, SharedOptions.appLog, SharedOptions.json,
                SharedOptions.live,
            ],
        details: [
            "Recordings of evemu, libinput record, Android's getevent -lt and bytes of a device node (struct input_event) "
                + "are mapped to a window: by default 400 points wide, as high as the device's axes make it, "
                + "from 100 to 1600. If a recording of evemu lacks its device's description, put that before it: "
                + "cat DEVICE.desc FILE | touchstone replay -",
            "The coordinates of tables (csv), logs of UIKit's touches as written by Inkable (JSON), and traces are points "
                + "already, and are not mapped.",
            "Without --scene a trace is played to the scene that its header names (scene=\"NAME\"), a recording to everything, one "
                + "view with every gesture, or to the first scene of a command of your own. So is a trace whose header names no scene, "
                + "or an unknown one, with a warning.",
            "Devices leave out reports of a finger that does not move, and a pan takes its velocity from the last ones. So a finger "
                + "that rests on a device for a frame of the display gets a sample at the same place, and one more after the "
                + "next; --rests off leaves them out. In tables, logs and traces there are none unless --rests on asks for them.",
            "FILE may be a link that the page or touchstone link made, or its fragment, #t=..., in quotes. It is played to its scene; a "
                + "warning says if the decisions differ from those with which it was made.",
            "--app-log writes what Documentation/AppRecorder.md describes, as AppRecorder.swift would in the scene. FILE may be such a "
                + "log: its touches are played to --scene.",
            "With --live, FILE is a device node, or - for a pipe with its bytes or with lines of evemu.",
        ],
        examples: [
            .init("touchstone replay hand.evemu", "shows the fingers and the decisions"),
            .init("touchstone replay --scene transform --lane recognizers hand.evemu", "shows recognizers only"),
            .init("touchstone replay --json hand.evemu | jq .recognized", "lists recognized gestures"),
            .init("touchstone replay 'http://127.0.0.1:8000/#t=AVq3...'", "replays a link"),
            .init("touchstone replay --live /dev/input/event5", "shows decisions live, until Ctrl-C"),
        ])

    private let file: String
    /// The packed trace of a link that was given in place of a file.
    private let linked: String?
    private let scene: String?
    private let window: CGSize?
    private let device: Int?
    private let choice: SurfaceChoice
    private let part: TimelineSelection
    private let isAll: Bool
    private let written: ReplayFiles
    private let isJSON: Bool
    private let isLive: Bool

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        let values = ValueParser(arguments, Self.description)
        file = arguments.operands[0]
        linked = PackedLink.text(in: file)
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
        guard linked == nil else {
            throw UsageError("--live needs a device or a pipe, not a link; leave it out", command: "replay")
        }
        let mapping = [SharedOptions.device, SharedOptions.trueSize, SharedOptions.turn, SharedOptions.displayRate]
        let idle = (SharedOptions.part + [SharedOptions.json, SharedOptions.appLog] + mapping).first {
            arguments.has($0)
        }
        if let idle {
            throw UsageError(
                "--\(idle.name) needs the whole recording, which --live does not wait for; leave one of them out",
                command: "replay")
        }
    }

    /// The recording; none if the input is in a link.
    var files: [String] { linked == nil ? [file] : [] }
    /// The touches of a log are played to another scene.
    var appLogs: AppLogUse {
        scene == nil
            ? .none(
                "Its touches can be played to a scene that --scene names; \(Program.name) why and show play them to the app that is "
                    + "rebuilt from it") : .rebuilt
    }
    /// The files that are asked for.
    var outputs: [String] { written.paths }
    /// The device or pipe, with `--live`.
    var stream: String? { isLive ? file : nil }
    /// Standard output.
    var target: String { "-" }

    /// Starts playing live input.
    func start(
        _ device: DeviceDescription?, source: String, _ surroundings: Surroundings
    ) -> any CommandSession {
        LiveSession(
            device, source: source, to: chosen(nil), window: window, written, surroundings.drawing,
            rests: choice.rests)
    }

    /// Plays the input that is already there.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        var played =
            if let linked {
                try RecordingFile.linked(linked, PackedLink.name, device: device, choice)
            } else {
                try RecordingFile.playable(sources[0], device: device, choice)
            }
        if scene == nil, let missing = played.missingScene { throw missing }
        if scene == nil, let warning = played.sceneWarning { played.warnings.append(warning) }
        // A trace on standard output cannot be undone if the lanes turn out to be wrong: that is checked beforehand.
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
        if let path = written.appLog {
            surroundings.progress("recording \(file)", nil)
            let size = window ?? played.size
            for line in try Replay.appLog(of: played, to: chosen(played.scene), size: size) {
                writer.put(line + "\n", to: path)
            }
        }
        // Standard output may be in use.
        if !written.usesStandardOutput {
            if isJSON {
                JSONWriter.write(result.json) { writer.put($0) }
            } else {
                result.write(surroundings.drawing(all: isAll)) { writer.put($0) }
            }
        }
        return writer.outcome(messages: result.warnings)
    }

    private func chosen(_ named: String?) -> any Scene {
        (scene ?? named).flatMap(Program.current.scene(named:)) ?? Program.current.usualScene
    }
}
