import CCairo
import Touchstone

/// A layout of Pango, in units of which `Pango.scale` are a point.
final class TextLayout {
    let pointer: OpaquePointer
    /// Pango's units in a point.
    static let unit = Double(PANGO_SCALE) * TextCache.precision

    init(_ string: String, _ font: UIFont, _ families: String, _ context: OpaquePointer) {
        pointer = pango_layout_new(context)
        // A zero would end the string, though not the text.
        let visible = string.contains("\0") ? String(string.map { $0 == "\0" ? "\u{FFFD}" : $0 }) : string
        pango_layout_set_text(pointer, visible, -1)
        let description = pango_font_description_new()
        pango_font_description_set_family(description, families)
        pango_font_description_set_absolute_size(description, Double(font.pointSize) * Self.unit)
        pango_font_description_set_weight(description, font.weight.inPango)
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_layout_set_font_description(pointer, description)
        pango_font_description_free(description)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// Sets the width of lines, in points.
    func setWidth(_ width: Double) {
        pango_layout_set_width(pointer, Int32(max(0, min(width * Self.unit, 2e9))))
    }

    /// The size of the lines, in points.
    var size: CGSize {
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_size(pointer, &width, &height)
        return CGSize(width: Double(width) / Self.unit, height: Double(height) / Self.unit)
    }

    /// The lines, which live as long as the layout.
    var lines: [UnsafeMutablePointer<PangoLayoutLine>] {
        (0..<pango_layout_get_line_count(pointer)).compactMap { pango_layout_get_line_readonly(pointer, $0) }
    }
}
