import TouchReplays
import TouchInput
import TouchScenes
import Touchstone

/// A replay of a log's touches and display frames to this library's recorder.
enum FieldReplay {
    private static let linesBetweenReports = 256

    /// Returns the log of this library's recorder for the same touches, in the same window.
    static func log(of measured: FieldLog, progress: (Double) -> Void = { _ in }) throws(CommandFailure) -> FieldLog {
        let player = ScenePlayer(
            FieldRecorderScene(places: measured.places), size: measured.size, scale: measured.scale)
        player.showNoFrames()
        player.application.supportsIndirectInputEvents = true
        for (index, (line, instant)) in zip(measured.lines, instants(measured.lines)).enumerated() {
            if index % linesBetweenReports == 0 { progress(Double(index) / Double(measured.lines.count)) }
            switch line.content {
            case .event(let touches): player.receive(frame(touches, at: instant))
            case .frame: player.receive(InputFrame(at: instant, others: [.display]))
            case .recognizer, .call: break
            }
            _ = player.takeRecords()
        }
        let text = FieldRecorderScene.lines(in: player.window).map { $0 + "\n" }.joined()
        _ = player.end()
        return try FieldLogReader.read(Array(text.utf8), source: "the recorder here", mayBeUntouched: true)
    }

    /// Returns the instant at which each line is played.
    static func instants(_ lines: [FieldLine]) -> [Instant] {
        ReplayOrder.instants(
            lines.map { line in
                switch line.content {
                case .event: (line.instant, .event)
                case .frame: (line.instant, .frame)
                case .recognizer, .call: (line.instant, .observation)
                }
            })
    }

    /// Returns the frame of an event. UIKit's log has touches that rest beside others; it knows no rest that lowers a velocity (M-02).
    private static func frame(_ touches: [FieldTouch], at instant: Instant) -> InputFrame {
        let touches = touches.filter { $0.phase != .stationary }
        return InputFrame(
            at: instant,
            touches.map {
                ContactSample(id: $0.id, phase: $0.phase, location: $0.place, tool: $0.tool, details: $0.details)
            }, earlier: touches.flatMap(\.earlier))
    }
}
