import TouchInput
import TouchKinematics

/// The offsets between which an axis scrolls, and the rubber band beyond them (B-323, B-341…B-344).
///
///     finger     ─────────────────────────►  pulls the virtual offset
///     virtual    … least ───── greatest ───────────────► any number
///     shown      … least ───── greatest ──► never `length` beyond it
struct AxisRange: Hashable, Sendable {
    /// The least offset at rest: the leading edge of the content, inset included; `greatest` is that of the trailing edge.
    var least: CGFloat
    var greatest: CGFloat
    /// The length of the bounds.
    var length: CGFloat
    /// A Boolean value that indicates whether the content can be pulled beyond its ends.
    var bounces: Bool
    /// A Boolean value that indicates whether the axis scrolls at all, even if it has no room.
    var isScrollable: Bool
    /// The part of a small pull that is shown (N-50, M-11).
    var coefficient = ScrollThresholds.bandCoefficient

    /// - Parameters:
    ///   - leading: The inset before the content; `trailing` the one after it.
    ///   - alwaysBounces: `true` if the content can be pulled beyond its ends although it fits.
    ///   - alignment: The position of content that fits, from 0, at the leading edge, to 1.
    init(
        content: CGFloat, leading: CGFloat, trailing: CGFloat, length: CGFloat, bounces: Bool, alwaysBounces: Bool,
        alignment: CGFloat = 0
    ) {
        // A number from the app that is not finite, or beyond any screen, must not become an offset.
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

    /// Returns the distance of an offset beyond an end: below 0 before the least, above 0 after the greatest.
    func excess(of offset: CGFloat) -> CGFloat { offset - clamped(offset) }

    /// Returns a Boolean value that indicates whether there is content in a direction; one above 0 is towards greater offsets.
    func hasRoom(from offset: CGFloat, towards direction: CGFloat) -> Bool {
        direction > 0 ? offset < greatest : offset > least
    }

    /// Returns the range with an end moved out by some points, the least one if `slack` is below 0; the band shortens accordingly.
    func loosened(by slack: CGFloat) -> AxisRange {
        guard slack != 0 else { return self }
        var range = self
        range.length = max(0, length - abs(slack))
        if slack < 0 { range.least += slack } else { range.greatest += slack }
        return range
    }

    private var band: RubberBand { RubberBand(dimension: length, coefficient: coefficient) }

    /// Returns the offset that is shown for a virtual offset.
    func shown(_ virtual: CGFloat) -> CGFloat {
        let excess = excess(of: virtual)
        guard excess != 0 else { return virtual }
        return bounces ? clamped(virtual) + band.shown(for: excess) : clamped(virtual)
    }

    /// Returns the virtual offset of a shown one, from which a finger continues (B-342).
    func virtual(_ shown: CGFloat) -> CGFloat {
        let excess = excess(of: shown)
        guard excess != 0, bounces else { return shown }
        return clamped(shown) + band.pull(for: excess)
    }

    /// Returns a bounce back to an end, slowed down at its start so that it stays within the rubber band, or within the ends if the
    /// view does not bounce (B-341).
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

/// One of the two axes of scrolling. Each is decided by itself (B-343).
enum ScrollAxis: CaseIterable {
    case horizontal
    case vertical
}

extension CGPoint {
    subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGSize {
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGVector {
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? dx : dy }
}
