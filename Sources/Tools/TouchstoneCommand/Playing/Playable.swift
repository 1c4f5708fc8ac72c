import TouchRecordings
import TouchScenes
import TouchStory
import TouchTrace
import Touchstone

/// Input that can be played to a scene: the source of its frames, and the facts to report about it.
struct Playable {
    /// The name of the input's source.
    let source: String
    /// The name of its original source, for traces.
    let origin: String
    /// A description for people: `a recording of Acme Touchscreen`.
    let kind: String
    /// The name of the device; `nil` if it is unknown.
    var device: String?
    /// The number of contacts that came down.
    let contactCount: Int
    /// The window that suits it, in points.
    let size: CGSize
    /// The number of device pixels for a point, if it is known.
    var scale: CGFloat?
    /// The scene that it was played to, if it is known.
    var scene: String?
    /// The warning if the user chose no scene and the input names no existing one; `nil` if it does.
    private(set) var sceneWarning: String?
    /// The time at which it ended in that scene; otherwise time advances until all that waits is decided.
    var end: Instant?
    /// The warnings, one a line.
    var warnings: [String] = []
    /// The reason why there is nothing to play; `nil` if there is something.
    var emptiness: String?
    /// A Boolean value that indicates whether its input includes frames of the display.
    private(set) var hasDisplayFrames = false
    /// The number of frames, if it is known.
    private(set) var frameCount: Int?
    /// The changes of the screen, each before the frame of its number.
    private(set) var screens: [(number: Int, screen: PackedTrace.Screen, instant: Instant)] = []
    /// A Boolean value that indicates whether it comes from a link.
    private(set) var isLinked = false
    /// The digest of the decisions that were made about this input in its scene; `nil` if it is unknown.
    private(set) var decisions: UInt64?
    /// Calls a closure for each frame, in a window of that size, in points.
    let forEachFrame: (CGSize, (InputFrame) -> Void) throws(CommandFailure) -> Void

    /// Creates input from a recording of a device: its surface is mapped to the window, unless it is a table.
    /// - Parameters:
    ///   - recording: The recording, in device units.
    ///   - choice: The mapping of the surface to the window; by default each report is a frame, upright, and the window is
    ///     400 points wide.
    init(_ recording: Recording, _ choice: SurfaceChoice = SurfaceChoice()) throws(CommandFailure) {
        try self.init(RecordingStream(recording), choice)
    }

    /// Creates input from a recording whose frames are not kept in memory.
    /// - Parameter check: Fails if the frames could not be read to the end.
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
            size = recording.suitableWindow
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
        // The reason why a recording has no contacts is its result, not a warning.
        warnings = recording.notes.filter { recording.holdsContacts || $0.kind != .noContacts }.map(\.description)
        guard !recording.holdsContacts else { return }
        let reason = recording.notes.first { $0.kind == .noContacts }
        let text = "\(reason?.message ?? "this recording holds no contact"). \(reason?.remedy ?? "")"
        emptiness = text
        // Nothing is left because of what was left out.
        if recording.notes.contains(where: { [.unreadableLine, .phaseImpossible].contains($0.kind) }) {
            throw CommandFailure((warnings + ["\(source): error: \(text)"]).joined(separator: "\n"))
        }
    }

    /// Creates input from a log of an iPad's touches: its coordinates are points and are kept.
    /// - Parameters:
    ///   - log: The log, in points.
    ///   - choice: A Boolean value that indicates whether samples of resting fingers are added; by default they are not.
    init(_ log: InkLog, _ choice: SurfaceChoice = SurfaceChoice()) {
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

    /// Creates input from the frames of a trace, unchanged. The trace is read again when it is played.
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
        size = trace.playedSize
        scale = trace.screenScale
        scene = Program.current.sceneName(of: trace)
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
                "\(source):1: warning: width and height in the header are not the size of a screen in points. A screen of "
                    + "400 × 300 was taken; correct them, or give --window")
        }
        if frameCount == 0 {
            emptiness = "the trace holds no input. Record one with \(Program.name) replay FILE --trace OUT"
        }
    }

    /// Creates input from a link: unchanged, with the frames of the display that were shown.
    init(
        _ packed: PackedTrace, source: String, _ choice: SurfaceChoice = SurfaceChoice()
    ) {
        let frames = packed.frames
        (self.source, origin) = (source, source)
        (kind, isLinked) = ("the input of a link", true)
        contactCount = frames.reduce(0) { $0 + $1.contacts.count { $0.phase == .began } }
        (frameCount, hasDisplayFrames) = (frames.count, true)
        (size, scale) = (packed.screen.size, packed.screen.scale)
        (scene, end) = (packed.scene, packed.end)
        // With other samples the decisions may be others.
        if choice.restsInPoints == nil { decisions = packed.decisions }
        var number = 0
        for step in packed.steps {
            switch step {
            case .frame: number += 1
            case .screen(let screen, let instant): screens.append((number, screen, instant))
            }
        }
        forEachFrame = { (_, body) throws(CommandFailure) in
            var rests = choice.restsInPoints
            for frame in frames { (rests?.take(frame) ?? [frame]).forEach(body) }
        }
        if frames.isEmpty { emptiness = "the link holds no input. Touch the page, and copy its link again" }
    }

    /// The error if it is input of a link, which belongs to one scene, and that is not here.
    var missingScene: CommandFailure? {
        let program = Program.current
        guard isLinked, let scene, program.scene(named: scene) == nil else { return nil }
        return CommandFailure(
            "\(source): error: \(program.absence(of: scene)). Choose another with --scene, or open the link where it was made. "
                + program.advice(about: scene))
    }

    private static func sceneWarning(_ trace: Trace, _ source: String) -> String? {
        let program = Program.current
        let played = "it was played to \(program.usualScene.name). Choose another with --scene"
        guard let name = program.sceneName(of: trace) else {
            return "\(source):1: warning: the trace names no scene; \(played); \(program.name) scenes lists them"
        }
        guard program.scene(named: name) == nil else { return nil }
        return
            "\(source):\(trace.sceneLine): warning: \(program.absence(of: name)); \(played). \(program.advice(about: name))"
    }
}
