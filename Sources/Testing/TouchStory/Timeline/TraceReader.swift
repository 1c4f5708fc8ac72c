import TouchTrace

/// A reader that turns a trace, from the first record to the last, into lanes and decisions.
///
///     records ─► fingers ─┬─► lanes      the symbols in each lane
///                gestures ┤
///                views    ┴─► decisions  the numbers in the lanes
package struct TraceReader {
    /// The lane of a finger or press that is down.
    struct InputLane {
        var lane: Int
        /// The number of the finger or press; `nil` for a contact that reached no view.
        var finger: Int?
    }

    private(set) var lanes: [Lane] = []
    package private(set) var decisions: [Decision] = []
    /// The instants at which something happened, each once; for a part only those in it, and the last of all.
    package private(set) var instants: [Instant] = []
    /// The range that is kept; outside of it, only runs that are in progress when it begins.
    private let window: ClosedRange<Instant>?
    private var clock = TimelineClock()
    private var decisionCount = 0
    /// The number of decisions at which those outside of the part are removed.
    private var decisionLimit = 64
    /// The subjects of decisions that have no lane, even if their decisions are removed.
    private(set) var others: Set<String> = []

    /// The indices of the lanes, by kind and name.
    private var laneIndex: [Lane.Kind: [String: Int]] = [:]
    /// The contacts that came down in the frame and are not handled yet.
    var arriving: [Int] = []
    /// The lane of each contact that is down.
    var contacts: [Int: InputLane] = [:]
    /// The lane of each press that is down, by the host's identifier; and the last press that went down.
    var pressesDown: [Int: InputLane] = [:]
    var arrivingPress: Int?
    /// The numbers of all presses; all other numbers are fingers.
    var presses: Set<Int> = []
    /// The last input other than a touch that each recognizer followed.
    var followed: [RecognizerName: InputName] = [:]
    /// The instant at which each finger was lifted.
    var lifts: [Int: Instant] = [:]
    /// The recognizers that receive each finger.
    var watchers: [Int: [RecognizerName]] = [:]
    /// The recognizers that each waiting recognizer waits for.
    var awaited: [RecognizerName: [RecognizerName]] = [:]
    /// The object that refused when a recognizer was last asked whether it may begin.
    var refusers: [RecognizerName: TraceRecord.Refuser] = [:]
    /// The recognizers that recognized, that another one waited for, or that kept a touch from a view.
    var deciders: Set<String> = []
    /// The reason why the responder of a finger may not receive it.
    var vetoes: [Int: TraceRecord.Veto] = [:]
    /// The views that the hit test of the next contact passed over where it came down.
    private var skips: [TouchStory.Skipped] = []
    /// The recognizers that recognized or began at the latest instant with any.
    var recognitions: [(recognizer: RecognizerName, instant: Instant)] = []
    /// By view: the fingers that it has received, or that are withheld from it.
    var fingersOfView: [ResponderName: ViewFingers] = [:]

    /// The zero of the instants of lanes and decisions.
    var origin: Instant { clock.origin }

    /// Creates a reader.
    ///
    /// - Parameter window: The range that is kept, in the instants of lanes; everything by default.
    package init(_ records: [TraceRecord] = [], window: ClosedRange<Instant>? = nil) {
        self.window = window
        take(records)
    }

    /// Reads the records that follow.
    package mutating func take(_ records: [TraceRecord]) {
        for record in records { take(record) }
    }

    /// Reads the record that follows.
    package mutating func take(_ record: TraceRecord) {
        // The reason belongs to a later record about the finger.
        switch record.step {
        case .veto(let finger, let reason): vetoes[finger] = reason
        // A finger beside a view is not about it: a list would have a lane for each row.
        case .skip(let contact, let view, let reason, let other, let recognizers, let window) where reason != .outside:
            skips.append(
                TouchStory.Skipped(
                    contact: contact, view: view, reason: reason, by: other, recognizers: recognizers, window: window))
        default: break
        }
        guard !record.step.isLeftOutOfLogs else { return }
        let before = clock.latest
        let now = clock.advance(to: record.instant)
        if before != now { begin(now) }
        read(record.step, at: now)
    }

    /// Begins a new instant.
    private mutating func begin(_ instant: Instant) {
        guard let window else { return instants.append(instant) }
        // Only the last instant behind the part is kept.
        if let last = instants.last, last > window.upperBound { instants.removeLast() }
        if instant >= window.lowerBound { instants.append(instant) }
        guard decisions.count >= decisionLimit else { return }
        decisions.removeAll { !window.contains($0.instant) }
        decisionLimit = 2 * decisions.count + 64
    }

    private mutating func read(_ step: TraceRecord.Step, at instant: Instant) {
        switch step {
        case .frame(let input):
            frame(input.contacts, at: instant)
            for other in input.others { end(other, at: instant) }
        case .hit(let finger, _, let window): hit(finger, window, at: instant)
        case .missed(let contact, let reason): missed(contact, reason, at: instant)
        case .watch(let recognizer, let finger): watch(recognizer, finger, at: instant)
        case .pass(let recognizer, let finger, let reason):
            leaveOut(recognizer.text, "does not receive finger \(finger): \(reason)", at: instant)
        case .target(let input, _, _): begin(input, at: instant)
        case .join(let recognizer, let input): join(recognizer, input, at: instant)
        case .decline(.recognizer(let recognizer), let input, let reason):
            leaveOut(recognizer.text, "does not receive \(input): \(reason)", at: instant)
        case .decline(let receiver, let input, let reason):
            decide(receiver.description, nil, "does not receive \(input): \(reason)", at: instant)
        case .feed(_, .cancelled, let fingers): cancelled(fingers, at: instant)
        case .feed(_, .pressCancelled, let presses): cancelledPresses(presses, at: instant)
        case .feed(let recognizer, .streamEnded, _): endStream(of: recognizer, .up, at: instant)
        case .feed(let recognizer, .streamCancelled, _): endStream(of: recognizer, .cancelled, at: instant)
        case .hold(let recognizer, let others): hold(recognizer, others, at: instant)
        case .enter(let recognizer, let phase, let cause): enter(recognizer, phase, cause, at: instant)
        case .undo(let recognizer, let cause): undo(recognizer, cause, at: instant)
        case .reset(let recognizer): reset(recognizer, at: instant)
        case .deliver(let responder, let step, let fingers, let isLate):
            deliver(responder, step, fingers, isLate, at: instant)
        case .withhold(let responder, let step, let finger, let because):
            withhold(responder, step, finger, because, at: instant)
        case .silence(let responder, let finger): silence(responder, finger, at: instant)
        case .diagnostic(let text, _): decide("attention", nil, text, at: instant)
        case .begin(let recognizer, _, _, _, let refuser): refusers[recognizer] = refuser
        case .ignore, .feed, .propose, .awaits, .action, .timerSet, .timerFired: break
        case .enroll, .alter, .precedence, .require, .withdraw, .ask, .settled, .cutOff, .close, .watchdog, .deadlock,
            .abandon, .veto, .fed, .release, .skip:
            break
        }
    }

    /// Adds a decision; equal decisions of one instant share an entry.
    /// - Returns: The number of the entry.
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

    /// Adds a subject to an entry. Names are in the order of their lanes, regardless of the order of decisions.
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

    @discardableResult
    mutating func decide(_ recognizer: RecognizerName, _ symbol: Symbol?, _ text: String, at instant: Instant) -> Int {
        decide(recognizer.text, symbol, text, at: instant)
    }

    @discardableResult
    mutating func decide(_ responder: ResponderName, _ symbol: Symbol?, _ text: String, at instant: Instant) -> Int {
        decide(responder.text, symbol, text, at: instant)
    }

    // MARK: Lanes

    mutating func lane(_ recognizer: RecognizerName) -> Int { lane(.recognizer, recognizer.text) }
    mutating func lane(_ responder: ResponderName) -> Int { lane(.view, responder.text) }
    mutating func lane(_ input: InputName) -> Int { lane(.finger, input.description) }

    /// Returns the index of the lane of a name, which is made at its first use.
    mutating func lane(_ kind: Lane.Kind, _ name: String) -> Int {
        if let index = laneIndex[kind]?[name] { return index }
        laneIndex[kind, default: [:]][name] = lanes.count
        lanes.append(Lane(kind, name))
        return lanes.count - 1
    }

    func run(of lane: Int) -> Symbol? { lanes[lane].run }

    /// Returns the last mark of the lane of a name; `nil` without a lane.
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

extension TraceReader {
    mutating func frame(_ contacts: [ContactSample], at instant: Instant) {
        arriving.removeAll()
        for contact in contacts {
            switch contact.phase {
            case .began: arriving.append(contact.id)
            case .moved, .stationary: break
            case .ended: leave(contact.id, .up, at: instant)
            case .cancelled: leave(contact.id, .cancelled, at: instant)
            }
        }
    }

    /// Hit-tests a contact. The contacts of a frame come in order; the finger's number is the runtime's, and is never reused.
    mutating func hit(_ finger: Int, _ window: ResponderName?, at instant: Instant) {
        let contact = arriving.isEmpty ? nil : arriving.removeFirst()
        come(InputLane(lane: lane(.finger, "finger \(finger)"), finger: finger), contact: contact, at: instant)
        takeSkips(of: "finger \(finger)", hit: window, at: instant)
    }

    /// Marks the recognizers whose views the hit test passed over.
    private mutating func takeSkips(of touch: String, hit window: ResponderName?, at instant: Instant) {
        for skipped in skips {
            for recognizer in skipped.recognizers where !TimelineOptions.isInternal(RecognizerName("\(recognizer)#1")) {
                let name = ReadableNames.skipped(recognizer, on: skipped.view)
                leaveOut(name, "is not asked about \(touch): \(skipped.gate(hit: window))", at: instant)
            }
        }
        skips.removeAll()
    }

    private mutating func leaveOut(_ recognizer: String, _ text: String, at instant: Instant) {
        let lane = lane(.recognizer, recognizer)
        // A lane that is running shows more: the recognizer has received other touches.
        guard run(of: lane) == nil else { return _ = decide(recognizer, nil, text, at: instant) }
        mark(lane, .notAsked, then: nil, at: instant, decision: decide(recognizer, .notAsked, text, at: instant))
    }

    mutating func missed(_ contact: Int, _ reason: String, at instant: Instant) {
        arriving.removeAll { $0 == contact }
        come(InputLane(lane: lane(.finger, "contact \(contact)"), finger: nil), contact: contact, at: instant)
        decide("contact \(contact)", nil, "is not delivered: \(reason)", at: instant)
        takeSkips(of: "contact \(contact)", hit: nil, at: instant)
    }

    /// Cancels fingers that were taken away without an event in the input, for instance because there are too many.
    mutating func cancelled(_ fingers: [Int], at instant: Instant) {
        for finger in fingers {
            let lane = lane(.finger, "finger \(finger)")
            guard run(of: lane) != nil else { continue }
            let number = decide("finger \(finger)", .cancelled, "cancelled by the system", at: instant)
            mark(lane, .cancelled, then: nil, at: instant, decision: number)
        }
    }

    private mutating func come(_ input: InputLane, contact: Int?, at instant: Instant) {
        mark(input.lane, .down, then: .line, at: instant)
        if let contact { contacts[contact] = input }
    }

    private mutating func leave(_ contact: Int, _ symbol: Symbol, at instant: Instant) {
        guard let input = contacts.removeValue(forKey: contact) else { return }
        let name = lanes[input.lane].name
        let number =
            symbol == .cancelled ? decide(name, symbol, "cancelled by the system", at: instant) : nil
        mark(input.lane, symbol, then: nil, at: instant, decision: number)
        if let finger = input.finger { lifts[finger] = instant }
    }
}
