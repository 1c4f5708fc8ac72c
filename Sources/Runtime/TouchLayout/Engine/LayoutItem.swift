@_spi(Subclass) import TouchCore

/// A rectangle that constraints place: the alignment rectangle of a view, or a layout guide.
///
/// Its edges are in the coordinates of the view around it: the superview, or the view that owns the guide.
final class LayoutItem {
    /// The view; `nil` for a guide, and when the view is gone.
    unowned(unsafe) var view: UIView?
    /// The guide; `nil` for a view, and when the guide is gone.
    unowned(unsafe) var guide: UILayoutGuide?
    /// The ends, for an item that is the distance between two edges.
    var distance: LayoutDistance?
    /// The active constraints of it.
    var constraints: [NSLayoutConstraint] = []
    /// Its variables in the engine; `nil` before the first active constraint.
    var state: LayoutState?
    /// A Boolean value that indicates whether the superview has to place it.
    var isMoved = false

    /// Creates the item of no view, or that of a guide, which sets itself.
    init() {}
    init(view: UIView) { self.view = view }
    init(distance: LayoutDistance) { self.distance = distance }

    /// The view whose constraints it takes part in: itself or the owner of the guide.
    var anchorView: UIView? {
        guard let distance else { return view ?? guide?.owningView }
        guard let start = distance.start.anchorView, let end = distance.end.anchorView else { return nil }
        return LayoutItem.view(around: start, end)
    }

    /// The view in whose coordinates it is.
    var container: UIView? { view.map { $0.superview } ?? guide?.owningView }

    /// A name for diagnostics.
    var name: String {
        if let view { return view.accessibilityIdentifier ?? view.kindInTraces }
        if let guide { return guide.identifier.isEmpty ? "guide" : guide.identifier }
        if let distance { return "\(distance.start.name)…\(distance.end.name)" }
        return "a view that is gone"
    }
}

/// The distance from one edge to another.
struct LayoutDistance {
    let start: LayoutItem
    let startAttribute: NSLayoutConstraint.Attribute
    let end: LayoutItem
    let endAttribute: NSLayoutConstraint.Attribute

    /// A Boolean value that indicates whether an edge is a leading or trailing one.
    var isDirected: Bool { startAttribute.isDirected || endAttribute.isDirected }
}

/// The origin of a constraint of the solver.
enum LayoutSource {
    /// A constraint of the app.
    case app(NSLayoutConstraint)
    /// The frame that is given, or the insets of a guide.
    case place(LayoutItem)
    /// An intrinsic size, or a size to be found.
    case content(LayoutItem)

    /// A Boolean value that indicates whether constraints of the app are broken before it.
    var isFirm: Bool {
        if case .place = self { return true }
        return false
    }

    var name: String {
        switch self {
        case .app(let constraint): constraint.description
        case .place(let item): "the place of \(item.name)"
        case .content(let item): "the content of \(item.name)"
        }
    }
}

/// The variables of an item in an engine.
struct LayoutState {
    // The variables.
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// The equations of left, top, width and height that the frame of the view gives, with the values; none for other items.
    var inputs: [(constraint: Int, value: Double)] = []
    /// The constraints of the intrinsic size.
    var contents = [LayoutContent?](repeating: nil, count: 2)
    /// The equations of the edges of a guide that has insets, with those.
    var insets: [(constraint: Int, value: Double)] = []
    /// The width for which the height of a text was measured.
    var measuredWidth = -1.0
}

/// The two constraints of an intrinsic width or height.
struct LayoutContent {
    let hugging: Int
    let resistance: Int
    var value: Double
}

/// A sum of variables, in the making.
struct LayoutSum {
    var terms: [LinearTerm] = []
    var constant: Double

    /// Creates a sum of terms that are added.
    init(constant: Double) { self.constant = constant }

    /// Creates the sum that is 0 if a variable has a value.
    init(_ variable: Int, is value: Double) {
        constant = -value
        add(variable, times: 1)
    }

    mutating func add(_ variable: Int, times factor: Double) {
        terms.append(LinearTerm(variable: variable, coefficient: factor))
    }
}
