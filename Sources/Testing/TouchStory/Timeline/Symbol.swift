/// A symbol of a lane, with its glyph, its ASCII glyph and its color.
///
///     fingers       ●────○                 down, held or moving, up
///     recognizers   ····┄┄┄◆   ··▷═══◁     possible, waits, recognized; began, changed, ended
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

    func glyph(isASCII: Bool) -> Character {
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
        }
    }

    var style: Style {
        switch self {
        case .down, .up, .line, .receivedBegan, .receivedEnded: .finger
        case .possible: .dim
        case .waiting: .waiting
        case .recognized, .began, .going, .ended: .good
        case .failed: .bad
        case .cancelled: .cancelled
        }
    }
}
