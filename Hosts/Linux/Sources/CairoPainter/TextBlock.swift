import CCairo
import Touchstone

/// A text as lines in their places.
///
/// Pango breaks and shapes; the distance between lines and that of a baseline from the top of its line are those of the pictures of the
/// documentation, with every font: a text takes the same room everywhere.
final class TextBlock {
    /// The distance between lines, as a part of the font's size.
    private static let pitch = 1.193
    /// The distance of a baseline from the top of its line, as a part of the font's size.
    private static let ascender = 0.952
    /// The part of a point by which a line may be wider than its rectangle: fonts differ from those for which a label was made.
    private static let tolerance = 0.5

    private struct Line {
        let line: UnsafeMutablePointer<PangoLayoutLine>
        /// The beginning of its baseline, in points.
        let start: CGPoint
        let isColored: Bool
    }

    private let layouts: [TextLayout]
    private let lines: [Line]
    private let condensing: Double
    /// The rectangle outside of which nothing is painted; `nil` for none.
    private let frame: CGRect?
    /// The rectangle around everything that is painted, in points.
    let bounds: CGRect

    init(_ text: DrawnText, families: String, condensing: Double, _ context: OpaquePointer) {
        let width = (text.rect.width + Self.tolerance) / condensing
        let (layouts, broken) = Self.broken(text, width, families, context)
        let size = Double(text.font.pointSize)
        let height = Double(broken.count) * Self.pitch * size
        let top =
            switch text.verticalAlignment {
            case .top: text.rect.minY
            case .center: text.rect.midY - height / 2
            case .bottom: text.rect.maxY - height
            }
        var (lines, bounds, isCut) = ([Line](), CGRect?.none, false)
        for (index, line) in broken.enumerated() {
            var (ink, logical) = (PangoRectangle(), PangoRectangle())
            pango_layout_line_get_extents(line, &ink, &logical)
            let lineWidth = Double(logical.width) / TextLayout.unit * condensing
            if lineWidth > text.rect.width + Self.tolerance { isCut = true }
            let free = text.rect.width - lineWidth
            let left =
                switch text.alignment {
                case .left: 0.0
                case .center: free / 2
                case .right: free
                case .justified, .natural: Self.isRightToLeft(line) ? free : 0
                }
            let start = CGPoint(
                x: text.rect.minX + left, y: top + (Double(index) * Self.pitch + Self.ascender) * size)
            lines.append(Line(line: line, start: start, isColored: Self.isColored(line)))
            let unit = TextLayout.unit
            let box = CGRect(
                x: start.x + Double(ink.x) / unit * condensing, y: start.y + Double(ink.y) / unit,
                width: Double(ink.width) / unit * condensing, height: Double(ink.height) / unit)
            if box.width > 0, box.height > 0 { bounds = bounds.map { $0.union(box) } ?? box }
        }
        // Cut off at the sides only: letters may reach above and below their lines.
        let around = CGRect(
            x: text.rect.minX, y: top - size, width: max(0, text.rect.width), height: height + 2 * size)
        frame = isCut && text.lineBreakMode == .byClipping ? around : nil
        (self.layouts, self.lines, self.condensing) = (layouts, lines, condensing)
        self.bounds = frame.map { ($0.intersection(bounds ?? .zero)) } ?? bounds ?? .zero
    }

    /// The number of lines.
    var lineCount: Int { lines.count }

    /// Paints the lines in the color of the context.
    func paint(_ context: OpaquePointer, _ map: CGAffineTransform) {
        cairo_save(context)
        var matrix = map.inCairo
        cairo_transform(context, &matrix)
        if let frame {
            cairo_rectangle(context, frame.minX, frame.minY, frame.width, frame.height)
            cairo_clip(context)
        }
        for line in lines {
            cairo_save(context)
            cairo_translate(context, line.start.x, line.start.y)
            cairo_scale(context, condensing / TextCache.precision, 1 / TextCache.precision)
            cairo_new_path(context)
            cairo_move_to(context, 0, 0)
            if line.isColored {
                pango_cairo_show_layout_line(context, line.line)
            } else {
                // As outlines: glyphs that are shown stand at whole pixels, unevenly.
                pango_cairo_layout_line_path(context, line.line)
                cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
                cairo_fill(context)
            }
            cairo_restore(context)
        }
        cairo_restore(context)
    }

    // MARK: Breaking

    /// Breaks a text into lines: at most as many as it allows, the last of them shortened if it asks for that.
    private static func broken(
        _ text: DrawnText, _ width: Double, _ families: String, _ context: OpaquePointer
    ) -> ([TextLayout], [UnsafeMutablePointer<PangoLayoutLine>]) {
        let layout = TextLayout(text.string, text.font, families, context)
        if text.lineBreakMode != .byClipping {
            layout.setWidth(width)
            pango_layout_set_wrap(
                layout.pointer, text.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        }
        if text.alignment == .justified { pango_layout_set_justify(layout.pointer, 1) }
        let lines = layout.lines
        guard text.numberOfLines > 0, lines.count > text.numberOfLines else { return ([layout], lines) }
        let kept = Array(lines.prefix(text.numberOfLines))
        guard let mode = text.lineBreakMode.shortening, let last = kept.last else { return ([layout], kept) }
        // The rest of the text belongs to the last line, of which it is cut off.
        let rest = String(decoding: Array(text.string.utf8).dropFirst(Int(last.pointee.start_index)), as: UTF8.self)
        let flat = String(rest.map { $0.isNewline ? " " : $0 })
        let shortened = TextLayout(flat, text.font, families, context)
        shortened.setWidth(width)
        pango_layout_set_single_paragraph_mode(shortened.pointer, 1)
        pango_layout_set_ellipsize(shortened.pointer, mode)
        return ([layout, shortened], kept.dropLast() + shortened.lines.prefix(1))
    }

    private static func isRightToLeft(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Bool {
        pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    }

    /// Returns a Boolean value that indicates whether glyphs of the line are pictures, such as emoji, which have no outlines.
    private static func isColored(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Bool {
        var run = line.pointee.runs
        while let link = run {
            run = link.pointee.next
            guard let item = link.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item,
                let font = pango_font_get_hb_font(item.pointee.analysis.font), let face = hb_font_get_face(font)
            else { continue }
            if hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 { return true }
        }
        return false
    }
}

extension NSLineBreakMode {
    /// The place at which an ellipsis takes the place of what is left over; `nil` for none.
    fileprivate var shortening: PangoEllipsizeMode? {
        switch self {
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        }
    }
}
