@_spi(Subclass) import TouchCore
import TouchInput

extension NSLayoutConstraint {
    /// The alignment of the views of a line in the visual format, and its direction.
    public struct FormatOptions: OptionSet, Sendable {
        /// A bit for each attribute, and two for the direction.
        public let rawValue: UInt
        /// Creates options from bits.
        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left edges of all views are aligned.
        nonisolated public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The right edges of all views are aligned.
        nonisolated public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The upper edges of all views are aligned.
        nonisolated public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The lower edges of all views are aligned.
        nonisolated public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The leading edges of all views are aligned.
        nonisolated public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The trailing edges of all views are aligned.
        nonisolated public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The horizontal centers of all views are aligned.
        nonisolated public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The vertical centers of all views are aligned.
        nonisolated public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The last baselines of all views are aligned.
        nonisolated public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The first baselines of all views are aligned.
        nonisolated public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// All bits of alignments.
        nonisolated public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// A horizontal line goes in the direction in which the superview is read.
        nonisolated public static let directionLeadingToTrailing: FormatOptions = []
        /// A horizontal line goes to the right.
        nonisolated public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A horizontal line goes to the left.
        nonisolated public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All bits of directions.
        nonisolated public static let directionMask = FormatOptions(rawValue: 3 << 16)
    }

    #if hasFeature(Embedded)
        /// Returns the constraints of a line in the visual format, not active; none, with a diagnostic, if it cannot be read.
        public static func constraints(
            withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: CGFloat]? = nil,
            views: [String: AnyObject]
        ) -> [NSLayoutConstraint] {
            make(format, opts, metrics ?? [:], views)
        }
    #else
        /// Returns the constraints of a line in the visual format, not active; none, with a diagnostic, if it cannot be read.
        /// - Parameters:
        ///   - format: The line.
        ///   - opts: The alignment of its views, and the direction of a horizontal line.
        ///   - metrics: Numbers by name.
        ///   - views: Views and layout guides by name.
        public static func constraints(
            withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
            views: [String: Any]
        ) -> [NSLayoutConstraint] {
            // Numbers of any type, also Foundation's, which is not imported here.
            let numbers = (metrics ?? [:]).compactMapValues { Double("\($0)").map { CGFloat($0) } }
            return make(format, opts, numbers, views.mapValues { $0 as AnyObject })
        }
    #endif

    private static func make(
        _ format: String, _ options: FormatOptions, _ metrics: [String: CGFloat], _ views: [String: AnyObject]
    ) -> [NSLayoutConstraint] {
        guard let line = VisualFormat(format, metrics: metrics) else {
            return refuse(format, "correct the line", views)
        }
        var builder = FormatBuilder(line: line, options: options, views: views.mapValues { LayoutItem.of($0) })
        guard let constraints = builder.build() else {
            return refuse(format, "give each name in it a view or a number, and add its views to superviews", views)
        }
        return constraints
    }

    private static func refuse(_ format: String, _ remedy: String, _ views: [String: AnyObject]) -> [NSLayoutConstraint]
    {
        for object in views.values {
            guard let view = LayoutItem.of(object).anchorView else { continue }
            view.reportConstraints { .constraintIgnored(format, remedy: remedy) }
            break
        }
        return []
    }
}

/// Makes the constraints of a line.
private struct FormatBuilder {
    let line: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let views: [String: LayoutItem]
    private var made: [NSLayoutConstraint] = []

    init(line: VisualFormat, options: NSLayoutConstraint.FormatOptions, views: [String: LayoutItem]) {
        (self.line, self.options, self.views) = (line, options, views)
    }

    private var isReversed: Bool { !line.isVertical && options.contains(.directionRightToLeft) }

    /// Returns the constraints; `nil` if a name is unknown, or a view has no superview where one is needed.
    mutating func build() -> [NSLayoutConstraint]? {
        let names = line.parts.compactMap { part -> String? in
            if case .view(let name, _) = part { return name }
            return nil
        }
        var items: [LayoutItem] = []
        for name in names {
            guard let item = views[name] else { return nil }
            items.append(item)
        }
        let superview = items[0].container?.layoutSlot.item
        var (last, next): (LayoutItem?, Int) = (nil, 0)
        var connection: [VisualFormat.Predicate]?? = .none
        for part in line.parts {
            switch part {
            case .connection(let predicates): connection = .some(predicates)
            case .superview:
                guard let superview else { return nil }
                if let last, !connect(last, superview, connection, isFirst: false, isLast: true) { return nil }
                last = superview
                connection = .none
            case .view(_, let predicates):
                let item = items[next]
                if let last, !connect(last, item, connection, isFirst: last === superview && next == 0, isLast: false) {
                    return nil
                }
                for predicate in predicates where !size(item, predicate) { return nil }
                (last, next, connection) = (item, next + 1, .none)
            }
        }
        align(items)
        return made
    }

    /// The edges of a view at which the line comes and goes.
    private var edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
        if line.isVertical { return (.top, .bottom) }
        if isReversed { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    /// Relates the end of an item to the start of the next one.
    private mutating func connect(
        _ item: LayoutItem, _ next: LayoutItem, _ connection: [VisualFormat.Predicate]??, isFirst: Bool, isLast: Bool
    ) -> Bool {
        let (start, end) = edges
        var (from, to) = (isFirst ? start : end, isLast ? end : start)
        var standard = VisualFormat.Predicate()
        guard let predicates = connection else {
            relate(item, from, next, to, standard)
            return true
        }
        guard let predicates else {
            // The standard distance to the superview is that of its margins.
            if isFirst { from = margin(of: from) }
            if isLast { to = margin(of: to) }
            standard.constant = isFirst || isLast ? 0 : LayoutThresholds.spacing
            relate(item, from, next, to, standard)
            return true
        }
        for predicate in predicates {
            guard predicate.name == nil else { return false }
            relate(item, from, next, to, predicate)
        }
        return true
    }

    private func margin(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        default: .bottomMargin
        }
    }

    private mutating func relate(
        _ item: LayoutItem, _ from: NSLayoutConstraint.Attribute, _ next: LayoutItem,
        _ to: NSLayoutConstraint.Attribute, _ predicate: VisualFormat.Predicate
    ) {
        // The greater coordinate is the first side, so that the constant is the distance.
        let (first, second) = isReversed ? ((item, from), (next, to)) : ((next, to), (item, from))
        let constraint = NSLayoutConstraint(
            first.0, first.1, predicate.relation, second.0, second.1, multiplier: 1, constant: predicate.constant)
        constraint.priority = predicate.priority
        made.append(constraint)
    }

    private mutating func size(_ item: LayoutItem, _ predicate: VisualFormat.Predicate) -> Bool {
        let attribute: NSLayoutConstraint.Attribute = line.isVertical ? .height : .width
        var other: LayoutItem?
        if let name = predicate.name {
            guard let view = views[name] else { return false }
            other = view
        }
        let constraint = NSLayoutConstraint(
            item, attribute, predicate.relation, other, other == nil ? .notAnAttribute : attribute,
            multiplier: predicate.multiplier, constant: predicate.constant)
        constraint.priority = predicate.priority
        made.append(constraint)
        return true
    }

    private mutating func align(_ items: [LayoutItem]) {
        for bit in 1...12 where options.rawValue & (1 << bit) != 0 {
            guard let attribute = NSLayoutConstraint.Attribute(rawValue: bit) else { continue }
            for (item, next) in zip(items, items.dropFirst()) {
                made.append(NSLayoutConstraint(next, attribute, .equal, item, attribute, multiplier: 1, constant: 0))
            }
        }
    }
}
