import TouchInput

/// A builder of the draw list of nested layers, each from `begin` to `end`, at any depth.
///
///     begin   map [ mask [ group [ background · clip [ contents · drawing
///                                                      … nested layers …
///     end                                            ] border ] ] ]            brackets around nothing are removed
package struct DrawListBuilder {
    /// The open brackets of one layer: the index of the command at which each began.
    private struct Frame {
        let start: Int
        var afterMap = 0
        var afterMask = 0
        var afterGroup = 0
        var beforeClip = 0
        var afterClip = 0
        var ending: Ending?
    }

    /// The end of a layer with a border or mask, which few have.
    private final class Ending {
        let border: DrawCommand?
        let mask: DrawnMask?

        init(_ border: DrawCommand?, _ mask: DrawnMask?) { (self.border, self.mask) = (border, mask) }
    }

    /// The commands so far.
    package private(set) var commands: [DrawCommand] = []
    private var frames: [Frame] = []

    /// Creates an empty builder.
    package init() {}

    /// Begins a layer.
    /// - Parameters:
    ///   - style: The style of the layer. The caller leaves out layers that are hidden or have no opacity.
    ///   - bounds: The rectangle of its background and border.
    ///   - map: The transform from its coordinates to those of the enclosing layer.
    ///   - mask: What lets it show; `nil` for all of it.
    ///   - drawing: The layer's own drawing.
    package mutating func begin(
        _ style: DrawnLayerStyle, bounds: CGRect, map: CGAffineTransform = .identity, mask: DrawnMask? = nil,
        drawing: DrawList
    ) {
        var frame = Frame(start: commands.count)
        if style.borderWidth > 0 || mask != nil {
            frame.ending = Ending(style.border(of: bounds), mask)
        }
        if !map.isIdentity {
            commands.append(.save)
            commands.append(.concatenate(map))
        }
        frame.afterMap = commands.count
        if let mask { commands += mask.opening }
        frame.afterMask = commands.count
        if let opening = style.opening { commands.append(opening) }
        frame.afterGroup = commands.count
        if let shadow = style.cast, let path = style.shadowPath { commands.append(.shadow(path, shadow)) }
        if let color = style.backgroundColor, color.alpha > 0 {
            commands.append(.fill(style.outline(of: bounds), color, .winding))
        }
        frame.beforeClip = commands.count
        if style.masksToBounds { commands += [.save, .clip(style.outline(of: bounds), .winding)] }
        frame.afterClip = commands.count
        if let image = style.image { commands += image.commands(image, bounds) }
        append(drawing)
        frames.append(frame)
    }

    /// Adds a drawing to the innermost open layer.
    package mutating func append(_ drawing: DrawList) {
        if !drawing.isEmpty { commands += drawing.balanced.commands }
    }

    /// Ends the innermost open layer.
    package mutating func end() {
        let frame = frames.removeLast()
        if frame.afterClip > frame.beforeClip {
            close(since: frame.afterClip, back: frame.beforeClip, with: .restore)
        }
        if let border = frame.ending?.border { commands.append(border) }
        if frame.afterGroup > frame.afterMask {
            close(since: frame.afterGroup, back: frame.afterMask, with: .endGroup)
        }
        if let mask = frame.ending?.mask {
            if commands.count > frame.afterMask {
                commands += mask.ending
            } else {
                commands.removeSubrange(frame.afterMap...)
            }
        }
        if frame.afterMap > frame.start { close(since: frame.afterMap, back: frame.start, with: .restore) }
    }

    /// Replaces the commands from an index on by what is seen of them in perspective.
    package mutating func see(from start: Int, through map: PlaneMap) {
        let seen = DrawList(Array(commands[start...])).seen(through: map)
        commands.replaceSubrange(start..., with: seen.commands)
    }

    private mutating func close(since inside: Int, back start: Int, with ending: DrawCommand) {
        if commands.count > inside {
            commands.append(ending)
        } else {
            commands.removeSubrange(start...)
        }
    }
}
