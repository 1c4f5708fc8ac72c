import TouchTrace

/// A row of a timeline: a finger, a recognizer or a view over time.
package struct Lane: Sendable {
    /// The kind of the row's subject.
    package enum Kind: String, CaseIterable, Sendable {
        case finger, recognizer, view

        package var heading: String {
            switch self {
            case .finger: "fingers"
            case .recognizer: "recognizers"
            case .view: "views"
            }
        }
    }

    /// A point in a lane.
    package struct Mark: Sendable {
        package var instant: Instant
        /// The symbol at this point; `nil` if only the fill changes.
        package var symbol: Symbol?
        /// The symbol that fills the lane from here to the next mark; `nil` for none.
        package var run: Symbol?
        /// The number of the decision that it shows.
        package var decision: Int?
    }

    package let kind: Kind
    package let name: String
    package private(set) var marks: [Mark] = []
    /// The number of marks at which those outside of the part are removed.
    private var limit = 16

    init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    /// The symbol that fills the lane at present.
    var run: Symbol? { marks.last?.run }

    mutating func add(_ symbol: Symbol?, then run: Symbol?, at instant: Instant, decision: Int? = nil) {
        marks.append(Mark(instant: instant, symbol: symbol, run: run, decision: decision))
    }

    /// Returns the part between two instants: a run in progress at the first one continues from there.
    func cut(from start: Instant?, to end: Instant?) -> Lane {
        var result = Lane(kind, name)
        let first = start.map { marks.firstIndex(from: $0) { $0.instant } } ?? 0
        if let start, first > 0, let run = marks[first - 1].run {
            result.marks.append(Mark(instant: start, symbol: nil, run: run, decision: nil))
        }
        result.marks += marks[first...].prefix { mark in end.map { mark.instant <= $0 } ?? true }
        return result
    }

    /// Removes marks outside of a part, occasionally: all but the last one before it and the last of all, which
    /// may still be taken back.
    mutating func prune(_ window: ClosedRange<Instant>) {
        guard marks.count >= limit else { return }
        let last =
            window.upperBound.nanoseconds == .max
            ? marks.count : marks.firstIndex { $0.instant > window.upperBound } ?? marks.count
        let first = max(0, min(last, marks.firstIndex(from: window.lowerBound) { $0.instant }) - 2)
        if last < marks.count - 2 { marks.removeSubrange(last..<(marks.count - 2)) }
        marks.removeSubrange(..<min(first, max(0, marks.count - 2)))
        limit = 2 * marks.count + 16
    }

    /// Removes the last mark, if it belongs to the instant.
    mutating func takeBack(at instant: Instant) {
        if marks.last?.instant == instant { marks.removeLast() }
    }
}

/// A symbol of a lane, with its glyph, its ASCII glyph and its color.
///
///     fingers       ●────○                 down, held or moving, up
///     recognizers   ····┄┄┄◆   ··▷═══◁  ∅  possible, waits, recognized; began, changed, ended; not asked
///     views         ┌───┄┄┄┐   ┌────⊗      began, moved, end withheld, ended; cancelled
package enum Symbol: String, CaseIterable, Sendable {
    /// A finger comes down.
    case down
    /// A finger is down; a view has touches.
    case line
    /// A finger is lifted.
    case up
    /// A recognizer watches and has not decided.
    case possible
    /// A recognizer waits to recognize; a view's touch is withheld.
    case waiting
    /// A discrete gesture is recognized.
    case recognized
    /// A continuous gesture begins.
    case began
    /// A continuous gesture is in progress.
    case going
    /// A continuous gesture ends.
    case ended
    /// A recognizer fails.
    case failed
    /// A finger, a gesture or a view's touch is cancelled.
    case cancelled
    /// A view receives touchesBegan.
    case receivedBegan
    /// A view receives touchesEnded.
    case receivedEnded
    /// A recognizer does not receive a touch.
    case notAsked

    package func glyph(isASCII: Bool) -> Character {
        switch self {
        case .down: isASCII ? "O" : "●"
        case .line: isASCII ? "-" : "─"
        case .up: isASCII ? "o" : "○"
        case .possible: isASCII ? "." : "·"
        case .waiting: isASCII ? "~" : "┄"
        case .recognized: isASCII ? "*" : "◆"
        case .began: isASCII ? ">" : "▷"
        case .going: isASCII ? "=" : "═"
        case .ended: isASCII ? "<" : "◁"
        case .failed: isASCII ? "x" : "×"
        case .cancelled: isASCII ? "#" : "⊗"
        case .receivedBegan: isASCII ? "[" : "┌"
        case .receivedEnded: isASCII ? "]" : "┐"
        case .notAsked: isASCII ? "/" : "∅"
        }
    }

    var style: Style {
        switch self {
        case .down, .up, .line, .receivedBegan, .receivedEnded: .finger
        case .possible, .notAsked: .dim
        case .waiting: .waiting
        case .recognized, .began, .going, .ended: .good
        case .failed: .bad
        case .cancelled: .cancelled
        }
    }
}
