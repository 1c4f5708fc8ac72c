@_spi(Page) import TouchReplays
import TouchInput
import TouchRecordings
import TouchTrace
import Touchstone
import TouchWeb
import WebTraces

/// A session of the page that plays a packed trace, for which an app is changed on the way.
final class SessionPlayer: InputPlayer {
    let host: VirtualHost
    private let session: Session
    private let packed: PackedTrace
    private let recorder = Recorder()

    private final class Recorder {
        var records: [TraceRecord] = []
    }

    init(_ scene: WebScene, _ packed: PackedTrace) {
        self.packed = packed
        session = Session(scene, size: packed.screen.size, scale: packed.screen.scale) { [recorder] application in
            application.traceHandler = { recorder.records.append($0) }
        }
        // Its time is the session's, which fires what is due before each step.
        host = VirtualHost(application: session.application)
    }

    func play(before prepare: @escaping (Bool) -> Void) -> [TraceRecord] {
        var isFirst = true
        for step in packed.steps {
            session.prepare(for: step, isFirst: &isFirst) { prepare($0) }
            session.play(step)
        }
        session.advance(to: packed.end)
        return recorder.records
    }

    func end() { session.close() }
}

extension Session {
    /// Advances to a frame in which a device reported something, and calls a function with the value of the frame's `isLook(isFirst:)`. What the first
    /// layout makes is there then.
    /// - Parameter isFirst: A Boolean value that indicates whether no frame came before; `false` afterwards.
    func prepare(for step: PackedTrace.Step, isFirst: inout Bool, _ body: (_ isLook: Bool) -> Void) {
        guard case .frame(let frame) = step else { return }
        if !frame.others.contains(.display) { advance(to: frame.instant) }
        body(frame.isLook(isFirst: isFirst))
        isFirst = false
    }
}
