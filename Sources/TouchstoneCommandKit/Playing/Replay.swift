public import TouchInput
public import TouchRecordings
public import TouchScenes
public import TouchTrace
import Touchstone

/// Plays frames to a scene, in an application of their own, and keeps the trace.
public struct Replay {
    /// How far it is, from 0 to 1, is told every so many frames.
    private static let framesBetweenReports = 256

    /// Every step of every decision.
    public let records: [TraceRecord]
    /// What the screen shows at the end, as SVG.
    public let picture: String
    private let header: Trace

    /// Plays the frames.
    /// - Parameters:
    ///   - frames: in points, screen coordinates.
    ///   - scene: is built in a window that fills the screen and is called `window`.
    ///   - size: the screen's; the scene's own size by default.
    ///   - scale: device pixels a point; that of any screen by default.
    ///   - end: time goes on to there at least; to 3 s after the last frame by default, so that whatever waits is decided.
    ///   - source: where the frames come from, for the trace.
    ///   - progress: hears now and then which part is over, from 0 to 1.
    public init(
        _ frames: [InputFrame], to scene: any Scene, size: CGSize? = nil, scale: CGFloat? = nil,
        until end: Instant? = nil,
        source: String? = nil, progress: (Double) -> Void = { _ in }
    ) {
        var records: [TraceRecord] = []
        let player = ScenePlayer(scene, size: size ?? scene.windowSize, scale: scale)
        // A trace has the frames of its display; what was recorded of a digitizer has none.
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

    /// Plays what is not held, and holds no record.
    /// - Parameters:
    ///   - played: its frames are gone through once.
    ///   - scene: as above.
    ///   - size: as above.
    ///   - header: is called once, before the first record, with the header of the trace.
    ///   - take: takes each record.
    ///   - progress: hears now and then which part is over, from 0 to 1; `nil` where that is not known.
    /// - Returns: what the screen shows at the end, as SVG.
    static func play(
        _ played: Playable, to scene: any Scene, size: CGSize, header: (Trace) -> Void = { _ in },
        take: (TraceRecord) -> Void, progress: (Double?) -> Void
    ) throws(CommandFailure) -> String {
        let player = ScenePlayer(scene, size: size, scale: played.scale)
        if played.hasDisplayFrames { player.showNoFrames() }
        header(player.header(scene, source: played.origin))
        var index = 0
        try played.forEachFrame(size) { frame in
            if index % framesBetweenReports == 0 {
                progress(played.frameCount.map { Double(index) / Double($0) })
            }
            index += 1
            player.receive(frame)
            player.takeRecords().forEach(take)
        }
        player.finish(at: scene.name == played.scene ? played.end : nil)
        player.takeRecords().forEach(take)
        return player.end()
    }

    /// The window that suits a recording: 400 points wide, as high as the device's axes make it, from 100 to 1600.
    public static func windowSize(for recording: Recording) -> CGSize {
        windowSize(x: recording.xAxis, y: recording.yAxis)
    }

    static func windowSize(x: ClosedRange<Int>, y: ClosedRange<Int>) -> CGSize {
        let units = CGSize(
            width: CGFloat(x.upperBound) - CGFloat(x.lowerBound), height: CGFloat(y.upperBound) - CGFloat(y.lowerBound))
        guard units.width > 0, units.height > 0 else { return CGSize(width: 400, height: 300) }
        let height = (400 * units.height / units.width).rounded()
        return CGSize(width: 400, height: min(max(100, height), 1_600))
    }

    /// The window in whose points a table holds a recording; `nil` for one that is in points already and stays as it is.
    static func tableWindow(for recording: Recording) -> CGSize? {
        recording.format?.isInPoints == true ? nil : windowSize(for: recording)
    }

    /// The lines of a trace file: the header, then a record a line.
    public var trace: String {
        var file = header
        file.records = records
        return file.text
    }
}
