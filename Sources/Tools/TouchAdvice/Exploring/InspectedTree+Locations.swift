internal import Touchstone

/// The edges of the views of a window, in its points.
struct Edges {
    /// Edges in ascending order.
    struct Line {
        private let places: [CGFloat]

        fileprivate init(_ places: [CGFloat]) { self.places = places.filter { !$0.isNaN }.sorted() }

        func places(between start: CGFloat, _ end: CGFloat) -> ArraySlice<CGFloat> {
            let (first, last) = (count { $0 <= start }, count { $0 < end })
            return places[first..<max(first, last)]
        }

        /// Returns the number of edges that satisfy a condition, which are the first ones.
        private func count(where isBefore: (CGFloat) -> Bool) -> Int {
            var (low, high) = (0, places.count)
            while low < high {
                let middle = (low + high) / 2
                if isBefore(places[middle]) { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    let x: Line
    let y: Line

    init(of views: [UIView]) {
        let frames = views.map { $0.convert($0.bounds, to: nil as UIView?) }
        x = Line(frames.flatMap { [$0.minX, $0.maxX] })
        y = Line(frames.flatMap { [$0.minY, $0.maxY] })
    }
}

extension InspectedTree {
    /// The number of places along one side of a view at which it is asked whether a touch reaches it.
    private static let mostPlaces = 64

    /// Returns the views that touches all over a window hit, each with the location, in points of the window: the middles of the views that
    /// handle touches, a grid of 16 points, and a place in each of those views that none of these reaches, if there is one.
    func hits(in window: UIWindow) -> [(location: CGPoint, view: UIView)] {
        var hits: [(location: CGPoint, view: UIView)] = []
        var reached: Set<ObjectIdentifier> = []
        func add(_ location: CGPoint) {
            guard let view = hit(location, in: window) else { return }
            hits.append((location, view))
            reached.formUnion(Self.chain(of: view).map { ObjectIdentifier($0) })
        }
        let handlers = self.handlers.filter { $0.window === window }
        for handler in handlers { add(handler.convert(handler.middle, to: nil as UIView?)) }
        for location in Self.grid(in: window.bounds) { add(location) }
        for handler in handlers where !reached.contains(ObjectIdentifier(handler)) {
            if let place = places(in: handler).first(where: { reaches(handler, at: $0) }) { add(place) }
        }
        return hits
    }

    private static func grid(in area: CGRect) -> [CGPoint] {
        let step: CGFloat = 16
        let columns = Array(stride(from: area.minX + step / 2, to: area.maxX, by: step))
        let rows = Array(stride(from: area.minY + step / 2, to: area.maxY, by: step))
        return rows.flatMap { y in columns.map { x in CGPoint(x: x, y: y) } }
    }

    /// Returns a place in each part into which the edges of all views divide a view, in points of its window.
    func places(in view: UIView) -> [CGPoint] {
        guard let window = view.window, let edges = edges[window] else { return [] }
        let frame = view.convert(view.bounds, to: nil as UIView?)
        let columns = Self.places(from: frame.minX, to: frame.maxX, edges.x)
        let rows = Self.places(from: frame.minY, to: frame.maxY, edges.y)
        return rows.flatMap { y in columns.map { x in CGPoint(x: x, y: y) } }
    }

    /// Returns the middles of the parts of a line; evenly spread ones if there are too many.
    private static func places(from start: CGFloat, to end: CGFloat, _ edges: Edges.Line) -> [CGFloat] {
        guard start < end else { return [] }
        let inside = edges.places(between: start, end)
        if inside.count + 2 > mostPlaces {
            return (0..<mostPlaces).map { start + (end - start) * (CGFloat($0) + 0.5) / CGFloat(mostPlaces) }
        }
        let all = [start] + inside + [end]
        return zip(all, all.dropFirst()).filter { $0 < $1 }.map { ($0 + $1) / 2 }
    }

    /// Returns a Boolean value that indicates whether a touch at a place reaches a view or what is in it.
    /// - Parameters:
    ///   - view: The view.
    ///   - place: The place, in points of the view's window.
    func reaches(_ view: UIView, at place: CGPoint) -> Bool {
        let hit = view.window.flatMap { self.hit(place, in: $0) }
        return hit.map { Self.chain(of: $0).contains { $0 === view } } ?? false
    }

    /// Returns the view that a touch hits.
    /// - Parameters:
    ///   - place: The location, in points of a window.
    ///   - window: The window.
    func hit(_ place: CGPoint, in window: UIWindow) -> UIView? {
        for other in windows.reversed() {
            if let hit = other.hitTest(other.convert(place, from: window), with: nil) { return hit }
        }
        return nil
    }
}
