internal import TouchInput

/// A match of the positions of one report with those of the report before: the closest pair first, then the closest of the
/// rest, never over more than a part of the surface.
struct NearestMatch {
    /// The lengths of the axes, in device units.
    let width: CGFloat
    let height: CGFloat

    private struct Pair {
        var new: Int
        var old: Int
        /// The square of the distance, as parts of the axes.
        var distance: CGFloat
    }

    /// Returns for each of `new` the index of the position in `old` from which it comes, or `nil`.
    func match(_ new: [CGPoint], to old: [CGPoint]) -> [Int?] {
        if max(new.count, old.count) > ReadingLimits.neighbors {
            return new.indices.map { $0 < old.count ? $0 : nil }
        }
        var result = [Int?](repeating: nil, count: new.count)
        var isTaken = [Bool](repeating: false, count: old.count)
        for pair in pairs(new, old) where result[pair.new] == nil && !isTaken[pair.old] {
            result[pair.new] = pair.old
            isTaken[pair.old] = true
        }
        return result
    }

    /// Returns the pairs, nearest first; of equal ones the one that was reported first.
    private func pairs(_ new: [CGPoint], _ old: [CGPoint]) -> [Pair] {
        let farthest = CGFloat(ReadingLimits.farthestStep * ReadingLimits.farthestStep)
        var pairs: [Pair] = []
        for (index, place) in new.enumerated() {
            for (other, before) in old.enumerated() {
                let dx = (place.x - before.x) / width
                let dy = (place.y - before.y) / height
                let distance = dx * dx + dy * dy
                if distance <= farthest { pairs.append(Pair(new: index, old: other, distance: distance)) }
            }
        }
        return pairs.sorted { ($0.distance, $0.new, $0.old) < ($1.distance, $1.new, $1.old) }
    }
}
