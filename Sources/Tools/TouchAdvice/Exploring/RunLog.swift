internal import TouchInput
internal import TouchTrace
@_spi(Host) internal import Touchstone

/// The touches and attempts of a run: which recognizer has received which touches, and which have recognized with each of them.
struct RunLog {
    private struct Touch: Hashable {
        var finger: Int
        var way: FingerWay
        var isDown = true
        /// The numbers of the recognizers that have recognized with it.
        var fired: Set<Int> = []
        /// A Boolean value that indicates whether a view has received its beginning, and not its end.
        var isOwed = false
    }

    private struct Attempt {
        /// The touches that it has received, by number.
        var touches: [Int] = []
        /// The digest of the calls of its touch methods, if they are code of the app.
        var course = 0
        var heldSince: Instant?
        var hasBegun = false
    }

    /// The facts that the records since the last event contain.
    struct News {
        /// The pairs of recognizers that recognized with the same touch, the lower number first.
        var pairs: Set<[Int]> = []
        var fired: Set<Int> = []
        var received: Set<Int> = []
        /// The times in seconds for which recognizers waited.
        var waits: [Int: Double] = [:]
    }

    /// The facts of the last event.
    private(set) var news = News()
    private let recognizers: [UIGestureRecognizer]
    private let numbers: [ObjectIdentifier: Int]
    private var numbersByName: [RecognizerName: Int] = [:]
    private var touches: [Int: Touch] = [:]
    private var attempts: [Int: Attempt] = [:]
    private var readCount = 0

    /// Creates the log of a run.
    /// - Parameter recognizers: The recognizers at the start, the same in each run.
    init(_ recognizers: [UIGestureRecognizer]) {
        self.recognizers = recognizers
        numbers = Dictionary(uniqueKeysWithValues: recognizers.enumerated().map { (ObjectIdentifier($1), $0) })
    }

    /// A Boolean value that indicates whether no touch and no attempt is open.
    var isAtRest: Bool { touches.isEmpty && attempts.isEmpty }

    /// The numbers of the recognizers that are in an attempt.
    var openRecognizers: [Int] { attempts.keys.sorted() }

    /// Returns the number of a recognizer, counted from 0; -1 for one that was not there at the start.
    func number(_ recognizer: UIGestureRecognizer) -> Int { numbers[ObjectIdentifier(recognizer)] ?? -1 }

    private mutating func number(_ name: RecognizerName) -> Int {
        if let known = numbersByName[name] { return known }
        let number =
            recognizers.firstIndex { $0.nameInTraces == name.text } ?? recognizers.count + numbersByName.count
        numbersByName[name] = number
        return number
    }

    private func isOfApp(_ number: Int) -> Bool {
        number >= recognizers.count || !AppCode.isFree(recognizers[number])
    }

    // MARK: Reading

    /// Reads the records of an event, and of the time until the next one.
    /// - Parameters:
    ///   - records: All records of the run.
    ///   - event: The event.
    ///   - script: The script to the event.
    mutating func take(_ records: [TraceRecord], after event: FingerScript.Event, _ script: FingerScript) {
        news = News()
        for number in touches.keys where touches[number]?.isDown == true {
            guard let finger = touches[number]?.finger else { continue }
            if case .up(finger) = event {
                touches[number]?.isDown = false
            } else if let way = script.down[finger] {
                touches[number]?.way = way
            }
        }
        for record in records[readCount...] { take(record, event, script) }
        readCount = records.count
        let followed = Set(attempts.values.flatMap(\.touches))
        for (number, touch) in touches where !touch.isDown && !touch.isOwed && !followed.contains(number) {
            touches[number] = nil
        }
    }

    private mutating func take(_ record: TraceRecord, _ event: FingerScript.Event, _ script: FingerScript) {
        if case .hit(let touch, _, _) = record.step, case .down(let finger, _) = event, let way = script.down[finger] {
            touches[touch] = Touch(finger: finger, way: way)
        }
        if case .deliver(_, let step, let fingers, _) = record.step {
            for finger in fingers { touches[finger]?.isOwed = step == .began || step == .moved }
        }
        guard let (name, change) = record.step.attempt else { return }
        switch change {
        case .joins(let touch?):
            let number = number(name)
            attempts[number, default: Attempt()].touches.append(touch)
            news.received.insert(number)
        case .ignores(let touch): attempts[number(name)]?.touches.removeAll { $0 == touch }
        case .isReset: attempts[number(name)] = nil
        case .holds:
            let number = number(name)
            if attempts[number]?.heldSince == nil { attempts[number]?.heldSince = record.instant }
        case .enters(.began, _), .enters(.ended, _): enter(number(name), at: record.instant)
        case .isFed(let step, let fingers):
            let number = number(name)
            guard isOfApp(number) else { return }
            var hasher = Hasher()
            hasher.combine(attempts[number]?.course)
            hasher.combine(step)
            for finger in fingers { hasher.combine(touches[finger]?.way) }
            attempts[number]?.course = hasher.finalize()
        case .enters, .joins, .answers, .isUndone: break
        }
    }

    private mutating func enter(_ number: Int, at instant: Instant) {
        news.fired.insert(number)
        attempts[number]?.hasBegun = true
        if let since = attempts[number]?.heldSince { news.waits[number] = instant.seconds - since.seconds }
        for touch in attempts[number]?.touches ?? [] {
            for other in touches[touch]?.fired ?? [] where other != number {
                news.pairs.insert([min(number, other), max(number, other)])
            }
            touches[touch]?.fired.insert(number)
        }
    }

    // MARK: The state

    /// Adds what decides about the continuation to a hash. It is the same for all fingers.
    /// - Parameter interests: What the movements of the fingers may decide.
    func hash(into hasher: inout Hasher, _ interests: [Int: ContactInterest]) {
        var sum = 0
        for touch in touches.values where touch.isDown || touch.isOwed { sum &+= digest(touch, interests) }
        for (number, attempt) in attempts {
            var part = Hasher()
            part.combine(number)
            part.combine(attempt.course)
            // One that has begun counts its touches no more.
            let counted = attempt.touches.compactMap { touches[$0] }.filter { $0.isDown || !attempt.hasBegun }
            part.combine(counted.reduce(0) { $0 &+ digest($1, interests) })
            sum &+= part.finalize()
        }
        hasher.combine(sum)
    }

    private func digest(_ touch: Touch, _ interests: [Int: ContactInterest]) -> Int {
        var touch = touch
        if touch.isDown, interests[touch.finger] != .undecided { touch.way = FingerWay(place: touch.way.place) }
        touch.finger = 0
        return touch.hashValue
    }
}
