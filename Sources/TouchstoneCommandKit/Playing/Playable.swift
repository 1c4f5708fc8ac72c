public import TouchRecordings
import TouchScenes
import TouchTimeline
import TouchTrace
import Touchstone

/// Something that can be played to a scene: where its frames come from, and what is to be said of it.
public struct Playable {
    /// Where it came from.
    public let source: String
    /// Where it came from in the first place: what traces say.
    let origin: String
    /// What it is, for people: `a recording of Acme Touchscreen`.
    let kind: String
    /// The name of the device; `nil` where nobody said.
    var device: String?
    /// How many contacts came down.
    let contactCount: Int
    /// The window that suits it, in points.
    let size: CGSize
    /// Device pixels a point, where that is known.
    var scale: CGFloat?
    /// The scene that it was played to, where that is known.
    var scene: String?
    /// What is to be said where nobody chose a scene and this names none that there is; `nil` where it does.
    private(set) var sceneWarning: String?
    /// When it was over in that scene; in any other time goes on until whatever waits is decided.
    var end: Instant?
    /// What was odd about it, one warning a line.
    var warnings: [String] = []
    /// Why there is nothing to play; `nil` if there is something.
    var emptiness: String?
    /// Whether the frames of its display are among its input.
    private(set) var hasDisplayFrames = false
    /// How many frames there are, where that is known.
    private(set) var frameCount: Int?
    /// Goes through the frames in a window of that size, in points.
    let forEachFrame: (CGSize, (InputFrame) -> Void) throws(CommandFailure) -> Void

    /// A recording of a device: its surface is mapped to the window, unless it is a table.
    /// - Parameters:
    ///   - recording: in device units.
    ///   - choice: how the surface is laid onto the window; by default each report is a frame, upright, and the window is
    ///     400 points wide.
    public init(_ recording: Recording, _ choice: SurfaceChoice = SurfaceChoice()) throws(CommandFailure) {
        try self.init(RecordingStream(recording), choice)
    }

    /// As above, of a recording whose frames are not held.
    /// - Parameter check: fails if they could not be read to the end.
    init(
        _ stream: RecordingStream, _ choice: SurfaceChoice,
        check: @escaping () throws(CommandFailure) -> Void = {}
    ) throws(CommandFailure) {
        let recording = stream.recording
        frameCount = stream.frameCount
        (source, origin) = (recording.source, recording.source)
        device = recording.deviceName
        kind = "a recording" + (recording.deviceName.map { " of \($0)" } ?? "")
        contactCount = recording.contactCount
        if recording.format?.isInPoints == true {
            size = CGSize(width: CGFloat(recording.xAxis.upperBound), height: CGFloat(recording.yAxis.upperBound))
            forEachFrame = { (_, body) throws(CommandFailure) in
                var rests = choice.restsInPoints
                stream.forEachFrame { frame in (rests?.take(frame) ?? [frame]).forEach(body) }
                try check()
            }
        } else {
            size = try choice.size(for: recording)
            forEachFrame = { (size, body) throws(CommandFailure) in
                choice.forEachFrame(of: stream, in: size, body)
                try check()
            }
        }
        // Why a recording without contacts has none is its result, not a warning.
        warnings = recording.notes.filter { recording.holdsContacts || $0.kind != .noContacts }.map(\.description)
        guard !recording.holdsContacts else { return }
        let reason = recording.notes.first { $0.kind == .noContacts }
        emptiness = "\(reason?.message ?? "this recording holds no contact"). \(reason?.remedy ?? "")"
    }

    /// A log of an iPad's touches: its places are points and stay as they are.
    /// - Parameters:
    ///   - log: in points.
    ///   - choice: whether samples of fingers that rest are added; by default they are not.
    public init(_ log: InkLog, _ choice: SurfaceChoice = SurfaceChoice()) {
        (source, origin) = (log.source, log.source)
        kind = "a log of UIKit's touches"
        contactCount = log.contactCount
        size = log.extent
        forEachFrame = { (_, body) throws(CommandFailure) in
            var rests = choice.restsInPoints
            for frame in log.frames { (rests?.take(frame) ?? [frame]).forEach(body) }
        }
        frameCount = log.frames.count
        hasDisplayFrames = log.frames.contains { $0.others.contains(.display) }
    }

    /// A trace: its input, as it came. It is read again when it is played.
    init(trace file: Source, _ choice: SurfaceChoice = SurfaceChoice()) throws(CommandFailure) {
        var (contactCount, frameCount, hasDisplayFrames) = (0, 0, false)
        var end = Instant.zero
        let trace = try TraceSource.records(file) { record in
            end = max(end, record.instant)
            guard case .frame(let frame) = record.step else { return }
            frameCount += 1
            contactCount += frame.contacts.count { $0.phase == .began }
            if frame.others.contains(.display) { hasDisplayFrames = true }
        }.file
        let source = file.name
        self.source = source
        origin = trace[.source] ?? source
        kind = "the input of a trace"
        (self.contactCount, self.frameCount, self.hasDisplayFrames) = (contactCount, frameCount, hasDisplayFrames)
        size = trace.screenSize ?? CGSize(width: 400, height: 300)
        scale = trace.screenScale
        scene = trace[.scene]
        sceneWarning = Self.sceneWarning(trace, source)
        self.end = end
        forEachFrame = { (_, body) throws(CommandFailure) in
            var rests = choice.restsInPoints
            try TraceSource.records(file) { record in
                if case .frame(let frame) = record.step { (rests?.take(frame) ?? [frame]).forEach(body) }
            }
        }
        warnings = trace.notes.map(\.description)
        if trace.droppedCount > 0 {
            warnings += [
                "\(source):1: warning: the trace begins in the middle: \(trace.droppedCount) records are lost. What "
                    + "is played from here may come out otherwise"
            ]
        }
        if trace.screenSize == nil, trace[.width] != nil || trace[.height] != nil {
            warnings.append(
                "\(source):1: warning: width and height in the header are no size of a screen in points. A screen of "
                    + "400 × 300 was taken; correct them, or give --window")
        }
        if frameCount == 0 {
            emptiness = "the trace holds no input. Record one with touchstone replay FILE --trace OUT"
        }
    }

    private static func sceneWarning(_ trace: Trace, _ source: String) -> String? {
        let advice = "it was played to everything. Choose one with --scene; touchstone scenes lists them"
        guard let name = trace[.scene] else { return "\(source):1: warning: the trace names no scene; \(advice)" }
        guard Scenes.named(name) == nil else { return nil }
        // The header's lines follow the first one.
        let line = 2 + (trace.header.firstIndex { $0.key == .scene } ?? 0)
        return "\(source):\(line): warning: there is no scene '\(name.drawable(isASCII: false))' here; \(advice)"
    }
}
