import TouchGeometry
import TouchKinematics

/// How far an axis scrolls, and how it is shown where a finger pulls it further (B-323, B-341…B-344).
///
///     finger     ─────────────────────────►  pulls the virtual offset
///     virtual    … least ───── greatest ───────────────► any number
///     shown      … least ───── greatest ──► never `length` beyond it
struct AxisRange: Hashable, Sendable {
    /// The offsets at rest: both edges of the content, insets included.
    var least: CGFloat
    var greatest: CGFloat
    /// That of the bounds.
    var length: CGFloat
    /// Whether it gives way beyond its ends.
    var bounces: Bool
    /// Whether it scrolls at all, with or without room to go.
    var isScrollable: Bool

    /// - Parameters:
    ///   - leading: the inset before the content; `trailing` the one after it.
    ///   - alwaysBounces: gives way though the content fits.
    init(
        content: CGFloat, leading: CGFloat, trailing: CGFloat, length: CGFloat, bounces: Bool, alwaysBounces: Bool
    ) {
        // An app's number that is none must not become an offset.
        least = leading.isFinite ? -leading : 0
        let end = content + trailing - length
        greatest = end.isFinite ? max(least, end) : least
        self.length = length
        self.bounces = bounces
        isScrollable = greatest > least || bounces && alwaysBounces
    }

    func clamped(_ offset: CGFloat) -> CGFloat { max(least, min(greatest, offset)) }

    /// How far an offset is beyond an end: below 0 before the least, above 0 after the greatest.
    func excess(of offset: CGFloat) -> CGFloat { offset - clamped(offset) }

    /// Whether there is content in a direction: towards greater offsets for one above 0.
    func hasRoom(from offset: CGFloat, towards direction: CGFloat) -> Bool {
        direction > 0 ? offset < greatest : offset > least
    }

    /// The same with an end put off by some points, below 0 the least one; it gives way by what is left of the length.
    func loosened(by slack: CGFloat) -> AxisRange {
        guard slack != 0 else { return self }
        var range = self
        range.length = max(0, length - abs(slack))
        if slack < 0 { range.least += slack } else { range.greatest += slack }
        return range
    }

    private var band: RubberBand { RubberBand(dimension: length) }

    /// What a finger sees that has pulled to a virtual offset.
    func shown(_ virtual: CGFloat) -> CGFloat {
        let excess = excess(of: virtual)
        guard excess != 0 else { return virtual }
        return bounces ? clamped(virtual) + band.shown(for: excess) : clamped(virtual)
    }

    /// The virtual offset of what is shown: a finger goes on from there (B-342).
    func virtual(_ shown: CGFloat) -> CGFloat {
        let excess = excess(of: shown)
        guard excess != 0, bounces else { return shown }
        return clamped(shown) + band.pull(for: excess)
    }
}
