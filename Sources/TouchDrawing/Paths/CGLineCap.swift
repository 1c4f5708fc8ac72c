/// How a line ends.
public enum CGLineCap: Int32, Sendable {
    /// At its end point, squarely.
    case butt
    /// With a half circle around its end point.
    case round
    /// Squarely, half its width beyond its end point.
    case square
}
