import Touchstone

/// The views that a touch somewhere reaches, found with the app's own hit tests, and the causes for the others.
struct Reach {
    /// The number of places along one side of a view at which it is asked whether a touch reaches it.
    private static let mostPlaces = 64

    private let tree: InspectedTree
    private var reached: Set<ObjectIdentifier> = []
    private(set) var findings: [Finding] = []

    init(_ tree: InspectedTree) {
        self.tree = tree
        let handlers = tree.handlers
        for view in handlers { visit(view.convert(view.middle, to: nil as UIView?), in: view.window) }
        for view in handlers where !isReached(view) { visitAll(of: view) }
        findings = Self.findings(
            handlers.filter { !isReached($0) }.compactMap { view in
                Unreachable(view, hit: { hit($0, in: view.window) }).map { (view, $0) }
            }, tree)
    }

    /// Returns a Boolean value that indicates whether a touch reaches a view or what is in it.
    func isReached(_ view: UIView) -> Bool { reached.contains(ObjectIdentifier(view)) }

    /// Returns a Boolean value that indicates whether a touch at a place reaches a view or what is in it.
    /// - Parameters:
    ///   - view: The view.
    ///   - place: The place, in points of the view's window.
    func reaches(_ view: UIView, at place: CGPoint) -> Bool {
        hit(place, in: view.window).map { InspectedTree.chain(of: $0).contains { $0 === view } } ?? false
    }

    /// Returns the view that a touch at a place hits, in points of a window.
    func hit(_ place: CGPoint, in window: UIWindow?) -> UIView? {
        guard let window else { return nil }
        for other in tree.windows.reversed() {
            if let hit = other.hitTest(other.convert(place, from: window), with: nil) { return hit }
        }
        return nil
    }

    private mutating func visit(_ place: CGPoint, in window: UIWindow?) {
        guard let hit = hit(place, in: window) else { return }
        for view in InspectedTree.chain(of: hit) { reached.insert(ObjectIdentifier(view)) }
    }

    /// Visits a place in each part into which the edges of all views divide a view.
    private mutating func visitAll(of view: UIView) {
        let frame = view.convert(view.bounds, to: nil as UIView?)
        let others = tree.views.filter { $0.window === view.window }.map { $0.convert($0.bounds, to: nil as UIView?) }
        let columns = Self.places(from: frame.minX, to: frame.maxX, others.flatMap { [$0.minX, $0.maxX] })
        let rows = Self.places(from: frame.minY, to: frame.maxY, others.flatMap { [$0.minY, $0.maxY] })
        for y in rows {
            for x in columns where !isReached(view) { visit(CGPoint(x: x, y: y), in: view.window) }
        }
    }

    /// Returns the middles of the parts of a line; evenly spread ones if there are too many.
    private static func places(from start: CGFloat, to end: CGFloat, _ edges: [CGFloat]) -> [CGFloat] {
        guard start < end else { return [] }
        let all = ([start, end] + edges.filter { $0 > start && $0 < end }).sorted()
        if all.count > mostPlaces {
            return (0..<mostPlaces).map { start + (end - start) * (CGFloat($0) + 0.5) / CGFloat(mostPlaces) }
        }
        return zip(all, all.dropFirst()).filter { $0 < $1 }.map { ($0 + $1) / 2 }
    }

    /// Returns one finding for all views with the same cause.
    private static func findings(_ causes: [(view: UIView, cause: Unreachable)], _ tree: InspectedTree) -> [Finding] {
        var groups: [(cause: Unreachable, views: [UIView])] = []
        for (view, cause) in causes {
            if let index = groups.firstIndex(where: { $0.cause == cause }) {
                groups[index].views.append(view)
            } else {
                groups.append((cause, [view]))
            }
        }
        return groups.map { cause, views in
            let names = views.map { tree.name($0) }
            let culprit = tree.name(cause.culprit)
            let isAmong = views.contains { $0 === cause.culprit }
            return Finding(
                kind: .unreachable, severity: cause.severity, subjects: names + (isAmong ? [] : [culprit]),
                text: "No touch reaches \(InspectedTree.list(names)): "
                    + "\(cause.text(names == [culprit] ? "it" : culprit, isInside: !isAmong)).")
        }
    }
}

extension UIView {
    /// The center of its bounds, in its own coordinates.
    var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}
