import TouchInput

// Only a painter knows the widths of a font's characters, so a host with one provides the measure. It belongs to labels and buttons, and
// so to the main actor, of which this module knows nothing else.
#if hasFeature(Embedded)
    nonisolated(unsafe) private var measuring: ((DrawnText) -> CGSize)?
#else
    @MainActor private var measuring: ((DrawnText) -> CGSize)?
#endif

extension DrawnText {
    /// Sets the function by which labels and buttons measure their text; `nil`, the default, for the estimate `size`.
    ///
    /// The function returns the size of the lines, in points, broken at the width of the text's `rect` if it is above 0, without
    /// regard to the height.
    #if !hasFeature(Embedded)
        @MainActor
    #endif
    public static func measure(by function: ((DrawnText) -> CGSize)?) {
        measuring = function
    }

    /// The size that the lines need, in points: as the host measures it, otherwise the estimate `size`.
    #if !hasFeature(Embedded)
        @MainActor
    #endif
    public var measuredSize: CGSize { measuring?(self) ?? size }

    /// An estimate of the size that the lines need, in points.
    ///
    /// It takes every character to be 0.55 of the font's size wide, and every line to be 1.2 of it high; both are rounded up to
    /// whole points. Lines that are wider than `rect` are broken, unless its width is 0 or there is only one line.
    public var size: CGSize {
        guard !string.isEmpty else { return .zero }
        let widest = numberOfLines == 1 || rect.width <= 0 ? CGFloat.greatestFiniteMagnitude : rect.width
        let character = font.pointSize * 0.55
        let most = max(1, widest / max(character, 1)).rounded(.down)
        var (count, width): (CGFloat, CGFloat) = (0, 0)
        for line in writtenLines {
            let characters = CGFloat(line.unicodeScalars.count)
            count += max(1, (characters / most).rounded(.up))
            width = max(width, min(characters, most) * character)
        }
        if numberOfLines > 0 { count = min(count, CGFloat(numberOfLines)) }
        return CGSize(width: width.rounded(.up), height: count * (font.pointSize * 1.2).rounded(.up))
    }
}
