internal import Touchstone

/// The controls, and the views with a tap, that are smaller than a fingertip.
///
/// A view whose hit test accepts touches around it counts with that area.
struct SmallTargets {
    /// The side in points that Apple's guidelines ask for.
    static let leastSide: CGFloat = 44

    private(set) var findings: [Finding] = []

    init(_ tree: InspectedTree, _ reach: Reach) {
        let targets = tree.handlers.filter { Self.isTarget($0) && reach.isReached($0) }.compactMap { view in
            Self.smallSize(of: view, tree).map { size in
                (size: "\(Self.text(size.width)) × \(Self.text(size.height)) pt", name: tree.name(view))
            }
        }
        let least = Self.text(Self.leastSide)
        findings = targets.grouped(by: \.size).map { size, members in
            let names = members.map { $0.name }
            return Finding(
                kind: .smallTarget, severity: .note, subjects: names,
                text: "\(InspectedTree.list(names)) \(names.count == 1 ? "is a target" : "are targets") of \(size); "
                    + "a fingertip needs \(least) × \(least) pt.")
        }
    }

    private static func isTarget(_ view: UIView) -> Bool {
        if let control = view as? UIControl { return control.isEnabled }
        return view.gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer } == true
    }

    /// Returns the size in points of the window; `nil` if the target is large enough.
    private static func smallSize(of view: UIView, _ tree: InspectedTree) -> CGSize? {
        let frame = view.convert(view.bounds, to: nil as UIView?)
        let half = leastSide / 2 - 0.1
        let isWide = frame.width >= leastSide - 0.01
        let isHigh = frame.height >= leastSide - 0.01
        if isWide && isHigh { return nil }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let sideways =
            isWide ? [] : [CGPoint(x: middle.x - half, y: middle.y), CGPoint(x: middle.x + half, y: middle.y)]
        let upright =
            isHigh ? [] : [CGPoint(x: middle.x, y: middle.y - half), CGPoint(x: middle.x, y: middle.y + half)]
        let isEnlarged = (sideways + upright).allSatisfy { tree.reaches(view, at: $0) }
        return isEnlarged ? nil : frame.size
    }

    private static func text(_ number: CGFloat) -> String {
        let rounded = (number * 10).rounded() / 10
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}
