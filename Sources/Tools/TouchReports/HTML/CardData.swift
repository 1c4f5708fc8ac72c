import TouchInput
@_spi(Host) import TouchStory
import TouchTrace

/// The cards in the data of the page, and the lanes of recognizers that were never asked.
struct CardData {
    /// The heading of those lanes.
    static let heading = "not asked"
    /// The number of those lanes: a list with a recognizer in each row has thousands.
    private static let mostLanes = 200

    /// `[kind, name, [time, symbol, run, decision, …]]`
    private(set) var lanes: [String] = []
    /// The sentence for touches that have no cards; `nil` if all have.
    let limit: String?

    private let export: TimelineExport
    private let known: ExportedLanes
    private let touches: [(number: Int, cards: TouchCards)]
    private var added: [String: Int] = [:]

    init(_ export: TimelineExport, _ known: ExportedLanes, _ folded: [Lane]) {
        (self.export, self.known) = (export, known)
        touches = export.cards.all
        limit =
            export.cards.isCut
            ? "A click is answered for the first \(touches.count) touches; --from and --to make a page of a part that answers for the others."
            : nil
        guard !export.hasChosenLanes else { return }
        let folded = Set(folded.map { $0.name })
        var marks: [(name: String, times: [Instant])] = []
        for touch in touches {
            for card in touch.cards.recognizers {
                let name = card.subject.name
                guard index(of: card.subject) == nil || added[name] != nil, !folded.contains(name), !isInternal(name)
                else { continue }
                let place = added[name] ?? marks.count
                if place == marks.count {
                    guard marks.count < Self.mostLanes else { continue }
                    added[name] = place
                    marks.append((name, []))
                }
                if marks[place].times.last != touch.cards.touch.began {
                    marks[place].times.append(touch.cards.touch.began)
                }
            }
        }
        let symbol = HTMLData.index(of: .notAsked)
        lanes = marks.map { name, times in
            var last: Int64 = 0
            let parts = times.map { time in
                defer { last = time.microseconds }
                return "\(time.microseconds - last),\(symbol),-1,0"
            }
            let text = CompactJSON.string(ReadableNames.text(name))
            return "[\(ExportedLanes.headings.count),\(text),[\(parts.joined(separator: ","))]]"
        }
    }

    /// Writes the touches, the cards and the rules, each list after its name.
    func write(_ words: inout IndexTable<String>, _ sets: inout IndexTable<[Int]>, to take: (String) -> Void) {
        var rules = IndexTable<String>()
        var measures = IndexTable<String>()
        var rows: [String] = []
        var heads: [String] = []
        for (place, (number, cards)) in touches.enumerated() {
            let elsewhere = cards.elsewhere
            heads.append(
                CompactJSON.list([
                    index(of: .touch(cards.touch.description)) ?? -1, words.index(of: cards.touch.description),
                    Int(cards.touch.began.microseconds), words.index(of: cards.headline(since: .zero)),
                    words.index(of: elsewhere.predicate), rules.index(of: elsewhere.rule.number),
                    set(elsewhere.causes, &sets),
                ]) { $0.description })
            for card in all(cards) {
                let restated = export.restated[number]?[card.subject.name].map(ReadableNames.text)
                let measure = card.measure.map { measure in
                    measures.index(
                        of: "[\(measure.value.map { CGFloat($0).traced } ?? "null"),\(CGFloat(measure.limit).traced)]")
                }
                let numbers: [Int64] = [
                    Int64(place), Int64(index(of: card.subject) ?? -1),
                    (card.instant ?? card.touch.began).microseconds, Int64(card.record.flatMap(export.cards.row) ?? -1),
                    Int64(words.index(of: restated ?? card.predicate)), Int64(rules.index(of: card.rule.number)),
                    Int64(set(card.causes, &sets)), Int64(measure ?? -1),
                ]
                rows.append(numbers.map { $0.description }.joined(separator: ","))
            }
        }
        take(",\"touches\":" + CompactJSON.list(heads) { $0 })
        take(",\"cards\":")
        CompactJSON.list(rows, to: take) { $0 }
        take(",\"measures\":" + CompactJSON.list(measures.elements) { $0 })
        let texts = rules.elements.compactMap { BookRule(rawValue: $0) }
        take(
            ",\"rules\":"
                + CompactJSON.list(texts) { rule in
                    CompactJSON.list([rule.number, rule.text, rule.address], CompactJSON.string)
                })
    }

    /// The cards about a touch that belong to a lane.
    private func all(_ cards: TouchCards) -> [AnswerCard] {
        var result = cards.recognizers
        if cards.hasSkipped {
            let (present, other) = (Set(result.map { $0.subject }), cards.elsewhere.predicate)
            result += known.lanes.filter { $0.kind == .recognizer && !present.contains(.recognizer($0.name)) }
                .map { cards.card(of: RecognizerName($0.name)) }.filter { $0.predicate != other }
        }
        return result.filter { index(of: $0.subject) != nil } + [cards.delivery]
    }

    private func set(_ causes: [AnswerCard.Lane], _ sets: inout IndexTable<[Int]>) -> Int {
        sets.index(of: causes.compactMap(index))
    }

    private func index(of lane: AnswerCard.Lane) -> Int? {
        switch lane {
        case .touch(let name): known[LaneName(kind: .finger, text: name)]
        case .recognizer(let name):
            known[LaneName(kind: .recognizer, text: name)] ?? added[name].map { known.lanes.count + $0 }
        case .view(let name): known[LaneName(kind: .view, text: name)]
        }
    }

    private func isInternal(_ name: String) -> Bool {
        TimelineOptions.isInternal(RecognizerName(name)) || TimelineOptions.isInternal(RecognizerName("\(name)#1"))
    }
}

extension TouchCards {
    /// The card of any recognizer that the records do not mention about the touch.
    fileprivate var elsewhere: AnswerCard { card(of: RecognizerName("")) }
}
