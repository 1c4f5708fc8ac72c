/// What is painted of a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The area, by windings.
    case fill
    /// The area, by the even-odd rule.
    case eoFill
    /// The line along it.
    case stroke
    /// The area by windings and then the line.
    case fillStroke
    /// The area by the even-odd rule and then the line.
    case eoFillStroke
}
