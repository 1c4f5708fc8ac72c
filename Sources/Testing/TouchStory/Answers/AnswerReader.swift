import TouchInput
import TouchTrace

/// A reader that answers, for each touch of a trace, why each recognizer did or did not recognize.
///
///     var reader = AnswerReader()
///     for record in records { reader.take(record) }
///     for touch in reader.finish() { print(touch.why("tap")) }
///
/// It keeps the touches that are not over, and those that came after them: a long trace is read in the memory of its present, with
/// `takeFinished()`.
public struct AnswerReader: Sendable {
    /// The names of all recognizers that were mentioned so far, in order; those that no touch has reached are without number.
    public private(set) var recognizers: [RecognizerName] = []

    /// The attempts that are open, or which an open touch is about, by number.
    var attempts: [Int: Attempt] = [:]
    /// The number of the present attempt of each recognizer.
    var current: [RecognizerName: Int] = [:]
    /// The last timer of each recognizer that has not fired.
    var timers: [RecognizerName: Instant] = [:]
    /// The touches that were not taken yet, in the order in which they came down.
    var stories: [TouchStory] = []
    /// The place of each touch that is not over in `stories`, plus `takenCount`.
    var places: [Int: Int] = [:]
    var takenCount = 0
    /// The contacts of the present event that came down and are not known to have become touches.
    var arriving: [ContactSample] = []
    /// The instant of that event.
    var arrived = Instant.zero
    /// The touches of the contacts that are down, by the host's number.
    var contacts: [Int: Int] = [:]
    /// The views that the hit test of the next touch has passed over.
    var skips: [TouchStory.Skipped] = []
    var arrivingPress: Int?
    var pressesDown: [Int: Int] = [:]
    /// The reports about contacts that are ignored from this event on, by the host's number.
    var refusals: [Int: String] = [:]
    var eventCount = 0
    /// The number of records that were taken, and the instant of the last one.
    var count = 0
    var now = Instant.zero

    /// The kinds of the recognizers, as far as the records have them.
    var kinds: [RecognizerName: String] = [:]

    private var known: Set<RecognizerName> = []
    private var attemptCount = 0

    /// Creates a reader.
    public init() {}

    /// Returns the answers for all touches of the records, in the order in which they came down.
    public static func answers(to records: [TraceRecord]) -> [TouchAnswers] {
        var reader = AnswerReader()
        for record in records { reader.take(record) }
        return reader.finish()
    }

    /// Returns the answers for the last touch of the records with this number; without a number, for the last one.
    static func answers(to records: [TraceRecord], finger: Int?) -> TouchAnswers? {
        var reader = AnswerReader()
        for record in records { reader.take(record) }
        reader.reject()
        let story = finger == nil ? reader.stories.last : reader.stories.last { $0.touch.finger == finger }
        return story.map(reader.answers)
    }

    /// Reads the next record.
    public mutating func take(_ record: TraceRecord) {
        count += 1
        now = record.instant
        read(record.step)
    }

    /// Returns the answers for touches that no later record concerns, in the order in which they came down, and forgets them. One that is
    /// not over holds back those after it.
    public mutating func takeFinished() -> [TouchAnswers] {
        var finished: [TouchAnswers] = []
        while let first = stories.dropFirst(finished.count).first, isOver(first) { finished.append(answers(first)) }
        forget(finished.count)
        return finished
    }

    /// Returns the answers for all remaining touches.
    public mutating func finish() -> [TouchAnswers] {
        reject()
        let all = stories.map(answers)
        forget(all.count)
        return all
    }

    private mutating func forget(_ number: Int) {
        guard number > 0 else { return }
        for story in stories.prefix(number) {
            for watcher in story.watchers { release(watcher.attempt) }
            if let finger = story.touch.finger, let place = places[finger], place < takenCount + number {
                places[finger] = nil
            }
        }
        stories.removeFirst(number)
        takenCount += number
    }

    // MARK: Recognizers

    mutating func note(_ recognizer: RecognizerName) {
        if known.insert(recognizer).inserted { recognizers.append(recognizer) }
    }

    /// Calls a body with the present attempt of a recognizer, which it begins if there is none.
    mutating func withAttempt(_ recognizer: RecognizerName, _ body: (inout Attempt) -> Void) {
        let number = attempt(of: recognizer)
        if var attempt = attempts[number] {
            body(&attempt)
            attempts[number] = attempt
        }
    }

    /// Returns the number of the present attempt of a recognizer, which it begins if there is none.
    mutating func attempt(of recognizer: RecognizerName) -> Int {
        if let number = current[recognizer] { return number }
        note(recognizer)
        attemptCount += 1
        current[recognizer] = attemptCount
        attempts[attemptCount] = Attempt(recognizer)
        return attemptCount
    }

