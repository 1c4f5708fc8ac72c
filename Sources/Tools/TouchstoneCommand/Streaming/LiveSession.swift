import TouchInput
import TouchRecordings
import TouchScenes
import TouchStory
import TouchTrace
import Touchstone
import TouchReports

/// A session that plays fingers to a scene while they touch, and prints decisions as soon as they are made.
final class LiveSession: CommandSession {
    private let scene: any Scene
    private let window: CGSize?
    private let source: String
    private let drawing: TimelineOptions
    private let request: ReplayFiles
    private var input: LiveInput
    private var decisions: DecisionStream
    private var player: ScenePlayer?
    private var mapping: SurfaceMapping?
    private var records: [TraceRecord] = []
    /// The instant of the last report.
    private var last = Instant.zero

    init(
        _ device: DeviceDescription?, source: String, to scene: any Scene, window: CGSize?, _ request: ReplayFiles,
        _ drawing: TimelineOptions, rests: RestSampling = .automatic
    ) {
        (self.scene, self.window, self.source) = (scene, window, source)
        (self.request, self.drawing) = (request, drawing)
        input = LiveInput(
            device, source: source, restInterval: rests.interval(for: .raw, displayInterval: nil))
        decisions = DecisionStream(drawing)
    }

    func take(_ bytes: [UInt8]) throws(CommandFailure) -> [UInt8] {
        let frames = try input.take(bytes)
        return Array((opening() + play(frames)).utf8)
    }

    func pass(_ seconds: Double) -> [UInt8] {
        guard let player else { return [] }
        let now = last.advanced(by: seconds)
        let rests = play(input.advance(to: now), areReports: false)
        player.advance(to: max(player.now, now))
        return Array((rests + record() + (isSilent ? "" : decisions.finish())).utf8)
    }

    func finish() throws(CommandFailure) -> Outcome {
        let frames = try input.finish()
        guard let stream = input.stream, stream.eventCount > 0 else {
            throw CommandFailure(
                "\(source): error: nothing came. Pipe a device's events, as \(Program.name) record /dev/input/eventN does"
            )
        }
        var text = opening() + play(frames)
        player?.advance(by: ScenePlayer.aftermath)
        text += record() + (isSilent ? "" : decisions.finish())
        let picture = player?.end() ?? ""
        let summary = "\n" + TextBlock(drawing).text("recognized: \(GestureSummary(records).readable)")
        var outcome = Outcome(isSilent ? text : text + summary)
        outcome.messages = stream.notes.map { "\($0)\n" }.joined()
        if let trace = request.trace, trace != "-" { outcome.write(Array(written(records).utf8), to: trace) }
        if let file = request.picture { outcome.write(Array(picture.utf8), to: file) }
        return outcome
    }

    /// A Boolean value that indicates whether a trace or a picture uses standard output, so that no text for people may be printed.
    private var isSilent: Bool { request.usesStandardOutput }

    private func written(_ records: [TraceRecord]) -> String {
        header.text + records.map { "\($0)\n" }.joined()
    }

    private var header: Trace { player?.header(scene, source: source) ?? Trace() }

    /// Builds the scene as soon as the device is known, and returns the text about it.
    private func opening() -> String {
        guard player == nil, let stream = input.stream else { return "" }
        let size = window ?? Recording.suitableWindow(x: stream.xAxis, y: stream.yAxis)
        player = ScenePlayer(scene, size: size)
        mapping = stream.mapping(to: size)
        guard !isSilent else { return request.trace == "-" ? header.text : "" }
        let block = TextBlock(drawing)
        let device = stream.device.name.map { " of \($0)" } ?? ""
        return block.text(
            "\(source): live input\(device) in a window of \(Int(size.width)) × \(Int(size.height)) points.")
            + block.text("Played to \(scene.summary).") + "\n"
    }

    /// Plays frames.
    ///
    /// - Parameter areReports: `true` for frames from the device; `false` for those that are added as time passes.
    private func play(_ frames: [InputFrame], areReports: Bool = true) -> String {
        guard let player, let mapping else { return "" }
        for frame in frames {
            var frame = mapping.frame(frame)
            // Time that passed without input may be a little ahead of the device's.
            frame.instant = max(frame.instant, player.now)
            if areReports { last = frame.instant }
            player.receive(frame)
        }
        return record()
    }

    /// Returns the text to print about the new records.
    private func record() -> String {
        guard let new = player?.takeRecords(), !new.isEmpty else { return "" }
        records += new
        guard request.trace != "-" else { return new.map { "\($0)\n" }.joined() }
        return isSilent ? "" : decisions.take(new)
    }
}
