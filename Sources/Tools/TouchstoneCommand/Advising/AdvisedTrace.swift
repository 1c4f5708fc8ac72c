import TouchAdvice
import TouchInput
import TouchScenes
import TouchStory
import TouchTrace
import Touchstone
import TouchRecordings

/// A trace whose input is played to its scene again and again.
struct AdvisedTrace {
    let input: RecordedInput
    let scene: AnyScene
    /// The header, with its notes.
    let trace: Trace
    /// The touches that are down at the end.
    let down: [AnsweredTouch]
    /// The digest of the decisions of the trace, in which names of objects do not count.
    private let decisions: UInt64

    init(_ source: Source) throws(CommandFailure) {
        var (frames, decisions, end) = ([InputFrame](), DecisionDigest(), Instant.zero)
        var contents = AnswerContents([])
        trace = try TraceSource.records(source) { record in
            end = max(end, record.instant)
            decisions.take(record)
            contents.take(record)
            if case .frame(let frame) = record.step { frames.append(frame) }
        }.file
        guard trace.droppedCount == 0 else {
            throw CommandFailure(
                "\(source.name):1: error: the trace begins in the middle: \(trace.droppedCount) records are lost. Record one from the "
                    + "beginning")
        }
        scene = try Program.current.scene(of: trace, source.name)
        self.decisions = decisions.value
        contents.finish()
        down = contents.down
        input = RecordedInput(frames, until: end, source: source.name)
    }

    /// Starts the scene anew, on the screen of the trace.
    func start() -> RestartableApp { RestartableApp(scene, size: trace.playedSize, scale: trace.screenScale) }

    /// Checks that the scene, started anew, decides as in the trace.
    func check() throws(CommandFailure) {
        guard start().decisions(about: input).value != decisions else { return }
        throw TraceSource.otherDecisions(input.source, "the replay decides otherwise than the trace")
    }
}

extension RestartableApp {
    /// Starts a scene in a window that fills a screen and is named `window`.
    convenience init(_ scene: AnyScene, size: CGSize, scale: CGFloat? = nil) {
        let application = UIApplication()
        let window = scene.makeWindow(in: application, size: size, scale: scale)
        self.init(application) { scene.show(in: window, of: application) }
    }
}
