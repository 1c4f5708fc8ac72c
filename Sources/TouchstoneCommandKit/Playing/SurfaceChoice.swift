import TouchInput
import TouchRecordings
import Touchstone

/// How the surface of a device is laid onto a window, as far as somebody chose.
public struct SurfaceChoice: Hashable, Sendable {
    /// Frames of a display a second: reports between two of them become coalesced touches. `nil` plays each report.
    var displayRate: Double?
    /// Whether a millimetre of the surface is a millimetre of the window.
    var isTrueSize = false
    /// How the surface is mounted.
    var orientation = SurfaceOrientation.upright

    /// Whether samples of fingers that rest are added.
    var rests = RestSampling.automatic

    /// Nothing was chosen.
    public nonisolated init() {}

    /// The window, in points.
    func size(for recording: Recording) throws(CommandFailure) -> CGSize {
        guard isTrueSize else {
            return orientation.swapsAxes
                ? Replay.windowSize(x: recording.yAxis, y: recording.xAxis) : Replay.windowSize(for: recording)
        }
        guard let size = recording.trueSize(orientation: orientation), size.width >= 1, size.height >= 1 else {
            throw CommandFailure(
                "\(recording.source):1: error: nothing tells how large the surface is (units a millimetre). Leave "
                    + "--true-size out, or put the device's description before the events")
        }
        return CGSize(width: min(size.width, 10_000), height: min(size.height, 10_000))
    }

    func forEachFrame(of stream: RecordingStream, in size: CGSize, _ body: (InputFrame) -> Void) {
        stream.forEachFrame(
            in: size, displayInterval: displayRate.map { 1 / $0 }, orientation: orientation, rests: rests, body)
    }

    /// Whether there must be a surface to do what was chosen.
    var needsSurface: Bool { displayRate != nil || isTrueSize || orientation != .upright }

    /// What adds samples of fingers that rest to frames in points; `nil` where they are not asked for.
    var restsInPoints: RestingContacts? {
        guard case .after(let interval) = rests else { return nil }
        return RestingContacts(interval: interval)
    }
}
