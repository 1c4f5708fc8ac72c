import TouchInput

/// The shape through which a layer is seen.
package enum DrawnMask {
    /// The inside of an outline.
    case outline(PathOutline, CGPathFillRule)
    /// Each point as far as a drawing is opaque there.
    case drawing(DrawList)

    /// Creates the mask that a drawing is; `nil` for one that is empty. The area of an opaque color is an outline, which painters clip to at less
    /// cost.
    package init?(_ commands: [DrawCommand]) {
        var (rest, map) = (commands[...], CGAffineTransform.identity)
        while case .save? = rest.first, case .restore? = rest.last,
            case .concatenate(let inner)? = rest.dropFirst().first
        {
            map = inner.concatenating(map)
            rest = rest.dropFirst(2).dropLast()
        }
        guard !rest.isEmpty else { return nil }
        if rest.count == 1, case .fill(let outline, let color, let rule)? = rest.first, color.alpha >= 1 {
            self = .outline(outline.applying(map), rule)
        } else {
            self = .drawing(DrawList(commands))
        }
    }

    /// The commands before what is masked.
    var opening: [DrawCommand] {
        switch self {
        case .outline(let outline, let rule): [.save, .clip(outline, rule)]
        case .drawing: [.beginGroup(opacity: 1, shadow: nil)]
        }
    }

    /// The commands behind it.
    var ending: [DrawCommand] {
        switch self {
        case .outline: [.restore]
        case .drawing(let drawing):
            [.save, .blend(.destinationIn), .beginGroup(opacity: 1, shadow: nil)] + drawing.balanced.commands
                + [.endGroup, .restore, .endGroup]
        }
    }
}
