public import TouchDrawing
public import TouchInput

/// A painter of draw lists into pixels, command by command.
///
/// Edges are exact: a pixel has a color by as much as a shape covers of it, and shapes that overlap within one path are added up to the whole. Curves are
/// lines that are off by at most a two-hundredth of a pixel. Blurs are Gaussian; images are blended from the four nearest pixels, or averaged where
/// they are shown smaller. Colors are mixed in sRGB, in numbers of 32 bits.
///
/// **Texts are boxes**, one for each word, half as high as the font, at the places of an estimate (0.55 of the font's size for each character): letters belong
/// to the painters of hosts.
///
/// It is for images and tests: a host with a painter of its own is many times faster.
public nonisolated struct BitmapPainter {
    /// The state that `save` saves.
    struct State {
        /// The map to pixels.
        var map: CGAffineTransform
        var clip: Coverage
        var mode = CGBlendMode.normal
    }

    private enum Level {
        case saved(State)
        /// A group, with the state and the pixels below.
        case group(State, PixelLayer, opacity: CGFloat, shadow: DrawnShadow?)
    }

    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    var layer: PixelLayer
    var state: State
    private var levels: [Level] = []

    /// Creates a painter of transparent pixels.
    /// - Parameters:
    ///   - width: The number of pixels in a row.
    ///   - height: The number of rows.
    ///   - map: The map from the coordinates of lists to pixels; by default, a point is a pixel.
    public init(width: Int, height: Int, map: CGAffineTransform = .identity) {
        (self.width, self.height) = (max(1, width), max(1, height))
        let area = PixelArea(left: 0, top: 0, right: self.width, bottom: self.height)
        layer = PixelLayer(area)
        state = State(map: map, clip: Coverage(area, of: 1))
    }

    /// Creates a painter on pixels.
    package init(on bitmap: DrawnBitmap, map: CGAffineTransform) {
        self.init(width: bitmap.width, height: bitmap.height, map: map)
        for y in 0..<bitmap.height { for x in 0..<bitmap.width { layer[x, y] = bitmap.pixel(x: x, y: y) } }
    }

    /// The pixels; without groups that have not ended.
    public var bitmap: DrawnBitmap {
        var painter = self
        while !painter.levels.isEmpty { painter.leave() }
        return painter.layer.bitmap(width: width, height: height)
    }

    /// A Boolean value that indicates whether a group has begun and not ended.
    var isInGroup: Bool {
        levels.contains { level in
            if case .group = level { true } else { false }
        }
    }

    /// Returns a pixel as red, green, blue and opacity.
    func pixel(x: Int, y: Int) -> (UInt8, UInt8, UInt8, UInt8) { layer.bytes(x: x, y: y) }

    /// Paints a list; its states and groups end with it.
    public mutating func paint(_ list: DrawList) {
        for command in list.balanced.commands { paint(command) }
    }

    /// Paints a command.
    public mutating func paint(_ command: DrawCommand) {
        switch command {
        case .save: levels.append(.saved(state))
        case .restore, .endGroup: leave()
        case .concatenate(let transform): state.map = transform.concatenating(state.map)
        case .clip(let path, let rule):
            let cut = Coverage(path, rule, state.map, limit: state.clip.area)
            state.clip = state.clip.multiplied(by: cut)
        case .blend(let mode): state.mode = mode
        case .beginGroup(let opacity, let shadow):
            levels.append(.group(state, layer, opacity: opacity, shadow: shadow))
            // A shadow may fall into the picture from outside of it.
            let reach = shadow.map { shadowReach($0) } ?? 0
            let area = layer.area.outset(by: reach)
            layer = PixelLayer(area)
            state.clip = reach == 0 ? Coverage(state.clip.area, of: 1) : Coverage(area, of: 1)
            state.mode = .normal
        case .fill(let path, let color, let rule):
            guard color.alpha > 0 || state.mode.isUnbounded else { return }
            paint(Coverage(path, rule, state.map, limit: state.clip.area), color)
        case .stroke(let path, let color, let style):
            guard color.alpha > 0 || state.mode.isUnbounded else { return }
            paint(stroke(path, style), color)
        case .shadow(let path, let shadow):
            let limit = layer.area.outset(by: shadowReach(shadow))
            paint(shadow, of: Coverage(path, .winding, state.map, limit: limit))
        case .image(let image, let rect, let opacity): paint(image.bitmap, in: rect, opacity: opacity)
        case .text(let text): paint(text)
        case .gradient(let gradient): paint(gradient)
        }
    }

    /// Returns to what was saved last; a group is mixed with what is below. Ignored if nothing is open.
    private mutating func leave() {
        switch levels.popLast() {
        case nil: break
        case .saved(let saved): state = saved
        case .group(let outer, let below, let opacity, let shadow):
            let group = layer
            (state, layer) = (outer, below)
            let alpha = opacity > 0 ? Float(min(opacity, 1)) : 0
            guard let shadow else {
                layer.paint(group, opacity: alpha, clip: state.clip, state.mode)
                return
            }
            // The shadow must not shine through the group: both become one picture before its opacity counts.
            (layer, state.clip, state.mode) = (PixelLayer(below.area), Coverage(below.area, of: 1), .normal)
            paint(shadow, of: group.silhouette)
            layer.paint(group, opacity: 1, clip: state.clip, .normal)
            let both = layer
            (state, layer) = (outer, below)
            layer.paint(both, opacity: alpha, clip: state.clip, state.mode)
        }
    }

    /// Mixes a color with the pixels where a shape is.
    mutating func paint(_ shape: Coverage, _ color: CGColor) {
        let pixel = color.pixel
        layer.paint(shape, clip: state.clip, state.mode) { _, _ in pixel }
    }

    /// Paints a shadow of a shape.
    private mutating func paint(_ shadow: DrawnShadow, of shape: Coverage) {
        let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
        let (x, y) = (
            state.map.a * offset.x + state.map.c * offset.y, state.map.b * offset.x + state.map.d * offset.y
        )
        let moved = shape.moved(x: x, y: y)
        paint(moved.blurred(deviation: shadow.radius * state.map.averageFactor, limit: layer.area), shadow.color)
    }

    /// Returns the number of pixels beyond which nothing casts a shadow into the picture.
    private func shadowReach(_ shadow: DrawnShadow) -> Int {
        let factor = state.map.averageFactor
        let offset = max(abs(shadow.offset.width), abs(shadow.offset.height)) * 1.5 * factor
        // What casts from farther away is left out: pixels that are not seen cost as much as others.
        return Int(max(0, min(limited(3 * shadow.radius * factor + offset), 600)).rounded(.up)) + 1
    }

    /// Returns the line along a path.
    private func stroke(_ path: PathOutline, _ style: DrawnStrokeStyle) -> Coverage {
        let factor = state.map.averageFactor
        let nothing = PixelArea(left: 0, top: 0, right: 0, bottom: 0)
        guard factor > 0, factor.isFinite else { return Coverage(nothing, of: 0) }
        let map = state.map
        let shape = StrokeShape(path, style, tolerance: flatness / factor)
        let polygons = shape.polygons.map { $0.map { $0.applying(map) } }
        var sums = EdgeSums(PixelArea(around: polygons.joined()).intersection(state.clip.area))
        for points in polygons { sums.add(positive: points) }
        return sums.coverage(.winding)
    }
}

nonisolated extension DrawList {
    /// Returns pixels of the list.
    /// - Parameters:
    ///   - width: The number of pixels in a row.
    ///   - height: The number of rows.
    ///   - scale: The number of pixels for each point.
    public func bitmap(width: Int, height: Int, scale: CGFloat = 1) -> DrawnBitmap {
        var painter = BitmapPainter(width: width, height: height, map: CGAffineTransform(scaleX: scale, y: scale))
        painter.paint(self)
        return painter.bitmap
    }
}
