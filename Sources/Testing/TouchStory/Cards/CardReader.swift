public import TouchTrace
import TouchInput

/// A reader that makes the cards about the touches of a trace, one record at a time.
@_spi(Host) public struct CardReader: Sendable {
    private var reader = AnswerReader()
    private var records = DecisiveRecords()
    private var count = 0
    private var now = Instant.zero

    /// Creates a reader.
    public init() {}

    /// Returns the cards about all touches of the records, in the order in which they came down.
    public static func cards(of records: [TraceRecord]) -> [TouchCards] {
        var reader = CardReader()
        for record in records { reader.take(record) }
        return reader.finish()
    }

    /// The names of all recognizers that were mentioned so far, in order; those that no touch has reached are without number.
    public var recognizers: [RecognizerName] { reader.recognizers }

    /// Reads the next record.
    public mutating func take(_ record: TraceRecord) {
        count += 1
        now = record.instant
        records.take(record.step, at: record.instant, count)
        reader.take(record)
    }

    /// Returns the cards about touches that no later record concerns, and forgets them.
    public mutating func takeFinished() -> [TouchCards] {
        let finished = cards(reader.takeFinished())
        if !finished.isEmpty, reader.stories.isEmpty { records = DecisiveRecords() }
        return finished
    }

    /// Returns the cards about all remaining touches.
    public mutating func finish() -> [TouchCards] { cards(reader.finish()) }

    private func cards(_ answers: [TouchAnswers]) -> [TouchCards] {
        answers.map { answers in
            let lanes = Set(
                answers.gestures.map { $0.decider } + answers.skips.map { .view($0.view.text) }
                    + [answers.delivery.decider])
            // Those of others would be copied for each touch.
            var kinds: [RecognizerName: String] = [:]
            for answer in answers.gestures { kinds[answer.recognizer] = reader.kinds[answer.recognizer] }
            return TouchCards(answers: answers, records: records.of(lanes), kinds: kinds, end: now)
        }
    }
}

/// The numbers of the records that decide, by lane and instant.
struct DecisiveRecords: Sendable {
    private struct Key: Hashable {
        let lane: AnswerCard.Lane
        let instant: Instant
    }

    private struct Entry {
        var number: Int
        var rank: Int
    }

    private var entries: [Key: Entry] = [:]

    subscript(lane: AnswerCard.Lane, instant: Instant) -> Int? { entries[Key(lane: lane, instant: instant)]?.number }

    /// Returns the records of some lanes.
    func of(_ lanes: Set<AnswerCard.Lane>) -> DecisiveRecords {
        var result = DecisiveRecords()
        result.entries = entries.filter { lanes.contains($0.key.lane) }
        return result
    }

    /// Notes a record. Of several at one instant, the first one of the highest rank counts.
    mutating func take(_ step: TraceRecord.Step, at instant: Instant, _ number: Int) {
        switch step {
        case .undo(let recognizer, _): note(.recognizer(recognizer.text), 3)
        case .enter(let recognizer, _, _): note(.recognizer(recognizer.text), 2)
        case .hold(let recognizer, _), .pass(let recognizer, _, _), .ignore(let recognizer, _),
            .decline(.recognizer(let recognizer), _, _):
            note(.recognizer(recognizer.text), 1)
        case .reset(let recognizer), .propose(let recognizer, _, _): note(.recognizer(recognizer.text), 0)
        case .skip(_, let view, _, _, _, _): note(.view(view.text), 0)
        case .deliver(let responder, .cancelled, _, _), .deliver(let responder, .pressCancelled, _, _),
            .silence(let responder, _):
            note(.view(responder.text), 3)
        case .deliver(let responder, _, _, _): note(.view(responder.text), 2)
        case .withhold(let responder, _, _, _): note(.view(responder.text), 1)
        case .missed(let contact, _): note(.touch("contact \(contact)"), 1)
        case .frame, .hit, .target, .watch, .join, .decline, .veto, .fed, .feed, .release, .diagnostic, .enroll, .alter,
            .require, .awaits, .begin, .timerSet, .timerFired, .action, .precedence, .withdraw, .ask, .settled, .cutOff,
            .close,
            .watchdog, .deadlock, .abandon:
            break
        }
        func note(_ lane: AnswerCard.Lane, _ rank: Int) {
            let key = Key(lane: lane, instant: instant)
            if let known = entries[key], known.rank >= rank { return }
            entries[key] = Entry(number: number, rank: rank)
        }
    }
}
