import CCairo
import Touchstone

/// The texts of the last pictures, broken into lines.
final class TextCache {
    /// Texts are laid out in a size so many times theirs, since outlines of glyphs are in whole 64ths of a pixel of that size.
    static let precision = 8.0

    /// The size of a font, in points, from which on a text is not painted: FreeType refuses an em of 65,536 pixels, the
    /// size in which 8,192 points are laid out.
    private static let tooLarge: CGFloat = 8_000

    private let fonts: TextFonts
    private let context: OpaquePointer
    /// The factor for the width of the system's font.
    private let condensing: Double
    private var blocks: [DrawnText: (block: TextBlock, isUsed: Bool)] = [:]

    init(_ fonts: TextFonts) {
        self.fonts = fonts
        guard let map = pango_cairo_font_map_get_default(), let context = pango_font_map_create_context(map) else {
            preconditionFailure("Pango has no fonts")
        }
        self.context = context
        let options = cairo_font_options_create()
        // Without hints a text has the same course at every scale.
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        condensing = Self.condensing(fonts, context)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

    /// Returns a text in lines; `nil` if nothing of it can be seen.
    func block(for text: DrawnText) -> TextBlock? {
        guard !text.string.isEmpty, text.font.pointSize > 0, text.font.pointSize < Self.tooLarge, text.color.alpha > 0,
            [text.rect.minX, text.rect.minY, text.rect.width, text.rect.height].allSatisfy(\.isFinite)
        else { return nil }
        if let known = blocks[text] {
            blocks[text]?.isUsed = true
            return known.block
        }
        let factor = text.font.familyName == ".AppleSystemUIFont" ? condensing : 1
        let block = TextBlock(text, families: fonts.families(text.font.familyName), condensing: factor, context)
        blocks[text] = (block, true)
        return block
    }

    /// Forgets the texts that were not used since the last call.
    func forgetUnused() {
        blocks = blocks.filter { $0.value.isUsed }
        for key in blocks.keys { blocks[key]?.isUsed = false }
    }

    /// Measures a sentence in the system's font.
    private static func condensing(_ fonts: TextFonts, _ context: OpaquePointer) -> Double {
        let sample = "A finger comes down, moves and is lifted: 3 taps, 120 points"
        let layout = TextLayout(sample, UIFont.systemFont(ofSize: 100), fonts.system, context)
        let average = layout.size.width / 100 / Double(sample.unicodeScalars.count)
        return max(0.875, min(1, fonts.characterWidth / average))
    }
}
