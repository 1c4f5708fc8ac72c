public import TouchRecordings
import TouchScenes
public import TouchTimeline
public import Touchstone

/// What the command prints about a recording, and the trace and picture that it may write.
public struct Report {
    /// For standard output.
    public private(set) var text: String
    /// For standard error: what was odd about the recording, one warning a line.
    public let warnings: String
    /// The lines of the trace file.
    public let trace: String
    /// What the screen shows at the end, as SVG.
    public let picture: String

    /// The bundled recording, played to the scene for which it was made.
    public static func demonstration(_ options: TimelineOptions) throws(RecordingError) -> Report {
        let recording = try EvemuReader.read(Array(BundledRecordings.twoSubviews.utf8), source: "twoSubviews")
        let scene = TwoSubviewsScene()
        let introduction = """
            A bundled recording, made by Touchstone's own generator: a tap, a double tap, a pinch, a drag.
            Played to \(scene.summary).
            """
        return Report(recording, scene, scene.windowSize, introduction, options)
    }

    /// A recording from elsewhere, played to the scene that knows every gesture.
    /// - Parameter window: the size in points; fitted to the device by default.
    public static func replay(_ recording: Recording, window: CGSize?, _ options: TimelineOptions) -> Report {
        let scene = EverythingScene()
        let size = window ?? Replay.windowSize(for: recording)
        let device = recording.deviceName.map { " of \($0)" } ?? ""
        let introduction =
            "\(recording.source): a recording\(device), \(recording.contactCount) "
            + "\(recording.contactCount == 1 ? "contact" : "contacts") in a window of "
            + "\(Int(size.width)) × \(Int(size.height)) points.\nPlayed to \(scene.summary)."
        return Report(recording, scene, size, introduction, options)
    }

    /// A log of an iPad's touches, played to the scene that knows every gesture.
    /// - Parameter window: the size in points; by default the smallest that holds every place. Places stay as they are.
    public static func replay(_ log: InkLog, window: CGSize?, _ options: TimelineOptions) -> Report {
        let scene = EverythingScene()
        let size = window ?? log.extent
        let introduction =
            "\(log.source): a log of UIKit's touches, \(log.contactCount) "
            + "\(log.contactCount == 1 ? "contact" : "contacts") in a window of "
            + "\(Int(size.width)) × \(Int(size.height)) points.\nPlayed to \(scene.summary)."
        return Report(Replay(log.frames, to: scene, size: size), introduction, warnings: "", options)
    }

    private init(
        _ recording: Recording, _ scene: any Scene, _ size: CGSize, _ introduction: String,
        _ options: TimelineOptions
    ) {
        // Why a recording without contacts has none is its result, not a warning.
        let warnings = recording.notes.filter { recording.holdsContacts || $0.kind != .noContacts }
        let replay = Replay(recording.frames(in: size), to: scene, size: size)
        self.init(replay, introduction, warnings: warnings.map { "\($0)\n" }.joined(), options)
        guard !recording.holdsContacts else { return }
        let reason = recording.notes.first { $0.kind == .noContacts }
        text = TextBlock(options).text(
            "\(recording.source): \(reason?.message ?? "this recording holds no contact"). \(reason?.remedy ?? "")")
    }

    private init(_ replay: Replay, _ introduction: String, warnings: String, _ options: TimelineOptions) {
        self.warnings = warnings
        (trace, picture) = (replay.trace, replay.picture)
        text =
            introduction.split(whereSeparator: \.isNewline).map { TextBlock(options).text(String($0)) }.joined()
            + "\n" + Timeline(replay.records).text(options)
            + "\n" + TextBlock(options).text("recognized: \(GestureSummary(replay.records))")
    }
}
