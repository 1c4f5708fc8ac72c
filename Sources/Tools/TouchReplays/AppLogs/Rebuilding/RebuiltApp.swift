package import TouchInput
internal import TouchStory
package import TouchTrace
@_spi(Host) package import Touchstone

/// An app that is rebuilt from a log: views and recognizers that stand in for those of the app, to which the touches are played.
///
/// The app recorder observes it as it did the original, so that the two logs can be compared.
package final class RebuiltApp {
    /// The time in seconds after the last line in which all that still waits is decided, if no finger is down.
    static let aftermath = 3.0
    /// The distance in points by which an offset may differ: logs round it, and scroll views do to pixels.
    static let offsetTolerance = 0.51
    /// The time in seconds after the delivery of an event within which a state belongs to that event.
    static let turn = 0.004

    let log: AppLog
    let suppositions: Set<Supposition>
    package let host: VirtualHost

    var views: [Int: UIView] = [:]
    var scrollViews: [Int: UIScrollView] = [:]
    var recognizers: [Int: UIGestureRecognizer] = [:]
    /// The last lines about views and recognizers.
    var loggedViews: [Int: LoggedView] = [:]
    var loggedRecognizers: [Int: LoggedRecognizer] = [:]
    /// The numbers of all objects that ever stood in.
    var numbers: [ObjectIdentifier: Int] = [:]
    /// The objects that are gone, whose identities must not be used again.
    var kept: [AnyObject] = []
    /// The superviews whose subviews may be out of order; 0 for the screen.
    var unordered: Set<Int> = []
    /// The views whose superview is not known yet, by the number of that.
    var orphans: [Int: Set<Int>] = [:]
    /// The views that came back, whose recognizers may not have.
    var returned: Set<Int> = []
    /// The last offset of each scroll view in the log.
    var loggedOffsets: [Int: CGPoint] = [:]
    /// The offsets of each scroll view before and after the last frame, as long as nothing came after that.
    var offsetsOfFrame: [Int: (before: CGPoint, after: CGPoint)] = [:]
    /// The scroll views that have moved by themselves since they agreed with the log.
    var moved: Set<Int> = []
    var delegates: [RebuiltDelegate] = []
    var recorder: AppRecorder?
    /// The recognizers that await the failure of one that is not there yet, by the number of that.
    var openRequirements: [Int: Set<Int>] = [:]

    /// The touches that come down in this event, until they have hit a view.
    var arriving: [LoggedFinger] = []
    /// The touch that has hit a view last, which recognizers are offered.
    var joining: LoggedFinger?
    /// The last touch that each recognizer has received.
    var lastTouches: [Int: Int] = [:]
    /// The touches that are down, as they were last.
    var down: [Int: LoggedFinger] = [:]
    /// The recognizers that receive each touch.
    var receivers: [Int: [Int]] = [:]
    /// The scroll views that take touches from controls.
    var takers: Set<Int> = []
    /// The last velocity of each recognizer in the log.
    var velocities: [Int: [Double]] = [:]
    /// The samples of an event of several windows whose last line has not come.
    private var waiting: [ContactSample] = []
    private var waitingReadings: [EarlierSample] = []
    /// The windows of that event so far: each has one line about it.
    private var waitingWindows: Set<Int?> = []
    /// The place of the line that is being played.
    var line = 0
    /// The place of the first line whose states were not proposed yet.
    var firstOpenState = 0
    /// The trace, without the recorder.
    private var records: [TraceRecord] = []
    /// The log of the recorder.
    private var observed: AppLogReader
    var fingers: [Int: Int] = [:]
    private var notes: [RebuiltRun.Note] = []
    /// The touches that hit the views of the log, also where others are in front; by default, and if `nil`, all.
    package var redirected: Set<Int>?
    /// Called before each event and frame, with a Boolean value that indicates whether a touch comes down.
    private var prepare: ((Bool) -> Void)?
    /// The suppositions that took effect at their instant.
    var made: Set<Supposition> = []

    /// Creates an app.
    /// - Parameters:
    ///   - log: The log.
    ///   - suppositions: What the app's own code is supposed to have done; nothing by default.
    package init(_ log: AppLog, _ suppositions: Set<Supposition> = []) {
        (self.log, self.suppositions) = (log, suppositions)
        observed = AppLogReader(source: "here", head: log.head)
        let application = UIApplication()
        host = VirtualHost(application: application)
        host.framesPerSecond = 0
        application.supportsIndirectInputEvents = true
        application.classNaming = { [unowned(unsafe) self] in className(of: $0) }
        application.diagnosticHandler = { _ in }  // The trace contains them.
        application.host.setScreen(bounds: CGRect(origin: .zero, size: log.head.size), scale: log.head.scale)
        application.traceHandler = { [unowned(unsafe) self] in take($0) }
        application.host.perform {
            let recorder = AppRecorder.start(labels: false)
            recorder.className = { [unowned(unsafe) self] in className(of: $0) }
            recorder.touchNumber = { [unowned(unsafe) self] in fingers[$0.number] }
            recorder.origin = 0
            recorder.lineWasWritten = { [unowned(unsafe) self] in observed.take(written: $0) }
            // What stands in for nothing gets numbers that the log does not have.
            recorder.preset(log.lastNumber, for: recorder)
            recorder.eventWasWritten = { [unowned(unsafe) self] in propose(in: $0) }
            self.recorder = recorder
        }
    }

    /// Plays the touches of the log, and ends the app. Called once.
    /// - Parameter observe: Called after each event and frame, with the application, the time and the records since the last call.
    package func run(
        _ observe: (UIApplication, Instant, ArraySlice<TraceRecord>) -> Void = { _, _, _ in }
    ) -> RebuiltRun {
        defer { end() }
        play { time, records in
            observe(host.application, time, records)
            return true
        }
        return takeRun()
    }

    /// Plays the touches of the log as long as that is wanted, and ends the app. Called once.
    /// - Parameter isWanted: Called after each event and frame, with the time and what the recorder has written until then.
    /// - Returns: The run; `nil` if it was not wanted to its end.
    func run(while isWanted: (Instant, AppLogReader) -> Bool) -> RebuiltRun? {
        defer { end() }
        return play { time, _ in isWanted(time, observed) } ? takeRun() : nil
    }

    private func takeRun() -> RebuiltRun {
        let names = recognizers.mapValues { host.application.traceName(of: $0) }
        guard let log = observed.takeLog() else { preconditionFailure("run() is called once") }
        return RebuiltRun(records: records, log: log, names: names, fingers: fingers, notes: notes)
    }

    /// Plays the touches of the log to an app that is changed meanwhile. Called once; `end()` ends the app.
    /// - Parameter prepare: Called before each event and frame, with a Boolean value that indicates whether a touch comes down.
    /// - Returns: The trace, without the recorder.
    package func play(before prepare: @escaping (Bool) -> Void) -> [TraceRecord] {
        self.prepare = prepare
        recorder?.lineWasWritten = { _ in }  // Nothing is compared.
        play { _, _ in true }
        self.prepare = nil
        return records
    }

    /// Plays until `goesOn` returns `false`, which is called after each event and frame; returns whether that was never.
    @discardableResult
    private func play(while goesOn: (Instant, ArraySlice<TraceRecord>) -> Bool) -> Bool {
        var seen = 0
        let instants = ReplayOrder.instants(log.lines.map { ($0.at, $0.kind) })
        for (place, line) in log.lines.enumerated() {
            self.line = place
            take(line, at: max(instants[place], host.now))
            switch line.content {
            case .event, .input, .frame:
                guard goesOn(host.now, records[seen...]) else { return false }
                seen = records.count
            case .view, .recognizer, .gone, .state, .offset, .control, .left: break
            }
        }
        line = log.lines.count
        let last = max(host.now, instants.last ?? .zero)
        host.advance(to: down.isEmpty ? last.advanced(by: Self.aftermath) : last)
        return true
    }

    private func take(_ line: AppLog.Line, at instant: Instant) {
        switch line.content {
        case .view(let view): host.application.host.perform { place(view) }
        case .recognizer(let recognizer): host.application.host.perform { attach(recognizer) }
        case .gone(let ids): host.application.host.perform { remove(ids) }
        case .event(let event): play(event, at: instant)
        case .input(let input): play(input, at: instant)
        case .frame:
            rest(before: instant)
            makeDue(before: instant)
            step {
                let before = scrollViews.mapValues { $0.contentOffset }
                host.receive(InputFrame(at: instant, others: [.display]))
                for (id, view) in scrollViews { offsetsOfFrame[id] = (before[id] ?? .zero, view.contentOffset) }
            }
        case .offset(let offset): host.application.host.perform { settle(offset) }
        case .state(let state): follow(state, at: instant)
        case .control, .left: break
        }
    }

    /// Plays an event or frame.
    func step(_ body: () -> Void) {
        host.application.host.perform {
            removeLeft()
            sort()
            settleOffsets()
            // As at the start of the app.
            recorder?.lookFirst()
        }
        prepare?(!arriving.isEmpty)
        body()
    }

    /// Notes what the log shows, and the app that was rebuilt did not do by itself; once for each view.
    func note(_ kind: RebuiltRun.Note.Kind, of id: Int) {
        guard !notes.contains(where: { $0.kind == kind && $0.id == id }) else { return }
        notes.append(RebuiltRun.Note(kind: kind, id: id, line: log.lines[min(line, log.lines.count - 1)].number))
    }

    // MARK: Touches

    private func play(_ event: LoggedEvent, at instant: Instant) {
        waitingWindows.formUnion(event.touches.map { $0.window })
        for touch in event.touches where touch.phase != .stationary {
            guard touch.phase == .began || down[touch.id] != nil else { continue }
            if touch.phase == .began {
                arriving.append(touch)
                for id in touch.recognizers ?? [] { lastTouches[id] = touch.id }
            }
            if let receivers = touch.recognizers { leave(touch.id, receivers) }
            down[touch.id] = touch.phase == .ended || touch.phase == .cancelled ? nil : touch
            waiting.append(sample(touch))
            waitingReadings += touch.earlier.map { reading in
                var reading = reading
                reading.location = screenPlace(reading.location, touch)
                return reading
            }
        }
        guard !isContinued() else { return }
        waitingWindows = []
        guard !waiting.isEmpty else { return }
        let frame = InputFrame(at: instant, waiting, earlier: waitingReadings)
        (waiting, waitingReadings) = ([], [])
        step { host.receive(frame) }
        (arriving, joining) = ([], nil)
    }

    func sample(_ touch: LoggedFinger) -> ContactSample {
        ContactSample(
            id: touch.id, phase: touch.phase, location: screenPlace(touch.place, touch), tool: touch.tool,
            details: touch.details)
    }

    private func screenPlace(_ place: CGPoint, _ touch: LoggedFinger) -> CGPoint {
        touch.window.flatMap { views[$0] as? UIWindow }?.convert(place, to: nil) ?? place
    }

    /// Returns a Boolean value that indicates whether the next line about touches is part of the same event, in another window.
    private func isContinued() -> Bool {
        for next in log.lines[(line + 1)...] {
            switch next.content {
            case .view, .recognizer, .gone: continue
            case .state(let state) where state.moment == .touch: continue
            case .event(let other):
                return next.at == log.lines[line].at && other.touches.allSatisfy { !waitingWindows.contains($0.window) }
            case .input, .state, .frame, .offset, .control, .left: return false
            }
        }
        return false
    }

    /// Returns the view that a touch hits in a window according to the log; called with the view that was found.
    func hit(in window: RebuiltWindow, at point: CGPoint, found: UIView?) -> UIView? {
        guard !arriving.isEmpty else { return found }
        let place = window.convert(point, to: nil)
        func distance(_ touch: LoggedFinger) -> CGFloat {
            let other = screenPlace(touch.place, touch)
            return abs(other.x - place.x) + abs(other.y - place.y)
        }
        guard let index = arriving.indices.min(by: { distance(arriving[$0]) < distance(arriving[$1]) }) else {
            return found
        }
        let touch = arriving[index]
        if redirected?.contains(touch.id) == false {
            if found != nil { arrive(index) }
            return found
        }
        if let logged = touch.window.flatMap({ views[$0] }), logged !== window { return nil }
        let logged = (supposedHit(touch.id) ?? touch.view).flatMap { views[$0] }
        guard let view = logged?.window === window ? logged : found else { return nil }
        if view !== found, let id = number(of: view), found.map({ number(of: $0) != nil }) ?? true {
            note(.hit(touch: touch.id, instead: found.flatMap { number(of: $0) }), of: id)
        }
        arrive(index)
        return view
    }

    private func arrive(_ index: Int) { joining = arriving.remove(at: index) }

    private func supposedHit(_ touch: Int) -> Int? {
        suppositions.compactMap { if case .hits(touch, let view) = $0 { view } else { nil } }.min()
    }

    private func take(_ record: TraceRecord) {
        if let record = record.withoutRecorder { records.append(record) }
        guard case .hit(let finger, _, _) = record.step, let joining else { return }
        fingers[finger] = joining.id
    }

    /// Returns the number of the attempt of a recognizer: that of the touch that it has received last.
    func attempt(of id: Int) -> Int { lastTouches[id] ?? 0 }

    // MARK: The end

    /// Ends the app.
    package func end() {
        (host.application.traceHandler, host.application.classNaming) = (nil, nil)
        host.application.host.perform { recorder?.stop() }
        for window in host.application.windows { window.isHidden = true }
    }
}

extension Instant {
    /// Returns a Boolean value that indicates whether an instant belongs to the same event, as far as a log shows.
    func isInTurn(of other: Instant) -> Bool { abs(seconds(since: other)) <= RebuiltApp.turn }
}

extension [Instant] {
    /// Returns a Boolean value that indicates whether one of an array in order of time is in the turn of an instant.
    func hasTurn(of instant: Instant) -> Bool {
        let first = firstIndex(from: instant.advanced(by: -RebuiltApp.turn)) { $0 }
        return first < count && self[first].isInTurn(of: instant)
    }
}