    /// Ends the present attempt of a recognizer; it is kept for the touches that it is about.
    mutating func endAttempt(of recognizer: RecognizerName) {
        timers[recognizer] = nil
        guard let number = current.removeValue(forKey: recognizer), var attempt = attempts[number] else { return }
        attempt.reset = Attempt.Moment(index: count, instant: now)
        attempts[number] = attempt.touchCount == 0 ? nil : attempt
    }

    private mutating func release(_ number: Int) {
        guard var attempt = attempts[number] else { return }
        attempt.touchCount -= 1
        attempts[number] = attempt.touchCount == 0 && attempt.reset != nil ? nil : attempt
    }
}

// Answers from what is known.

extension AnswerReader {
    /// A Boolean value that indicates whether no later record concerns a touch.
    func isOver(_ story: TouchStory) -> Bool {
        // Within its event, what is due to its responder is not known.
        guard let up = story.upEvent, up < eventCount, story.isDelivered else { return false }
        return story.watchers.allSatisfy { $0.ignored != nil || attempts[$0.attempt]?.reset != nil }
    }

    func answers(_ story: TouchStory) -> TouchAnswers {
        var gestures: [GestureAnswer] = []
        func add(_ recognizer: RecognizerName, _ outcome: GestureAnswer.Outcome) {
            gestures.append(GestureAnswer(recognizer: recognizer, touch: story.touch, outcome: outcome))
        }
        for watcher in story.watchers { add(watcher.recognizer, outcome(of: watcher, in: story)) }
        for pass in story.passes { add(pass.recognizer, .notAsked(pass.gate)) }
        for skipped in story.skips {
            for recognizer in skipped.recognizers { add(recognizer, .notAsked(skipped.gate(hit: story.window))) }
        }
        let delivery = DeliveryAnswer(responder: story.responder, touch: story.touch, outcome: delivery(story))
        return TouchAnswers(
            touch: story.touch, hit: story.hit, window: story.window, gestures: gestures, delivery: delivery,
            isDown: story.upEvent == nil, rejection: story.rejection, skips: story.skips)
    }

    private func outcome(of watcher: TouchStory.Watcher, in story: TouchStory) -> GestureAnswer.Outcome {
        guard let attempt = attempts[watcher.attempt] else { return .undecided(lifted: story.lifted, until: nil) }
        if let ignored = watcher.ignored {
            // What it recognized with the touch before, it recognized with it.
            let recognition = attempt.recognition?.index ?? .max
            guard recognition > watcher.since, recognition < ignored.index else {
                return .ignored(at: ignored.instant, hadRecognized: recognition < ignored.index)
            }
        }
        switch attempt.defeat {
        case .failed(let moment, let cause): return .failed(at: moment.instant, because: cause)
        case .lost(let moment, let other, let rule): return .lost(at: moment.instant, to: other, by: rule)
        case .refused(let moment, let refuser): return .refused(at: moment.instant, by: refuser)
        case .withdrawn(let moment, let cause): return .withdrawn(at: moment.instant, because: cause)
        case nil: break
        }
        if let recognition = attempt.recognition {
            return .recognized(
                GestureAnswer.Recognition(
                    at: attempt.isBeginningKnown ? recognition.instant : nil, isContinuous: attempt.isContinuous,
                    wait: attempt.wait, end: attempt.end))
        }
        if let reset = attempt.reset { return .reset(at: reset.instant) }
        if let wait = attempt.wait {
            let others = wait.others.filter { isUndecided($0) }
            let until = others.compactMap { timers[$0] }.max { $0 < $1 }
            return .waiting(since: wait.since, for: others, until: until)
        }
        if let claim = attempt.claim { return .waiting(since: claim.instant, for: [], until: nil) }
        return .undecided(lifted: story.lifted, until: timers[attempt.recognizer])
    }

    private func delivery(_ story: TouchStory) -> DeliveryAnswer.Outcome {
        if let rejection = story.rejection { return .noTouch(rejection) }
        if let silence = story.silence { return .never(at: silence.at, because: silence.because) }
        if let began = story.began {
            let end = story.end ?? story.withheldEnd.map { .delayed(since: $0.since, by: $0.by) }
            return .received(DeliveryAnswer.Receipt(at: began.at, delay: began.delay, end: end))
        }
        if let wait = story.withheldBeginning { return .delayed(since: wait.since, by: wait.by) }
        return .notPassedOn
    }
}
