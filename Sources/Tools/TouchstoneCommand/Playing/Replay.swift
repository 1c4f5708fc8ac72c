import TouchReplays
import TouchInput
import TouchRecordings
import TouchScenes
import TouchTrace
import Touchstone

/// A replay of frames to a scene, in an application of its own, with its trace.
struct Replay {
    /// The number of frames between reports of progress.
    private static let framesBetweenReports = 256

    /// All records of the trace.
    let records: [TraceRecord]
    /// The final picture of the screen, as SVG.
    let picture: String
    private let header: Trace

    /// Plays the frames.
    /// - Parameters:
    ///   - frames: The frames, in points, screen coordinates.
    ///   - scene: The scene, which is built in a window that fills the screen and is named `window`.
    ///   - size: The size of the screen; the scene's own size by default.
    ///   - scale: The number of device pixels for a point; that of any screen by default.
    ///   - end: The time that is reached at least; 3 s after the last frame by default, so that all that waits is decided.
    ///   - source: The source of the frames, for the trace.
    ///   - progress: Receives the completed part from time to time, from 0 to 1.
    init(
        _ frames: [InputFrame], to scene: any Scene, size: CGSize? = nil, scale: CGFloat? = nil,
        until end: Instant? = nil,
        source: String? = nil, progress: (Double) -> Void = { _ in }
    ) {
        var records: [TraceRecord] = []
        let player = ScenePlayer(scene, size: size ?? scene.windowSize, scale: scale)
        // A trace includes the frames of its display; a recording of a digitizer does not.
        if frames.contains(where: { $0.others.contains(.display) }) { player.showNoFrames() }
        for (index, frame) in frames.enumerated() {
            if index % Self.framesBetweenReports == 0 { progress(Double(index) / Double(frames.count)) }
            player.receive(frame)
            records += player.takeRecords()
        }
        player.finish(at: end)
        self.records = records + player.takeRecords()
        header = player.header(scene, source: source)
        picture = player.end()
    }

    /// Plays input that is not kept in memory, and keeps no records.
    /// - Parameters:
    ///   - played: The input, whose frames are read once.
    ///   - scene: The scene.
    ///   - size: The size of the screen.
    ///   - start: Receives the player before the first frame.
    ///   - header: Receives the header of the trace once, before the first record.
    ///   - take: Receives each record.
    ///   - observe: Receives the player after each frame, and after the end.
    ///   - end: Receives the player after that, before its windows are hidden.
    ///   - progress: Receives the completed part from time to time, from 0 to 1; `nil` if it is unknown.
    /// - Returns: The final picture of the screen, as SVG.
    static func play(
        _ played: Playable, to scene: any Scene, size: CGSize, start: (ScenePlayer) -> Void = { _ in },
        header: (Trace) -> Void = { _ in },
        take: (TraceRecord) -> Void, observe: (ScenePlayer) -> Void = { _ in },
        end: (ScenePlayer) -> Void = { _ in }, progress: (Double?) -> Void
    ) throws(CommandFailure) -> String {
        let player = ScenePlayer(scene, size: size, scale: played.scale)
        if played.hasDisplayFrames { player.showNoFrames() }
        start(player)
        header(player.header(scene, source: played.origin))
        var index = 0
        // A screen of a chosen size does not change.
        var screens = (size == played.size ? played.screens : [])[...]
        func changeScreen(before number: Int) {
            while let next = screens.first, next.number <= number {
                player.change(to: next.screen, at: next.instant)
                screens.removeFirst()
            }
        }
        try played.forEachFrame(size) { frame in
            if index % framesBetweenReports == 0 {
                progress(played.frameCount.map { Double(index) / Double($0) })
            }
            changeScreen(before: index)
            index += 1
            player.receive(frame)
            player.takeRecords().forEach(take)
            observe(player)
        }
        changeScreen(before: .max)
        player.finish(at: scene.name == played.scene ? played.end : nil)
        player.takeRecords().forEach(take)
        observe(player)
        end(player)
        return player.end()
    }

    /// Plays input once more, with the app recorder running in the scene.
    /// - Parameter size: The size of the screen.
    /// - Returns: The lines of its log.
    static func appLog(
        of played: Playable, to scene: any Scene, size: CGSize
    ) throws(CommandFailure) -> [String] {
        var recorder: AppRecorder?
        _ = try play(
            played, to: scene, size: size, start: { recorder = $0.application.host.perform { AppRecorder.start() } },
            take: { _ in }, end: { player in player.application.host.perform { recorder?.stop() } },
            progress: { _ in })
        return recorder?.lines ?? []
    }

    /// Returns the window in whose points a table contains a recording; `nil` for a recording that is in points already.
    static func tableWindow(for recording: Recording) -> CGSize? {
        recording.format?.isInPoints == true ? nil : recording.suitableWindow
    }

    /// The text of a trace file: the header, then one record a line.
    var trace: String {
        var file = header
        file.records = records
        return file.text
    }
}
