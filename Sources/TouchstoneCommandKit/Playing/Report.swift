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

    /// Plays to a scene.
    /// - Parameters:
    ///   - window: the size in points; the one that suits by default.
    ///   - part: what is shown; a lane that is not there is an error.
    ///   - introduction: the first lines; by default what was played, and to what.
    public init(
        _ played: Playable, to scene: any Scene, window: CGSize? = nil, part: TimelineSelection = TimelineSelection(),
        introduction: String? = nil, _ surroundings: Surroundings = Surroundings()
    ) throws(CommandFailure) {
        var (text, trace) = ("", "")
        let played = try PlayedScene(
            played, to: scene, window: window, part: part, introduction: introduction, surroundings
        ) { trace += $0 }
        played.write(surroundings.drawing) { text += $0 }
        (self.text, self.trace, picture) = (text, trace, played.picture)
        warnings = played.warnings
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
            recording = try Recording(
                parsing: Array(BundledRecordings.twoSubviews.utf8), source: "twoSubviews", format: .evemu)
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
