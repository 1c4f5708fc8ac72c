import TouchGeometry

/// A path as a value: what `CGPath`, `CGMutablePath` and `UIBezierPath` hold and draw lists keep.
///
/// A subpath begins with `move`; after `close` the next step begins a subpath where the last one began. Lines and curves
/// without a beginning are left out: there is no point that they could come from.
public struct PathOutline: Hashable, Sendable {
    /// The steps, in order.
    public private(set) var elements: [PathOutlineElement] = []
    /// Where the next step starts; nil in an empty path.
    public private(set) var currentPoint: CGPoint?
    /// Where the subpath that is being made began.
    private var start: CGPoint?

    /// Creates an empty path.
    public init() {}

    /// Creates a path from steps; what cannot be, because nothing began, is left out.
    public init(_ elements: [PathOutlineElement]) {
        for element in elements { append(element) }
    }

    /// Whether there are no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds a step. A line or a curve without a beginning is left out, and so is closing what is closed already.
    public mutating func append(_ element: PathOutlineElement) {
        switch element {
        case .move(let point):
            // Of two beginnings one after the other only the second counts, as in Core Graphics.
            if case .move = elements.last { elements.removeLast() }
            (start, currentPoint) = (point, point)
        case .line, .quad, .curve:
            guard let from = currentPoint else { return }
            if elements.last == .close { elements.append(.move(from)) }
            currentPoint = element.end
        case .close:
            guard currentPoint != nil, elements.last != .close else { return }
            currentPoint = start
        }
        elements.append(element)
    }

    /// Adds the steps of another path, each point mapped by `transform`.
    public mutating func append(_ other: PathOutline, transform: CGAffineTransform = .identity) {
        for element in other.elements {
            append(transform.isIdentity ? element : element.map { $0.applying(transform) })
        }
    }

    /// The path with each point mapped.
    public func applying(_ transform: CGAffineTransform) -> PathOutline {
        guard !transform.isIdentity else { return self }
        var mapped = PathOutline()
        mapped.append(self, transform: transform)
        return mapped
    }

    /// Two paths are equal if they have the same steps.
    public static func == (a: PathOutline, b: PathOutline) -> Bool { a.elements == b.elements }

    /// Equal paths hash alike.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
