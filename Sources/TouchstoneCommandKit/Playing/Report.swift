import TouchRecordings
public import TouchScenes
public import TouchTimeline
public import Touchstone

/// What is said of something that was played to a scene: as text, as JSON, as trace and as picture.
public struct Report {
    /// For standard output.
    public let text: String
    /// For standard error: what was odd about the recording, one warning a line.
    public let warnings: String
    /// The lines of the trace file.
    public let trace: String
    /// What the screen shows at the end, as SVG.
    public let picture: String
    /// The same as the text, for programs.
    let json: JSON

    /// Plays to a scene.
    /// - Parameters:
    ///   - window: the size in points; the one that suits by default.
    ///   - part: what is shown; a lane that is not there is an error.
    ///   - introduction: the first lines; by default what was played, and to what.
    public init(
        _ played: Playable, to scene: any Scene, window: CGSize? = nil, part: TimelineSelection = TimelineSelection(),
        introduction: String? = nil, _ surroundings: Surroundings = Surroundings()
    ) throws(CommandFailure) {
        let size = window ?? played.size
        let replay = Replay(
            played.frames(size), to: scene, size: size, scale: played.scale,
            until: scene.name == played.scene ? played.end : nil, source: played.origin
        ) {
            surroundings.progress("playing \(played.source)", $0)
        }
        surroundings.progress("drawing \(played.source)", nil)
        let whole = Timeline(replay.records)
        let timeline = try whole.part(part, of: played.source)
        let summary = GestureSummary(replay.records)
        (trace, picture) = (replay.trace, replay.picture)
        warnings = played.warnings.map { "\($0)\n" }.joined()
        let block = TextBlock(surroundings.drawing)
        if let emptiness = played.emptiness {
            text = block.text("\(played.source): \(emptiness)")
        } else {
            let introduction = introduction ?? Self.introduction(played, scene, size)
            text =
                introduction.split(whereSeparator: \.isNewline).map { block.text(String($0)) }.joined()
                + "\n" + timeline.text(surroundings.drawing) + "\n"
                + block.text("recognized\(timeline.isPart ? " in all" : ""): \(summary)")
        }
        json = .document(
            "replay",
            [
                "source": .string(played.source), "device": .optional(played.device), "scene": .string(scene.name),
                "window": .members(["width": .number(size.width), "height": .number(size.height)]),
                "contacts": .whole(played.contactCount),
                "warnings": .strings(played.warnings + (played.emptiness.map { ["\(played.source): \($0)"] } ?? [])),
                "origin": .number(timeline.origin.seconds), "lanes": .lanes(timeline),
                "decisions": .decisions(timeline), "recognized": .recognized(summary),
            ])
    }

    private static func introduction(_ played: Playable, _ scene: any Scene, _ size: CGSize) -> String {
        "\(played.source): \(played.kind), \(played.contactCount) "
            + "\(played.contactCount == 1 ? "contact" : "contacts") in a window of "
            + "\(Int(size.width)) × \(Int(size.height)) points.\nPlayed to \(scene.summary)."
    }

    /// The bundled recording.
    /// - Parameters:
    ///   - scene: by default the one for which it was made.
    ///   - window: the size in points; that of the scene by default.
    public static func demonstration(
        to scene: any Scene = TwoSubviewsScene(), window: CGSize? = nil, _ surroundings: Surroundings = Surroundings()
    ) throws(CommandFailure) -> Report {
        let recording: Recording
        do {
            recording = try EvemuReader.read(Array(BundledRecordings.twoSubviews.utf8), source: "twoSubviews")
        } catch {
            throw CommandFailure("\(error)")
        }
        // It is a hand that was made; what it leaves out is left out on purpose.
        var choice = SurfaceChoice()
        choice.rests = .none
        let played = try Playable(recording, choice)
        let introduction = """
            A bundled recording, made by Touchstone's own generator: a tap, a double tap, a pinch, a drag.
            Played to \(scene.summary).
            """
        return try Report(
            played, to: scene, window: window ?? scene.windowSize, introduction: introduction, surroundings)
    }
}
