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
    /// The part of a small pull that is shown (N-50, M-11).
    var coefficient = ScrollThresholds.bandCoefficient

    /// - Parameters:
    ///   - leading: the inset before the content; `trailing` the one after it.
    ///   - alwaysBounces: gives way though the content fits.
    ///   - alignment: where content that fits is, from 0, at the leading edge, to 1.
    init(
        content: CGFloat, leading: CGFloat, trailing: CGFloat, length: CGFloat, bounces: Bool, alwaysBounces: Bool,
        alignment: CGFloat = 0
    ) {
        // An app's number that is none, or beyond every screen, must not become an offset.
        least = leading.isFinite ? -ScrollThresholds.bounded(leading) : 0
        let room = length - leading - trailing - content
        if room > 0, room.isFinite { least -= ScrollThresholds.bounded(room) * alignment }
        let end = content + trailing - length
        greatest = end.isFinite ? max(least, ScrollThresholds.bounded(end)) : least
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

    private var band: RubberBand { RubberBand(dimension: length, coefficient: coefficient) }

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

    /// A bounce back to an end, begun so slowly that it stays within what the rubber band shows, or within the ends if nothing
    /// gives way (B-341).
    func limiting(_ bounce: Bounce) -> Bounce {
        let start = abs(excess(of: bounce.rest + bounce.displacement))
        let furthest = max(start, bounces ? length : 0)
        func isAllowed(_ bounce: Bounce) -> Bool { abs(excess(of: bounce.rest + bounce.peak)) <= furthest }
        guard !isAllowed(bounce) else { return bounce }
        var (slow, fast): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<50 {
            let middle = (slow + fast) / 2
            if isAllowed(bounce.slowed(to: middle)) { slow = middle } else { fast = middle }
        }
        return bounce.slowed(to: slow)
    }
}
