import TouchGeometry

/// Where the rows of a table lie, one below the other from 0.
///
///     edges   0 ──row 0── 44 ──row 1── 144 (row 2 has no height) 144 ──row 3── 188
enum RowHeights: Hashable, Sendable {
    /// All alike: nothing is kept for each.
    case uniform(CGFloat, count: Int)
    /// The upper edge of each row, and the lower one of the last.
    case varied(edges: [CGFloat])

    var count: Int {
        switch self {
        case .uniform(_, let count): count
        case .varied(let edges): edges.count - 1
        }
    }

    /// That of all rows.
    var total: CGFloat { top(of: count) }

    /// The upper edge of a row; of the one after the last, the end.
    func top(of row: Int) -> CGFloat {
        switch self {
        case .uniform(let height, _): CGFloat(row) * height
        case .varied(let edges): edges[row]
        }
    }

    func height(of row: Int) -> CGFloat {
        switch self {
        case .uniform(let height, _): height
        case .varied(let edges): edges[row + 1] - edges[row]
        }
    }

    /// The row at a place; `nil` above the first and below the last. Rows without height are nowhere.
    func row(at y: CGFloat) -> Int? {
        guard y >= 0, y < total else { return nil }
        switch self {
        case .uniform(let height, let count): return min(count - 1, Int(y / height))
        case .varied(let edges):
            // The last edge that is not below the place.
            var (low, high) = (0, edges.count - 1)
            while high - low > 1 {
                let middle = (low + high) / 2
                if edges[middle] <= y { low = middle } else { high = middle }
            }
            return low
        }
    }

    /// The next row below that has a height.
    func row(after row: Int) -> Int? {
        guard row + 1 < count, let next = self.row(at: top(of: row + 1)) else { return nil }
        // The quotient of a product need not be the factor.
        return max(row + 1, next)
    }

    /// The first and the last row that show between two places.
    func rows(from y: CGFloat, to end: CGFloat) -> ClosedRange<Int>? {
        guard end > y, end > 0, y < total else { return nil }
        guard let first = row(at: max(0, y)), let last = row(at: min(end, total).nextDown) else { return nil }
        return first...max(first, last)
    }

    /// What counts of a height that an app has given: no number, too little or too much of it is taken as nothing.
    static func usable(_ height: CGFloat) -> CGFloat {
        if height == UITableView.automaticDimension { return TableThresholds.rowHeight }
        guard height >= TableThresholds.leastRowHeight else { return 0 }
        return height.isFinite ? min(height, TableThresholds.greatestRowHeight) : 0
    }
}
