import HostKit
import TouchScenes
import TouchTrace
import TouchWindow
@_spi(Host) import Touchstone

/// A scene in the window, with its speed, its pointers, and what is recorded and explained of it.
final class RunningScene {
    let session: SceneSession
    /// The settings that the bar shows; `setState(_:at:)` changes it.
    private(set) var state = SceneState()
    private(set) var explanation = Explanation()
    /// A Boolean value that indicates whether the explanation or the marks have changed since they were shown.
    private(set) var isExplanationNew = true
    private var pointers = PointerFingers()
    private var replay: SceneReplay?
    private var recording: TraceFile?
    /// A Boolean value that indicates whether the window has the focus.
    private var hasFocus = true
    /// The views of the fingers that are down, also of those whose touches were cancelled.
    private var hitViews: [Int: UIView] = [:]
    /// Called with the reason why nothing more is recorded.
    var failed: (HostFailure) -> Void = { _ in }

    /// The hosted application.
    var hosted: HostedApplication { session.hosted }

    /// Starts a scene.
    /// - Parameters:
    ///   - scene: The scene.
    ///   - input: Input to play to it; `nil` for none.
    ///   - size: The size of its screen, in points.
    ///   - scale: The number of pixels per point.
    ///   - start: The instant of the window.
    init(_ scene: AnyScene, _ input: ReplayInput?, size: CGSize, scale: CGFloat, start: Instant) {
        session = SceneSession(scene, size: input?.size ?? size, scale: input?.scale ?? scale, start: start)
        replay = input.map { SceneReplay($0) }
        session.take = { [weak self] in self?.take($0) }
    }

    /// Ends the scene, and the recording of it.
    func close(at instant: Instant) {
        // What is down is cancelled, so that a trace ends with nothing in progress.
        hosted.cancelContacts(at: instant)
        session.close()
        recording = nil
    }

    // MARK: Recording

    /// Writes the trace to a file from now on: before any input.
    func record(to file: GrowingFile, source: String) throws(HostFailure) {
        recording = try TraceFile(file, session.header(source: source)) { [weak self] reason in
            self?.recording = nil
            self?.failed(reason)
        }
    }

    /// A Boolean value that indicates whether its screen must keep its size: a trace has one.
    var isScreenFixed: Bool { recording != nil || replay != nil }

    private func take(_ record: TraceRecord) {
        explanation.take(record)
        isExplanationNew = isExplanationNew || state.isExplained
        recording?.take(record)
    }

    // MARK: Time

    /// Changes what the bar shows.
    func setState(_ new: SceneState, at instant: Instant) {
        feedReplay(at: instant)
        if new.rate != state.rate { hosted.setRate(new.rate, at: instant) }
        pointers.isMirrored = new.isMirrored
        isExplanationNew = isExplanationNew || new.isExplained != state.isExplained
        state = new
    }

    /// Stops time, or goes on by one frame.
    func step(at instant: Instant) {
        if !state.isPaused {
            var paused = state
            paused.isPaused = true
            setState(paused, at: instant)
        }
        hosted.step(at: instant, isShown: replay?.hasDisplayFrames != true) { feedReplay(at: instant) }
    }

    /// Makes the scene active, or cancels its touches; a replay goes on without the focus, and ends with it.
    func setFocus(_ hasFocus: Bool, at instant: Instant) {
        self.hasFocus = hasFocus
        if replay == nil { hosted.setFocus(hasFocus, at: instant) }
    }

    /// The instant at which `advance(to:)` is due.
    var wakeInstant: Instant? {
        [hosted.wakeInstant, replay?.due.flatMap { hosted.clock.window(at: $0) }].compactMap(\.self).min()
    }

    var areFramesWanted: Bool { hosted.areFramesWanted && replay?.hasDisplayFrames != true }

    func advance(to instant: Instant) {
        feedReplay(at: instant)
        hosted.advance(to: instant)
    }

    func displayFrame(at instant: Instant) {
        feedReplay(at: instant)
        if areFramesWanted { hosted.displayFrame(at: instant) }
    }

    private func feedReplay(at instant: Instant) {
        guard var current = replay else { return }
        let frames = current.take(until: hosted.clock.application(at: instant))
        replay = current.due == nil ? nil : current
        for frame in frames {
            session.application.host.receive(frame)
            noteHits()
        }
        if replay == nil, !hasFocus { hosted.setFocus(false, at: instant) }
    }

    // MARK: Input

    /// Receives input, in points of the scene. Nothing can be touched during a replay.
    func receive(_ frame: InputFrame) {
        guard replay == nil else { return }
        let before = pointers.preview
        let shown = pointers.fingers(of: frame, size: session.size)
        isExplanationNew = isExplanationNew || pointers.preview != before
        guard !shown.contacts.isEmpty || !shown.others.isEmpty || !shown.updates.isEmpty else { return }
        hosted.receive(shown)
        noteHits()
    }

    /// Notes the views of new fingers: a touch that is cancelled has none.
    private func noteHits() {
        var hits: [Int: UIView] = [:]
        for touch in session.application.touches { hits[touch.finger] = touch.view ?? hitViews[touch.finger] }
        hitViews = hits
    }

    // MARK: Explaining

    /// The marks over the scene, in its points.
    var marks: Marks {
        var marks = Marks()
        guard state.isExplained else {
            marks.fingers = pointers.preview.map { Marks.Finger(place: $0, number: nil) }
            return marks
        }
        let touches = session.application.touches
        marks.fingers = touches.map { Marks.Finger(place: $0.location(in: nil), number: $0.finger) }
        if touches.isEmpty { marks.fingers = pointers.preview.map { Marks.Finger(place: $0, number: nil) } }
        var seen: [UIView] = []
        for view in touches.compactMap({ hitViews[$0.finger] }) where !seen.contains(where: { $0 === view }) {
            seen.append(view)
            let bounds = view.bounds
            let corners = [
                CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
                CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
            ]
            marks.outlines.append(corners.map { view.convert($0, to: nil) })
        }
        return marks
    }

    /// Returns the content of the panel, and notes that it is shown.
    func takeExplanation() -> DrawerView.Content {
        isExplanationNew = false
        let fingers = session.application.touches.map { touch in
            let place = touch.location(in: nil)
            let view = explanation.hits[touch.finger] ?? "no view"
            return "\(touch.finger)  at \(Self.whole(place.x)), \(Self.whole(place.y)) on \(view)"
        }
        return DrawerView.Content(fingers: fingers, rows: explanation.rows, decisions: explanation.decisions)
    }

    /// Returns a coordinate in whole points; a trace may have any number.
    private static func whole(_ coordinate: CGFloat) -> Int { Int(max(-1e9, min(coordinate.rounded(), 1e9))) }

    /// Notes that the marks are shown, while nothing is explained.
    func takeMarks() { isExplanationNew = false }
}
