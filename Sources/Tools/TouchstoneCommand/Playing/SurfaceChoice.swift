import TouchInput
import TouchRecordings
import Touchstone

/// The user's choices for mapping the surface of a device to a window.
struct SurfaceChoice: Hashable, Sendable {
    /// The rate of a display in frames a second: reports between two frames become coalesced touches. `nil` plays each report.
    var displayRate: Double?
    /// A Boolean value that indicates whether a millimeter of the surface is a millimeter of the window.
    var isTrueSize = false
    /// The orientation in which the surface is mounted.
    var orientation = SurfaceOrientation.upright

    /// The way in which samples of resting fingers are added.
    var rests = RestSampling.automatic

    /// Creates the default choices.
    nonisolated init() {}

    /// Returns the size of the window, in points.
    func size(for recording: Recording) throws(CommandFailure) -> CGSize {
        guard isTrueSize else {
            return orientation.swapsAxes
                ? Recording.suitableWindow(x: recording.yAxis, y: recording.xAxis) : recording.suitableWindow
        }
        guard let size = recording.trueSize(orientation: orientation), size.width >= 1, size.height >= 1 else {
            throw CommandFailure(
                "\(recording.source):1: error: the size of the surface is unknown (units a millimeter). Leave "
                    + "--true-size out, or put the device's description before the events")
        }
        return CGSize(width: min(size.width, 10_000), height: min(size.height, 10_000))
    }

    func forEachFrame(of stream: RecordingStream, in size: CGSize, _ body: (InputFrame) -> Void) {
        stream.forEachFrame(
            in: size, displayInterval: displayRate.map { 1 / $0 }, orientation: orientation, rests: rests, body)
    }

    /// A Boolean value that indicates whether the choices require a surface.
    var needsSurface: Bool { displayRate != nil || isTrueSize || orientation != .upright }

    /// The source of samples of resting fingers for frames in points; `nil` if they are not asked for.
    var restsInPoints: RestingContacts? {
        guard case .after(let interval) = rests else { return nil }
        return RestingContacts(interval: interval)
    }
}
