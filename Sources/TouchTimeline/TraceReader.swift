import Touchstone

/// Reads a trace once, from the first record to the last, into lanes and decisions.
///
///     records ─► fingers ─┬─► lanes      what stands where
///                gestures ┤
///                views    ┴─► decisions  what the numbers in the lanes mean
struct TraceReader {
    private(set) var lanes: [Lane] = []
    private(set) var decisions: [Decision] = []
    /// Every instant at which something happened, each once; of a part only those in it, and the last of all.
    private(set) var instants: [Instant] = []
    /// What is kept: of the rest only what goes on when the part begins.
    private let window: ClosedRange<Instant>?
    /// The latest instant at which something happened.
    private var latest: Instant?
    private var decisionCount = 0
    /// How many decisions there may be before those outside of the part go.
    private var decisionLimit = 64
    /// Who was decided about, has no lane, and may not be kept.
    private(set) var others: Set<String> = []

    /// Where the lanes are, by kind and name.
    private var laneIndex: [Lane.Kind: [String: Int]] = [:]
    /// Contacts that came down in the frame and are not seen to yet.
    var arriving: [Int] = []
    /// The lane of each contact that is down.
    var laneOfContact: [Int: Int] = [:]
    /// The lane of each press that is down, by the host's name for it; and the last press that went down.
    var laneOfPress: [Int: Int] = [:]
    var arrivingPress: Int?
    /// The presses that there were; all other numbers are fingers.
    var presses: Set<Int> = []
    /// What each recognizer followed last that is no touch.
    var followed: [String: String] = [:]
    /// When each finger was lifted.
    var lifts: [Int: Instant] = [:]
    /// The recognizers that receive each finger.
    var watchers: [Int: [String]] = [:]
    /// Whom a recognizer that wants to recognize waits for.
    var awaited: [String: [String]] = [:]
    /// Who refused when a recognizer was last asked whether it may begin.
    var refusers: [String: TraceRecord.Refuser] = [:]
    /// The recognizers that recognized, that another one waited for, or that kept a touch from a view.
    var deciders: Set<String> = []
    /// Why the responder of a finger may not have it.
    var vetoes: [Int: TraceRecord.Veto] = [:]
    /// Who recognized or began at the latest instant at which anybody did.
    var recognitions: [(recognizer: String, instant: Instant)] = []
    /// By view: the fingers that it has heard of, or that are withheld from it.
    var fingersOfView: [String: ViewFingers] = [:]

    /// What the instants of lanes and decisions are counted from.
    private(set) var origin = Instant.zero

    /// - Parameter window: what is kept, in the instants of lanes; everything by default.
    init(_ records: [TraceRecord] = [], window: ClosedRange<Instant>? = nil) {
        self.window = window
        take(records)
    }

    /// Takes the records that follow.
    mutating func take(_ records: [TraceRecord]) {
        for record in records { take(record) }
    }

    /// Takes the record that follows.
    mutating func take(_ record: TraceRecord) {
        // The reason belongs to what is said of the finger later.
        if case .veto(let finger, let reason) = record.step { vetoes[finger] = reason }
        guard !record.step.isLeftOutOfLogs else { return }
        let instant = Self.drawable(record.instant)
        if latest == nil, !Self.readable.contains(instant.nanoseconds) { origin = instant }
        take(record, at: Instant(nanoseconds: instant.nanoseconds - origin.nanoseconds))
    }

    private mutating func take(_ record: TraceRecord, at instant: Instant) {
        // A record that is older than the one before it counts as simultaneous.
        let now = max(latest ?? instant, instant)
        if latest != now { begin(now) }
        read(record.step, at: now)
    }

    /// Something happens at a new instant.
    private mutating func begin(_ instant: Instant) {
        latest = instant
        guard let window else { return instants.append(instant) }
        // The last of all comes last, where there is one behind the part.
        if let last = instants.last, last > window.upperBound { instants.removeLast() }
        if instant >= window.lowerBound { instants.append(instant) }
        guard decisions.count >= decisionLimit else { return }
        decisions.removeAll { !window.contains($0.instant) }
        decisionLimit = 2 * decisions.count + 64
    }

    /// A run that starts here is shown on its own clock. One that starts later has the time since a device was switched on:
    /// five digits before the point say nothing, and stand in the way.
    private static let readable: Range<Int64> = 0..<1_000_000_000_000

    /// Thirty years from zero at most: far enough from the ends of the time line to calculate without care.
    private static func drawable(_ instant: Instant) -> Instant {
        let limit: Int64 = 1_000_000_000_000_000_000
        return Instant(nanoseconds: min(max(instant.nanoseconds, -limit), limit))
    }

