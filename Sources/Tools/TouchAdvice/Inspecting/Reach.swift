internal import Touchstone

/// The views that a touch somewhere reaches, found with the app's own hit tests, and the causes for the others.
struct Reach {
    private let tree: InspectedTree
    private var reached: Set<ObjectIdentifier> = []
    private(set) var findings: [Finding] = []

    init(_ tree: InspectedTree) {
        self.tree = tree
        let handlers = tree.handlers
        for view in handlers { visit(view.convert(view.middle, to: nil as UIView?), in: view.window) }
        for view in handlers where !isReached(view) {
            for place in tree.places(in: view) where !isReached(view) { visit(place, in: view.window) }
        }
        findings = Self.findings(
            handlers.filter { !isReached($0) }.compactMap { view in
                Unreachable(view, hit: { hit($0, in: view.window) }).map { (view, $0) }
            }, tree)
    }

    /// Returns a Boolean value that indicates whether a touch reaches a view or what is in it.
    func isReached(_ view: UIView) -> Bool { reached.contains(ObjectIdentifier(view)) }

    /// Returns the view that a touch at a place hits, in points of a window.
    func hit(_ place: CGPoint, in window: UIWindow?) -> UIView? {
        window.flatMap { tree.hit(place, in: $0) }
    }

    private mutating func visit(_ place: CGPoint, in window: UIWindow?) {
        guard let hit = hit(place, in: window) else { return }
        for view in InspectedTree.chain(of: hit) { reached.insert(ObjectIdentifier(view)) }
    }

    /// Returns one finding for all views with the same cause.
    private static func findings(_ causes: [(view: UIView, cause: Unreachable)], _ tree: InspectedTree) -> [Finding] {
        causes.grouped(by: \.cause).map { cause, members in
            let views = members.map { $0.view }
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
