import TouchInput

/// A step of a path.
public enum PathOutlineElement: Hashable, Sendable {
    /// The beginning of a new subpath.
    case move(CGPoint)
    /// A straight line from the end of the last step.
    case line(CGPoint)
    /// A quadratic Bézier curve from the end of the last step.
    case quad(CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the end of the last step.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the beginning of the subpath, joined with it.
    case close

    /// The end point of the step; `nil` for `close`, which ends where the subpath began.
    public var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point): point
        case .quad(let point, _): point
        case .curve(let point, _, _): point
        case .close: nil
        }
    }

    /// Returns the step with each of its points converted.
    func map(_ convert: (CGPoint) -> CGPoint) -> PathOutlineElement {
        switch self {
        case .move(let point): .move(convert(point))
        case .line(let point): .line(convert(point))
        case .quad(let point, let control): .quad(convert(point), control: convert(control))
        case .curve(let point, let first, let second):
            .curve(convert(point), control1: convert(first), control2: convert(second))
        case .close: .close
        }
    }
}
