import TouchAdvice
import TouchReplays
import TouchRecordings
import TouchScenes
import TouchStory
import TouchReports
import TouchTrace
import Touchstone

/// A trace for `--html` and `--perfetto`, while it is read; of a known scene, or of an app that was rebuilt from a log, with the outlines of its views, which no trace has.
struct ExportedTrace {
    var export: TimelineExport
    private var digest = DecisionDigest()

    init(_ name: String, keeping part: TimelineSelection, isAll: Bool) {
        export = TimelineExport(String(name.split(separator: "/").last ?? Substring(name)), keeping: part)
        if isAll { export.internalRecognizers = [] }
    }

    mutating func take(_ record: TraceRecord) {
        export.take(record)
        digest.take(record)
    }

    /// Ends the trace: plays it to its scene once more, for the outlines.
    /// - Returns: A warning if the scene decides otherwise now; the outlines are left out then.
    mutating func finish(
        _ header: Trace, _ source: Source, _ surroundings: Surroundings
    ) throws(CommandFailure) -> String {
        export.header = header
        if let app = source.rebuilt {
            app.addOutlines(to: &export)
            return ""
        }
        guard let scene = Program.current.sceneName(of: header).flatMap(Program.current.scene(named:)),
            header.screenSize != nil, header.droppedCount == 0
        else {
            return ""
        }
        // A picture lays out first, as a host does; one that draws nothing may have decided otherwise.
        var outlined = try played(to: scene, source, surroundings, hasPictures: true)
        if outlined == nil { outlined = try played(to: scene, source, surroundings, hasPictures: false) }
        guard let outlined else {
            return
                "\(source.name): warning: the scene \(scene.name) decides otherwise than the trace, so the page has no outlines of its "
                + "views. Record the trace again with this version of touchstone\n"
        }
        export = outlined
        return ""
    }

    /// Returns the export with what the scene shows; `nil` if the scene decides otherwise.
    private func played(
        to scene: any Scene, _ source: Source, _ surroundings: Surroundings, hasPictures: Bool
    ) throws(CommandFailure) -> TimelineExport? {
        let played = try Playable(trace: source)
        var (observer, replayed, outlined) = (OutlineObserver(), DecisionDigest(), export)
        _ = try Replay.play(
            played, to: scene, size: played.size,
            take: { record in
                observer.take(record)
                replayed.take(record)
            },
            observe: { player in
                outlined.take(observer.outlines(in: player.application), at: player.now)
                guard hasPictures else { return }
                outlined.take(pictureOf: export.header.screenSize, at: player.now) { player.application.host.draw() }
            },
            progress: { surroundings.progress("playing \(source.name)", $0) })
        return replayed.value == digest.value ? outlined : nil
    }
}
