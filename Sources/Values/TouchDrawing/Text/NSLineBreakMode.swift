/// The treatment of text that is too long for a line.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// The text continues on the next line, with a whole word.
    case byWordWrapping = 0
    /// The text continues on the next line, with the next character.
    case byCharWrapping = 1
    /// The text is cut off at the edge.
    case byClipping = 2
    /// The beginning is replaced by an ellipsis.
    case byTruncatingHead = 3
    /// The end is replaced by an ellipsis.
    case byTruncatingTail = 4
    /// The middle is replaced by an ellipsis.
    case byTruncatingMiddle = 5
}
