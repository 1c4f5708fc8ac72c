import TouchInput
@_spi(Host) import TouchStory
import TouchTrace

/// The cards about the touches of a trace.
struct CardTable: Sendable {
    /// The number of cards that a document has, about two megabytes.
    static let most = 20_000

    /// A Boolean value that indicates whether later touches have no cards.
    private(set) var isCut = false
    /// The instants of which there are rows.
    var range: ClosedRange<Instant>
    private var reader = CardReader()
    private var touches: [(number: Int, cards: TouchCards)] = []
    private var touchCount = 0
    private var cardCount = 0
    private var recordCount = 0
    /// The numbers of the records that have rows.
    private var rows: Range<Int>?

    /// Creates a table.
    /// - Parameter range: The instants of which there are rows; touches that were over before have no cards.
    init(_ range: ClosedRange<Instant>) { self.range = range }

    /// The cards about all touches, with the places of the touches in the trace.
    var all: [(number: Int, cards: TouchCards)] {
        var rest = self
        rest.add(rest.reader.finish())
        return rest.touches
    }

    /// Returns the row of a record; `nil` if it has none.
    func row(of record: Int) -> Int? { rows.flatMap { $0.contains(record) ? record - $0.lowerBound : nil } }

    /// Adds the next record.
    /// - Parameter row: Its row; `nil` if it has none.
    mutating func take(_ step: TraceRecord.Step, at instant: Instant, row: Int?) {
        recordCount += 1
        if let row { rows = recordCount - row..<recordCount + 1 }
        reader.take(TraceRecord(instant: instant, step: step))
        add(reader.takeFinished())
    }

    private mutating func add(_ finished: [TouchCards]) {
        for cards in finished {
            touchCount += 1
            guard cards.end >= range.lowerBound, cards.touch.began <= range.upperBound else { continue }
            cardCount += cards.count
            if cardCount > Self.most { isCut = true } else { touches.append((touchCount - 1, cards)) }
        }
    }
}
