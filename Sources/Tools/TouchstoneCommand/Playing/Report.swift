import TouchRecordings
import TouchScenes
import TouchStory
import Touchstone

/// The report about input that was played to a scene: as text, as JSON, as trace and as picture.
struct Report {
    /// The text for standard output.
    let text: String
    /// The warnings about the recording for standard error, one a line.
    let warnings: String
    /// The text of the trace file.
    let trace: String
    /// The final picture of the screen, as SVG.
    let picture: String

    /// Plays input to a scene.
    /// - Parameters:
    ///   - window: The size in points; the suitable one by default.
    ///   - part: The part that is shown; an unknown lane is an error.
    ///   - introduction: The first lines; by default the input and the scene.
    init(
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

    /// Plays the bundled recording.
    /// - Parameters:
    ///   - scene: The scene; by default the one for which the recording was made.
    ///   - window: The size in points; that of the scene by default.
    static func demonstration(
        to scene: any Scene = TwoSubviewsScene(), window: CGSize? = nil, _ surroundings: Surroundings = Surroundings()
    ) throws(CommandFailure) -> Report {
        let recording: Recording
        do {
            recording = try Recording(
                parsing: Array(BundledRecordings.twoSubviews.utf8), source: "twoSubviews", format: .evemu)
        } catch {
            throw CommandFailure("\(error)")
        }
        // The recording was made by hand; its gaps are intended.
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
