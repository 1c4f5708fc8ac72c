internal import TouchInput
internal import TouchTrace
internal import Touchstone

/// A new app to which a script is played, event by event.
final class ExploredRun {
    private static let interval = 0.05
    private static let swingFrames = 5
    private static let swing: CGFloat = 80
    private static let nudge: CGFloat = 5
    /// The time in seconds after the last lift in which all that waits is decided.
    private static let aftermath = 3.0

    let application: UIApplication
    private let app: RestartableApp
    private let places: ExploredPlaces
    private(set) var script = FingerScript()
    private(set) var log: RunLog
    private var time = 0.1
    private var contacts: [Int: (id: Int, location: CGPoint)] = [:]
    private var lastContact = 0
    /// The views and recognizers at the start.
    let start: LiveTree

    init(_ app: RestartableApp, at places: ExploredPlaces) {
        (self.app, self.places) = (app, places)
        application = app.application
        // What the first layout makes is there before a finger comes down, as for the places.
        app.host.advance(to: Instant.zero.advanced(by: time))
        start = LiveTree(app.application)
        log = RunLog(start.recognizers.map(\.recognizer))
    }

    // MARK: Playing

    /// Plays an event, and what follows until just before the next one.
    func play(_ event: FingerScript.Event) {
        script = script.appending(event)
        switch event {
        case .down(let finger, let place):
            lastContact += 1
            contacts[finger] = (lastContact, places.location(of: place, finger: finger))
            add(finger, .began)
        case .nudge(let finger):
            contacts[finger]?.location.x += Self.nudge
            add(finger, .moved)
        case .swing(let finger, let direction):
            for frame in 1...Self.swingFrames {
                contacts[finger]?.location.x += CGFloat(direction.step.x) * Self.swing / CGFloat(Self.swingFrames)
                contacts[finger]?.location.y += CGFloat(direction.step.y) * Self.swing / CGFloat(Self.swingFrames)
                add(finger, .moved)
                if frame < Self.swingFrames { time += 1.0 / 60 }
            }
        case .up(let finger):
            add(finger, .ended)
            contacts[finger] = nil
        case .rest: time += places.rest
        }
        time += Self.interval
        app.host.advance(to: Instant.zero.advanced(by: time - Self.interval / 2))
        log.take(app.records, after: event, script)
    }

    /// Lifts the fingers that are still down, and waits until all is decided.
    /// - Parameter last: The finger that is lifted last; `nil` for that with the highest number.
    func finish(last: Int? = nil) {
        let order = contacts.keys.sorted()
        for finger in order.filter({ $0 != last }) + order.filter({ $0 == last }) { add(finger, .ended) }
        app.host.advance(to: Instant.zero.advanced(by: time + Self.aftermath))
    }

    /// Ends the app.
    func end() { app.end() }

    private func add(_ finger: Int, _ phase: ContactSample.Phase) {
        guard let contact = contacts[finger] else { return }
        app.host.receive(
            InputFrame(
                at: Instant.zero.advanced(by: time),
                [ContactSample(id: contact.id, phase: phase, location: contact.location)]))
    }

    // MARK: The state

    /// A Boolean value that indicates whether nothing is down, undecided or pending.
    var isAtRest: Bool { contacts.isEmpty && application.isAtRest && log.isAtRest }

    /// Returns what the movements of each finger that is down may still decide; for code of the app, anything.
    func interests() -> [Int: ContactInterest] {
        contacts.mapValues { contact in
            let view = application.view(underContact: contact.id)
            return view.map(AppCode.isFree) ?? true ? application.interest(inContact: contact.id) : .undecided
        }
    }

    /// Returns the state; scripts that lead to equal ones have equal continuations, as far as it contains what decides.
    /// - Parameters:
    ///   - looks: The digest of the views.
    ///   - interests: What the movements of the fingers may decide.
    func state(_ looks: Int, _ interests: [Int: ContactInterest]) -> Int {
        var hasher = Hasher()
        hasher.combine(looks)
        guard !isAtRest else { return hasher.finalize() }
        hasher.combine(script.endsWithRest)
        hasher.combine(script.down.count)
        log.hash(into: &hasher, interests)
        application.hashContest(into: &hasher, index: log.number)
        return hasher.finalize()
    }

    /// The records of the whole run so far.
    var records: [TraceRecord] { app.records }
}
