import TouchInput
import TouchScenes
import TouchStage
import TouchTrace
import Touchstone

/// A player of candidates to a scene, each in an application of its own, as `replay` plays a trace.
final class ShrinkPlayer {
    private let scene: any Scene
    private let file: Trace
    private let kept: KeptLines
    /// The time after the last frame in which all that waits is decided, in seconds.
    private let aftermath: TimeInterval
    /// The number of candidates that were played.
    private(set) var replays = 0
    /// The number of their frames that were played.
    private(set) var frames = 0

    /// Creates a player.
    /// - Parameters:
    ///   - scene: The scene.
    ///   - file: The header of the trace, which has the size of the screen.
    ///   - kept: The lines.
    ///   - tail: The time after the last input of the trace, in seconds.
    init(_ scene: any Scene, _ file: Trace, _ kept: KeptLines, tail: TimeInterval) {
        (self.scene, self.file, self.kept) = (scene, file, kept)
        aftermath = max(tail, ScenePlayer.aftermath)
    }

    /// Returns a Boolean value that indicates whether a candidate shows the lines. It is played no further than needed.
    func shows(_ candidate: [InputFrame]) -> Bool { watch(candidate).isShown }

    /// Plays a candidate, no further than needed.
    func watch(_ candidate: [InputFrame]) -> LineWatch {
        let player = player(showing: candidate)
        defer { player.close() }
        var watch = LineWatch(for: kept)
        replays += 1
        for frame in candidate {
            frames += 1
            player.receive(frame)
            watch.take(player.takeRecords())
            if watch.verdict != nil { return watch }
        }
        player.advance(by: aftermath)
        watch.take(player.takeRecords())
        return watch
    }

    /// Returns the trace of input until all of it is given and the lines are there.
    func trace(of frames: [InputFrame]) -> Trace {
        trace(in: player(showing: frames)) { player in frames.forEach(player.receive) }
    }

    /// Returns the trace of input that hands give, until all of it is given and the lines are there.
    func trace(of body: (_ hands: Hands, _ window: UIWindow) -> Void) -> Trace {
        trace(in: player(showing: [])) { body(Hands(host: $0.host, window: $0.window), $0.window) }
    }

    /// Returns a Boolean value that indicates whether a trace shows the lines.
    func shows(_ trace: Trace) -> Bool {
        var watch = LineWatch(for: kept)
        watch.take(trace.records)
        return watch.isShown
    }

    private func trace(in player: ScenePlayer, _ give: (ScenePlayer) -> Void) -> Trace {
        defer { player.close() }
        give(player)
        let fed = player.now
        player.advance(by: aftermath)
        var watch = LineWatch(for: kept)
        let records = player.takeRecords()
        for record in records { watch.take([record]) }
        // What may not be there is not there until all that waits is decided.
        let end = kept.without.isEmpty ? watch.found.map { max($0, fed) } : nil
        var trace = player.header(scene, source: file[.source])
        trace.records = end.map { end in records.filter { $0.instant <= end } } ?? records
        return trace
    }

    private func player(showing frames: [InputFrame]) -> ScenePlayer {
        let player = ScenePlayer(scene, size: file.playedSize, scale: file.screenScale)
        // A trace includes the frames of its display.
        if frames.contains(where: { $0.others.contains(.display) }) { player.showNoFrames() }
        return player
    }
}
