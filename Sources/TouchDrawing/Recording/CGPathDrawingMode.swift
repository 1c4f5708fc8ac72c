/// The parts of a path that are painted.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The area, by the winding rule.
    case fill
    /// The area, by the even-odd rule.
    case eoFill
    /// The line along the path.
    case stroke
    /// The area by the winding rule and then the line.
    case fillStroke
    /// The area by the even-odd rule and then the line.
    case eoFillStroke
}
