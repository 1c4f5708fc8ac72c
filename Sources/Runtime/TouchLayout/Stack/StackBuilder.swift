@_spi(Subclass) import TouchCore
import TouchInput

/// Makes the constraints of a stack view.
struct StackBuilder {
    let stack: UIStackView
    /// The stack, or the guide of its margins.
    let edges: LayoutItem
    /// The views that are not hidden; at least one.
    let views: [UIView]

    /// The priority with which a stack is no longer than it must be: above that of fitting sizes, below that of contents.
    private static let tight = UILayoutPriority(51)
    /// The priority of equal distances between centers.
    private static let centering = UILayoutPriority(149)
    /// The priority of lengths in proportion.
    private static let proportion = UILayoutPriority(999)

    private typealias Attribute = NSLayoutConstraint.Attribute

    private var isRow: Bool { stack.axis == .horizontal }

    private func relate(
        _ first: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: LayoutItem?, _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first, attribute, relation, second, other, multiplier: multiplier, constant: constant)
        constraint.priority = priority
        return constraint
    }

    private func distance(_ start: UIView, _ startAttribute: Attribute, _ end: UIView, _ endAttribute: Attribute)
        -> LayoutItem
    {
        LayoutItem(
            distance: LayoutDistance(
                start: start.layoutSlot.item, startAttribute: startAttribute, end: end.layoutSlot.item,
                endAttribute: endAttribute))
    }

    /// Returns the constraints along the axis.
    func lengthwise() -> [NSLayoutConstraint] {
        let (start, end): (Attribute, Attribute) = isRow ? (.leading, .trailing) : (.top, .bottom)
        let (length, center): (Attribute, Attribute) = isRow ? (.width, .centerX) : (.height, .centerY)
        let items = views.map { $0.layoutSlot.item }
        var made = [
            relate(items[0], start, .equal, edges, start),
            relate(edges, end, .equal, items[items.count - 1], end),
            relate(stack.layoutSlot.item, length, .equal, nil, .notAnAttribute, priority: Self.tight),
        ]
        let keepsSpaces = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
        let usesBaselines = stack.isBaselineRelativeArrangement && !isRow
        let pairs = Array(zip(views, views.dropFirst()))
        for (view, next) in pairs {
            made.append(
                relate(
                    next.layoutSlot.item, usesBaselines ? .firstBaseline : start,
                    keepsSpaces ? .equal : .greaterThanOrEqual,
                    view.layoutSlot.item, usesBaselines ? .lastBaseline : end, constant: stack.space(after: view)))
        }
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for item in items.dropFirst() { made.append(relate(item, length, .equal, items[0], length)) }
        case .fillProportionally:
            let lengths = views.map { view in
                let size = view.intrinsicContentSize
                return max(isRow ? size.width : size.height, 1)
            }
            for (item, own) in zip(items, lengths).dropFirst() {
                made.append(
                    relate(
                        item, length, .equal, items[0], length, multiplier: own / lengths[0], priority: Self.proportion)
                )
            }
        case .equalSpacing, .equalCentering:
            guard let (first, second) = pairs.first else { break }
            let isSpacing = stack.distribution == .equalSpacing
            let (from, to) = isSpacing ? (end, start) : (center, center)
            let model = distance(first, from, second, to)
            for (view, next) in pairs.dropFirst() {
                made.append(
                    relate(
                        distance(view, from, next, to), length, .equal, model, length,
                        priority: isSpacing ? .required : Self.centering))
            }
        }
        return made
    }

    /// Returns the constraints across the axis.
    func across() -> [NSLayoutConstraint] {
        let (start, end): (Attribute, Attribute) = isRow ? (.top, .bottom) : (.leading, .trailing)
        let (size, center): (Attribute, Attribute) = isRow ? (.height, .centerY) : (.width, .centerX)
        var made = [relate(stack.layoutSlot.item, size, .equal, nil, .notAnAttribute, priority: Self.tight)]
        for view in views {
            let item = view.layoutSlot.item
            var (startRelation, endRelation) = (
                NSLayoutConstraint.Relation.greaterThanOrEqual, NSLayoutConstraint.Relation.lessThanOrEqual
            )
            switch stack.alignment {
            case .fill: (startRelation, endRelation) = (.equal, .equal)
            case .leading: startRelation = .equal
            case .trailing: endRelation = .equal
            case .center: made.append(relate(item, center, .equal, edges, center))
            case .firstBaseline, .lastBaseline:
                // A column has no common baseline.
                guard isRow else {
                    startRelation = .equal
                    break
                }
                let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
                if view !== views[0] {
                    made.append(relate(item, baseline, .equal, views[0].layoutSlot.item, baseline))
                }
            }
            made.append(relate(item, start, startRelation, edges, start))
            made.append(relate(item, end, endRelation, edges, end))
        }
        return made
    }
}
