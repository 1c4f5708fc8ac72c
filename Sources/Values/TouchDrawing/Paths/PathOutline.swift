import TouchInput

/// A path as a value, held by `CGPath`, `CGMutablePath`, `UIBezierPath` and draw lists.
///
/// A subpath begins with `move`; after `close` the next step begins a subpath where the last one began. Lines and curves
/// without a beginning are left out, since they have no start point.
public struct PathOutline: Hashable, Sendable {
    /// The steps, in order.
    public private(set) var elements: [PathOutlineElement] = []
    /// The start point of the next step; `nil` in an empty path.
    public private(set) var currentPoint: CGPoint?
    /// The start point of the present subpath.
    private var start: CGPoint?

    /// Creates an empty path.
    public init() {}

    /// Creates a path from steps; those that have no start point are left out.
    public init(_ elements: [PathOutlineElement]) {
        for element in elements { append(element) }
    }

    /// A Boolean value that indicates whether there are no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds a step. A line or a curve without a beginning is left out, and so is closing a closed subpath.
    public mutating func append(_ element: PathOutlineElement) {
        switch element {
        case .move(let point):
            // Of two moves in a row only the second counts, as in Core Graphics.
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

    /// Returns the path with each point mapped.
    public func applying(_ transform: CGAffineTransform) -> PathOutline {
        guard !transform.isIdentity else { return self }
        var mapped = PathOutline()
        mapped.append(self, transform: transform)
        return mapped
    }

    /// Returns a Boolean value that indicates whether two paths have the same steps.
    public static func == (a: PathOutline, b: PathOutline) -> Bool { a.elements == b.elements }

    /// Hashes the steps.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
