import TouchGeometry

/// Where an indicator lies along its axis, in points from the edge of the bounds.
///
///     bounds     ├─────────────────────────────┤
///     track        ├────────────────────────┤      margins and insets are left free
///     bar               ▓▓▓▓▓▓▓▓                   as long a part of the track as the bounds are of the content
///     pulled       ▓▓▓                             shorter by as much as the content is pulled beyond its edge
struct IndicatorBar: Hashable, Sendable {
    /// Points from the edge of the bounds.
    var start: CGFloat
    /// Points.
    var length: CGFloat

    /// `nil` if there is no more content than fits, or no room for a bar.
    /// - Parameters:
    ///   - range: what can be scrolled.
    ///   - leading: points that are left free before the track; `trailing` those after it.
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
