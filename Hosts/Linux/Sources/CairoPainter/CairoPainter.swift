import CCairo
public import Pixels
public import Touchstone

/// A painter of draw lists with Cairo and Pango. It keeps the picture, and paints again only where a list differs from the last one.
///
/// The picture consists of tiles. Each is painted by itself, clipped to its edges, so that its pixels follow from the commands that reach
/// into it alone: a picture is the same, pixel for pixel, whether it was painted at once or grew in steps. With other edges some
/// of Cairo's computations are rounded otherwise.
public final class CairoPainter {
    /// The edges of a tile, in pixels.
    private static let tile = 128

    private let background: CGColor
    private let texts: TextCache
    private let images = ImageCache()
    private var target: CairoSurface
    private var size: PixelSize
    private var scale: CGFloat
    /// The list of the picture; `nil` if nothing was painted.
    private var painted: FlatList?

    /// Creates a painter of a picture.
    /// - Parameters:
    ///   - size: The size of the picture, in points.
    ///   - scale: The number of pixels per point.
    ///   - background: The color where a list paints nothing, opaque black by default. Without opacity the picture has transparent
    ///     parts.
    ///   - fonts: The fonts of texts.
    public init(
        size: CGSize, scale: CGFloat = 1, background: CGColor = .black, fonts: TextFonts = TextFonts()
    ) {
        (self.background, texts) = (background, TextCache(fonts))
        (self.size, self.scale) = (PixelSize(size, scale: scale), scale)
        target = CairoSurface(CAIRO_FORMAT_ARGB32, width: self.size.width, height: self.size.height)
    }

    /// Changes the size and begins a new picture.
    /// - Parameters:
    ///   - size: The size of the picture, in points.
    ///   - scale: The number of pixels per point.
    public func resize(_ size: CGSize, scale: CGFloat) {
        (self.size, self.scale) = (PixelSize(size, scale: scale), scale)
        target = CairoSurface(CAIRO_FORMAT_ARGB32, width: self.size.width, height: self.size.height)
        painted = nil
    }

    /// The picture; valid until the painter is resized or gone.
    public var surface: PixelSurface {
        PixelSurface(
            memory: UnsafeMutableRawPointer(target.bytes), width: size.width, height: size.height, stride: target.stride
        )
    }

    /// Paints a list in place of the last one.
    /// - Parameter list: The list, in points.
    /// - Returns: The rectangles of the picture that have changed, or may have; they do not overlap. All of it for the first list.
    @discardableResult
    public func paint(_ list: DrawList) -> [PixelRect] {
        let picture = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        let now = FlatList(list, surface: picture, scale: scale, texts: texts, earlier: painted ?? FlatList())
        let damage = painted.map { ListDifference.rects($0.items, now.items) } ?? [picture]
        let changed = repaint(damage.filter { !$0.isEmpty }, of: now)
        painted = now
        texts.forgetUnused()
        images.forgetUnused()
        return changed.count == tiles.count ? [picture] : changed
    }

    /// The tiles of the picture.
    private var tiles: [PixelRect] {
        stride(from: 0, to: size.height, by: Self.tile).flatMap { y in
            stride(from: 0, to: size.width, by: Self.tile).map { x in
                PixelRect(
                    x: x, y: y, width: min(Self.tile, size.width - x), height: min(Self.tile, size.height - y))
            }
        }
    }

    /// Paints the tiles of damaged rectangles; returns for each the part that is damaged.
    private func repaint(_ damage: [PixelRect], of list: FlatList) -> [PixelRect] {
        guard !damage.isEmpty else { return [] }
        let painter = ItemPainter(list: list, texts: texts, images: images)
        return tiles.compactMap { tile in
            let changed = damage.reduce(PixelRect.empty) { $0.union($1.intersection(tile)) }
            guard !changed.isEmpty else { return nil }
            let part = CairoSurface(
                owning: cairo_surface_create_for_rectangle(
                    target.pointer, Double(tile.x), Double(tile.y), Double(tile.width), Double(tile.height)))
            let canvas = Canvas(part, area: tile, base: ClipTable.everything)
            cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
            canvas.setSource(background)
            cairo_paint(canvas.context)
            cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
            painter.paint(list.firstVisible(in: tile)..<list.items.count, on: canvas)
            return changed
        }
    }
}
