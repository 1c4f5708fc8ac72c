import TouchAdvice
import TouchInput
import TouchScenes
import TouchTrace
import Touchstone

/// A trace whose input is played to its scene again and again.
struct AdvisedTrace {
    let input: RehearsedInput
    let scene: AnyScene
    /// The header, with its notes.
    let trace: Trace

    init(_ source: Source) throws(CommandFailure) {
        var frames: [InputFrame] = []
        var end = Instant.zero
        trace = try TraceSource.records(source) { record in
            end = max(end, record.instant)
            if case .frame(let frame) = record.step { frames.append(frame) }
        }.file
        guard trace.droppedCount == 0 else {
            throw CommandFailure(
                "\(source.name):1: error: the trace begins in the middle: \(trace.droppedCount) records are lost. Record one from the "
                    + "beginning")
        }
        guard let name = trace[.scene], let scene = KnownScenes.named(name) else {
            throw CommandFailure(
                "\(source.name):1: error: the trace is of "
                    + (trace[.scene].map { "the scene '\($0.drawable(isASCII: false))', which is not here" }
                        ?? "no scene")
                    + ". Record one with touchstone replay FILE --scene NAME --trace OUT; touchstone scenes lists the scenes"
            )
        }
        self.scene = scene
        input = RehearsedInput(frames, until: end, source: source.name)
    }

    /// Starts the scene anew.
    func start() -> Rehearsal {
        Rehearsal(scene, size: trace.screenSize ?? scene.windowSize, scale: trace.screenScale)
    }
}

extension Rehearsal {
    /// Starts a scene in a window that fills a screen and is named `window`.
    convenience init(_ scene: AnyScene, size: CGSize, scale: CGFloat? = nil) {
        let application = UIApplication()
        let window = scene.makeWindow(in: application, size: size, scale: scale)
        self.init(application) { scene.show(in: window, of: application) }
    }
}
