import HostKit
import TouchRecordings
@_spi(Page) import TouchReplays
@_spi(Host) import TouchReports
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
    private(set) var log: SceneLog
    /// A Boolean value that indicates whether the explanation or the marks have changed since they were shown.
    private(set) var isExplanationNew = true
    private var pointers = PointerFingers()
    private var replay: SceneReplay?
    /// The changes that are made during the replay; `nil` for none.
    private let changes: LiveChanges?
    private var isFirstFrame = true
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
    ///   - style: The style of its screen.
    ///   - changes: The changes that are made during the replay; none by default.
    init(
        _ scene: AnyScene, _ input: ReplayInput?, size: CGSize, scale: CGFloat, start: Instant,
        style: UIUserInterfaceStyle, changing changes: LiveChanges? = nil
    ) {
        let screen = PackedTrace.Screen(size: input?.size ?? size, scale: input?.scale ?? scale)
        log = SceneLog(screen)
        var early: [TraceRecord] = []
        session = SceneSession(scene, size: screen.size, scale: screen.scale, start: start, style: style) {
            early.append($0)
        }
        for record in early { log.take(record, isIdle: true) }
        replay = input.map { SceneReplay($0) }
        self.changes = changes
        changes?.begin(in: session.application)
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

    /// A Boolean value that indicates whether it plays input, and takes no other.
    var isReplaying: Bool { replay != nil }

    /// A Boolean value that indicates whether its screen must keep its size: a trace has one.
    var isScreenFixed: Bool { recording != nil || isReplaying }

    /// The input so far.
    var input: ReplayInput { log.input(of: session.scene, until: session.application.now) }

    /// Changes the size of its screen, in points, and the number of pixels per point, unless it must keep its size.
    func resize(_ size: CGSize, scale: CGFloat, at instant: Instant) {
        guard !isScreenFixed, session.resize(size, scale: scale, at: instant) else { return }
        log.note(PackedTrace.Screen(size: size, scale: scale), at: session.application.now)
    }

    private func take(_ record: TraceRecord) {
        log.take(record, isIdle: explanation.isIdle)
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
        let steps = current.take(until: hosted.clock.application(at: instant))
        replay = current.due == nil ? nil : current
        for step in steps {
            if case .screen(let screen, let instant) = step { log.note(screen, at: instant) }
            session.play(step) { change(before: $0) }
            noteHits()
        }
        if replay == nil, !hasFocus { hosted.setFocus(false, at: instant) }
    }

    private func change(before frame: InputFrame) {
        changes?.make(in: session.application, isLook: frame.isLook(isFirst: isFirstFrame))
        isFirstFrame = false
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
        marks.outlines = Self.outlines(of: touches.compactMap { hitViews[$0.finger] })
        return marks
    }

    /// The fingers that are down, each with its place and view.
    var fingers: [(number: Int, place: String)] {
        session.application.touches.map { touch in
            let place = touch.location(in: nil)
            let view = explanation.hits[touch.finger] ?? "no view"
            return (touch.finger, "at \(Self.whole(place.x)), \(Self.whole(place.y)) on \(view)")
        }
    }

    /// The fingers that were lifted since no finger was down, each with its view.
    var liftedFingers: [(number: Int, place: String)] {
        let down = Set(session.application.touches.map(\.finger))
        return explanation.hits.filter { !down.contains($0.key) }.sorted { $0.key < $1.key }.map {
            ($0.key, "was on \($0.value)")
        }
    }

    /// Returns a coordinate in whole points; a trace may have any number.
    private static func whole(_ coordinate: CGFloat) -> Int { Int(max(-1e9, min(coordinate.rounded(), 1e9))) }

    /// The recognizers that there are, with their names in traces, also those of scroll views.
    var recognizers: [(name: String, view: UIView)] {
        session.views.flatMap { view in
            (view.gestureRecognizers ?? []).map { ($0.nameToAskFor, view) }
        }
    }

    /// The views that there are, in the order of their indices, with their names in traces or else their classes, and the number of views around each.
    var views: [(name: String, depth: Int)] {
        session.views.map { view in
            let around = sequence(first: view) { $0.superview }.reduce(-1) { count, _ in count + 1 }
            return (session.application.nameInTraces(of: view) ?? "\(type(of: view))", around)
        }
    }

    /// Returns the corners of the views with these names, and of those that have recognizers with them, in points.
    func outlines(of names: Set<String>) -> [[CGPoint]] {
        let owners = recognizers.filter { names.contains($0.name) }.map(\.view)
        let named = session.views.filter { view in
            session.application.nameInTraces(of: view).map { names.contains($0) } == true
        }
        return Self.outlines(of: owners + named)
    }

    /// Returns the corners of views, of each once.
    private static func outlines(of views: [UIView]) -> [[CGPoint]] {
        var seen: [UIView] = []
        for view in views where !seen.contains(where: { $0 === view }) { seen.append(view) }
        return seen.map(\.corners)
    }

    /// Notes that the explanation or the marks are shown.
    func noteShown() { isExplanationNew = false }
}
