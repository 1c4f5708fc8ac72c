/// The position of lines of text between the left and the right edge.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// At the left edge.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right edge.
    case right = 2
    /// At both edges, except for the last line of a paragraph.
    case justified = 3
    /// At the edge where the script begins.
    case natural = 4
}
