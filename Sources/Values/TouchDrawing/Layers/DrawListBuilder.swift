import TouchInput

/// A builder of the draw list of nested layers, each from `begin` to `end`, at any depth.
///
///     begin   map [ mask [ group [ background · clip [ contents · drawing
///                                                      … nested layers …
///     end                                            ] border ] ] ]            brackets around nothing are removed
package struct DrawListBuilder {
    /// The open brackets of one layer: the index of the command at which each began.
    private struct Frame {
        var style: DrawnLayerStyle
        var bounds: CGRect
        var perspective: PlaneMap?
        var mask: DrawnMask?
        var start: Int
        var afterMap: Int
        var afterMask: Int
        var afterGroup: Int
        var beforeClip: Int
        var afterClip: Int
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
    ///   - map: The transform from its coordinates to those of the enclosing layer, without a perspective.
    ///   - perspective: The map instead of that; `nil` for none.
    ///   - mask: What lets it show; `nil` for all of it.
    ///   - drawing: The layer's own drawing.
    package mutating func begin(
        _ style: DrawnLayerStyle, bounds: CGRect, map: CGAffineTransform = .identity, perspective: PlaneMap? = nil,
        mask: DrawnMask? = nil, drawing: DrawList
    ) {
        var frame = Frame(
            style: style, bounds: bounds, perspective: perspective, mask: mask, start: commands.count, afterMap: 0,
            afterMask: 0, afterGroup: 0, beforeClip: 0, afterClip: 0)
        if perspective == nil, !map.isIdentity { commands += [.save, .concatenate(map)] }
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
        if frame.style.masksToBounds {
            close(since: frame.afterClip, back: frame.beforeClip, with: .restore)
        }
        if let border = frame.style.border(of: frame.bounds) { commands.append(border) }
        if frame.afterGroup > frame.afterMask {
            close(since: frame.afterGroup, back: frame.afterMask, with: .endGroup)
        }
        if let mask = frame.mask { close(since: frame.afterMask, back: frame.afterMap, with: mask.ending) }
        if frame.afterMap > frame.start { close(since: frame.afterMap, back: frame.start, with: .restore) }
        if let perspective = frame.perspective {
            let seen = DrawList(Array(commands[frame.start...])).seen(through: perspective)
            commands.replaceSubrange(frame.start..., with: seen.commands)
        }
    }

    private mutating func close(since inside: Int, back start: Int, with ending: DrawCommand...) {
        close(since: inside, back: start, with: ending)
    }

    private mutating func close(since inside: Int, back start: Int, with ending: [DrawCommand]) {
        if commands.count > inside {
            commands += ending
        } else {
            commands.removeSubrange(start...)
        }
    }
}
