import TouchAdvice
import TouchScenes
import TouchStage
import TouchStory
import TouchReports
import TouchTrace
import Touchstone
import TouchRecordings

/// A trace for `--html` and `--perfetto`, while it is read; of a known scene with the outlines of its views, which no trace has.
struct ExportedTrace {
    private(set) var export: TimelineExport
    private var digest = DecisionDigest()

    init(_ name: String, keeping part: TimelineSelection, isAll: Bool) {
        export = TimelineExport(name, keeping: part)
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
        guard let scene = Program.current.sceneName(of: header).flatMap(Program.current.scene(named:)),
            header.screenSize != nil, header.droppedCount == 0
        else {
            return ""
        }
        let played = try Playable(trace: source)
        var (observer, replayed, outlined) = (OutlineObserver(), DecisionDigest(), export)
        _ = try Replay.play(
            played, to: scene, size: played.size,
            take: { record in
                observer.take(record)
                replayed.take(record)
            },
            observe: { outlined.take(observer.outlines(in: $0.application), at: $0.now) },
            progress: { surroundings.progress("playing \(source.name)", $0) })
        guard replayed.value == digest.value else {
            return
                "\(source.name): warning: the scene \(scene.name) decides otherwise than the trace, so the page has no outlines of its "
                + "views. Record the trace again with this version of touchstone\n"
        }
        export = outlined
        return ""
    }
}
