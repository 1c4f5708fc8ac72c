import TouchInput

/// The position of an indicator along its axis, in points from the edge of the bounds.
///
///     bounds     ├─────────────────────────────┤
///     track        ├────────────────────────┤      margins and insets are left free
///     bar               ▓▓▓▓▓▓▓▓                   its share of the track is the bounds' share of the content
///     pulled       ▓▓▓                             shorter by the distance that the content is pulled beyond its edge
struct IndicatorBar: Hashable, Sendable {
    /// The distance from the edge of the bounds, in points.
    var start: CGFloat
    /// The length of the bar, in points.
    var length: CGFloat

    /// Creates the bar for an offset; `nil` if the content fits, or if there is no room for a bar.
    /// - Parameters:
    ///   - range: The offsets between which the axis scrolls.
    ///   - leading: The points that are left free before the track; `trailing` those after it.
    init?(in range: AxisRange, at offset: CGFloat, leading: CGFloat, trailing: CGFloat) {
        let way = range.greatest - range.least
        let track = range.length - leading - trailing
        guard way > 0, way.isFinite, track > 0, track.isFinite else { return nil }
        let part = track * range.length / (way + range.length)
        let whole = min(track, max(part, ScrollThresholds.indicatorLength))
        let squeezed = whole - abs(range.excess(of: offset))
        length = max(squeezed, min(whole, ScrollThresholds.squeezedIndicatorLength))
        start = leading + (track - length) * (range.clamped(offset) - range.least) / way
    }
}
