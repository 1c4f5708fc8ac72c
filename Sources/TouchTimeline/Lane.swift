import Touchstone

/// One row: what happened to a finger, a recognizer or a view.
struct Lane {
    /// What the row is about.
    enum Kind: CaseIterable {
        case finger, recognizer, view

        var heading: String {
            switch self {
            case .finger: "fingers"
            case .recognizer: "recognizers"
            case .view: "views"
            }
        }
    }

    /// A point in a lane.
    struct Mark {
        var instant: Instant
        /// What stands there; `nil` if it only changes what follows.
        var symbol: Symbol?
        /// What fills the lane from here to the next mark; `nil` for nothing.
        var run: Symbol?
        /// The number of the decision that it shows.
        var decision: Int?
    }

    let kind: Kind
    let name: String
    private(set) var marks: [Mark] = []

    init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    /// What fills the lane at present.
    var run: Symbol? { marks.last?.run }

    mutating func add(_ symbol: Symbol?, then run: Symbol?, at instant: Instant, decision: Int? = nil) {
        marks.append(Mark(instant: instant, symbol: symbol, run: run, decision: decision))
    }

    /// Takes the last mark back, if it belongs to the instant.
    mutating func takeBack(at instant: Instant) {
        if marks.last?.instant == instant { marks.removeLast() }
    }
}
