import CCairo
import Pixels
import Touchstone

/// Paints items on canvases.
struct ItemPainter {
    let list: FlatList
    let texts: TextCache
    let images: ImageCache

    /// The longest side of the surface on which a group is painted with all that casts its shadow, in pixels. It is far
    /// below Cairo's limit, 32,767: a group in a group has a larger surface, and one of that size needs 4 GB.
    private static let longestSide = 4_096

    /// Paints items, without those that have no effect on the canvas.
    func paint(_ range: Range<Int>, on canvas: Canvas) {
        var index = range.lowerBound
        while index < range.upperBound {
            let item = list.items[index]
            let next = max(index + 1, item.next)
            if !item.bounds.intersection(canvas.area).isEmpty {
                canvas.clip(to: item.clip, list.clips)
                canvas.begin(item.blend)
                paint(item, at: index, on: canvas)
                cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
            }
            index = next
        }
        canvas.clip(to: canvas.baseClip, list.clips)
        canvas.finish()
    }

    private func paint(_ item: PaintItem, at index: Int, on canvas: Canvas) {
        let context = canvas.context
        switch item.command {
        case .beginGroup(let opacity, let shadow):
            paintGroup(index + 1..<item.next - 1, item, opacity, shadow, on: canvas)
        case .fill(let path, let color, let rule):
            canvas.add(path, item.map)
            canvas.setSource(color)
            cairo_set_fill_rule(context, rule.inCairo)
            cairo_fill(context)
        case .stroke(let path, let color, let style):
            canvas.add(path, item.map)
            canvas.setSource(color)
            stroke(context, style, item.map)
        case .shadow(let path, let shadow):
            let shape = ShadowShape(shadow, item.map)
            paintShadow(shape, on: canvas) { mask in
                mask.add(path, item.map.moved(by: shape.offset))
                cairo_set_fill_rule(mask.context, CAIRO_FILL_RULE_WINDING)
                cairo_fill(mask.context)
            }
        case .image(let image, let rect, let opacity):
            paint(image, rect, min(opacity, 1), item.map, on: canvas)
        case .text(let text):
            canvas.setSource(text.color)
            texts.block(for: text)?.paint(context, item.map)
        case .gradient(let gradient): canvas.paint(gradient, item.map)
        // The others are not items, or, the end of a group, within its beginning.
        case .endGroup, .save, .restore, .concatenate, .clip, .blend: break
        @unknown default: break
        }
    }

