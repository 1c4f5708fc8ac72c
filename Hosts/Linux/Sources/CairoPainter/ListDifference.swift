import Pixels

/// The pixels in which the pictures of two lists differ, or more.
///
///     before   a b c d e f        what is the same in both, in the same order, paints the same
///     now      a b x d e f g      wherever nothing else does: the difference is c, x and g
enum ListDifference {
    /// The largest number of pairs of items that are compared to find the fewest changes.
    private static let mostPairs = 40_000

    /// Returns the rectangles of the items that are only in one of two lists.
    static func rects(_ before: [PaintItem], _ now: [PaintItem]) -> [PixelRect] {
        var start = 0
        while start < before.count, start < now.count, before[start].isSame(now[start]) { start += 1 }
        var (oldEnd, newEnd) = (before.count, now.count)
        while oldEnd > start, newEnd > start, before[oldEnd - 1].isSame(now[newEnd - 1]) {
            oldEnd -= 1
            newEnd -= 1
        }
        return changes(before[start..<oldEnd], now[start..<newEnd])
    }

    private static func changes(_ before: ArraySlice<PaintItem>, _ now: ArraySlice<PaintItem>) -> [PixelRect] {
        if before.count == now.count {
            return zip(before, now).flatMap { $0.isSame($1) ? [] : [$0.damage, $1.damage] }
        }
        guard before.count * now.count <= mostPairs else { return (before + now).map(\.damage) }
        let (old, new) = (before.map { Compared($0) }, now.map { Compared($0) })
        return new.difference(from: old) { $0.digest == $1.digest && $0.item.isSame($1.item) }.map { change in
            switch change {
            case .insert(_, let element, _), .remove(_, let element, _): element.item.damage
            }
        }
    }

    private struct Compared {
        let item: PaintItem
        let digest: Int
        init(_ item: PaintItem) { (self.item, digest) = (item, item.digest) }
    }
}
