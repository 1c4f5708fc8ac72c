import TouchAdvice
@_spi(Page) import TouchReplays
import TouchInput
import TouchScenes
import TouchStory
import TouchTrace
import Touchstone
import TouchRecordings

/// A trace whose input is played to its scene again and again, or to an app that is rebuilt from a log.
struct AdvisedTrace {
    /// The app to which the input is played.
    private enum App {
        case scene(AnyScene)
        case rebuilt(AppLogReading)
    }

    let input: RecordedInput
    private let app: App
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
        if let rebuilt = source.rebuilt {
            app = .rebuilt(rebuilt)
        } else {
            app = .scene(try Program.current.scene(of: trace, source.name))
        }
        self.decisions = decisions.value
        contents.finish()
        down = contents.down
        input = RecordedInput(frames, until: end, source: source.name)
    }

    /// The app that is rebuilt; `nil` for a scene.
    var rebuilt: AppLogReading? {
        if case .rebuilt(let reading) = app { reading } else { nil }
    }

    /// The name of the scene; `nil` if the app is rebuilt.
    var sceneName: String? {
        if case .scene(let scene) = app { scene.name } else { nil }
    }

    /// Starts the scene anew, on the screen of the trace; or rebuilds the app anew.
    func start() -> RestartableApp {
        switch app {
        case .scene(let scene): RestartableApp(scene, size: trace.playedSize, scale: trace.screenScale)
        case .rebuilt(let reading): RestartableApp(reading.changeableApp())
        }
    }

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
