/// What becomes of text that is too long for a line.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// It goes on in the next line, with a whole word.
    case byWordWrapping = 0
    /// It goes on in the next line, with the next character.
    case byCharWrapping = 1
    /// It is cut off at the edge.
    case byClipping = 2
    /// Its beginning gives way to an ellipsis.
    case byTruncatingHead = 3
    /// Its end gives way to an ellipsis.
    case byTruncatingTail = 4
    /// Its middle gives way to an ellipsis.
    case byTruncatingMiddle = 5
}
