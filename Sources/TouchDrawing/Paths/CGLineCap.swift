/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
    /// Square, at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// Square, half the line's width beyond the end point.
    case square
}