    private func stroke(_ context: OpaquePointer, _ style: DrawnStrokeStyle, _ map: CGAffineTransform) {
        cairo_save(context)
        var matrix = map.inCairo
        cairo_transform(context, &matrix)
        cairo_set_line_width(context, style.width)
        cairo_set_line_cap(context, style.cap.inCairo)
        cairo_set_line_join(context, style.join.inCairo)
        cairo_set_miter_limit(context, style.miterLimit >= 1 ? min(style.miterLimit, 100) : 1)
        let dash = style.dash.map(Double.init)
        // As in a browser: dashes that make no sense are none.
        if dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.reduce(0, +) > 0, style.dashPhase.isFinite {
            cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase)
        } else {
            cairo_set_dash(context, nil, 0, 0)
        }
        cairo_stroke(context)
        cairo_restore(context)
    }

    private func paint(
        _ image: UIImage, _ rect: CGRect, _ opacity: CGFloat, _ map: CGAffineTransform, on canvas: Canvas
    ) {
        let (context, bitmap) = (canvas.context, image.bitmap)
        let (across, down) = (rect.width / CGFloat(bitmap.width), rect.height / CGFloat(bitmap.height))
        let level = images.level(of: image, shownAt: map.averageFactor * (across * down).squareRoot())
        let pixels = CGFloat(level.pixels)
        let shown = CGAffineTransform(a: across * pixels, b: 0, c: 0, d: down * pixels, tx: rect.minX, ty: rect.minY)
            .concatenating(map)
        // Cairo refuses a matrix that it cannot invert, as that of an image in an immense rectangle or next to none.
        guard shown.isPaintable else { return }
        cairo_save(context)
        // The edges of the rectangle are antialiased, not those of the image, whose pixels at the edge go on beyond it.
        canvas.add(PathOutline(rect: rect), map)
        var matrix = shown.inCairo
        cairo_transform(context, &matrix)
        cairo_set_source_surface(context, level.surface.pointer, 0, 0)
        if let pattern = cairo_get_source(context) {
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        }
        if opacity < 1 {
            cairo_clip(context)
            cairo_paint_with_alpha(context, opacity)
        } else {
            cairo_fill(context)
        }
        cairo_restore(context)
    }

    // MARK: Groups and shadows

    /// Paints the items of a group on a surface of their own, then their shadow and them.
    private func paintGroup(
        _ range: Range<Int>, _ item: PaintItem, _ opacity: CGFloat, _ shadow: DrawnShadow?, on canvas: Canvas
    ) {
        let shape = shadow.map { ShadowShape($0, item.map) }
        func painted(_ area: PixelRect) -> CairoSurface {
            let surface = CairoSurface(CAIRO_FORMAT_ARGB32, width: area.width, height: area.height)
            paint(range, on: Canvas(surface, area: area, base: item.clip))
            return surface
        }
        let around = canvas.area.outset(by: shape?.reach ?? 0)
        // The choice follows from the canvas and the shadow alone, as the pixels of a tile have to.
        let isFar = max(around.width, around.height) > Self.longestSide
        let content = painted(isFar ? canvas.area : around)
        let opacity = opacity > 0 ? min(opacity, 1) : 0
        guard let shape else {
            cairo_set_source_surface(canvas.context, content.pointer, 0, 0)
            cairo_paint_with_alpha(canvas.context, opacity)
            return
        }
        // The shadow must not shine through the group: both become one picture before its opacity counts.
        let both = CairoSurface(CAIRO_FORMAT_ARGB32, width: canvas.area.width, height: canvas.area.height)
        let picture = Canvas(both, area: canvas.area, base: item.clip)
        paintShadow(shape, on: picture) { mask in
            // Only blurs of groups in groups in groups reach beyond the longest side, where next to nothing is left.
            let caster = isFar ? painted(shape.source(of: mask.area).middle(Self.longestSide)) : content
            cairo_set_source_surface(mask.context, caster.pointer, shape.offset.width, shape.offset.height)
            cairo_paint(mask.context)
        }
        cairo_set_source_surface(picture.context, content.pointer, 0, 0)
        cairo_paint(picture.context)
        picture.finish()
        cairo_set_source_surface(canvas.context, both.pointer, 0, 0)
        cairo_paint_with_alpha(canvas.context, opacity)
    }

    /// Paints a shadow whose shape `silhouette` paints, already offset.
    ///
    /// Cairo has no blur. The shape is painted on a surface of opacities, which is blurred and used as a mask. It has all that the pixels of
    /// the canvas depend on, and always the same size for the same canvas.
    private func paintShadow(_ shape: ShadowShape, on canvas: Canvas, silhouette: (Canvas) -> Void) {
        let area = canvas.area.outset(by: shape.blur.reach)
        let surface = CairoSurface(CAIRO_FORMAT_A8, width: area.width, height: area.height)
        let mask = Canvas(surface, area: area, base: ClipTable.everything)
        silhouette(mask)
        mask.finish()
        shape.blur.apply(surface.bytes, width: area.width, height: area.height, stride: surface.stride)
        surface.changed()
        canvas.setSource(shape.color)
        cairo_mask_surface(canvas.context, surface.pointer, 0, 0)
    }
}

extension CGAffineTransform {
    /// Returns the map with the result moved by an offset.
    fileprivate func moved(by offset: CGSize) -> CGAffineTransform {
        concatenating(CGAffineTransform(translationX: offset.width, y: offset.height))
    }
}

extension CGLineCap {
    fileprivate var inCairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var inCairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