    private mutating func read(_ step: TraceRecord.Step, at instant: Instant) {
        switch step {
        case .frame(let input):
            frame(input.contacts, at: instant)
            for other in input.others { end(other, at: instant) }
        case .hit(let finger, _, _): hit(finger, at: instant)
        case .missed(let contact, let reason): missed(contact, reason, at: instant)
        case .watch(let recognizer, let finger): watch(recognizer, finger, at: instant)
        case .pass(let recognizer, let finger, let reason):
            decide(recognizer, nil, "does not receive finger \(finger): \(reason)", at: instant)
        case .target(let input, _, _): begin(input, at: instant)
        case .join(let recognizer, let input): join(recognizer, input, at: instant)
        case .decline(let recognizer, let input, let reason):
            decide(recognizer, nil, "does not receive \(input): \(reason)", at: instant)
        case .feed(_, .cancelled, let fingers): cancelled(fingers, at: instant)
        case .feed(_, .pressCancelled, let presses): cancelledPresses(presses, at: instant)
        case .feed(let recognizer, .streamEnded, _): endStream(of: recognizer, .up, at: instant)
        case .feed(let recognizer, .streamCancelled, _): endStream(of: recognizer, .cancelled, at: instant)
        case .hold(let recognizer, let others): hold(recognizer, others, at: instant)
        case .enter(let recognizer, let phase, let cause): enter(recognizer, phase, cause, at: instant)
        case .undo(let recognizer, let cause): undo(recognizer, cause, at: instant)
        case .reset(let recognizer): reset(recognizer, at: instant)
        case .deliver(let view, let step, let fingers, let isLate):
            deliver(view, step, fingers, isLate, at: instant)
        case .withhold(let view, let step, let finger, let because):
            withhold(view, step, finger, because, at: instant)
        case .silence(let view, let finger): silence(view, finger, at: instant)
        case .diagnostic(let text): decide("attention", nil, text, at: instant)
        case .begin(let recognizer, _, _, _, let refuser): refusers[recognizer] = refuser
        case .ignore, .feed, .propose, .awaits, .action, .timerSet, .timerFired: break
        case .enroll, .alter, .precedence, .require, .withdraw, .ask, .settled, .close, .watchdog, .deadlock, .abandon,
            .veto, .fed, .release, .skip:
            break
        }
    }

    /// Writes a decision down; those of one instant that say the same share an entry.
    /// - Returns: its number.
    @discardableResult
    mutating func decide(_ subject: String, _ symbol: Symbol?, _ text: String, at instant: Instant) -> Int {
        for index in decisions.indices.reversed() {
            guard decisions[index].instant == instant else { break }
            guard decisions[index].symbol == symbol, decisions[index].text == text else { continue }
            if !decisions[index].subjects.contains(subject) { share(index, with: subject) }
            return decisions[index].number
        }
        decisionCount += 1
        let number = decisionCount
        if window != nil, place(subject) == .max { others.insert(subject) }
        decisions.append(
            Decision(number: number, instant: instant, subjects: [subject], symbol: symbol, text: text))
        return number
    }

    /// Names stand in the order of their lanes: the same words every time, whoever was decided first.
    private mutating func share(_ index: Int, with subject: String) {
        let place = place(subject)
        let next = decisions[index].subjects.firstIndex { self.place($0) > place }
        decisions[index].subjects.insert(subject, at: next ?? decisions[index].subjects.count)
    }

    private func place(_ subject: String) -> Int {
        for kind in Lane.Kind.allCases {
            if let index = laneIndex[kind]?[subject] { return index }
        }
        return .max
    }

    // MARK: Lanes

    /// The lane of that name; made at the first use.
    mutating func lane(_ kind: Lane.Kind, _ name: String) -> Int {
        if let index = laneIndex[kind]?[name] { return index }
        laneIndex[kind, default: [:]][name] = lanes.count
        lanes.append(Lane(kind, name))
        return lanes.count - 1
    }

    func run(of lane: Int) -> Symbol? { lanes[lane].run }

    /// What fills the lane of that name at present, and what stands last in it; `nil` without a lane.
    func lastMark(_ kind: Lane.Kind, _ name: String) -> Lane.Mark? {
        laneIndex[kind]?[name].flatMap { lanes[$0].marks.last }
    }

    mutating func mark(
        _ lane: Int, _ symbol: Symbol?, then run: Symbol?, at instant: Instant, decision: Int? = nil
    ) {
        lanes[lane].add(symbol, then: run, at: instant, decision: decision)
        if let window { lanes[lane].prune(window) }
    }

    mutating func takeBackMark(of lane: Int, at instant: Instant) {
        lanes[lane].takeBack(at: instant)
    }
}
