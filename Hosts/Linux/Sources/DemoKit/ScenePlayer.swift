@_spi(Page) import TouchReplays
import TouchScenes
import TouchTrace
import Touchstone

/// A scene that is started anew and plays what was done to it, for a search for changes.
final class ScenePlayer: InputPlayer {
    /// The records, to which the session adds.
    private final class Recorder {
        var records: [TraceRecord] = []
    }

    let host: VirtualHost
    private let session: SceneSession
    private let input: ReplayInput
    private let recorder = Recorder()

    /// Starts the scene.
    init(_ scene: AnyScene, _ input: ReplayInput) {
        self.input = input
        session = SceneSession(
            scene, size: input.size ?? scene.windowSize, scale: input.scale, start: .zero
        ) { [recorder] in recorder.records.append($0) }
        // Its time is the input's.
        host = VirtualHost(application: session.application)
    }

    /// Plays the input to its end.
    func play(before prepare: @escaping (Bool) -> Void) -> [TraceRecord] {
        var isFirst = true
        for step in input.steps {
            session.play(step) { frame in
                prepare(frame.isLook(isFirst: isFirst))
                isFirst = false
            }
        }
        session.finish(at: input.end)
        return recorder.records
    }

    /// Ends the scene.
    func end() { session.close() }

    /// Returns a search for changes of a scene that has received input.
    static func advisor(_ scene: AnyScene, _ input: ReplayInput) -> Advisor {
        Advisor(RecordedInput(input.frames, until: input.end, source: scene.name)) {
            RestartableApp(ScenePlayer(scene, input))
        }
    }
}
